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
  makeWay(aim);
}

/** A hint that would lie over what it points at stands at the foot of the stage. @param {Element | null} aim */
function makeWay(aim) {
  const hint = document.querySelector(".stage > .advice");
  hint?.classList.remove("low");
  if (!hint || !aim) return;
  const [over, under] = [hint.getBoundingClientRect(), aim.getBoundingClientRect()];
  const isCovered = under.top < over.bottom && under.bottom > over.top;
  hint.classList.toggle("low", isCovered);
}

/**
 * What the click is made on, or what has to be chosen before: `data-leads` names the verbs and nouns it
 * is for, and "turn" for nouns that end so. What stands in the prompt goes before what lies on the table.
 * @param {string} verb
 * @param {string} noun
 */
function aimOf(verb, noun) {
  const [, bare = "", turn = ""] = /^(.*?)\.?(turn)?$/.exec(noun) ?? [];
  const aims = [...document.querySelectorAll(`[data-click="${verb} ${bare}"]`)];
  const aim = aims.find((one) => one.closest("#prompt, .dock")) ?? aims[0];
  if (aim) return turn && leading(turn) || aim;
  return leading(verb) ?? leading(bare.split(/[.>]/)[0]);
}

/** @param {string} word */
function leading(word) {
  return document.querySelector(`[data-leads~="${word}"]`);
}
