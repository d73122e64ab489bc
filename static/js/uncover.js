/** What a question is about isn't left under the action bar: the page scrolls as far as it must. */

import { scroller, scrolling } from "./motion.js";

const ROOM = 24;
const EDGE = 8;
const SETTLED = 450;

/**
 * @typedef {object} Sight selectors
 * @property {string} about what has to be seen
 * @property {string} keep whose upper edge stays in view
 * @property {string} bar the action bar, there only while this seat is asked
 * @property {boolean} [isNew] it has just come: whoever has scrolled past it is taken back
 */

let again = 0;

addEventListener("pointerdown", () => clearTimeout(again), true);

/**
 * At once, and again when odds have come in and made the bar taller, unless a click comes first.
 * @param {Sight} sight
 */
export function uncover(sight) {
  scrollClear(sight);
  clearTimeout(again);
  again = setTimeout(() => scrollClear({ ...sight, isNew: false }), SETTLED);
}

/** @param {Sight} sight */
function scrollClear({ about, keep, bar, isNew }) {
  const things = [...document.querySelectorAll(about)];
  const [kept, asked] = [keep, bar].map((one) => document.querySelector(one));
  if (!things.length || !kept || !asked) return;
  const boxes = things.map((one) => one.getBoundingClientRect());
  const { top: ceiling } = view();
  const up = kept.getBoundingClientRect().top - ceiling - EDGE;
  const isPast = isNew && boxes.some((box) => box.top < ceiling) && up < 0;
  const down = Math.min(Math.max(...boxes.map((box) => box.bottom)) + ROOM - edgeOf(asked), up);
  const top = isPast ? up : down;
  if (isPast || top > 0) scroller().scrollBy({ top, ...scrolling() });
}

/** Where the view ends: at the bar if that sticks to the bottom. @param {Element} bar */
function edgeOf(bar) {
  const sticks = getComputedStyle(bar).position === "sticky";
  return sticks ? bar.getBoundingClientRect().top : view().bottom;
}

/** What of the scroller can be seen. */
function view() {
  const box = scroller();
  if (box === document.documentElement) return { top: 0, bottom: innerHeight };
  return box.getBoundingClientRect();
}
