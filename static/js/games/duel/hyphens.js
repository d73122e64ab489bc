/** Long words of names break where their language breaks them: the catalogue has a list of them. */

/** @typedef {import("../../words.js").Words} Words */

const SOFT = "\u00ad";

/** @type {WeakMap<Words, Map<string, string>>} */
const known = new WeakMap();

/**
 * @param {string} name
 * @param {Words} words
 */
export function hyphened(name, words) {
  const list = known.get(words) ?? listOf(words);
  return name.replace(
    /\p{L}+/gu,
    (word) => list.get(word.toLowerCase()) ? broken(word, list) : word,
  );
}

/** @param {Words} words */
function listOf(words) {
  const parted = words.has("duel-hyphens") ? words.say("duel-hyphens").split(/\s+/) : [];
  const list = new Map(parted.map((one) => [one.replaceAll("|", ""), one]));
  known.set(words, list);
  return list;
}

/**
 * With the word's own capitals.
 * @param {string} word
 * @param {Map<string, string>} list
 */
function broken(word, list) {
  const parts = (list.get(word.toLowerCase()) ?? word).split("|");
  let at = 0;
  return parts.map((part) => word.slice(at, at += part.length)).join(SOFT);
}
