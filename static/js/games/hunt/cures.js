/** Who can free a paralysed hero: with which card, where it may be, and how far they are. */

import { heroesOf } from "./reading.js";

/** @typedef {import("../../types.js").View} View */
/**
 * @typedef {object} Helper
 * @property {string} hero
 * @property {string} card
 * @property {"hand"|"own"|"deck"|"pile"} where
 * @property {boolean} isHeld it may be in the hand
 * @property {number} turns until the hero is near enough
 * @property {number} lacks so much Chakra
 */

const STRIDE = 4; // areas that a hero gets on in a turn
/** Where a card that frees may be, the nearest first. */
const NEAR = ["hand", "own", "deck", "pile"];

/**
 * The areas on the shortest way, both ends among them.
 * @param {View} board
 * @param {string} from
 * @param {string} to
 */
export function wayBetween(board, from, to) {
  /** @type {Record<string, string>} */
  const next = { [to]: "" };
  const queue = [to];
  for (const here of queue) {
    for (const there of board[here].links) {
      if (there in next) continue;
      next[there] = here;
      queue.push(there);
    }
  }
  const way = [];
  for (let at = from; at; at = next[at]) way.push(at);
  return way;
}

/**
 * Who may hold a card that frees a paralysed companion, and the way to them.
 * @param {View} pub
 * @returns {{by: string, way: string[]}[]}
 */
export function rescuesOf(pub) {
  const fallen = heroesOf(pub).filter((id) => pub.heroes[id].paralysed);
  return fallen.flatMap((id) => {
    const held = helpersOf(pub, id).filter((one) => one.isHeld && one.hero !== id);
    return [...new Set(held.map(({ hero }) => hero))].map((by) => ({
      by,
      way: wayBetween(pub.board, pub.heroes[by].area, pub.heroes[id].area),
    }));
  });
}

/**
 * Who could free a paralysed hero, who has the card first and then the nearest: where the card may be, in how many
 * turns they get near enough, and how much Chakra they lack for it.
 * @param {View} pub
 * @param {string} id
 * @returns {Helper[]}
 */
export function helpersOf(pub, id) {
  const { area } = pub.heroes[id];
  return curesOf(pub).flatMap((cure) => {
    const { lifts, cost } = pub.techniques[cure.card];
    const by = pub.heroes[cure.hero];
    const isOwn = cure.hero === id;
    if (lifts === "own" && !isOwn) return [];
    const steps = isOwn ? 0 : wayBetween(pub.board, by.area, area).length - 1;
    const missing = Math.max(0, steps - Number(String(lifts).split("-")[1] ?? 0));
    if (missing && by.paralysed) return [];
    const isHeld = cure.where === "hand" || cure.where === "own";
    const turns = Math.ceil(missing / STRIDE);
    return [{ ...cure, isHeld, turns, lacks: Math.max(0, cost - by.chakra) }];
  }).sort((a, b) => NEAR.indexOf(a.where) - NEAR.indexOf(b.where) || a.turns - b.turns);
}

/**
 * The cards that can lift a paralysis, with who has them and where.
 * @param {View} pub
 * @returns {{card: string, hero: string, where: "hand"|"pile"|"deck"|"own"}[]}
 */
export function curesOf(pub) {
  return heroesOf(pub).flatMap((hero) => {
    const { hand, pile } = pub.heroes[hero];
    const where = (/** @type {string} */ card) =>
      pile[card] ? "pile" : !hand ? "own" : hand[card] ? "hand" : "deck";
    return Object.keys(pub.techniques)
      .filter((card) => pub.techniques[card].hero === hero && pub.techniques[card].lifts)
      .map((card) => (/** @type {any} */ ({ card, hero, where: where(card) })));
  });
}
