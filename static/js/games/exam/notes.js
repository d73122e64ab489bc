/** What stands beside a question and helps to answer it. */

import { html } from "lit-html";
import { nouns } from "../asking.js";
import { nextHero } from "./hand.js";
import { aftermath, battleOf } from "./model.js";
import { items } from "./team.js";

/** @typedef {import("../game.js").TableView} TableView */

const NOTES = /** @type {Record<string, (table: TableView) => any>} */ ({
  prepare: nextHero,
  equipment,
  pick: picked,
  raise: told,
  retreat: told,
  run: idle,
  jump: idle,
  melee: idle,
});

/**
 * @param {TableView} table
 * @param {string} name of the question
 */
export function beside(table, name) {
  return NOTES[name]?.(table) ?? "";
}

/** @param {string} text */
function note(text) {
  return html`<span class="note">${text}</span>`;
}

/**
 * What the team has left, and where a seal could go.
 * @param {TableView} table
 */
function equipment(table) {
  return html`${items(table, table.seat)}${
    nouns(table, "seal").length ? note(table.words.say("exam-seal-where")) : ""
  }`;
}

/**
 * Of several targets those that are chosen already; cells are marked on the field.
 * @param {TableView} table
 */
function picked({ pub, seat, words }) {
  const { deed, heroes } = pub.battles[battleOf(pub, seat)];
  const names = Object.keys(deed.picked).filter((id) => id in heroes);
  return names.length ? note(words.say("exam-picked", { names: words.nameOf(names) })) : "";
}

/**
 * How the battle ended, for those who see the map by now.
 * @param {TableView} table
 */
function told({ pub, events, words, nameOf, seat }) {
  if (pub.phase === "final") return "";
  return note(aftermath(events, seat).map((event) => words.line(event, nameOf)).join(" "));
}

/**
 * A card that can do nothing here.
 * @param {TableView} table
 */
function idle({ me, words }) {
  const verbs = Object.keys(me.choices ?? {});
  return verbs.length === 1 && verbs[0] === "decline" ? note(words.say("exam-no-reach")) : "";
}
