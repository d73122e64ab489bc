/** Two against one in words: who stands beside whom, and against whom. */

import { fighters, isFight, listed } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../types.js").View} View */
/** @typedef {{seat: number, side: number, ninja: string}} One somebody who fights; the ninja, as far as it is known */

/** Of the fight that goes on or is prepared. @param {TableView} table */
export function against({ pub, words, nameOf, seat }) {
  return inWords(words, nameOf, seat, meeting(pub));
}

/**
 * Nothing where one meets one.
 * @param {import("../../words.js").Words} words
 * @param {(seat: number) => string} nameOf
 * @param {number} seat
 * @param {One[]} all
 */
export function inWords(words, nameOf, seat, all) {
  const isLone = (/** @type {One} */ one) =>
    all.every((other) => other === one || other.side !== one.side);
  const [lone] = all.filter(isLone);
  const pair = all.filter((one) => !isLone(one));
  if (all.length < 3 || !lone) return "";
  const called = (/** @type {One} */ one) => words.nameOf(one.ninja) || nameOf(one.seat);
  const mate = pair.find((one) => one.seat !== seat);
  if (mate && pair.some((one) => one.seat === seat)) {
    return words.say("duel-with", { partner: nameOf(mate.seat), lone: called(lone) });
  }
  const both = [...new Set(pair.map(called))];
  return both.length < 2
    ? ""
    : words.say("duel-pair", { pair: listed(words, both), lone: called(lone) });
}

/** Who fights: the fighters, else who leads them. @param {View} pub @returns {One[]} */
export function meeting(pub) {
  if (isFight(pub)) return fighters(pub);
  return Object.values(pub.leads ?? {}).map(Number).map((seat) => {
    const side = pub.seats[seat]?.side;
    return { seat, side, ninja: onlyOne(pub, side) };
  });
}

/** The ninja that a camp must send. @param {View} pub @param {number} side */
function onlyOne({ open = {} }, side) {
  const all = Object.keys(open).filter((ninja) => [2, side].includes(open[ninja]));
  return all.length === 1 ? all[0] : "";
}
