/** A row of what one holds: it scrolls inside itself if it must, and what is chosen is seen whole. */

import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";

/**
 * @template T
 * @param {T[]} things
 * @param {(thing: T) => string} keyOf
 * @param {(thing: T) => any} draw
 * @param {string} look
 */
export function handRow(things, keyOf, draw, look) {
  return html`<div class="hand-row ${look}" ${ref(showChosen)}>${
    repeat(things, keyOf, draw)
  }</div>`;
}

/** @param {Element | undefined} row */
function showChosen(row) {
  queueMicrotask(() =>
    row?.querySelector(".chosen")?.scrollIntoView({ block: "nearest", inline: "nearest" })
  );
}
