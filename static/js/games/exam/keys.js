/** Shortcuts: digits for cards and techniques, Q W E for the own heroes, the rest by their letters. */

import { nouns } from "../asking.js";
import { bareHeroes, chooseHero, chosenHero, FOREST, show, shown } from "./looking.js";
import { CARDS, heroesOf, techniqueOrder } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */

const LAST = ["done", "keep", "focus", "stay", "end", "skip", "decline"];
const HERO_VERBS = ["open", "pick", "raise"];

/** @type {Record<string, (table: TableView) => void>} */
export const keys = {
  1: (table) => nth(table, 0),
  2: (table) => nth(table, 1),
  3: (table) => nth(table, 2),
  4: (table) => nth(table, 3),
  5: (table) => nth(table, 4),
  6: (table) => nth(table, 5),
  q: (table) => hero(table, 0),
  w: (table) => hero(table, 1),
  e: (table) => hero(table, 2),
  l: (table) => face(table, "left"),
  r: (table) => face(table, "right"),
  b: (table) => table.act("back"),
  x: (table) => finish(table),
  m: (table) => next(table),
};

/**
 * The n-th action card on the chosen hero, or the n-th technique on the screen.
 * @param {TableView} table
 * @param {number} at
 */
function nth(table, at) {
  const chosen = chosenHero(table);
  if (chosen) return table.act(`lay-${CARDS[at]}`, chosen);
  const technique = nouns(table, "use").length ? techniqueOrder(table)[at] : "";
  if (technique) table.act("use", technique);
}

/**
 * @param {TableView} table
 * @param {number} at
 */
function hero(table, at) {
  const one = heroesOf(table.pub, table.seat)[at];
  if (bareHeroes(table).includes(one)) return chooseHero(one);
  const verb = HERO_VERBS.find((name) => table.can(name, one));
  if (verb) table.act(verb, one);
}

/**
 * @param {TableView} table
 * @param {string} way
 */
function face(table, way) {
  if (table.can("face", way)) table.act("face", way);
}

/** @param {TableView} table */
function finish(table) {
  const verb = LAST.find((name) => table.can(name));
  if (verb) table.act(verb);
}

/** @param {TableView} table */
function next(table) {
  const all = [FOREST, ...Object.keys(table.pub.battles)];
  show(table, all[(all.indexOf(shown(table)) + 1) % all.length]);
}
