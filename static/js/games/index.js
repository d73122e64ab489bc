/** The games' front-ends, loaded when they are needed. */

import { has, load } from "../loading.js";

/** @typedef {import("./game.js").GameFront} GameFront */

/**
 * @param {string} id
 * @returns {Promise<GameFront>}
 */
export async function loadGame(id) {
  return (await load(`table:${id}`)).default;
}

/**
 * The scene on a game's door, which has a module of its own so that nobody loads a table for it.
 * @param {string} id
 * @returns {Promise<() => any>}
 */
export async function loadPicture(id) {
  return has(`door:${id}`) ? (await load(`door:${id}`)).picture : (await loadGame(id)).picture;
}
