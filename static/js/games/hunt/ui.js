/** What this browser is about to do: the click under consideration, the card in hand, the plan's pen. */

import { redraw } from "../../site.js";
import { go } from "./ways.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {{verb: string, noun: string, via?: string}} Click via: the area between, of a way of two steps */

export const ui = {
  /** @type {Click | null} */
  preview: null,
  /** The card that was chosen in the hand. */
  held: "",
  /** Whose cards are in sight, for who leads several heroes. */
  hero: "",
  /** @type {""|"ping"|"arrow"} */
  pen: "",
  penFrom: "",
  ask: "",
};

/**
 * Another question: what was about to be clicked is forgotten.
 * @param {TableView} table
 */
export function refresh({ me }) {
  const ask = me.ask ?? "";
  if (ask === ui.ask) return;
  ui.ask = ask;
  ui.preview = null;
  ui.held = ui.hero = "";
}

/** @param {Click | null} click */
export function consider(click) {
  if (isSame(ui.preview, click)) return;
  ui.preview = click;
  if (click) ui.held = "";
  redraw();
}

/**
 * Look first, then do: the mouse looks by hovering and the keyboard by focusing, so that their click
 * does it; a finger looks with the first tap and does it with the second.
 * @param {TableView} table
 * @param {Click} click
 */
export function choose(table, click) {
  return {
    look: (/** @type {Event} */ event) => isLook(event) && consider(click),
    click() {
      if (!isSame(ui.preview, click)) return consider(click);
      go(table, click);
    },
  };
}

/** @param {string} card */
export function hold(card) {
  ui.held = ui.held === card ? "" : card;
  ui.preview = null;
  redraw();
}

/** @param {string} hero */
export function openHand(hero) {
  ui.hero = hero;
  redraw();
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
