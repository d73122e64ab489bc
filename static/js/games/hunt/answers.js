/** What the prompts of the hunt are made of: a question with its note, and answers by verb and noun. */

import { nouns } from "../asking.js";
import { called, short } from "./naming.js";
import { ledBy } from "./reading.js";
import { heldText } from "./speakers.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../stage/prompt.js").Answer} Answer */

/** Verbs with a shorter word of their own: three answers stand side by side on a phone. */
const SHORT = ["back", "meditate", "land"];

/**
 * @param {TableView} table
 * @param {string} question
 * @param {Answer[]} answers
 * @param {{text?: any, note?: any}} [more]
 */
export function asked(table, question, answers, more = {}) {
  const { words } = table;
  const note = words.has(`hunt-note-${question}`) ? words.say(`hunt-note-${question}`) : "";
  const own = `hunt-ask-${question}`;
  const text = words.say(words.has(own) ? own : `ask-${question}`);
  const held = heldText(table);
  return { text, note, answers, ...more, ...held ? { note: held } : {} };
}

/**
 * @param {TableView} table
 * @param {string} verb
 * @param {"primary"|"quiet"|"danger"|""} [look]
 * @param {Partial<Answer>} [more]
 * @returns {Answer}
 */
export function plain({ words }, verb, look = "primary", more = {}) {
  const own = SHORT.includes(verb) ? `hunt-do-${verb}` : `verb-${verb}`;
  return { label: words.say(own), verb, look, ...more };
}

/**
 * An answer for every noun of a verb; the first is the main one.
 * @param {TableView} table
 * @param {string} verb
 * @returns {Answer[]}
 */
export function each(table, verb) {
  const { words, pub } = table;
  return nouns(table, verb).map((noun, at) => ({
    label: called(words, pub, noun),
    verb,
    noun,
    look: at ? "" : "primary",
    thing: pub.heroes[noun] ? `hero:${noun}` : `enemy:${noun}`,
  }));
}

/** A hero by name, for who leads several with "hero 1 of 2". @param {TableView} table @param {string} hero */
export function named({ pub, seat, words }, hero) {
  const all = ledBy(pub, seat);
  const name = short(words, hero);
  return all.length > 1
    ? words.say("hunt-which", { hero: name, n: all.indexOf(hero) + 1, of: all.length })
    : name;
}
