/** What belongs to a visitor: their data as a file, signing out elsewhere, being forgotten. */

import { html } from "lit-html";
import { call } from "../api.js";
import { boot, redraw, say } from "../site.js";
import { dialog } from "./dialog.js";
import { attempt, toast } from "./toasts.js";

/** @type {"" | "all" | "forget"} */
let open = "";

export function myData() {
  open = "all";
  redraw();
}

export function myDataDialog() {
  if (!open || !boot.me) return "";
  return dialog(say("data-title"), open === "all" ? choices() : lastQuestion(), close);
}

function choices() {
  return html`
    <p>${say("data-text")}</p>
    <div class="buttons column">
      <a class="button" href="/api/me/data" download>${say("data-download")}</a>
      <button type="button" @click=${signOut}>${say("data-sign-out")}</button>
      <button type="button" class="quiet" @click=${() => (open = "forget", redraw())}>${say(
        "data-forget",
      )}</button>
    </div>
  `;
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
    close();
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
  open = "";
  redraw();
}
