/** How long the scenes of a hunt last; the server knows the same. */

/** @typedef {import("../../types.js").GameEvent} GameEvent */

/** Each event's scene at calm speed, in milliseconds. */
export const LENGTHS = /** @type {Record<string, number>} */ ({
  "round": 1600,
  "trap": 1700,
  "revealed": 1700,
  "summon": 1100,
  "talent": 1000,
  "fight": 900,
  "special": 2000,
  "technique": 900,
  "roll": 1200,
  "power": 900,
  "missed": 1700,
  "wound": 1700,
  "eliminated": 1700,
  "level": 1600,
  "support": 1300,
  "support-on": 1300,
  "akatsuki": 1200,
  "injury": 1700,
  "avoided": 1500,
  "fallen": 1300,
  "paralysed": 1600,
  "lifted": 1300,
  "round-won": 3200,
  "round-lost": 3200,
  "victory": 2600,
  "defeat": 2600,
});
export const PER_DIE = 300;
/** How long the dice lie before the scene goes on. */
export const COUNTED = 800;

/** @param {GameEvent} event */
export function lengthOf({ kind, dice = [] }) {
  return (LENGTHS[kind] ?? 0) + PER_DIE * dice.length;
}
