/** Dialogs that few visits need: each is fetched with its words when it is first asked for, and drawn from then on. */

import { load } from "../loading.js";
import { speakMore } from "../site.js";

/** @type {Map<string, any>} */
const here = new Map();

/** @param {string} name */
export async function late(name) {
  const [part] = await Promise.all([load(`late:${name}`), speakMore()]);
  here.set(name, part);
  return part;
}

/**
 * @param {string} name
 * @param {any[]} about what it is drawn of
 */
export function lateDialog(name, ...about) {
  return here.get(name)?.dialogs(...about) ?? "";
}
