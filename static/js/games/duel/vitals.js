/** Chips of a fight: who fights, led by whom, with HP and Chakra; what laid cards will cost is hatched. */

import { html } from "lit-html";
import { whoOf } from "./clashes.js";
import { isFight, leftOf, sides } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").Chip} Chip */
/** @typedef {import("./model.js").Fighter} Fighter */

/**
 * @param {TableView} table
 * @param {Chip[]} all
 * @returns {Chip[]}
 */
export function chips(table, all) {
  if (!isFight(table.pub)) return all;
  return sides(table).flat().map((one) => ({
    .../** @type {Chip} */ (all.find(({ seat }) => seat === one.seat)),
    face: one.ninja,
    colour: one.ninja,
    thing: `fighter:${one.index}`,
    name: table.words.nameOf(one.ninja),
    note: [table.nameOf(one.seat), stateOf(table, one)].filter(Boolean).join(" · "),
    score: html`${hp(table, one)}${chakra(table, one)}`,
    turn: !table.now && Boolean(table.pub.awaited?.[one.seat]) && one.hp > 0,
  }));
}

/**
 * @param {TableView} table
 * @param {Fighter} one
 */
function stateOf(table, one) {
  const { words, pub, seat } = table;
  if (one.hp <= 0) return words.say("duel-down");
  if (table.now) return lost(table, one) ? words.say("duel-hit") : "";
  if (pub.outcome) return "";
  if (!pub.awaited?.[one.seat] || one.done && pub.phase !== "swap") return words.say("duel-ready");
  return words.say(one.seat === seat ? "your-turn" : "duel-thinking");
}

/** HP lost in the beat that is shown. @param {TableView} table @param {Fighter} one */
function lost({ now }, one) {
  const before = now?.beat.show?.hp?.[whoOf(one)];
  return before === undefined ? 0 : Math.max(0, before - one.hp);
}

/**
 * @param {TableView} table
 * @param {Fighter} one
 */
function hp(table, one) {
  const label = table.words.say("duel-hp");
  return vital("hp", label, one.hp, one.full, lost(table, one), whole(one.hp, one.full));
}

/**
 * @param {TableView} table
 * @param {Fighter} one
 */
function chakra(table, one) {
  const isLaying = !table.now && ["lay", "swap"].includes(table.pub.phase);
  const left = (isLaying ? leftOf(table, one) : undefined) ?? one.chakra;
  const used = Math.max(0, one.chakra - left);
  const text = used ? `${one.chakra}→${left}` : whole(one.chakra, one.most);
  return vital("chakra", table.words.say("duel-chakra"), left, one.most, used, text);
}

/**
 * @param {string} kind
 * @param {string} label
 * @param {number} value
 * @param {number} most
 * @param {number} gone a part that goes or has gone
 * @param {any} text
 */
function vital(kind, label, value, most, gone, text) {
  const share = (/** @type {number} */ part) =>
    Math.max(0, Math.min(1, part / (most || 1))).toFixed(3);
  return html`
    <span class="vital ${kind}" role="meter" aria-label=${label} aria-valuemin="0"
      aria-valuemax=${most} aria-valuenow=${value}
      style="--v:${share(value)};--gone:${share(
        gone,
      )}"><i></i><b>${text}</b></span>
  `;
}

/**
 * @param {number} value
 * @param {number} most
 */
function whole(value, most) {
  return html`${value}<small>/${most}</small>`;
}
