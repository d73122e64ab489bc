/** What one holds: a row that scrolls inside itself if it must, its chosen one seen whole, and tabs for several rows. */

import { html, nothing } from "lit-html";
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

/**
 * @typedef {object} Tab
 * @property {string} label
 * @property {any} sign
 * @property {any} count
 * @property {string[]} cards that lie behind it
 * @property {boolean} isOpen
 * @property {string} [colour]
 * @property {() => void} open
 */

/**
 * Of several rows one is open; to the cards of the others their tabs lead.
 * @param {string} label
 * @param {Tab[]} all
 */
export function handTabs(label, all) {
  return html`<div class="rows" role="group" aria-label=${label}>${all.map(tab)}</div>`;
}

/** @param {Tab} one */
function tab({ label, sign, count, cards, isOpen, colour, open }) {
  return html`
    <button class="row-tab" data-leads=${isOpen ? "" : cards.join(" ")}
      aria-pressed=${isOpen} style=${colour ? `--c:var(--${colour})` : nothing}
      @click=${open}>${sign}<span class="row-name">${label}</span><b class="num">${count}</b></button>
  `;
}

/** @param {Element | undefined} row */
function showChosen(row) {
  queueMicrotask(() =>
    row?.querySelector(".chosen")?.scrollIntoView({ block: "nearest", inline: "nearest" })
  );
}
