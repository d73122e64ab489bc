/** The coach of the first games of a mode: what one of the offered answers is for, told at the thing itself. */

import { html } from "lit-html";
import { isAsked, nouns } from "../games/asking.js";
import { keep, recall } from "../prefs.js";
import { boot, redraw, say, words } from "../site.js";
import { bubble } from "./bubble.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../games/game.js").TableView} TableView */
/** @typedef {import("../stage/prompt.js").Answer} Answer */

/** How often each purpose has been told, so that what is new comes first. @type {Map<string, number>} */
const told = new Map();
/** The question that stands, of what it is spoken, and what has no place on the table. */
let standing = { ask: "", verb: "", missing: /** @type {string[]} */ ([]) };

/**
 * @param {Session} session
 * @param {TableView} table
 * @param {Answer[]} answers
 */
export function coach(session, table, answers) {
  if (!isWanted(session) || table.now || !isAsked(table)) return "";
  const verbs = purposeful(table);
  const verb = chosen(table.me.ask, verbs);
  if (!verb) return "";
  return bubble({
    look: "coach",
    label: say("purposes"),
    click: [verb],
    text: html`<b>${labelOf(table, answers, verb)}</b> ${words().say(`for-${verb}`)}`,
    close: { label: say("purposes-close"), run: () => close(session) },
    missed: () => passOver(verb),
  });
}

/** @param {Session} session */
function isWanted(session) {
  const { seat, plays, you, room } = session;
  return seat >= 0 && plays && you.fresh && room?.hints && room.status === "running" &&
    !recall(closed(session), false);
}

/** What can be clicked now and has a purpose in words. @param {TableView} table */
function purposeful(table) {
  const verbs = Object.keys(table.me.choices ?? {}).filter((verb) => nouns(table, verb).length);
  return verbs.filter((verb) => words().has(`for-${verb}`));
}

/**
 * One for each question: the one told least often.
 * @param {string} ask
 * @param {string[]} verbs
 */
function chosen(ask, verbs) {
  if (ask !== standing.ask) standing = { ask, verb: "", missing: [] };
  const free = verbs.filter((verb) => !standing.missing.includes(verb));
  if (free.includes(standing.verb)) return standing.verb;
  const count = (/** @type {string} */ verb) => told.get(verb) ?? 0;
  standing.verb = free.toSorted((one, other) => count(one) - count(other))[0] ?? "";
  if (standing.verb) told.set(standing.verb, count(standing.verb) + 1);
  return standing.verb;
}

/**
 * What stands on its button, if there is one only.
 * @param {TableView} table
 * @param {Answer[]} answers
 * @param {string} verb
 */
function labelOf(table, answers, verb) {
  const all = answers.filter((one) => one.verb === verb && table.can(verb, one.noun ?? ""));
  return all.length === 1 ? all[0].label : words().say(`verb-${verb}`);
}

/** Nothing on the table stands for it: another one is spoken of. @param {string} verb */
function passOver(verb) {
  if (standing.verb !== verb) return;
  standing.missing.push(verb);
  redraw();
}

/** @param {Session} session */
function close(session) {
  keep(closed(session), true);
  redraw();
}

/** @param {Session} session */
function closed({ room }) {
  return `purposes-closed-${boot.game}-${room?.options.mode ?? ""}`;
}
