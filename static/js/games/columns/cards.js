/** The cards of Columns: colour, symbol and value, their back, tiles and scrolls. */

import { html } from "lit-html";
import { faceOf, nameOf as drawnAs } from "../../faces.js";
import { cardFrame } from "../../stage/card.js";
import { symbol } from "../../symbols.js";
import { parsed } from "./reckon.js";

/** @typedef {import("../../words.js").Words} Words */

const KINDS = /** @type {Record<string, string>} */ ({ dice: "dice-card", turn: "direction-card" });
const CORNERS = /** @type {Record<string, string>} */ ({ dice: "cloud" });

/**
 * @param {string} id
 * @param {Words} words
 * @param {{from?: string, look?: string, fly?: boolean, isButton?: boolean, drag?: string}} [how]
 */
export function card(id, words, how = {}) {
  const { from = "", look = "", fly = true, isButton = false, drag } = how;
  const { kind, value } = parsed(id);
  return cardFrame({
    label: words.nameOf(id),
    look: `nc ${kind} ${look}`,
    colour: kind,
    thing: `card:${id}`,
    isButton,
    fly: fly ? id : undefined,
    from,
    drag,
    inside: html`
      ${value ? html`<b class="num" aria-hidden="true">${value}</b>` : ""}<span
        class="corner">${symbol(CORNERS[kind] ?? kind)}</span>${art(kind)}
    `,
  });
}

/** Who it is, or the symbol where nobody is drawn. @param {string} kind */
function art(kind) {
  return drawnAs(kind)
    ? html`<span class="art">${faceOf(kind, { frame: "none" })}</span>`
    : symbol(kind, "big");
}

/**
 * A number card without its copy's letter, for lists: "naruto-3", or "dice".
 * @param {string} id
 * @param {Words} words
 */
export function tile(id, words) {
  const { kind, value } = parsed(id);
  const name = value ? cardName(id, words) : words.nameOf(`${kind}-01`);
  return html`
    <span class="bt" style="--c:var(--${kind})" role="img" aria-label=${name}
      title=${name}>${symbol(kind)}${value || ""}</span>
  `;
}

/**
 * @param {string} id
 * @param {Words} words
 */
export function cardName(id, words) {
  const { kind, value } = parsed(id);
  if (value) return words.say("number-card", { colour: words.nameOf(kind), value });
  return KINDS[kind] ? words.say(KINDS[kind]) : id;
}

/** @param {string} inside */
export function back(inside = "") {
  return html`${symbol("mark", "big")}${inside}`;
}

/**
 * @param {string} colour
 * @param {number} points
 * @param {Words} words
 */
export function scroll(colour, points, words) {
  const label = words.say("columns-sealed-label", { colour: words.nameOf(colour), points });
  return html`
    <span class="scrolled" style="--c:var(--${colour})" role="img"
      aria-label=${label}>${symbol(colour)}<span class="stampx" aria-hidden="true">${words.say(
        "columns-sealed",
      )}</span></span>
  `;
}
