/** The page as a whole: what the server booted it with, its words, and drawing it anew. */

import { render } from "lit-html";
import { play, skip, snapshot } from "./motion.js";
import { setCookie } from "./prefs.js";
import { loadWords } from "./words.js";

/** @typedef {import("./types.js").Boot} Boot */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {(key: string) => string} Leaving the spot a vanished thing flies to */

/** @type {Boot} */
export const boot = JSON.parse(globalThis.document?.getElementById("boot")?.textContent ?? "{}");

if (boot.url) boot.url = new URL(boot.url, location.href).href; // a server may not know what it is called

const root = /** @type {HTMLElement} */ (globalThis.document?.getElementById("app"));

/** @type {{words: Words, lang: string, draw: () => any, changed: Array<() => void>, more: boolean}} */
const site = {
  words: /** @type {any} */ (null),
  lang: boot.lang,
  draw: () => "",
  changed: [],
  more: false,
};

/** @type {Promise<void> | null} */
let waiting = null;
/** The words that few visits need are on their way, or here. @type {Promise<void> | null} */
let adding = null;
/** @type {Leaving | null} */
let moving = null;
/** @type {((id: string, words: Words) => string) | undefined} */
let namer;
let typed = "";
let firstDraw = () => {};
/** Done when the page is drawn for the first time. */
export const drawn = new Promise((done) => firstDraw = () => done(undefined));

/**
 * @param {() => any} draw the whole page as a template
 * @param {(id: string, words: Words) => string} [name] how the game names what has no message
 */
export async function show(draw, name) {
  namer = name;
  await loadOwn();
  typed = root.querySelector("input")?.value ?? "";
  root.replaceChildren();
  site.draw = draw;
  redraw();
}

/** What somebody had typed before the page was drawn by a script. */
export function typedBefore() {
  return typed;
}

/**
 * Draw at the end of this turn of events, however often it is asked for; done when it is drawn.
 * @param {Leaving} [leaving] given: things move from where they were to where they are
 * @returns {Promise<void>}
 */
export function redraw(leaving) {
  moving = leaving ?? moving;
  waiting ??= site.words ? Promise.resolve().then(draw) : null;
  return waiting ?? Promise.resolve();
}

/**
 * @param {string} id
 * @param {Record<string, any>} [args]
 */
export function say(id, args) {
  return site.words.say(id, args);
}

export function words() {
  return site.words;
}

export function language() {
  return site.lang;
}

/** @param {() => void} run what to do when the language changed */
export function onLanguage(run) {
  site.changed.push(run);
}

/** @param {string} lang */
export async function speak(lang) {
  setCookie("lang", lang);
  site.lang = lang;
  await loadOwn();
  document.documentElement.lang = lang;
  for (const run of site.changed) run();
  redraw();
}

/** From now on the page has the words that few visits need, too. */
export function speakMore() {
  site.more = true;
  adding ??= loadOwn().catch((error) => {
    adding = null;
    throw error;
  });
  return adding;
}

async function loadOwn() {
  const more = site.more ? boot.late[site.lang] : "";
  const words = await loadWords(boot.words[site.lang], site.lang, more);
  if (namer) words.namer = (id) => namer?.(id, words) ?? id;
  site.words = words;
}

function draw() {
  waiting = null;
  const leaving = moving;
  moving = null;
  if (leaving) skip();
  const before = leaving ? snapshot(root) : null;
  render(site.draw(), root);
  firstDraw();
  if (before && leaving) play(root, before, leaving);
}
