/** What is half chosen in this browser: a ninja, a card or a reinforcement that waits, the row in the hand. */

import { keep, recall } from "../../prefs.js";
import { Choice, wordsOf } from "../../stage/choice.js";
import { nouns } from "../asking.js";
import { callsOn, firstPlace, led, moves, withHand } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./model.js").Fighter} Fighter */

/** A ninja to be sent or banned. */
export const ninjaInView = new Choice("", wordsOf);
/** A reinforcement that waits for its place, or to be discarded. */
const waiting = new Choice("", roundOf);
/** A card that waits for the place to be exchanged. */
export const swapped = new Choice("");
/** "fighter:place" that the next card goes to. */
export const wished = new Choice("");
/** "fighter:place" for which a reinforcement is looked for. */
const sought = new Choice("", roundOf);
/** The reinforcement without which somebody was about to be done. */
export const forgotten = new Choice("");

/** In how many rounds the rule has stood at the places. */
const SEEN = "duel-rule-seen";
const OFTEN = 3;
let standing = "";

/** Whether the rule stands at the places: until it was seen in three rounds. @param {TableView} table */
export function isRuleTold({ pub, replay }) {
  const round = [pub.turn, pub.fight, pub.round].join(":");
  if (replay || standing === round) return true;
  const seen = recall(SEEN, 0);
  if (seen >= OFTEN) return false;
  keep(SEEN, seen + 1);
  standing = round;
  return true;
}

/** Which row of the hand is open, as long as a round lasts; "" for the usual one. */
export const row = new Choice("", roundOf);

/** @param {TableView} table */
function roundOf({ pub, seat }) {
  return [pub.phase, pub.fight, pub.round, seat].join(":");
}

/**
 * The reinforcement that waits, as long as it may still be laid or discarded.
 * @param {TableView} table
 */
export function armed(table) {
  const card = waiting.of(table);
  const is = (/** @type {string} */ noun) => noun.split(">")[0] === card;
  return ["call", "discard"].some((verb) => nouns(table, verb).some(is)) ? card : "";
}

/**
 * It waits, or no more.
 * @param {TableView} table
 * @param {string} card
 */
export function arm(table, card) {
  waiting.toggle(table, card);
}

/**
 * The fighter of one's own camp whose cards are in view.
 * @param {TableView} table
 * @returns {Fighter | undefined}
 */
export function inView(table) {
  return withHand(table, row.of(table).replace("hand-", ""));
}

/**
 * A click on a card in hand: it goes to the wished place, else to the first free one.
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {string} card
 */
export function layCard(table, fighter, card) {
  table.act("lay", `${card}>${nextPlace(table, fighter, card) || 1}`);
}

/**
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {string} card
 */
export function nextPlace(table, fighter, card) {
  const [index, place] = wished.of(table).split(":");
  return firstPlace(table, card, index === fighter.index ? Number(place) : 0);
}

/**
 * A card was dropped on "fighter:place": on a place of its own ninja, or nothing happens.
 * @param {TableView} table
 * @param {string} card
 * @param {string} zone
 */
export function dropCard(table, card, zone) {
  const [index, place] = zone.split(":");
  const { hand = {}, laid = {} } = table.me.fighters?.[index] ?? {};
  if (!hand[card] && !Object.values(laid).includes(card)) return;
  for (const [verb, noun] of moves(laid, card, Number(place))) table.act(verb, noun);
}

/**
 * A reinforcement is looked for, for a place.
 * @param {TableView} table
 * @param {string} zone
 */
export function seekHelp(table, zone) {
  sought.make(table, zone);
  row.make(table, "help");
}

/**
 * Nothing waits any more.
 * @param {TableView} table
 * @param {string} noun
 */
export function call(table, noun) {
  waiting.clear();
  sought.clear();
  table.act("call", noun);
}

/**
 * A reinforcement goes to the place for which it was looked for; else it waits for one.
 * @param {TableView} table
 * @param {string} card
 */
export function chooseHelp(table, card) {
  const ways = waysTo(table, card, sought.of(table));
  if (ways.length === 1) call(table, ways[0]);
  else arm(table, card);
}

/**
 * A reinforcement was dropped on "fighter:place"; where it must name a target, that is asked.
 * @param {TableView} table
 * @param {string} card
 * @param {string} zone
 */
export function dropHelp(table, card, zone) {
  const ways = waysTo(table, card, zone);
  if (ways.length === 1) call(table, ways[0]);
  else if (ways.length && armed(table) !== card) arm(table, card);
}

/**
 * @param {TableView} table
 * @param {string} card
 * @param {string} zone
 */
function waysTo(table, card, zone) {
  const [index, place] = zone.split(":");
  const fighter = led(table).find((one) => one.index === index);
  return fighter ? callsOn(table, card, fighter, Number(place)) : [];
}
