/** How long a game lasts and for how many it is, as it is said of it. */

import { language, say } from "../site.js";

/** @typedef {import("../words.js").Words} Words */

/**
 * That of an option that makes it longer or shorter, say the mode.
 * @param {Words} words
 * @param {Record<string, any>} [options]
 */
export function minutesOf(words, options = {}) {
  const chosen = Object.entries(options).map(([name, value]) =>
    value === true ? `option-${name}-length` : `option-${name}-${value}-length`
  );
  const length = chosen.find((id) => words.has(id));
  if (length) return words.say(length);
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
