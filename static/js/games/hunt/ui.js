/** What this browser is about to do: the click under consideration, the card in hand, the plan's pen. */

import { redraw } from "../../site.js";
import { Choice, wordsOf } from "../../stage/choice.js";
import { go } from "./ways.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {{verb: string, noun: string, via?: string}} Click via: the area between, of a way of two steps */

/** The click under consideration. */
export const preview = new Choice(/** @type {Click | null} */ (null), wordsOf);
/** The card that was chosen in the hand. */
export const held = new Choice("", wordsOf);
/** Whose cards are in sight, for who leads several heroes. */
export const openHand = new Choice("", wordsOf);

export const ui = {
  /** @type {""|"ping"|"arrow"} */
  pen: "",
  penFrom: "",
};

/**
 * Whoever raises a card, whichever it is, in somebody else's fight or before an injury asks the others to wait, with
 * nothing of the card; once in each, as the server counts.
 * @param {TableView} table
 */
export function askForTime({ pub, seat, wait, held }) {
  const isOpen = (pub.fight || pub.injury) && pub.may?.[seat] && !pub.awaited?.[seat];
  if (isOpen && !held?.seats.includes(seat)) wait?.();
}

/**
 * @param {TableView} table
 * @param {Click} click
 */
export function consider(table, click) {
  if (isSame(preview.of(table), click)) return;
  preview.make(table, click);
  held.clear();
}

/**
 * Look first, then do: the mouse looks by hovering and the keyboard by focusing, so that their click
 * does it; a finger looks with the first tap and does it with the second.
 * @param {TableView} table
 * @param {Click} click
 */
export function choose(table, click) {
  return {
    look: (/** @type {Event} */ event) => isLook(event) && consider(table, click),
    click() {
      if (!isSame(preview.of(table), click)) return consider(table, click);
      go(table, click);
    },
  };
}

/**
 * @param {TableView} table
 * @param {string} card
 */
export function hold(table, card) {
  held.toggle(table, card);
  preview.clear();
}

/** @param {""|"ping"|"arrow"} pen */
export function takePen(pen) {
  ui.pen = ui.pen === pen ? "" : pen;
  ui.penFrom = "";
  redraw();
}

/**
 * @param {TableView} table
 * @param {string} area
 */
export function sketchAt(table, area) {
  if (ui.pen === "ping") table.sketch("ping", area);
  else if (ui.penFrom && ui.penFrom !== area) table.sketch("arrow", ui.penFrom, area);
  ui.penFrom = ui.pen === "arrow" && !ui.penFrom ? area : "";
  redraw();
}

/**
 * @param {Click | null} a
 * @param {Click | null} b
 */
export function isSame(a, b) {
  return a?.verb === b?.verb && a?.noun === b?.noun;
}

/** @param {Event} event */
function isLook(event) {
  if (event.type === "focus") {
    return /** @type {HTMLElement} */ (event.currentTarget).matches(":focus-visible");
  }
  return /** @type {PointerEvent} */ (event).pointerType === "mouse";
}
