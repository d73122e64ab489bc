/// <reference lib="deno.ns" />
/** How long the scenes of a game last, as the server is told it. */

/** @param {string} game @returns {Record<string, number>} */
export function lengthsOf(game) {
  const file = new URL(`../../games/${game}/lengths.json`, import.meta.url);
  return JSON.parse(Deno.readTextFileSync(file));
}
