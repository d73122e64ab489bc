/** Choosing in this browser: a place, a hero, an item, a way to look, a click that is only tried. */

import { redraw } from "../../site.js";
import {
  hero,
  isTried,
  item,
  LAY,
  laying,
  look,
  puppet,
  tried,
  turns,
  way,
  whereAsked,
} from "./look.js";
import { turning } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */

/** What rolls no die and can be taken back is done by one tap. */
const AT_ONCE = [
  "put",
  "open",
  "end",
  "field",
  "back",
  "release",
  "retreat",
  "run",
  "jump",
  "fall",
];

/**
 * @param {TableView} table
 * @param {string} tab
 */
export function show(table, tab) {
  look.tab = tab;
  look.tabAt = whereAsked(table);
  void redraw();
}

/**
 * @param {TableView} table
 * @param {string} one
 */
export function chooseHero(table, one) {
  hero.make(table, one);
  laying.make(table, one);
  tried.clear();
}

/**
 * @param {TableView} table
 * @param {string} one
 */
export function takeItem(table, one) {
  item.make(table, one);
  tried.clear();
}

/** @param {TableView} table */
export function turnRound(table) {
  way.toggle(table, "turn");
}

/** @param {TableView} table */
export function leadPuppet(table) {
  puppet.toggle(table, "puppet");
}

/**
 * A click, with the turn that was asked for where it can have one.
 * @param {TableView} table
 * @param {string} verb
 * @param {string} noun
 */
export function does(table, verb, noun) {
  tried.clear();
  const round = turning(noun);
  table.act(verb, turns(table) && table.can(verb, round) ? round : noun);
}

/**
 * Show what a click would do, without clicking.
 * @param {TableView} table
 * @param {string} verb
 * @param {string} noun
 * @param {boolean} [held] by a finger or the keyboard: until it is done or something else is tried
 */
function tryOut(table, verb, noun, held = false) {
  if (isTried(table, verb, noun)) return;
  const mine = { verb, noun, hint: {}, held };
  tried.make(table, mine);
  void table.hint(verb, noun).then((hint) => {
    if (tried.of(table) === mine) tried.make(table, { ...mine, hint });
  });
}

/**
 * The handlers of something clickable: hover and focus try it out, a click does it; with a finger,
 * which can't hover, the first tap tries what can't be taken back, and the second does it; what can be is
 * tried as long as the finger rests.
 * @param {TableView} table
 * @param {string} verb
 * @param {string} [noun]
 * @param {boolean} [atOnce]
 */
export function offer(table, verb, noun = "", atOnce = isFree(verb)) {
  const attempt = (held = false) => tryOut(table, verb, noun, held);
  const isLooking = (/** @type {PointerEvent} */ { pointerType }) =>
    atOnce || pointerType === "mouse";
  return {
    enter: (/** @type {PointerEvent} */ event) => isLooking(event) && attempt(),
    leave: (/** @type {PointerEvent} */ event) => isLooking(event) && tried.clear(),
    focus: (/** @type {any} */ event) => event.target.matches(":focus-visible") && attempt(true),
    click(/** @type {any} */ event) {
      event.stopPropagation();
      const isTouch = event.pointerType === "touch";
      if (isTouch && !atOnce && !isTried(table, verb, noun) && table.can(verb, noun)) {
        return attempt(true);
      }
      does(table, verb, noun);
      if (isTouch && verb.startsWith(LAY)) attempt();
    },
  };
}

/** @param {string} verb */
function isFree(verb) {
  return AT_ONCE.includes(verb) || verb.startsWith(LAY);
}
