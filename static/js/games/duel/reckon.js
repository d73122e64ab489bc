/** The table after one event of a step: so much of the public view as the show needs meanwhile. */

import { whoOf } from "./clashes.js";
import { CAMPS } from "./model.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").GameEvent} GameEvent */

/**
 * @param {View} pub
 * @param {GameEvent} event
 * @returns {View}
 */
export function after(pub, event) {
  return AFTER[event.kind]?.(pub, event) ?? pub;
}

/** @type {Record<string, (pub: View, event: GameEvent) => View>} */
const AFTER = {
  attack: turnedUp,
  unpaid: turnedUp,
  hurt: wounded,
  healed: wounded,
  endured: wounded,
  revived: wounded,
  fallen: (pub, event) => wounded(pub, { ...event, hp: 0 }),
  done: (pub, { seat }) => changed(pub, (one) => one.seat === seat, () => ({ done: true })),
  round: (pub, { round }) => ({
    ...changed(pub, () => true, refreshed),
    round,
    place: 0,
    phase: "lay",
  }),
  won: (pub, { camp, mission, beaten, orders, named = 0 }) =>
    gained(pub, camp, mission + beaten + orders + named),
  "won-fight": (pub, { camp }) => gained(pub, camp, 1),
  "won-duel": (pub, { camp }) => gained(pub, camp, 1),
};

/**
 * @param {View} pub
 * @param {GameEvent} event
 */
function turnedUp(pub, event) {
  return changed(pub, isOne(event), (one) => ({
    chakra: event.left,
    turned: { ...one.turned, [Object.keys(one.turned).length + 1]: event.card },
  }));
}

/**
 * @param {View} pub
 * @param {GameEvent} event
 */
function wounded(pub, event) {
  return changed(pub, isOne(event), () => ({ hp: event.hp }));
}

/** @param {View} one */
function refreshed(one) {
  const cards = [...Object.values(one.used), ...Object.values(one.turned)];
  const used = Object.fromEntries(cards.map((card, at) => [at + 1, card]));
  return { chakra: one.most, done: one.hp <= 0, turned: {}, used, waits: {} };
}

/**
 * @param {View} pub
 * @param {string} camp
 * @param {number} xp
 */
function gained(pub, camp, xp) {
  const side = CAMPS.indexOf(camp);
  return { ...pub, xp: { ...pub.xp, [side]: (pub.xp?.[side] ?? 0) + xp } };
}

/** @param {GameEvent} event */
function isOne(event) {
  return (/** @type {View} */ one) => whoOf(one) === whoOf(event);
}

/**
 * @param {View} pub
 * @param {(one: View) => boolean} which
 * @param {(one: View) => View} how
 */
function changed(pub, which, how) {
  const all = Object.entries(pub.fighters ?? {}).map(([index, one]) => [
    index,
    which(one) ? { ...one, ...how(one) } : one,
  ]);
  return { ...pub, fighters: Object.fromEntries(all) };
}
