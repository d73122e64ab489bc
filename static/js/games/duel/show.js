/** The reveal as a small show: pair by pair, each a moment to read, ended by the next click. */

import { scrolling } from "../../motion.js";
import { redraw } from "../../site.js";
import { sound } from "../../sound.js";
import { heardSoFar, hpAfter, rounds, whoOf } from "./clashes.js";
import { fighters } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */
/** @typedef {import("../game.js").GameEvent} GameEvent */
/** @typedef {import("./clashes.js").Round} Round */

/**
 * @typedef {object} Show
 * @property {View} pub the table before the cards were turned over
 * @property {Round} round
 * @property {number} at the clash that is turned over
 * @property {boolean} landed whether its blow has fallen
 * @property {View | null} still in a replay it stands still while this view is shown
 */

const CARDS_UP = 1500;
const READ = 2300;
const END = 3200;

/** @type {Show | null} */
let show = null;
/** @type {TableView | null} */
let now = null;
/** @type {View} */
let before = {};
/** @type {number | undefined} */
let timer;

/**
 * What is being shown, if anything; called at each drawing with the table as it is.
 * @param {TableView} table
 */
export function showing(table) {
  if (table.pub !== now?.pub) before = now?.pub ?? {};
  now = table;
  if (show?.still && show.still !== table.pub) show = null;
  return show;
}

/**
 * Cards were turned over in this step: begin with the first of them.
 * @param {GameEvent[]} events
 */
export function reveal(events) {
  const round = now && rounds(now.events).at(-1);
  const fresh = round?.clashes.findIndex((one) =>
    one.events.some((event) => events.includes(event))
  );
  if (!now || !round || fresh === undefined || fresh < 0) return;
  if (!fighters(before).length) return;
  finish();
  show = { pub: before, round, at: fresh, landed: false, still: now.replay ? now.pub : null };
  if (show.still) Object.assign(show, { at: round.clashes.length - 1, landed: true });
  else begin();
  redraw();
}

/**
 * The HP of every fighter as far as the show has come.
 * @param {Show} one
 * @returns {Record<string, number>}
 */
export function hpNow({ pub, round, at, landed }) {
  const start = Object.fromEntries(fighters(pub).map((one) => [whoOf(one), one.hp]));
  return round.clashes.slice(0, at + (landed ? 1 : 0)).reduce(hpAfter, start);
}

/**
 * The Chakra a ninja has left as far as the show has come.
 * @param {Show} one
 * @param {import("./model.js").Fighter} fighter
 * @returns {number | undefined}
 */
export function chakraNow({ round, at }, fighter) {
  const told = round.clashes.slice(0, at + 1).flatMap((clash) => clash.shown);
  const last = told.findLast((one) => one.who === whoOf(fighter));
  return last?.attack?.left ?? last?.unpaid?.left;
}

/** Whether the cards are being turned over one by one; a replay only shows them. */
export function isShowing() {
  return Boolean(show && !show.still);
}

/**
 * What the log may tell: the show comes first.
 * @param {GameEvent[]} events
 */
export function heard(events) {
  return show && isShowing()
    ? heardSoFar(events, show.round.round, show.at + Number(show.landed))
    : events;
}

/**
 * The table as far as it was shown.
 * @param {View} pub
 */
export function seen(pub) {
  return show && isShowing() ? show.pub : pub;
}

/** Whether the last clash has landed, so that the end of the fight may be told. */
export function isLast(/** @type {Show} */ { round, at, landed }) {
  return landed && at === round.clashes.length - 1;
}

/** End the show: the table as it is. */
export function finish() {
  clearTimeout(timer);
  removeEventListener("click", skip, true);
  removeEventListener("keydown", skip, true);
  show = null;
  redraw();
}

function begin() {
  addEventListener("click", skip, true);
  addEventListener("keydown", skip, true);
  sound("card");
  timer = setTimeout(land, CARDS_UP);
  requestAnimationFrame(lookAt);
}

function land() {
  if (!show) return;
  show = { ...show, landed: true };
  const { events } = show.round.clashes[show.at];
  sound(events.some((event) => event.kind === "hit" || event.kind === "hurt") ? "hit" : "seal");
  timer = setTimeout(next, isLast(show) && show.round.end.length ? END : READ);
  redraw();
  requestAnimationFrame(lookAt);
}

function next() {
  if (!show) return;
  if (isLast(show)) return finish();
  show = { ...show, at: show.at + 1, landed: false };
  sound("card");
  timer = setTimeout(land, CARDS_UP);
  redraw();
  requestAnimationFrame(lookAt);
}

/** On a small screen the clash that is turned over comes into view. */
function lookAt() {
  const clash = document.querySelector(".on-stage .now");
  clash?.scrollIntoView({ block: "nearest", ...scrolling() });
}

/** @param {Event} event */
function skip(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event instanceof KeyboardEvent && ["Tab", "Shift"].includes(event.key)) return;
  if (!target.closest?.(".side, .who, .drawer-button, .top, .foot")) finish();
}
