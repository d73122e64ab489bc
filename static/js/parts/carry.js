/** Carrying one's identity to another device: a personal link that works once. */

import { html } from "lit-html";
import { call } from "../api.js";
import { redraw, say } from "../site.js";
import { dialog } from "./dialog.js";
import { copyable } from "./invite.js";
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
    html`
      <p>${say("carry-text")}</p>
      ${copyable(say("carry"), link)}
    `,
    close,
  );
}

function close() {
  link = "";
  redraw();
}
