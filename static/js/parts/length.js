/** How long a game lasts and for how many it is, as it is said of it. */

import { language, say } from "../site.js";

/** @typedef {import("../words.js").Words} Words */

/**
 * That of the mode, where the modes differ.
 * @param {Words} words
 * @param {Record<string, any>} [options]
 */
export function minutesOf(words, options = {}) {
  const length = `option-mode-${options.mode}-length`;
  if (words.has(length)) return words.say(length);
  return say("door-minutes", { minutes: words.say("minutes") });
}

/**
 * How many can play: from two to six, or only certain numbers.
 * @param {number[]} sizes
 */
export function players(sizes) {
  const [from, to] = [Math.min(...sizes), Math.max(...sizes)];
  if (from < to && sizes.length === to - from + 1) return say("door-players", { from, to });
  const list = new Intl.ListFormat(language(), { type: "disjunction" });
  return say("door-players-list", { sizes: list.format(sizes.map(String)) });
}
