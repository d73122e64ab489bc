/** At the edge of the board: what the fight is worth, and the way to the fight so far. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { lastFight } from "./clashes.js";
import { mission } from "./facts.js";
import { hasClashed, isQuick, leftSide } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */

/** A scene has its own. @param {TableView} table */
export function stake(table) {
  return table.now
    ? ""
    : html`<div class="stake">${camps(table)}${worth(table)}${holds(table)}${soFar(table)}</div>`;
}

/** What both camps have. @param {TableView} table */
function camps(table) {
  const { pub, words } = table;
  if (isQuick(pub)) return "";
  const [ours, theirs] = [leftSide(table), 1 - leftSide(table)].map((side) => pub.xp?.[side] ?? 0);
  return pill("xp", "star", words.say("duel-camps-xp", { ours, theirs }), `${ours} : ${theirs}`);
}

/** @param {TableView} table */
function worth(table) {
  const { pub, me, words } = table;
  if (!pub.mission) return "";
  const sure = me.worth?.sure ?? pub.worth?.mission ?? mission(pub.mission, words).xp;
  const more = me.worth?.orders ?? 0;
  const text = words.say("duel-xp", { xp: more ? `${sure} + ${more}` : sure });
  return pill("mission", "scroll", worthInWords(table) || text, text);
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
