/** The colour that this browser is about to seal: the first press shows the scroll, the second seals. */

import { redraw } from "../../site.js";
import { Choice } from "../../stage/choice.js";

/** @typedef {import("../game.js").TableView} TableView */

const seal = new Choice();

/** @param {TableView} table */
export function chosenSeal(table) {
  const colour = seal.of(table);
  return colour && table.can("protect", colour) ? colour : "";
}

/**
 * @param {TableView} table
 * @param {string} colour
 */
export function chooseSeal(table, colour) {
  seal.make(table, chosenSeal(table) === colour ? "" : colour);
  redraw();
}
