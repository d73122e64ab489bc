/** The cards of Columns: colour, symbol and value, their back, tiles and scrolls. */

import { html } from "lit-html";
import { faceOf, nameOf as drawnAs } from "../../faces.js";
import { card as cardPart } from "../../stage/card.js";
import { symbol } from "../../symbols.js";
import { parsed } from "./model.js";
import { PICTURES } from "./pictures.js";

/** @typedef {import("../../words.js").Words} Words */

const KINDS = /** @type {Record<string, string>} */ ({ dice: "dice-card", turn: "direction-card" });

/**
 * @param {string} id
 * @param {Words} words
 * @param {{from?: string, look?: string, fly?: boolean, isButton?: boolean, drag?: string}} [how]
 */
export function card(id, words, how = {}) {
  const { from = "", look = "", fly = true, isButton = false, drag } = how;
  const { kind, value } = parsed(id);
  return cardPart({
    label: words.nameOf(id),
    look: `nc ${kind} ${look}`,
    colour: kind,
    thing: `card:${id}`,
    isButton,
    fly: fly ? id : undefined,
    from,
    drag,
    inside: value ? numbered(kind, value) : special(kind, words),
  });
}

/**
 * @param {string} kind
 * @param {number} value
 */
function numbered(kind, value) {
  return html`<b class="num" aria-hidden="true">${value}</b><span class="corner">${
    symbol(kind)
  }</span>${art(kind)}`;
}

/**
 * @param {string} kind
 * @param {Words} words
 */
function special(kind, words) {
  return html`${PICTURES[kind]}<span class="caption" aria-hidden="true" data-free>${
    words.say(`columns-caption-${kind}`)
  }</span>`;
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

export function back() {
  return html`<span class="nc deckback">${symbol("mark", "big")}</span>`;
}

/**
 * A sealed colour: paper between two rods.
 * @param {string} colour
 * @param {number} points
 * @param {Words} words
 */
export function scroll(colour, points, words) {
  const label = words.say("columns-sealed-label", { colour: words.nameOf(colour), points });
  return html`
    <span class="scrolled" style="--c:var(--${colour})" role="img"
      aria-label=${label}>${symbol(colour)}<b class="num" aria-hidden="true">${points}</b></span>
  `;
}
