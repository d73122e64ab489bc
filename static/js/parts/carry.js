/** Carrying one's identity to another device: a personal link that works once. */

import { html } from "lit-html";
import { call } from "../api.js";
import { redraw, say } from "../site.js";
import { copyable } from "./copying.js";
import { dialog } from "./dialog.js";
import { attempt } from "./toasts.js";

/** @type {{url: string, qr: string} | null} */
let link = null;

export function carry() {
  return attempt(async () => {
    link = await call("POST", "/me/link");
    redraw();
  });
}

export function carryDialog() {
  if (!link) return "";
  return dialog(
    say("carry"),
    html`<div class="invite"><img class="qr" src=${link.qr} alt=${say("carry-qr")} width="168"
      height="168"><div class="invite-text"><p>${say("carry-text")}</p>${
      copyable(say("carry"), new URL(link.url, location.href).href)
    }</div></div>`,
    close,
  );
}

function close() {
  link = null;
  redraw();
}
