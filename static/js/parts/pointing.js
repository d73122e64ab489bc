/** The teacher's face, and the one thing on the table that is pointed at. */

import { ref } from "lit-html/directives/ref.js";
import { faceOf, nameOf } from "../faces.js";
import { symbol } from "../symbols.js";

const TEACHER = "kakashi";

/** @type {Element | null} what is pointed at; it was brought into sight once */
let shown = null;

export function teacher() {
  return nameOf(TEACHER) ? faceOf(TEACHER) : symbol(TEACHER);
}

/**
 * Once all is drawn, what this click is made on is marked; nothing without a click.
 * @param {string[]} click verb and noun
 */
export function pointing([verb, noun]) {
  return ref(() => queueMicrotask(() => point(verb, noun)));
}

/**
 * @param {string} [verb]
 * @param {string} [noun]
 */
function point(verb, noun = "") {
  for (const one of document.querySelectorAll(".pointed")) one.classList.remove("pointed");
  const aim = verb ? aimOf(verb, noun) : null;
  aim?.classList.add("pointed");
  if (aim !== shown) aim?.scrollIntoView({ block: "nearest", inline: "nearest" });
  shown = aim;
}

/**
 * What the click is made on, or what has to be chosen before: `data-leads` names the verbs and nouns it
 * is for, and "turn" for nouns that end so. What stands in the prompt goes before what lies on the table.
 * Without a noun it is anything that the verb is for.
 * @param {string} verb
 * @param {string} [noun]
 */
export function aimOf(verb, noun) {
  if (noun === undefined) return foremost(`[data-click^="${verb} "]`) ?? leading(verb);
  const [, bare = "", turn = ""] = /^(.*?)\.?(turn)?$/.exec(noun) ?? [];
  const aim = foremost(`[data-click="${verb} ${bare}"]`);
  if (aim) return turn && leading(turn) || aim;
  return leading(verb) ?? leading(bare.split(/[.>]/)[0]);
}

/** @param {string} selector */
function foremost(selector) {
  const all = [...document.querySelectorAll(selector)];
  return all.find((one) => one.closest("#prompt")) ?? all[0] ?? null;
}

/** @param {string} word */
function leading(word) {
  return document.querySelector(`[data-leads~="${word}"]`);
}
