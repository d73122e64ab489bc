/** What an event makes of the duel's table while its scene is shown. */

import { whoOf } from "./clashes.js";
import { CAMPS } from "./model.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").GameEvent} GameEvent */

/** @type {NonNullable<import("../game.js").Scenes["after"]>} */
export const AFTER = {
  attack: turnedUp,
  unpaid: turnedUp,
  hurt: wounded,
  healed: wounded,
  endured: wounded,
  revived: wounded,
  fallen: (pub, event) => wounded(pub, { ...event, hp: 0 }),
  done: (pub, { seat }) => {
    for (const one of all(pub).filter((one) => one.seat === seat)) one.done = true;
  },
  round: (pub, { round }) => {
    all(pub).forEach(refresh);
    Object.assign(pub, { round, place: 0, phase: "lay" });
  },
  won: (pub, { camp, mission, beaten, orders, named = 0 }) =>
    gain(pub, camp, mission + beaten + orders + named),
  spoils: (pub, { camp, mission }) => gain(pub, camp, mission),
  "won-fight": (pub, { camp }) => gain(pub, camp, 1),
  "won-duel": (pub, { camp }) => gain(pub, camp, 1),
};

/** @param {View} pub @returns {View[]} */
function all({ fighters = {} }) {
  return Object.values(fighters);
}

/**
 * @param {View} pub
 * @param {GameEvent} event
 */
function ofEvent(pub, event) {
  return all(pub).filter((one) => whoOf(one) === whoOf(event));
}

/**
 * @param {View} pub
 * @param {GameEvent} event
 */
function turnedUp(pub, event) {
  for (const one of ofEvent(pub, event)) {
    one.chakra = event.left;
    one.turned[Object.keys(one.turned).length + 1] = event.card;
  }
}

/**
 * @param {View} pub
 * @param {GameEvent} event
 */
function wounded(pub, event) {
  for (const one of ofEvent(pub, event)) one.hp = event.hp;
}

/** @param {View} one */
function refresh(one) {
  const cards = [...Object.values(one.used), ...Object.values(one.turned)];
  const used = Object.fromEntries(cards.map((card, at) => [at + 1, card]));
  Object.assign(one, { chakra: one.most, done: one.hp <= 0, turned: {}, used, waits: {} });
}

/**
 * @param {View} pub
 * @param {string} camp
 * @param {number} xp
 */
function gain(pub, camp, xp) {
  const side = CAMPS.indexOf(camp);
  pub.xp = { ...pub.xp, [side]: (pub.xp?.[side] ?? 0) + xp };
}
