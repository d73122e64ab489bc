/** Shortcuts: digits for cards and techniques, Q W E for the own heroes, the rest by their letters. */

import { choosable, chosenHero, FOREST, shown } from "./look.js";
import { chooseHero, does, show, turnRound } from "./looking.js";
import { CARDS, heroesOf, techniqueOrder } from "./model.js";
import { cardInHand } from "./targets.js";

/** @typedef {import("../game.js").TableView} TableView */

const LAST = ["done", "focus", "stay", "end", "skip"];

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
  r: turnRound,
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
  if (chosen && table.can(`lay-${CARDS[at]}`, chosen)) return table.act(`lay-${CARDS[at]}`, chosen);
  const technique = cardInHand(table) === "technique" ? techniqueOrder(table, chosen)[at] : "";
  if (technique) does(table, "use", technique);
}

/**
 * @param {TableView} table
 * @param {number} at
 */
function hero(table, at) {
  const one = heroesOf(table.pub, table.seat)[at];
  if (choosable(table).includes(one)) chooseHero(table, one);
}

/** @param {TableView} table */
function finish(table) {
  const verb = LAST.find((name) => table.can(name));
  if (verb) return does(table, verb, "");
  const noun = chosenHero(table);
  if (table.can("decline", noun)) does(table, "decline", noun);
}

/** @param {TableView} table */
function next(table) {
  const all = [FOREST, ...Object.keys(table.pub.battles ?? {})];
  show(table, all[(all.indexOf(shown(table)) + 1) % all.length]);
}
