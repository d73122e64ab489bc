/** The games' front-ends, loaded when they are needed. */

import { load } from "../loading.js";
import { whole } from "./plain.js";

/** @typedef {import("./game.js").GameFront} GameFront */

/**
 * @param {string} id
 * @returns {Promise<GameFront>}
 */
export async function loadGame(id) {
  return whole((await load(`table:${id}`)).default);
}
