/** Dice: large and sharp; those just rolled tumble one after the other and lie before anything is counted. */

import { html, svg } from "lit-html";
import { icon } from "./icons.js";
import { pair } from "./pair.js";

/** @typedef {import("../game.js").TableView} TableView */

/**
 * @param {string} face "" before it is rolled
 * @param {string} [look]
 * @param {number} [at] its place among those that tumble
 */
export function die(face, look = "", at = 0) {
  return html`
    <span class="die ${face || "wait"} ${look}" style="--at:${at}"><svg viewBox="0 0 96 96"
        aria-hidden="true">${CUBE}</svg><i>${drawn(face)}</i></span>
  `;
}

const CUBE = svg`
  <path class="lid" d="M8 22 22 8h66L74 22z" />
  <path class="flank" d="M74 22 88 8v66L74 88z" />
  <rect class="front" x="8" y="22" width="66" height="66" rx="11" />
`;

/** @param {string} face */
function drawn(face) {
  if (!face) return html`<b class="num">?</b>`;
  return face === "double" ? [icon("hit"), icon("hit")] : icon(face);
}

/**
 * The dice of the fight; where some may be rolled again they are buttons.
 * @param {TableView} table
 * @param {string[]} faces
 * @param {number} count as many as will be rolled
 * @param {Set<number>} tumbling
 */
export function tray(table, faces, count, tumbling) {
  const { words } = table;
  const all = faces.length ? faces : Array.from({ length: count }, () => "");
  const label = faces.length
    ? words.say("hunt-rolled", { faces: faces.map((face) => words.nameOf(face)).join(", ") })
    : words.say("hunt-do-roll", { count });
  return html`<div class="dice many-${all.length}" role="group" aria-label=${label}>${
    all.map((face, at) => one(table, face, at, tumbling))
  }</div>`;
}

/**
 * @param {TableView} table
 * @param {string} face
 * @param {number} at
 * @param {Set<number>} tumbling
 */
function one(table, face, at, tumbling) {
  const { words, can, act, pub } = table;
  const drawnDie = die(face, tumbling.has(at) ? "rolls" : "", [...tumbling].indexOf(at));
  if (!can("mark", String(at))) {
    return html`<span data-explain="face:${face || "hit"}">${drawnDie}</span>`;
  }
  const marked = Boolean(pub.fight?.marked[at]);
  return html`
    <button class="die-button ${marked ? "marked" : ""}" aria-pressed=${marked}
      data-click="mark ${at}"
      aria-label=${pair(words, "verb-mark", words.nameOf(face))}
      @click=${() => act("mark", String(at))}>${drawnDie}</button>
  `;
}
