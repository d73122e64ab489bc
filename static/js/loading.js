/** The parts of the front-end that are loaded when they are needed: "page:home", "table:duel". */

import { renewNow } from "./renewal.js";

/** @typedef {Record<string, () => Promise<any>>} Parts */

/** @type {Parts} */
let offered = {};

/** @param {Parts} parts */
export function offer(parts) {
  offered = parts;
}

/** @param {string} name */
export function has(name) {
  return name in offered;
}

/**
 * A part that is no longer there belongs to a build before: the page is asked for anew.
 * @param {string} name
 * @returns {Promise<any>}
 */
export async function load(name) {
  try {
    return await offered[name]();
  } catch (error) {
    await renewNow();
    throw error;
  }
}
