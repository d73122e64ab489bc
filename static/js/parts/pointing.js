/** The teacher's face, and the one thing on the table that is pointed at. */

import { ref } from "lit-html/directives/ref.js";
import { faceOf, nameOf } from "../faces.js";
import { symbol } from "../symbols.js";

const TEACHER = "kakashi";

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
 * What stands in the prompt goes before what lies on the table.
 * @param {string} [verb]
 * @param {string} [noun]
 */
function point(verb, noun = "") {
  for (const one of document.querySelectorAll(".pointed")) one.classList.remove("pointed");
  if (!verb) return;
  const aims = [...document.querySelectorAll(`[data-click="${verb} ${noun}"]`)];
  const aim = aims.find((one) => one.closest("#prompt, .dock")) ?? aims[0];
  aim?.classList.add("pointed");
}
