/** Ways of two steps: the second one follows by itself, where nothing on the way stops a hero. */

import { areaClicks, moverOf, stopAt } from "./reading.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./ui.js").Click} Click */

/** H20: a move is one or two steps. */
const STEPS = 2;

/**
 * The areas that only the second step of a move reaches, each with the area on the way.
 * @param {{pub: View, me: View, seat: number}} table
 * @returns {Record<string, string>}
 */
export function farWays({ pub, me, seat }) {
  /** @type {Record<string, string>} */
  const found = {};
  if ((pub.journey?.steps ?? STEPS) < STEPS) return found;
  const near = areaClicks(me);
  const here = pub.heroes[moverOf({ pub, seat })]?.area;
  for (const via of Object.keys(near)) {
    if (near[via] !== "move" || stopAt(pub, via)) continue;
    for (const id of pub.board[via].links) if (id !== here && !near[id]) found[id] ??= via;
  }
  return found;
}

/**
 * What a press on an area would do; null for nothing.
 * @param {TableView} table
 * @param {string} id
 * @returns {Click | null}
 */
export function clickOn(table, id) {
  const verb = areaClicks(table.me)[id];
  if (verb) return table.can(verb, id) ? { verb, noun: id } : null;
  const via = farWays(table)[id];
  return via && table.can("move", via) ? { verb: "move", noun: id, via } : null;
}

/**
 * @param {TableView} table
 * @param {Click | null} click
 */
export function isOffered(table, click) {
  return Boolean(click) && table.can(click?.verb ?? "", click?.via ?? click?.noun);
}

/**
 * @param {TableView} table
 * @param {Click} click
 */
export function go(table, { verb, noun, via }) {
  if (via) table.act(verb, via);
  table.act(verb, noun);
}
