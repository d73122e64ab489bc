/** The last thing that happened, in one line: on phones the log is out of sight. */

import { html } from "lit-html";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../types.js").GameEvent} GameEvent */

/** Asides that would push the real news away. */
const ASIDES = new Set([
  "begin",
  "end",
  "turn",
  "akatsuki",
  "chakra",
  "draw",
  "drew",
  "discard",
  "reshuffle",
  "experience",
  "back",
  "pause",
]);

/**
 * @param {GameEvent[]} events
 * @returns {GameEvent | undefined}
 */
export function lastOf(events) {
  return events.findLast((event) => !ASIDES.has(event.kind));
}

/** @param {TableView} table */
export function news({ events, words, nameOf }) {
  const last = lastOf(events);
  return last ? html`<p class="news" aria-hidden="true">${words.line(last, nameOf)}</p>` : "";
}
