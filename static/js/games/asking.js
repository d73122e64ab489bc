/** Who is asked, and what may be clicked: what every game's table reads of its views. */

/** @typedef {import("./game.js").TableView} TableView */
/** @typedef {import("../types.js").View} View */

/**
 * Whether the table waits for this seat.
 * @param {TableView} table
 */
export function isAsked({ pub, seat, replay }) {
  return !replay && seat >= 0 && Boolean(pub.awaited?.[seat]);
}

/**
 * The names of all for whom the table waits.
 * @param {TableView} table
 */
export function awaitedNames({ pub, nameOf }) {
  return Object.keys(pub.awaited ?? {}).map((seat) => nameOf(Number(seat))).join(", ");
}

/**
 * What is offered with this verb, in the order of the rules.
 * @param {View} me
 * @param {string} verb
 * @returns {string[]}
 */
export function offered(me, verb) {
  const places = me.choices?.[verb] ?? {};
  return Object.keys(places).sort((one, other) => places[one] - places[other]);
}

/**
 * What may be clicked with this verb.
 * @param {TableView} table
 * @param {string} verb
 * @returns {string[]}
 */
export function nouns({ me, can }, verb) {
  return offered(me, verb).filter((noun) => can(verb, noun));
}
