/** What is half chosen in this browser: a ninja, a card or a reinforcement that waits, the row in the hand. */

import { redraw } from "../../site.js";
import { Choice } from "../../stage/choice.js";
import { callsOn, firstPlace, led, moves, withHand } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./model.js").Fighter} Fighter */

/** A ninja to be sent or banned. */
export const ninjaInView = new Choice();
/** A reinforcement that waits for its place, or to be discarded. */
export const armed = new Choice();
/** A card that waits for the place to be exchanged. */
export const swapped = new Choice();
/** "fighter:place" that the next card goes to. */
export const wished = new Choice();

const row = { moment: "", name: "" };

/**
 * @param {Choice} choice
 * @param {TableView} table
 * @param {string} value chosen once more, it is let go
 */
export function toggle(choice, table, value) {
  choice.make(table, choice.of(table) === value ? "" : value);
  redraw();
}

/** Which row of the hand is open; "" for the usual one. @param {TableView} table */
export function rowOf(table) {
  return row.moment === momentOf(table) ? row.name : "";
}

/**
 * @param {TableView} table
 * @param {string} name
 */
export function openRow(table, name) {
  Object.assign(row, { moment: momentOf(table), name });
  redraw();
}

/** @param {TableView} table */
function momentOf({ pub, seat }) {
  return [pub.phase, pub.fight, pub.round, seat].join(":");
}

/**
 * The fighter of one's own camp whose cards are in view.
 * @param {TableView} table
 * @returns {Fighter | undefined}
 */
export function inView(table) {
  return withHand(table, rowOf(table).replace("hand-", ""));
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
 * A reinforcement was dropped on "fighter:place"; where it must name a target, that is asked.
 * @param {TableView} table
 * @param {string} card
 * @param {string} zone
 */
export function dropHelp(table, card, zone) {
  const [index, place] = zone.split(":");
  const fighter = led(table).find((one) => one.index === index);
  const ways = fighter ? callsOn(table, card, fighter, Number(place)) : [];
  if (ways.length === 1) table.act("call", ways[0]);
  else if (ways.length && armed.of(table) !== card) toggle(armed, table, card);
}
