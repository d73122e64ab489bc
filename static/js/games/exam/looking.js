/** What this browser looks at and has half chosen: a place, a hero, an item, a way to look, a click that is only tried. */

import { redraw } from "../../site.js";
import { Choice } from "../../stage/choice.js";
import { nouns } from "../asking.js";
import { battleOf, heroesOf, ownBattle, question, readyHeroes, turning } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {{ask: string, verb: string, noun: string, hint: Record<string, any>, held: boolean}} Tried held: not only hovered */

export const FOREST = "forest";
const ON_THE_MAP = ["move", "arrive", "find", "path", "field", "retreat"];
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

const look = { tab: "", tabAt: "", current: "", tried: nothingTried() };

const hero = new Choice();
const item = new Choice();
const way = new Choice();
const puppet = new Choice();
const laying = { at: "", hero: "" };

/** @returns {Tried} */
function nothingTried() {
  return { ask: "", verb: "", noun: "", hint: {}, held: false };
}

/**
 * The map, or the key of a battle: what was clicked, until this seat is asked something elsewhere.
 * @param {TableView} table
 */
export function shown(table) {
  const place = whereAsked(table);
  const clicked = look.tab === FOREST || table.pub.battles[look.tab];
  look.current = clicked && (!place || look.tabAt === place) ? look.tab : place || resting(table);
  return look.current;
}

/** What the scenes are for: the place that was drawn last. */
export function lookedAt() {
  return look.current;
}

/**
 * @param {TableView} table
 * @param {string} tab
 */
export function show(table, tab) {
  look.tab = tab;
  look.tabAt = whereAsked(table);
  void redraw();
}

/** @param {TableView} table */
function whereAsked(table) {
  const asked = question(table);
  if (!asked) return "";
  return ON_THE_MAP.includes(asked) ? FOREST : battleOf(table.pub, table.seat);
}

/**
 * Where there is something to see for who isn't asked: the own battle; for onlookers the first.
 * @param {TableView} table
 */
function resting({ pub, seat }) {
  const mine = seat >= 0 ? battleOf(pub, seat) : "";
  if (mine) return mine;
  const [first = FOREST] = Object.keys(pub.battles ?? {});
  return pub.phase === "final" || seat < 0 ? first : FOREST;
}

/**
 * The own hero that the next click is for: whose card is open, else the chosen one, else the first.
 * @param {TableView} table
 */
export function chosenHero(table) {
  const open = ownBattle(table)?.deed?.hero;
  if (open) return open;
  const all = choosable(table);
  const wished = isLaying(table) && laying.at === momentOf(table) ? laying.hero : hero.of(table);
  return all.includes(wished) ? wished : all[0] ?? "";
}

/**
 * The own heroes among whom one may choose: to be placed, to get a card, to act, to rise.
 * @param {TableView} table
 */
export function choosable(table) {
  const put = new Set(nouns(table, "put").map((noun) => noun.split(".")[0]));
  const lay = Object.keys(table.me.choices ?? {}).find((verb) => verb.startsWith("lay-"));
  const free = [...put, ...lay ? nouns(table, lay) : [], ...nouns(table, "raise")];
  const mine = heroesOf(table.pub, table.seat).filter((one) => free.includes(one));
  return mine.length ? mine : readyHeroes(table);
}

/**
 * @param {TableView} table
 * @param {string} one
 */
export function chooseHero(table, one) {
  hero.make(table, one);
  Object.assign(laying, { at: momentOf(table), hero: one });
  forget();
  void redraw();
}

/** @param {TableView} table */
function isLaying(table) {
  return question(table) === "prepare";
}

/** Laying one card changes the choices, not the wish for whom. @param {TableView} table */
function momentOf({ me }) {
  return me.ask ?? "";
}

/** The item in hand: the chosen one, else the first that can be used. @param {TableView} table */
export function itemInHand(table) {
  const usable = ["kunai", "seal"].filter((one) => nouns(table, one).length);
  const wished = item.of(table);
  return usable.includes(wished) ? wished : usable[0] ?? "";
}

/**
 * @param {TableView} table
 * @param {string} one
 */
export function takeItem(table, one) {
  item.make(table, one);
  forget();
  void redraw();
}

/** Whether the hero turns round with the next click. @param {TableView} table */
export function turns(table) {
  return way.of(table) === "turn";
}

/** @param {TableView} table */
export function turnRound(table) {
  way.make(table, turns(table) ? "" : "turn");
  void redraw();
}

/** Whether the cells are for the puppet. @param {TableView} table */
export function isPuppetLed(table) {
  return puppet.of(table) === "puppet";
}

/** @param {TableView} table */
export function leadPuppet(table) {
  puppet.make(table, isPuppetLed(table) ? "" : "puppet");
  void redraw();
}

/**
 * A click, with the turn that was asked for where it can have one.
 * @param {TableView} table
 * @param {string} verb
 * @param {string} noun
 */
export function does(table, verb, noun) {
  forget();
  const round = turning(noun);
  table.act(verb, turns(table) && table.can(verb, round) ? round : noun);
}

/** What the rules say about the click that is tried now, if one is. @param {TableView} table */
export function tried(table) {
  return look.tried.ask && look.tried.ask === table.me.ask && !table.now ? look.tried : null;
}

/**
 * Show what a click would do, without clicking.
 * @param {TableView} table
 * @param {string} verb
 * @param {string} noun
 * @param {boolean} [held] by a finger or the keyboard: until it is done or something else is tried
 */
export function tryOut(table, verb, noun, held = false) {
  if (isTried(table, verb, noun)) return;
  const mine = look.tried = { ask: table.me.ask ?? "", verb, noun, hint: {}, held };
  void redraw();
  void table.hint(verb, noun).then((hint) => {
    if (look.tried !== mine) return;
    mine.hint = hint;
    void redraw();
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
  look.tried = nothingTried();
  void redraw();
}

/**
 * The handlers of something clickable: hover and focus try it out, a click does it; with a finger,
 * which can't hover, the first tap tries what can't be taken back, and the second does it.
 * @param {TableView} table
 * @param {string} verb
 * @param {string} [noun]
 */
export function offer(table, verb, noun = "") {
  const attempt = (held = false) => tryOut(table, verb, noun, held);
  const atOnce = AT_ONCE.includes(verb) || verb.startsWith("lay-");
  return {
    enter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && attempt(),
    leave: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && forget(),
    focus: (/** @type {any} */ event) => event.target.matches(":focus-visible") && attempt(true),
    click(/** @type {any} */ event) {
      event.stopPropagation();
      const isTouch = event.pointerType === "touch";
      if (isTouch && !atOnce && !isTried(table, verb, noun) && table.can(verb, noun)) {
        return attempt(true);
      }
      does(table, verb, noun);
    },
  };
}
