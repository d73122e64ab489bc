/** An answer that is the only one is given by itself, a moment after its question stands, to whoever wants that. */

import { keep, recall } from "../prefs.js";

/** @typedef {import("../games/game.js").TableView} TableView */

const MOMENT = 700; // to see what is asked, and to do it oneself
const KEY = "answer-alone";

let timer = 0;

export function givesOnly() {
  return recall(KEY, true);
}

/** @param {boolean} wanted */
export function giveOnly(wanted) {
  clearTimeout(timer);
  keep(KEY, wanted);
}

/**
 * What may be clicked, if it is one thing only and no choice to be made by oneself.
 * @param {TableView} table
 * @param {string[]} alone the verbs of the game that need nobody where they are the only answer
 */
export function onlyAnswer({ me, can }, alone) {
  const all = Object.entries(me.choices ?? {})
    .flatMap(([verb, nouns]) => Object.keys(nouns).map((noun) => ({ verb, noun })));
  const [{ verb, noun } = { verb: "", noun: "" }] = all;
  return all.length === 1 && alone.includes(verb) && can(verb, noun) ? { verb, noun } : null;
}

/**
 * @param {string[]} alone
 * @param {() => TableView} tableNow
 */
export function heedOnly(alone, tableNow) {
  clearTimeout(timer);
  const asked = givesOnly() && onlyAnswer(tableNow(), alone);
  if (asked) timer = setTimeout(() => give(alone, tableNow()), MOMENT);
}

/**
 * @param {string[]} alone
 * @param {TableView} table
 */
function give(alone, table) {
  const click = table.now ? null : onlyAnswer(table, alone);
  if (click && !table.pressed(click.verb, click.noun)) table.act(click.verb, click.noun);
}
