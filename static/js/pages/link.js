/** The page of a personal link: become the guest it belongs to, after one button. */

import { html } from "lit-html";
import { call, Refusal } from "../api.js";
import { shell } from "../parts/shell.js";
import { complain } from "../parts/toasts.js";
import { boot, redraw, say, show } from "../site.js";

let mustReplace = false;

export function open() {
  return show(draw);
}

function draw() {
  document.title = say("title-link");
  return shell(html`<section class="panel join"><h1>${say("link-title")}</h1>
    <p>${say("link-text")}</p>
    ${
    mustReplace
      ? html`<p class="banner warn">${say("link-replace", { name: boot.me?.name ?? "" })}</p>`
      : ""
  }
    <div class="buttons">
      <button class=${mustReplace ? "danger" : "primary"} @click=${use}>${
    say(mustReplace ? "link-replace-yes" : "link-use")
  }</button>
      <a class="button" href="/">${say("link-cancel")}</a>
    </div></section>`);
}

async function use() {
  try {
    await call("POST", `/link/${encodeURIComponent(boot.token)}`, { replace: mustReplace });
    location.assign("/");
  } catch (error) {
    mustReplace = error instanceof Refusal && error.code === "has-seats";
    if (!mustReplace) complain(error);
    redraw();
  }
}
