/** The cards in one's hand: what a click on each does, and what it would count where it would lie. */

import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { nouns } from "../asking.js";
import { helpFace, tech, techLabel } from "./cards.js";
import { grab } from "./drag.js";
import { technique } from "./facts.js";
import { armed, chooseHelp, dropCard, dropHelp, layCard, nextPlace, swapped } from "./laying.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./model.js").Fighter} Fighter */

/**
 * The cards of a hand, those laid included, as the keys 1 to 6 count them.
 * @param {TableView} table
 * @param {Fighter} fighter
 */
export function held({ words, me }, fighter) {
  const { hand: own, laid } = me.fighters[fighter.index];
  const cost = (/** @type {string} */ id) => technique(id, words).cost;
  const cards = [...Object.keys(own), .../** @type {string[]} */ (Object.values(laid))];
  return cards.sort((a, b) => cost(a) - cost(b) || a.localeCompare(b));
}

/**
 * What of it isn't laid.
 * @param {TableView} table
 * @param {Fighter} fighter
 */
export function inHand(table, fighter) {
  return held(table, fighter).filter((id) => table.me.fighters[fighter.index].hand[id]);
}

/**
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {string} id
 */
export function handCard(table, fighter, id) {
  const { words } = table;
  const swaps = nouns(table, "exchange").some((noun) => noun.startsWith(`${id}>`));
  const place = nextPlace(table, fighter, id);
  if (!swaps && !place) {
    return html`
      <button class="thing hand-card shut" data-explain="card:${id}"
        aria-label=${techLabel(id, words)}>${tech(id, words, { fly: true, told: true })}</button>
    `;
  }
  return swaps ? swapCard(table, id) : layable(table, fighter, id, place);
}

/**
 * @param {TableView} table
 * @param {string} id
 */
function swapCard(table, id) {
  const { words } = table;
  const chosen = swapped.of(table) === id;
  return html`
    <button class="hand-card ok ${chosen ? "chosen" : ""}" aria-pressed=${chosen}
      data-explain="card:${id}" data-leads=${id} aria-label=${techLabel(id, words)}
      @click=${() => swapped.toggle(table, id)}>${tech(id, words, {
        fly: true,
        told: true,
      })}</button>
  `;
}

/**
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {string} id
 * @param {number} place
 */
function layable(table, fighter, id, place) {
  const { words, pressed } = table;
  const number = held(table, fighter).indexOf(id) + 1;
  const state = pressed("lay", `${id}>${place}`);
  return html`
    <button class="hand-card ok ${state}" data-explain="card:${id}" data-leads=${id}
      aria-label=${techLabel(
        id,
        words,
      )}
      aria-keyshortcuts=${number} @click=${() => layCard(table, fighter, id)}
      @pointerdown=${(/** @type {PointerEvent} */ event) =>
        grab(event, (zone) => dropCard(table, id, zone))}>${mayDiffer(table, fighter)
        ? foreseen(table, id, place)
        : tech(id, words, { fly: true, told: true })}</button>
  `;
}

/**
 * Whether what lies already may change what the next card costs and does.
 * @param {TableView} table
 * @param {Fighter} fighter
 */
function mayDiffer({ me, pub }, { index }) {
  const { laid, calls } = me.fighters[index];
  const waits = pub.fighters[index].waits ?? {};
  return Object.keys({ ...laid, ...calls, ...waits }).length > 0;
}

/**
 * The card as it would count on its next place, asked from the server.
 * @param {TableView} table
 * @param {string} id
 * @param {number} place
 */
function foreseen({ words, hint }, id, place) {
  const seen = hint("lay", `${id}>${place}`).then((said) =>
    tech(id, words, {
      fly: true,
      told: true,
      look: said.paid === false ? "dear" : "",
      foreseen: said.paid ? said : undefined,
    })
  );
  return until(seen, tech(id, words, { fly: true, told: true }));
}

/**
 * @param {TableView} table
 * @param {string} id
 */
export function helpCard(table, id) {
  const { words } = table;
  if (!nouns(table, "call").some((noun) => noun.startsWith(`${id}>`))) {
    return html`<button class="thing hand-card" data-explain="help:${id}">${
      helpFace(id, words)
    }</button>`;
  }
  const chosen = armed(table) === id;
  return html`
    <button class="hand-card ok ${chosen
      ? "chosen"
      : ""}" aria-pressed=${chosen} data-explain="help:${id}"
      data-leads=${id}
      @click=${() => chooseHelp(table, id)}
      @pointerdown=${(/** @type {PointerEvent} */ event) =>
        grab(event, (zone) => dropHelp(table, id, zone))}>${helpFace(id, words)}</button>
  `;
}
