/** What this browser is about to do: the first press on a colour or column shows what comes of it, the second does it. */

import { Choice } from "../../stage/choice.js";
import { nouns } from "../asking.js";

/** @typedef {import("../game.js").TableView} TableView */

const choice = new Choice("");

/** The colour that would be sealed. @param {TableView} table */
export function chosenSeal(table) {
  return chosen(table, "protect");
}

/** The column that would be taken; the only one needs no choice. @param {TableView} table */
export function chosenColumn(table) {
  const open = nouns(table, "take");
  return open.length === 1 ? open[0] : chosen(table, "take");
}

/**
 * @param {TableView} table
 * @param {string} noun of a colour or a column
 */
export function choose(table, noun) {
  choice.toggle(table, noun);
}

/**
 * @param {TableView} table
 * @param {string} verb
 */
function chosen(table, verb) {
  const noun = choice.of(table);
  return noun && table.can(verb, noun) ? noun : "";
}
