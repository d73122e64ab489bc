/** A battle to fight or to follow: the field between the mats of both teams, what just happened above it. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { battlefield } from "./battlefield.js";
import { mats, sidesOf } from "./mats.js";
import { above } from "./places.js";
import { emblem } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

/**
 * @param {TableView} table
 * @param {string} key
 */
export function arena(table, key) {
  const battle = table.pub.battles[key];
  const [own, other] = sidesOf(table, battle);
  return html`<div class="arena" data-battle=${key}>${above(table, key)}${
    mats(table, battle, other, "foe")
  }${battle.field ? battlefield(table, battle) : challenge(table, battle)}${
    mats(table, battle, own, "own")
  }</div>`;
}

/**
 * Before the battlefield is known: who stands against whom.
 * @param {TableView} table
 * @param {View} battle
 */
function challenge({ pub, words, nameOf }, { attacker, defender }) {
  const names = { attacker: nameOf(attacker), defender: nameOf(defender) };
  return html`
    <div
      class="challenge"><span aria-hidden="true">${emblem(pub.teams[attacker].team)}${symbol(
        "x-clash",
      )}${emblem(pub.teams[defender].team)}</span><p data-free>${words.say(
        "exam-battle",
        names,
      )}</p></div>
  `;
}
