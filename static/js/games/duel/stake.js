/** At the edge of the board: what the fight is worth, and the way to the fight so far. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { symbol } from "../../symbols.js";
import { lastFight } from "./clashes.js";
import { mission } from "./facts.js";
import { CAMPS, hasClashed, isQuick, leftSide } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */

/** A scene has its own. @param {TableView} table */
export function stake(table) {
  return table.now
    ? ""
    : html`<div class="stake">${standing(table)}${worth(table)}${holds(table)}${
      soFar(table)
    }</div>`;
}

/** One bar for the XP of both camps, with the faces of those who play for each below it. @param {TableView} table */
export function standing(table) {
  const { pub, words } = table;
  if (isQuick(pub)) return "";
  const sides = [leftSide(table), 1 - leftSide(table)];
  const [ours, theirs] = sides.map((side) => pub.xp?.[side] ?? 0);
  const label = words.say("duel-camps-xp", { ours, theirs });
  return html`
    <button class="thing standing" data-explain="xp" aria-label=${label}
      title=${label}><span class="both">${sides.map((side) =>
        end(pub, side)
      )}</span><span class="faces">${sides.map((side) => faces(table, side))}</span></button>
  `;
}

/**
 * @param {import("../game.js").View} pub
 * @param {number} side
 */
function end({ xp }, side) {
  const n = xp?.[side] ?? 0;
  return html`<b class="num ${CAMPS[side]}" style="--n:${n}">${symbol(CAMPS[side])}${n}</b>`;
}

/** @param {TableView} table @param {number} side */
function faces({ pub, faceOf: face }, side) {
  const seats = Object.keys(pub.seats).map(Number).filter((seat) => pub.seats[seat].side === side);
  return html`<span>${seats.map((seat) => faceOf(face(seat)))}</span>`;
}

/** @param {TableView} table */
function worth(table) {
  const { pub, me, words } = table;
  if (!pub.mission) return "";
  const sure = me.worth?.sure ?? pub.worth?.mission ?? mission(pub.mission, words).xp;
  const more = me.worth?.orders ?? 0;
  const text = words.say("duel-xp", { xp: more ? `${sure} + ${more}` : sure });
  const wordy = worthInWords(table) || text;
  return pill("mission", "scroll", wordy, wordy);
}

/** What winning this turn brings, in words, once it is known who fights. @param {TableView} table */
export function worthInWords({ pub, me, words }) {
  const { worth } = pub;
  if (!worth || me.side === undefined) return "";
  return words.say("duel-worth-now", {
    mission: worth.mission,
    beaten: worth.beaten[me.side],
    bonus: worth.named?.[me.side] ? worth.bonus : 0,
    more: me.worth?.orders ?? 0,
  });
}

/** What it brings beside the mission's own XP. @param {TableView} table */
export function besides({ pub, me, words }) {
  const beaten = pub.worth?.beaten[me.side ?? 0];
  return beaten ? words.say("duel-worth-besides", { beaten, more: me.worth?.orders ?? 0 }) : "";
}

/** What one holds for later, while there is no hand. @param {TableView} table */
function holds({ pub, me, seat, words }) {
  const count = Object.keys({ ...me.help, ...me.orders }).length;
  if (!count || ["lay", "swap"].includes(pub.phase)) return "";
  const label = words.say("duel-rows");
  return pill(`player:${seat}`, "reinforce", label, `${label}: ${count}`);
}

/** @param {TableView} table */
function soFar({ events, words, pub }) {
  if (!lastFight(events).length) return "";
  const label = words.say(hasClashed(pub) ? "duel-so-far" : "duel-last-fight");
  return pill("fight", "versus", label, label);
}

/**
 * @param {string} thing
 * @param {string} sign
 * @param {string} label
 * @param {string} text where there is room for it
 */
function pill(thing, sign, label, text) {
  return html`
    <button class="thing pill" data-explain=${thing} aria-label=${label}
      title=${label}>${symbol(sign)}<b>${text}</b></button>
  `;
}
