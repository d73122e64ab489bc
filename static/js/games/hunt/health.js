/** How an enemy's Health is told. */

/** @typedef {import("../../words.js").Words} Words */

/**
 * "2 of 3".
 * @param {Words} words
 * @param {{health: number, most: number}} enemy
 */
export function healthText(words, { health, most }) {
  return words.say("hunt-of", { now: health, most });
}
