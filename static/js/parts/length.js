/** How long a game lasts, as it is said of it. */

import { say } from "../site.js";

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
