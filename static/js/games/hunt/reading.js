/** What the views of a hunt say, in the terms of its table: who, what is asked, what can be clicked. */

import { offered } from "../asking.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").GameEvent} GameEvent */
/** @typedef {Record<string, Record<string, number>>} Choices */

export const FULL_BAR = 6;
const AREA_VERBS = ["move", "look", "dash"];
const ENEMY_VERBS = ["fight", "aim", "target"];

/** Questions by the choice that only they offer; the first that is there names the question. */
const SIGNS = [
  ["pick", "pick"],
  ["look", "look"],
  ["top", "top"],
  ["ride", "ride"],
  ["name", "name"],
  ["endure", "injury"],
  ["aim", "aim"],
  ["target", "choose"],
  ["mark", "mark"],
  ["discard", "refill"],
  ["keep", "refill"],
  ["end", "act"],
  ["land", "act"],
  ["begin", "begin"],
];

/**
 * The heroes in the order of their seats.
 * @param {View} pub
 * @returns {string[]}
 */
export function heroesOf(pub) {
  return Object.keys(pub.heroes ?? {}).sort((a, b) => pub.heroes[a].seat - pub.heroes[b].seat);
}

/**
 * The cards of a hand that may be seen, or null.
 * @param {{pub: View, me: View}} views
 * @param {string} hero
 * @returns {string[] | null}
 */
export function handOf({ pub, me }, hero) {
  const hand = me.hands?.[hero] ?? pub.heroes[hero].hand;
  return hand ? Object.keys(hand) : null;
}

/**
 * @param {View} pub
 * @param {string} hero
 * @returns {"paralysed"|"acting"|"done"|"waiting"}
 */
export function statusOf(pub, hero) {
  if (pub.heroes[hero].paralysed) return "paralysed";
  if (pub.acting === hero) return "acting";
  return pub.heroes[hero].done || pub.phase !== "heroes" ? "done" : "waiting";
}

/**
 * The hero whom it is all about just now: the one about to be injured, or the one who acts; "" for none.
 * @param {View} pub
 * @returns {string}
 */
export function busyIn(pub) {
  return pub.injury?.hero || pub.acting;
}

/**
 * The name of the question this seat is asked; "" if it has nothing to say.
 * @param {View} pub
 * @param {View} me
 * @param {number} seat
 */
export function questionOf(pub, me, seat) {
  const choices = me.choices ?? {};
  const sign = SIGNS.find(([verb]) => choices[verb]);
  if (sign) return sign[1];
  if (pub.fight && pub.awaited?.[seat]) return pub.fight.step;
  if (pub.awaited?.[seat]) return "hope";
  return choices.support ? "support" : "";
}

/**
 * Which areas can be clicked, and what the click means.
 * @param {View} me
 * @returns {Record<string, string>}
 */
export function areaClicks(me) {
  return clicks(me.choices, AREA_VERBS);
}

/**
 * @param {View} me
 * @returns {Record<string, string>}
 */
export function enemyClicks(me) {
  return clicks(me.choices, ENEMY_VERBS);
}

/**
 * The supports that can be played now, each with its targets ("" for none).
 * @param {View} me
 * @returns {Record<string, string[]>}
 */
export function supportsOf(me) {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const noun of offered(me, "support")) {
    const [card, target = ""] = noun.split(">");
    (found[card] ??= []).push(target);
  }
  return found;
}

/**
 * Everything that stands in an area.
 * @param {View} pub
 * @param {string} area
 */
export function standing(pub, area) {
  return {
    heroes: heroesOf(pub).filter((hero) => pub.heroes[hero].area === area),
    enemies: Object.keys(pub.enemies).filter((key) => pub.enemies[key].area === area),
  };
}

/**
 * @param {Choices | undefined} choices
 * @param {string[]} verbs
 * @returns {Record<string, string>}
 */
function clicks(choices, verbs) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const verb of verbs) {
    for (const noun of Object.keys(choices?.[verb] ?? {})) found[noun] ??= verb;
  }
  return found;
}
