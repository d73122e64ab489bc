/** Who waits may be called: asked at the first real wait, told in a hidden tab, awake while it is their turn. */

import { load } from "../loading.js";
import { boot, redraw, say, words } from "../site.js";

const WAITED = 4_000; // before it is asked whether to be called

/** @type {any} the part that few visits need */
let late = null;
let hadTurn = false;
let isAsked = false;
/** @type {any} */
let timer = null;
/** @type {any} */
let awake = null;

/**
 * Whose turn it is has changed.
 * @param {boolean} mine
 * @param {boolean} waits whether this browser's seat waits for others
 */
export function heedTurn(mine, waits) {
  hadTurn ||= mine;
  clearTimeout(timer);
  if (mine) void callHidden();
  if (!mine || !document.hidden) void closeShown();
  if (waits && hadTurn) timer = setTimeout(askOnce, WAITED);
  if (!waits && isAsked) redraw();
  void stayAwake(mine);
}

/** Seen: nothing calls to this table any more. */
export function heedLook() {
  if (document.hidden) return;
  void closeShown();
  if (awake) void stayAwake(true); // hidden pages lose it
}

/** @param {boolean} waits */
export function callLine(waits) {
  return waits && isAsked && late ? late.line() : "";
}

/** @param {boolean} host */
export async function openCalls(host) {
  (await part()).open(host);
}

export function callDialogs() {
  return late?.dialogs() ?? "";
}

/** The question is gone, or seen. */
async function closeShown() {
  dispatchEvent(new Event("call-over"));
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = await registration?.getNotifications({ tag: `turn-${boot.code}` }) ?? [];
  for (const one of shown) one.close();
}

async function askOnce() {
  await part();
  isAsked = true;
  redraw();
}

/** In a hidden tab, where the browser may show it; who is called by push isn't called twice. */
async function callHidden() {
  if (!document.hidden || !isSecureContext || globalThis.Notification?.permission !== "granted") {
    return;
  }
  const { notify } = await part();
  notify(say("notice-title", { game: words().say("name") }), boot.code);
}

async function part() {
  if (!late) {
    late = await load("late:calls");
    await late.begin();
  }
  return late;
}

/** The screen stays on while one is waited for. @param {boolean} wanted */
async function stayAwake(wanted) {
  if (wanted && !document.hidden) {
    awake = await navigator.wakeLock?.request("screen").catch(() => null);
  } else if (!wanted) {
    await awake?.release();
    awake = null;
  }
}
