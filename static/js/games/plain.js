/** What a table has that its game doesn't give: a plain board, and a default for every other name. */

import { number, places } from "../stage/pieces.js";

/** @typedef {import("./game.js").GameFront} GameFront */
/** @typedef {import("./game.js").GameTable} GameTable */
/** @typedef {import("./game.js").TableView} TableView */

/** @type {Omit<GameFront, "regions">} */
const PLAIN = {
  scenes: { beats: {} },
  moments: {},
  explain: () => null,
  glossary: [],
  chapter: () => 0,
  score: () => "",
  illustrate: () => "",
  cues: {},
  great: [],
  leaving: () => "",
  keys: {},
  alone: [],
  next: ["#prompt .primary", "#prompt .btn", "#hand button"],
  face: () => "",
  name: (id) => id,
};

/** @param {GameTable} table @returns {GameFront} */
export function whole(table) {
  return { ...PLAIN, ...table };
}

/**
 * Everyone with their numbers.
 * @param {TableView} table
 * @param {GameFront} game
 */
export function plainBoard({ pub, nameOf, faceOf }, { score }) {
  const seats = Object.keys(pub.players ?? pub.awaited ?? {}).map(Number);
  return places(seats.map((seat) => ({
    face: faceOf(seat),
    name: nameOf(seat),
    inside: number(score(pub, seat)),
    isTurn: Boolean(pub.awaited?.[seat]),
  })));
}
