/** Meeting other teams on the way: whom one may attack, and how both sides stand. */

import { Choice } from "../../stage/choice.js";
import { nouns } from "../asking.js";
import { heroesOf, scrollsOf } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */

const chosen = new Choice("");
const WOUNDED = 0.5;

/** The teams that may be attacked here. @param {TableView} table */
export function rivals(table) {
  return nouns(table, "attack").map(Number);
}

/** The one that the next click would attack: the chosen one, else the first; -1: nobody. @param {TableView} table */
export function chosenRival(table) {
  const all = rivals(table);
  const wished = chosen.of(table);
  return wished && all.includes(Number(wished)) ? Number(wished) : all[0] ?? -1;
}

/**
 * @param {TableView} table
 * @param {number} seat
 */
export function chooseRival(table, seat) {
  chosen.make(table, String(seat));
}

/**
 * The Health of both teams, and what is known of the other's scrolls.
 * @param {TableView} table
 * @param {number} rival
 */
export function bothSides(table, rival) {
  const { seat, words } = table;
  const held = scrollsOf(table, rival);
  return {
    own: ofAll(table, seat, "health"),
    theirs: ofAll(table, rival, "health"),
    n: held.length,
    scrolls: held.map((kind) => words.say(kind ? `id-${kind}` : "exam-unseen")).join(", "),
  };
}

/**
 * A number of each hero of a team: "8/6/6".
 * @param {TableView} table
 * @param {number} seat
 * @param {"health" | "level"} what
 */
export function ofAll({ pub }, seat, what) {
  return heroesOf(pub, seat).map((hero) => pub.teams[seat].heroes[hero][what]).join("/");
}

/**
 * Whether a team has lost half of its Health or more.
 * @param {TableView} table
 * @param {number} seat
 */
export function isWounded({ pub }, seat) {
  const heroes = Object.values(pub.teams[seat].heroes);
  const sum = (/** @type {(one: any) => number} */ of) =>
    heroes.reduce((all, one) => all + of(one), 0);
  return sum(({ health }) => health) <= WOUNDED * sum(({ most }) => most[0]);
}
