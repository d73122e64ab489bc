/** A question of the exam and the buttons under it, as all questions put them together. */

import { triedBy } from "./look.js";
import { does } from "./looking.js";
import { triedNote } from "./odds.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../stage/prompt.js").Answer} Answer */

/**
 * A sentence by its message, or as it is.
 * @param {TableView} table
 * @param {string} text
 * @param {any} [note]
 * @param {Answer[]} [answers]
 */
export function said(table, text, note = "", answers = []) {
  const { words } = table;
  return {
    text: words.has(text) ? words.say(text) : text,
    note: triedNote(table) || note,
    answers: [...answers, ...sure(table)],
  };
}

/**
 * @param {TableView} table
 * @param {string} verb
 * @param {Partial<Answer>} [more]
 * @returns {Answer}
 */
export function answer({ words }, verb, more = {}) {
  return { label: words.say(`verb-${verb}`), verb, ...more };
}

/**
 * @param {TableView} table
 * @param {string} verb
 * @param {Partial<Answer>} [more]
 */
export function main(table, verb, more = {}) {
  return answer(table, verb, { look: "primary", ...more });
}

/** For fingers: the button that does what was tried. @param {TableView} table @returns {Answer[]} */
function sure(table) {
  const now = triedBy(table);
  if (!now?.held || !table.can(now.verb, now.noun)) return [];
  const { verb, noun } = now;
  return [main(table, verb, { noun, run: () => does(table, verb, noun) })];
}
