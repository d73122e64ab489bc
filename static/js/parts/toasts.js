/** Short notes that come and go: refusals, confirmations. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { Refusal } from "../api.js";
import { redraw, say } from "../site.js";
import { symbol } from "../symbols.js";

const STAYS = { note: 3000, refusal: 6000 };

/** @type {Array<{id: number, text: string, kind: "note"|"refusal"}>} */
let shown = [];
let count = 0;

/**
 * @param {string} text
 * @param {"note"|"refusal"} kind
 */
export function toast(text, kind = "note") {
  const id = ++count;
  shown = [...shown.filter((one) => one.text !== text), { id, text, kind }].slice(-3);
  setTimeout(() => dismiss(id), STAYS[kind]);
  redraw();
}

/** @param {unknown} error */
export function complain(error) {
  toast((error instanceof Refusal && error.message) || say("error-offline"), "refusal");
}

/**
 * Run something that the server may refuse; a refusal is shown, not thrown.
 * @template T
 * @param {() => Promise<T>} run
 * @returns {Promise<T | undefined>}
 */
export async function attempt(run) {
  try {
    return await run();
  } catch (error) {
    complain(error);
  }
}

export function toasts() {
  return html`<div class="toasts" role="alert">${
    repeat(shown, (one) => one.id, (one) =>
      html`<div class="toast ${one.kind}">
      ${symbol(one.kind === "refusal" ? "star" : "check")}<span>${one.text}</span>
      <button class="icon" aria-label=${say("close")} @click=${() => dismiss(one.id)}>${
        symbol("close")
      }</button>
    </div>`)
  }</div>`;
}

/** @param {number} id */
function dismiss(id) {
  shown = shown.filter((one) => one.id !== id);
  redraw();
}
