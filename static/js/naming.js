/** Names that the server leaves to the page's language: of bots and the forgotten, and of reasons. */

import { say, speakMore, words } from "./site.js";

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
 * The seat somebody will have when the ranks are closed at the start: bots and faces go by it.
 * @param {Record<string, unknown>} seats
 * @param {number} seat
 */
export function rankOf(seats, seat) {
  return Object.keys(seats).filter((one) => Number(one) < seat).length;
}

/**
 * Why something was refused, in the page's language: not every browser tells a socket which it is.
 * The words come with the first refusal; where they can't, the server's own stand in.
 * @param {{code: string, message: string}} refusal
 */
export async function reasonOf({ code, message }) {
  const named = () => [`refusal-${code}`, `error-${code}`].find((one) => words().has(one));
  if (!named()) await speakMore().catch(() => {});
  const id = named();
  return id ? say(id) : message;
}
