/** What this browser looks at and has half chosen, to be read: `looking.js` changes it. */

import { Choice, wordsOf } from "../../stage/choice.js";
import { nouns } from "../asking.js";
import { battleOf, heroesOf, ownBattle, question, readyHeroes, TEAMS } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {{verb: string, noun: string, hint: Record<string, any>, held: boolean}} Tried held: not only hovered */

export const FOREST = "forest";
export const LAY = "lay-";
const ON_THE_MAP = ["move", "arrive", "find", "path", "field", "retreat"];

export const look = { tab: "", tabAt: "", current: "" };

export const team = new Choice("");
export const hero = new Choice("");
export const item = new Choice("");
export const way = new Choice("");
export const puppet = new Choice("");
/** Laying one card changes the choices, not the wish for whom. */
export const laying = new Choice("", wordsOf);
export const tried = new Choice(/** @type {Tried | null} */ (null), wordsOf);

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

/** @param {TableView} table */
export function whereAsked(table) {
  const asked = question(table);
  if (!asked) return "";
  return ON_THE_MAP.includes(asked) ? FOREST : battleOf(table.pub, table.seat);
}

/**
 * Where there is something to see for who isn't asked: the own battle; for who has no way to go, and for
 * onlookers, the one in which most scrolls are at stake.
 * @param {TableView} table
 */
function resting({ pub, seat }) {
  const mine = seat >= 0 ? battleOf(pub, seat) : "";
  if (mine) return mine;
  const walks = pub.phase !== "final" && pub.teams?.[seat]?.place === "forest";
  return walks ? FOREST : decisive(pub);
}

/** @param {import("../game.js").View} pub */
function decisive({ battles = {}, teams }) {
  const stake = (/** @type {string} */ key) =>
    teams[battles[key].attacker].scrolls + teams[battles[key].defender].scrolls;
  return Object.keys(battles).toSorted((one, other) => stake(other) - stake(one))[0] ?? FOREST;
}

/** The team that is looked at: one's own once it is picked, the chosen one, else the first that is free. @param {TableView} table */
export function chosenTeam(table) {
  const own = table.pub.teams?.[table.seat]?.team;
  return own || team.of(table) || nouns(table, "team")[0] || Object.keys(TEAMS)[0];
}

/**
 * The own hero that the next click is for: whose card is open, else the chosen one, else the first.
 * @param {TableView} table
 */
export function chosenHero(table) {
  const open = ownBattle(table)?.deed?.hero;
  if (open) return open;
  const all = choosable(table);
  const wished = (isLaying(table) && laying.of(table)) || hero.of(table);
  return all.includes(wished) ? wished : all[0] ?? "";
}

/**
 * The own heroes among whom one may choose: to be placed, to get a card, to act, to rise.
 * @param {TableView} table
 */
export function choosable(table) {
  const put = new Set(nouns(table, "put").map((noun) => noun.split(".")[0]));
  const lay = Object.keys(table.me.choices ?? {}).find((verb) => verb.startsWith(LAY));
  const free = [...put, ...lay ? nouns(table, lay) : [], ...nouns(table, "raise")];
  const mine = heroesOf(table.pub, table.seat).filter((one) => free.includes(one));
  return mine.length ? mine : readyHeroes(table);
}

/** @param {TableView} table */
function isLaying(table) {
  return question(table) === "prepare";
}

/** The item in hand: the chosen one, else the first that can be used. @param {TableView} table */
export function itemInHand(table) {
  const usable = ["kunai", "seal"].filter((one) => nouns(table, one).length);
  const wished = item.of(table);
  return usable.includes(wished) ? wished : usable[0] ?? "";
}

/** Whether the hero turns round with the next click. @param {TableView} table */
export function turns(table) {
  return way.of(table) === "turn";
}

/** Whether the cells are for the puppet. @param {TableView} table */
export function isPuppetLed(table) {
  return puppet.of(table) === "puppet";
}

/** What the rules say about the click that is tried now, or the order that was just laid. @param {TableView} table */
export function triedBy(table) {
  const now = table.me.ask && !table.now ? tried.of(table) : null;
  if (!now?.verb.startsWith(LAY)) return now;
  const { verb, noun } = now;
  const lies = verb === LAY + table.me.cards?.[noun];
  return lies || table.can(verb, noun) ? now : null;
}

/**
 * @param {TableView} table
 * @param {string} verb
 * @param {string} noun
 */
export function isTried(table, verb, noun) {
  const now = triedBy(table);
  return now?.verb === verb && now.noun === noun;
}
