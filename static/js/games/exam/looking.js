/** What this browser looks at: the map or a battle, a team, a hero, and a click that is only tried. */

import { redraw } from "../../site.js";
import { nouns } from "../asking.js";
import { battleOf, question } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */

export const FOREST = "forest";
const QUESTIONS_ON_THE_MAP = ["move", "dash", "arrive", "find", "path", "field", "retreat"];

const look = {
  /** the tab somebody clicked, and the question it was clicked at */
  tab: "",
  tabAt: "",
  team: -1,
  hero: "",
  dragged: "",
  puppet: false,
  /** @type {{ask: string, verb: string, noun: string, hint: Record<string, any>}} */
  tried: { ask: "", verb: "", noun: "", hint: {} },
};

/**
 * The map, or the key of a battle: what was clicked, until this seat is asked something elsewhere.
 * @param {TableView} table
 */
export function shown(table) {
  const place = whereAsked(table);
  const clicked = look.tab === FOREST || table.pub.battles[look.tab];
  if (clicked && (!place || look.tabAt === place)) return look.tab;
  return place || restingPlace(table);
}

/**
 * @param {TableView} table
 * @param {string} tab
 */
export function show(table, tab) {
  look.tab = tab;
  look.tabAt = whereAsked(table);
  redraw();
}

/** @param {TableView} table */
function whereAsked(table) {
  const asked = question(table);
  if (!asked) return "";
  return QUESTIONS_ON_THE_MAP.includes(asked) ? FOREST : battleOf(table.pub, table.seat);
}

/**
 * Where there is something to see for who isn't asked: the own battle; for onlookers the first.
 * @param {TableView} table
 */
function restingPlace({ pub, seat }) {
  const mine = seat >= 0 ? battleOf(pub, seat) : "";
  if (mine) return mine;
  const [first = FOREST] = Object.keys(pub.battles);
  return pub.phase === "final" || seat < 0 ? first : FOREST;
}

/**
 * The team whose card lies open.
 * @param {TableView} table
 */
export function shownTeam({ pub, seat }) {
  if (pub.teams[look.team]) return look.team;
  return seat >= 0 ? seat : Math.max(0, pub.mover.seat);
}

/** @param {number} seat */
export function showTeam(seat) {
  look.team = seat;
  redraw();
}

/**
 * The hero whose card is chosen next: the one clicked, else the first without a card.
 * @param {TableView} table
 */
export function chosenHero(table) {
  const bare = bareHeroes(table);
  return bare.includes(look.hero) ? look.hero : bare[0] ?? "";
}

/** @param {string} hero */
export function chooseHero(hero) {
  look.hero = hero;
  redraw();
}

/** @param {TableView} table */
export function bareHeroes(table) {
  const lay = Object.keys(table.me.choices ?? {}).find((verb) => verb.startsWith("lay-"));
  return lay ? nouns(table, lay) : [];
}

export function isPuppetLed() {
  return look.puppet;
}

/** @param {boolean} on */
export function leadPuppet(on) {
  look.puppet = on;
  redraw();
}

/** @param {string} card */
export function drag(card) {
  look.dragged = card;
  redraw();
}

export function dragged() {
  return look.dragged;
}

/**
 * What the rules say about the click that is tried now; {} if none is.
 * @param {TableView} table
 */
export function tried(table) {
  return look.tried.ask && look.tried.ask === table.me.ask ? look.tried : null;
}

/**
 * Show what a click would do, without clicking.
 * @param {TableView} table
 * @param {string} verb
 * @param {string} noun
 */
export function tryOut(table, verb, noun) {
  if (isTried(table, verb, noun)) return;
  const mine = look.tried = { ask: table.me.ask ?? "", verb, noun, hint: {} };
  redraw();
  table.hint(verb, noun).then((hint) => {
    if (look.tried !== mine) return;
    mine.hint = hint;
    redraw();
  });
}

/**
 * @param {TableView} table
 * @param {string} verb
 * @param {string} noun
 */
export function isTried(table, verb, noun) {
  const now = tried(table);
  return now?.verb === verb && now.noun === noun;
}

function forget() {
  if (!look.tried.ask) return;
  look.tried = { ask: "", verb: "", noun: "", hint: {} };
  redraw();
}

/**
 * The handlers of something clickable: hover and focus try it out, a click does it; with a finger,
 * which can't hover, the first tap tries and the second does.
 * @param {TableView} table
 * @param {string} verb
 * @param {string} [noun]
 */
export function offer(table, verb, noun = "") {
  const attempt = () => tryOut(table, verb, noun);
  return {
    enter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && attempt(),
    leave: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && forget(),
    focus: (/** @type {any} */ event) => event.target.matches(":focus-visible") && attempt(),
    click(/** @type {any} */ event) {
      event.stopPropagation();
      if (event.pointerType === "touch" && !isTried(table, verb, noun)) return attempt();
      forget();
      table.act(verb, noun);
    },
  };
}
