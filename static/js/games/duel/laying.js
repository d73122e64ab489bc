/** What is half chosen in this browser: the hand in view, a place or a card waiting for its counterpart. */

import { redraw } from "../../site.js";
import { callsOn, firstPlace, led, moves, withHand } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./model.js").Fighter} Fighter */

const nothing = () => ({
  /** the fighter whose hand is in view */
  hand: "",
  /** "fighter:place" that the next card goes to */
  place: "",
  /** a reinforcement that waits for its place */
  help: "",
  /** a card that waits for the place to be exchanged, or a ninja to be sent or banned */
  picked: "",
});

const half = { moment: "", ...nothing() };
/** @type {Array<[string, string]>} */
let plan = [];
/** A click is sent again while another one is on its way, but not without end. */
const PATIENCE = 8;
let tries = 0;

/** What is half chosen; a new question starts afresh. */
export function chosen() {
  return half;
}

/** @param {Partial<typeof half>} change */
export function choose(change) {
  Object.assign(half, change);
  redraw();
}

/**
 * Called at each drawing: forget what belongs to an earlier question, go on with planned clicks.
 * @param {TableView} table
 */
export function keepUp(table) {
  const { pub } = table;
  const moment = [pub.phase, pub.fight, pub.round, pub.place, table.seat].join(":");
  if (moment !== half.moment) {
    Object.assign(half, nothing(), { moment });
    plan = [];
  }
  goOn(table);
}

/** Whether more clicks of one move are still to come. */
export function isMoving() {
  return plan.length > 0;
}

/** @param {TableView} table */
function goOn(table) {
  while (plan.length && !table.can(...plan[0])) {
    plan.shift();
    tries = 0;
  }
  if (plan.length && tries++ > PATIENCE) plan = [];
  if (plan.length) table.act(...plan[0]);
}

/**
 * The fighter of one's own camp whose hand is in view.
 * @param {TableView} table
 * @returns {Fighter | undefined}
 */
export function inView(table) {
  return withHand(table, half.hand);
}

/**
 * A click on a card in hand: it goes to the chosen place, else to the first free one.
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {string} card
 */
export function layCard(table, fighter, card) {
  const [index, wished] = half.place.split(":");
  const place = firstPlace(table, card, index === fighter.index ? Number(wished) : 0);
  half.place = "";
  table.act("lay", `${card}>${place || 1}`);
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
  plan = moves(laid, card, Number(place));
  tries = 0;
  redraw();
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
  if (!fighter) return;
  const ways = callsOn(table, card, fighter, Number(place));
  if (ways.length === 1) table.act("call", ways[0]);
  else choose({ help: card });
}
