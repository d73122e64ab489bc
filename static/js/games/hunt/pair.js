/** A word and what it is about, with the colon as the language sets it. */

/**
 * @param {import("../../words.js").Words} words
 * @param {string} id the message of the word
 * @param {string | number} which
 */
export function pair(words, id, which) {
  return words.say("hunt-pair", { what: words.say(id), which });
}
