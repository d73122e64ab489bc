/** What the views of a hunt say, in the terms of its table: who, what is asked, what can be clicked. */

import { offered } from "../asking.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {Record<string, Record<string, number>>} Choices */

export const HEROES = ["naruto", "sakura", "kakashi", "rock-lee", "sai", "shikamaru"];
export const FULL_BAR = 6;
const VILLAGES = 9;
const LAST_SPACE = 3;
const MOST_DICE = 6;
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
 * The heroes whom a seat leads.
 * @param {View} pub
 * @param {number} seat
 */
export function ledBy(pub, seat) {
  return heroesOf(pub).filter((hero) => pub.heroes[hero].seat === seat);
}

/**
 * The cards of a hand that may be seen, or null.
 * @param {{pub: View, me: View}} views
 * @param {string} hero
 * @returns {string[] | null}
 */
export function handOf({ pub, me }, hero) {
  const hand = me.hands?.[hero] ?? pub.heroes[hero]?.hand;
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
  return pub.injury?.hero || pub.acting || "";
}

/**
 * The hero who would move or fight with a click of this seat: who acts, or its only one that has yet to.
 * @param {{pub: View, seat: number}} table
 */
export function moverOf({ pub, seat }) {
  if (pub.acting) return pub.acting;
  const waiting = ledBy(pub, seat).filter((hero) => statusOf(pub, hero) === "waiting");
  return waiting.length === 1 ? waiting[0] : "";
}

/**
 * What meditating gives this hero: so much Chakra, and perhaps Health.
 * @param {View} pub
 * @param {string} id
 */
export function restOf(pub, id) {
  const { area, health, most, chakra, limit, breath } = pub.heroes[id];
  const heals = pub.board[area].number === VILLAGES && pub.round < roundsIn(pub) && health < most;
  return { count: Math.min(breath, limit - chakra), heals };
}

/**
 * The name of the question this seat is asked; "" if it has nothing to say.
 * @param {{pub: View, me: View, seat: number, replay?: boolean}} table
 */
export function questionOf({ pub, me, seat, replay }) {
  const choices = me.choices ?? {};
  if (replay || pub.outcome) return "";
  const sign = SIGNS.find(([verb]) => choices[verb]);
  if (sign) return sign[1];
  if (!pub.awaited?.[seat]) return choices.support ? "support" : "";
  if (choices.crawl) return "crawl";
  return pub.fight ? pub.fight.step : "hope";
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
 * Whether a step into an area ends there: by a trap or other things face down, or by an enemy.
 * @param {View} pub
 * @param {string} area
 * @returns {"hidden"|"enemy"|""}
 */
export function stopAt(pub, area) {
  const waits = area === pub.tobi && Object.keys(pub.facedown).length > 0;
  if (area in pub.traps || waits) return "hidden";
  return standing(pub, area).enemies.length ? "enemy" : "";
}

/**
 * Why no dice injure an enemy: the talent that saves it, or "" for its Defence.
 * @param {View} pub
 * @param {string} key
 * @param {string} hero who fights it
 */
export function savedBy(pub, key, hero) {
  const { talents = [], area, dodged } = pub.enemies[key];
  const isFaced = pub.fight?.special === "sharingan";
  const saves = /** @type {Record<string, boolean>} */ ({
    untouchable: area === pub.heroes[hero].area,
    dodge: !dodged,
    mirror: isFaced,
    foil: isFaced,
  });
  return talents.find((/** @type {string} */ id) => saves[id]) ?? "";
}

/** The turns that the round has left, this one included. @param {View} pub */
export function turnsLeft(pub) {
  return LAST_SPACE - pub.capture + 1;
}

/** @param {View} pub */
export function turnOf(pub) {
  return pub.capture - pub.start + 1;
}

/** @param {View} pub */
export function turnsIn(pub) {
  return LAST_SPACE - pub.start + 1;
}

/**
 * Those who have to fall for the round: Akatsuki members and bosses.
 * @param {View} pub
 */
export function hunted(pub) {
  return Object.keys(pub.enemies).filter((key) => isMember(pub, key));
}

/**
 * @param {View} pub
 * @param {string} key
 */
export function isMember(pub, key) {
  return kindOf(key, pub.enemies[key].card) === "akatsuki";
}

/**
 * How a token of this enemy looks: Akatsuki members round with a cloud edge, traps as seals, summons as diamonds.
 * @param {string} key
 * @param {string} card
 */
export function kindOf(key, card) {
  if (key.startsWith("trap-")) return "trap";
  return ["susanoo", "puppet", "snake", "creature"].includes(card) ? "summon" : "akatsuki";
}

/**
 * What a card costs against the enemy that is fought.
 * @param {View} pub
 * @param {string} card
 */
export function costOf(pub, card) {
  const talents = pub.enemies[pub.fight?.target]?.talents ?? [];
  const printed = pub.techniques[card];
  return printed.cost + (printed.kind === "fight" && talents.includes("tax") ? 1 : 0);
}

/**
 * The dice of a fight with this card ("" for none): Strength, at most six, and Hits for what is more.
 * @param {View} pub
 * @param {string} card
 */
export function poolOf(pub, card) {
  const { fight, heroes, enemies, techniques } = pub;
  const base = heroes[fight.hero].strength;
  const printed = techniques[card];
  const grip = enemies[fight.target]?.immobilised ? printed?.grip ?? 0 : 0;
  const bonus = (printed?.strength ?? 0) + grip;
  const sum = base + bonus;
  return { base, bonus, dice: Math.min(MOST_DICE, sum), more: Math.max(0, sum - MOST_DICE) };
}

/** The rounds of this hunt; nine of one from before there were short ones. @param {View} pub */
export function roundsIn({ rounds = VILLAGES }) {
  return rounds;
}

/** @param {View} pub */
export function roundsOf(pub) {
  return Array.from({ length: roundsIn(pub) }, (_, at) => at + 1);
}

/**
 * The round in which Tobi comes to a village; a short hunt has only the last ones, and 0 or less is none.
 * @param {View} pub
 * @param {number} village its number
 */
export function roundIn(pub, village) {
  return village - VILLAGES + roundsIn(pub);
}

/**
 * The village of a round.
 * @param {View} pub
 * @param {number} round
 */
export function villageOf({ board = {}, rounds = VILLAGES }, round) {
  const number = round + VILLAGES - rounds;
  return Object.keys(board).find((id) => board[id].number === number) ?? "";
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
