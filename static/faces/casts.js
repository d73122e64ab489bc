/** Who is seen where: a sprite for what every page shows, and one per game for everyone else in it. */

import { AKATSUKI } from "./cast/akatsuki.js";
import { OTHERS } from "./cast/others.js";
import { VILLAGES } from "./cast/villages.js";

/** @typedef {import("./face.js").Person} Person */

/** Everyone. Names are the games' own; a name with a level or a number is another form. */
export const EVERYONE = { ...VILLAGES, ...AKATSUKI, ...OTHERS };

/** @typedef {{door: string[], table: string[]}} Shown whom a game shows on its door, and at its table */

/** Seats without a character of their own. */
const SEATS = list("naruto sakura sasuke kakashi rock-lee shikamaru");

/** Whom a guest may choose; each is a sprite of its own unless every page has them. */
export const PORTRAITS = Object.fromEntries(
  list(
    "hinata neji tenten temari ino choji kiba shino kankuro",
    "jiraiya guy bee itachi konan deidara orochimaru",
  ).map((name) => [name, EVERYONE[name]]),
);

/**
 * The people of every sprite, by its name: nobody is in two that a page wears together.
 * @param {Record<string, Shown>} games
 * @returns {Record<string, Record<string, Person>>}
 */
export function casts(games) {
  const site = [...new Set([...SEATS, ...Object.values(games).flatMap(({ door }) => door)])];
  const own = Object.entries(games).map(([game, { table }]) => [
    game,
    people(table.filter((name) => !site.includes(name))),
  ]);
  return { site: people(site), ...Object.fromEntries(own) };
}

/** @param {string[]} names */
function people(names) {
  const unknown = names.filter((name) => !(name in EVERYONE));
  if (unknown.length) throw new Error(`nobody has drawn ${unknown.join(", ")}`);
  return Object.fromEntries(names.map((name) => [name, EVERYONE[name]]));
}

/** @param {string[]} lines */
function list(...lines) {
  return lines.join(" ").split(" ");
}
