/** What belongs to a visitor: their data as a file, signing out elsewhere, being forgotten. */

import { html } from "lit-html";
import { call } from "../api.js";
import { boot, redraw, say } from "../site.js";
import { dialog } from "./dialog.js";
import { attempt, toast } from "./toasts.js";

let isLast = false;

/** On one's own page. */
export function myData() {
  return html`
    <h2>${say("data-title")}</h2>
    <p class="note">${say("data-text")}</p>
    <div class="buttons column">
      <a class="button" href="/api/me/data" download>${say("data-download")}</a>
      <button type="button" @click=${signOut}>${say("data-sign-out")}</button>
      <button type="button" class="quiet" @click=${() => (isLast = true, redraw())}>${say(
        "data-forget",
      )}</button>
    </div>
  `;
}

export function forgetDialog() {
  return isLast ? dialog(say("data-forget"), lastQuestion(), close) : "";
}

function lastQuestion() {
  return html`
    <p>${say("data-forget-text")}</p>
    <div class="buttons"><button type="button" @click=${close}>${say("link-cancel")}</button>
          <button type="button" class="primary" @click=${forget}>${say(
            "data-forget-yes",
          )}</button></div>
  `;
}

function signOut() {
  return attempt(async () => {
    await call("POST", "/me/sign-out", { name: boot.me?.name });
    toast(say("data-signed-out"));
  });
}

function forget() {
  return attempt(async () => {
    await call("POST", "/me/forget", { name: boot.me?.name });
    location.assign("/");
  });
}

function close() {
  isLast = false;
  redraw();
}
