/** A text and the button that copies it. */

import { html } from "lit-html";
import { say } from "../site.js";
import { toast } from "./toasts.js";

/**
 * @param {string} label
 * @param {string} link
 * @param {any} [more] further buttons
 */
export function copyable(label, link, more = "") {
  return html`
    <input class="link" readonly aria-label=${label} .value=${link}
      @focus=${(/** @type {any} */ event) => event.target.select()}>
    <div class="buttons">
      <button type="button" class="primary" @click=${() => copy(link)}>${say(
        "copy-link",
      )}</button>${more}</div>
  `;
}

/** @param {string} text */
export async function copy(text) {
  const done = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  if (done || copyBySelection(text)) toast(say("copied"));
}

/**
 * Without a secure context there is no clipboard: an old way still works.
 * @param {string} text
 */
function copyBySelection(text) {
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
