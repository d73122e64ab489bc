/** A page of another build than the server's asks for itself anew, once, and when nothing is half done. */

import { boot } from "./site.js";

const LAST = "renewed";
const PAUSE = 60_000;
const DRAFTS = "input:not([type]):not([name=name]), textarea";

let isOld = false;
let touchedAt = 0;

/** @param {string} build what the server has */
export function compare(build) {
  isOld = build !== boot.build;
}

export function watchTouches() {
  for (const kind of ["pointerdown", "keydown"]) {
    addEventListener(kind, () => touchedAt = Date.now());
  }
}

/** Whatever was begun before is done, or void. */
export function settle() {
  touchedAt = 0;
}

/** Whether something was pressed that may be half of a click. */
export function isTouched() {
  return touchedAt > 0;
}

/**
 * Reload an old page if nobody would lose anything.
 * @param {boolean} isBusy whether something is under way that only the page knows
 */
export function renewIfIdle(isBusy) {
  if (isOld && !isBusy && (document.hidden || !isHalfDone())) renewOnce();
}

/** Something of this build is missing: if there is a server, it has a page that is whole. */
export async function renewNow() {
  const answer = await fetch(location.href).catch(() => null);
  if (answer) renewOnce();
}

function isHalfDone() {
  const drafts = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(DRAFTS));
  return Date.now() - touchedAt < PAUSE || [...drafts].some((one) => one.value) ||
    Boolean(document.querySelector("dialog[open]"));
}

/** Two servers of different builds would else send a page back and forth for ever. */
function renewOnce() {
  const last = Number(sessionStorage.getItem(LAST) ?? 0);
  if (Date.now() - last < PAUSE) return;
  sessionStorage.setItem(LAST, String(Date.now()));
  location.reload();
}
