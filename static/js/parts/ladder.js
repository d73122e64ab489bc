/** The levels of bots, the strongest on top: how each plays, and one's own chance against it if that is known. */

import { html } from "lit-html";
import { say } from "../site.js";

/** @typedef {{level: string, games: number, chances: Record<string, number>}} Strength of one's own, by one's results */

const STROKES = 5;
const FIRST = "genin";
const KNOWN = 5;

/**
 * The level that is about as strong as who plays; who isn't known begins low.
 * @param {string[]} levels
 * @param {Strength | undefined} own
 */
export function ownLevel(levels, own) {
  return own?.games ? own.level : levels.find((level) => level === FIRST) ?? levels[0] ?? "";
}

/**
 * @param {string[]} levels the weakest first
 * @param {(level: string) => unknown} pick
 * @param {Strength} [own]
 */
export function ladder(levels, pick, own) {
  return html`<ul class="ladder">${
    levels.toReversed().map((level) => html`<li>${rung(levels, level, pick, own)}</li>`)
  }</ul>`;
}

/**
 * @param {string[]} levels
 * @param {string} level
 * @param {(level: string) => unknown} pick
 * @param {Strength} [own]
 */
function rung(levels, level, pick, own) {
  const inked = Math.ceil(((levels.indexOf(level) + 1) / levels.length) * STROKES);
  const isKnown = own && own.games >= KNOWN;
  return html`
    <button class="rung bot" @click=${() => pick(level)}>
      <span class="strokes" aria-hidden="true">${Array.from(
        { length: STROKES },
        (_, at) => html`<i class=${at < inked ? "inked" : ""}></i>`,
      )}</span>
      <span><b>${say(`bot-${level}`)}</b><small>${say(`bot-${level}-plays`)}${isKnown
        ? html`<br>${say("ladder-chance", { chance: own.chances[level] ?? 0 })}`
        : ""}</small></span></button>
  `;
}
