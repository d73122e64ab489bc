/** Carrying one's identity to another device: a personal link that works once. */

import { html } from "lit-html";
import { call } from "../api.js";
import { pathOf, qr } from "../qr.js";
import { redraw, say } from "../site.js";
import { copyable } from "./copying.js";
import { dialog } from "./dialog.js";
import { attempt } from "./toasts.js";

let link = "";

export function carry() {
  return attempt(async () => {
    link = (await call("POST", "/me/link")).url;
    redraw();
  });
}

export function carryDialog() {
  if (!link) return "";
  return dialog(
    say("carry"),
    html`<div class="invite">${picture(link)}
      <div class="invite-text"><p>${say("carry-text")}</p>${
      copyable(say("carry"), link)
    }</div></div>`,
    close,
  );
}

/** @param {string} text */
function picture(text) {
  const rows = qr(text);
  const size = rows.length + 4;
  return html`
    <svg class="qr" role="img" aria-label=${say(
      "carry-qr",
    )} width="168" height="168" viewBox=${`-2 -2 ${size} ${size}`}
      shape-rendering="crispEdges">
      <path d=${pathOf(rows)} fill="#1d1a20" />
    </svg>
  `;
}

function close() {
  link = "";
  redraw();
}
