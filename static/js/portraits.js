/** The faces that people choose: fetched when somebody wears one. `app/ground/portraits.py` has the same list. */

import { nameOf as drawnAs, ownFaces, wearFaces } from "./faces.js";
import { boot, redraw } from "./site.js";
import { seatFace } from "./symbols.js";

export const PORTRAITS = [
  ...["naruto", "sakura", "sasuke", "kakashi", "rock-lee", "shikamaru", "gaara", "hinata"],
  ...["neji", "tenten", "temari", "ino", "choji", "kiba", "shino", "kankuro"],
  ...["jiraiya", "guy", "bee", "itachi", "konan", "deidara", "kisame", "orochimaru"],
];

/** @type {Set<string>} */
const asked = new Set();

/**
 * The face of somebody on a seat, whatever they lead there: the one they chose, else that of the seat.
 * @param {{face?: string} | undefined} one
 * @param {number} seat
 */
export function faceFor(one, seat) {
  return portraitOf(one) || seatFace(seat);
}

/** The portrait somebody chose, or ""; it is sent for if it isn't here. @param {{face?: string} | undefined} one */
export function portraitOf(one) {
  const name = one?.face ?? "";
  if (!PORTRAITS.includes(name)) return "";
  void fetchPortrait(name);
  return name;
}

/** Asked for once, unless it is among the page's own. @param {string} name */
export async function fetchPortrait(name) {
  if (asked.has(name) || drawnAs(name)) return;
  asked.add(name);
  await ownFaces;
  if (drawnAs(name)) return;
  await wearFaces(`${boot.made}/faces/portraits/${name}.svg`);
  void redraw();
}
