/** Names that the server leaves to the page's language: of bots and the forgotten, and of reasons. */

import { say, words } from "./site.js";

/**
 * Bots have no name of their own: their place at the table gives them one. Who wished to be forgotten has none.
 * @param {{name: string, bot: string}} one
 * @param {number} seat
 */
export function nameOf(one, seat) {
  if (!one.name && !one.bot) return say("former-player");
  const names = say("bot-names").split(",");
  return one.name || names[seat % names.length].trim();
}

/**
 * Why something was refused, in the page's language: not every browser tells a socket which it is.
 * @param {{code: string, message: string}} refusal
 */
export function reasonOf({ code, message }) {
  const id = [`refusal-${code}`, `error-${code}`].find((one) => words().has(one));
  return id ? say(id) : message;
}
