/** A battle to fight or to follow: who against whom, the field, the heroes, what just happened. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { battlefield } from "./battlefield.js";
import { lastOf } from "./model.js";
import { rosters } from "./roster.js";
import { emblem } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

/**
 * @param {TableView} table
 * @param {string} key
 */
export function battle(table, key) {
  const one = table.pub.battles[key];
  return html`<section class="panel battle" data-battle=${key} aria-label=${title(table, one)}>
    ${one.field ? battlefield(table, one) : challenge(table, one)}
    <div class="battle-line">${ticker(table, key)}<p class="battle-state">${
    state(table, one)
  }</p></div>
    ${rosters(table, one)}
  </section>`;
}

/**
 * Before the battlefield is known: who stands against whom.
 * @param {TableView} table
 * @param {View} one
 */
function challenge(table, one) {
  const { attacker, defender } = one;
  const { teams } = table.pub;
  return html`
    <div
      class="challenge"><span aria-hidden="true">${emblem(teams[attacker].team)}${symbol(
        "x-clash",
      )}${emblem(teams[defender].team)}</span><p>${title(table, one)}</p></div>
  `;
}

/**
 * @param {TableView} table
 * @param {View} one
 */
function title({ words, nameOf }, one) {
  return words.say("exam-battle", {
    attacker: nameOf(one.attacker),
    defender: nameOf(one.defender),
  });
}

/**
 * "The final · Cave · battle turn 3 · laying cards".
 * @param {TableView} table
 * @param {View} one
 */
function state({ words }, one) {
  return [
    one.final ? words.say("exam-final") : "",
    one.field ? words.nameOf(one.field) : "",
    one.turn ? words.say("exam-battle-turn", { turn: one.turn }) : "",
    one.phase === "prepare" ? words.say("exam-preparing") : "",
  ].filter(Boolean).join(" · ");
}

/**
 * The last two things that happened here, for whoever follows the fight.
 * @param {TableView} table
 * @param {string} key
 */
function ticker({ events, words, nameOf }, key) {
  return html`<ol class="ticker" aria-hidden="true">${
    lastOf(events, key, 2).map((event) =>
      html`<li>${"roll" in event ? die(event.roll) : ""}${words.line(event, nameOf)}</li>`
    )
  }</ol>`;
}

/** Which of the nine places of a die's face bear a pip. */
const PIPS = ["", "4", "08", "048", "0268", "02468", "023568"];

/** @param {number} face */
function die(face) {
  return html`<span class="die">${
    [...PIPS[face]].map((place) =>
      html`<i style="--px:${Number(place) % 3};--py:${Math.floor(Number(place) / 3)}"></i>`
    )
  }</span>`;
}
