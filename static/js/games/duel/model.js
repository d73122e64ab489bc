/** What the views say, put the way the table asks for it. */

import { nouns } from "../asking.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

/**
 * @typedef {object} Fighter
 * @property {string} index
 * @property {string} ninja
 * @property {number} seat
 * @property {number} side
 * @property {number} hp
 * @property {number} full
 * @property {number} chakra
 * @property {number} most
 * @property {boolean} done
 * @property {Record<string, string>} turned
 * @property {Record<string, string>} used
 * @property {Record<string, string>} called
 * @property {Record<string, number>} waits
 */

export const CAMPS = ["alliance", "akatsuki"];
export const PLACES = [1, 2, 3];
const FIGHTING = ["lay", "swap", "over"];

/**
 * @param {View} pub
 * @returns {Fighter[]}
 */
export function fighters(pub) {
  return Object.entries(pub.fighters ?? {}).map(([index, one]) => ({ index, ...one }));
}

/** The camp drawn on the left: one's own; the Alliance for onlookers. */
export function leftSide(/** @type {TableView} */ { me }) {
  return me.side === 1 ? 1 : 0;
}

/**
 * The fighters of the left and of the right side.
 * @param {TableView} table
 * @param {View} [pub]
 * @returns {[Fighter[], Fighter[]]}
 */
export function sides(table, pub = table.pub) {
  const left = leftSide(table);
  const all = fighters(pub);
  return [all.filter((one) => one.side === left), all.filter((one) => one.side !== left)];
}

/** Whether a fight goes on (or has just ended the game). */
export function isFight(/** @type {View} */ pub) {
  return FIGHTING.includes(pub.phase) && fighters(pub).length > 0;
}

/** Whether cards were turned over in the fight that goes on. @param {View} pub */
export function hasClashed(pub) {
  return isFight(pub) && Object.values(pub.fighters).some((one) => one.blows?.["1"]);
}

/** @param {View} pub */
export function isQuick(pub) {
  return pub.mode === "quick" || pub.mode === "best-of-three";
}

/**
 * The fighters of one's own camp whose cards this seat sees.
 * @param {TableView} table
 * @returns {Fighter[]}
 */
export function ownFighters({ pub, me }) {
  return fighters(pub).filter((one) => me.fighters?.[one.index] && one.hp > 0);
}

/**
 * The fighters that this seat leads and that still stand.
 * @param {TableView} table
 */
export function led(table) {
  return ownFighters(table).filter((one) => one.seat === table.seat);
}

/**
 * The ninja this seat chose in secret last, while the others choose.
 * @param {TableView} table
 */
export function ownPick({ me, pub, seat }) {
  const slots = Object.keys(me.picks ?? {}).filter((slot) => Number(pub.leads[slot]) === seat);
  return me.picks?.[slots.at(-1) ?? ""] ?? "";
}

/**
 * The fighter of one's own camp whose hand comes into view: the wished one, else one that needs a card.
 * @param {TableView} table
 * @param {string} wished
 * @returns {Fighter | undefined}
 */
export function withHand(table, wished) {
  const own = [...led(table), ...ownFighters(table)];
  const wanted = [...nouns(table, "lay"), ...nouns(table, "exchange")];
  const isAsked = (/** @type {Fighter} */ { index }) =>
    wanted.some((noun) => table.me.fighters[index].hand[noun.split(">")[0]]);
  return own.find((one) => one.index === wished) ?? own.find(isAsked) ?? own[0];
}

/**
 * Whether `card` may lie on a place: the clicks that lay it there, one for each target.
 * @param {TableView} table
 * @param {string} card
 * @param {Fighter} fighter
 * @param {number} place
 * @returns {string[]}
 */
export function callsOn(table, card, fighter, place) {
  const here = nouns(table, "call").filter((noun) =>
    noun === `${card}>${place}` || noun.startsWith(`${card}>${place}>`)
  );
  const isOneOfTwo = led(table).length > 1;
  return isOneOfTwo ? here.filter((noun) => noun.endsWith(`>${fighter.ninja}`)) : here;
}

/**
 * The first place on which a card may be laid, a wished one before all others; 0: none. A place to which
 * another card is on its way is taken.
 * @param {TableView} table
 * @param {string} card
 * @param {number} wished
 */
export function firstPlace(table, card, wished) {
  const isFree = (/** @type {number} */ place) =>
    table.can("lay", `${card}>${place}`) && !isComing(table, place);
  return [wished, ...PLACES].find(isFree) ?? 0;
}

/**
 * @param {TableView} table
 * @param {number} place
 */
function isComing({ me, pressed }, place) {
  const held = Object.values(me.fighters ?? {}).flatMap((one) => Object.keys(one.hand ?? {}));
  return held.some((card) => pressed("lay", `${card}>${place}`));
}

/**
 * The Chakra left after what is laid, for those who see it.
 * @param {TableView} table
 * @param {Fighter} fighter
 * @returns {number | undefined}
 */
export function leftOf({ me }, { index }) {
  const foreseen = Object.values(me.fighters?.[index]?.preview ?? {});
  return foreseen.at(-1)?.left;
}

/**
 * The clicks that bring a card from the hand or from another place to a place, and the one
 * that lies there to where it came from.
 * @param {Record<string, string>} laid
 * @param {string} card
 * @param {number} place
 * @returns {Array<[string, string]>}
 */
export function moves(laid, card, place) {
  const from = PLACES.find((one) => laid[one] === card);
  const there = laid[place];
  if (there === card) return [];
  /** @type {Array<[string, string]>} */
  const clicks = [];
  if (from) clicks.push(["take-back", card]);
  if (there) clicks.push(["take-back", there]);
  clicks.push(["lay", `${card}>${place}`]);
  if (there && from) clicks.push(["lay", `${there}>${from}`]);
  return clicks;
}

/**
 * Whom a side sent into a fight that is over; the challenger's ninja stand first. Older games didn't write
 * down the sides: then the ninja's own camp, as the texts know it.
 * @param {import("../../words.js").Words} words
 * @param {View} past
 * @param {number} side
 * @returns {string[]}
 */
export function sent({ texts }, past, side) {
  const sideOf = (/** @type {string} */ at) =>
    past.sides?.[at] ?? Number((texts[`ninja-${past.ninja[at]}-facts`] ?? "0")[0]);
  return Object.keys(past.ninja).filter((at) => sideOf(at) === side).map((at) => past.ninja[at]);
}

/**
 * The camp that got a turn's XP: of a draw, where the room gives them to somebody; older games knew no such.
 * @param {View} past
 */
export function gainerOf({ gainer, winner }) {
  return gainer ?? winner;
}

/**
 * Several ninja as one speaks of them.
 * @param {import("../../words.js").Words} words
 * @param {string[]} ninja
 */
export function namesOf(words, ninja) {
  return listed(words, ninja.map((one) => words.nameOf(one)));
}

/**
 * @param {import("../../words.js").Words} words
 * @param {string[]} names
 */
export function listed({ lang }, names) {
  return new Intl.ListFormat(lang).format(names);
}
