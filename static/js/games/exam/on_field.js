/** From a sheet to the field: the cells that a technique reaches, those in which an enemy strikes. */

import { html } from "lit-html";
import { closeSheet } from "../../stage/sheet.js";
import { ownBattle } from "./model.js";
import { isWatched, planned, watch } from "./targets.js";

/** @typedef {import("../game.js").TableView} TableView */

/**
 * The way to the cells on the field, for one's own heroes in battle.
 * @param {TableView} table
 * @param {string} hero
 * @param {string} id
 */
export function shower(table, hero, id) {
  if (!table.me.reach?.[hero]?.[id]) return "";
  return html`<button class="small" @click=${() => (planned.make(table, `${hero} ${id}`),
    closeSheet())}>${table.words.say("exam-show-cells")}</button>`;
}

/**
 * The way to the cells in which an enemy strikes next, and back.
 * @param {TableView} table
 * @param {string} hero
 */
export function striker(table, hero) {
  const one = ownBattle(table)?.heroes[hero];
  if (!one?.strikes || one.seat === table.seat) return "";
  const on = isWatched(table, hero);
  return html`<button class="small" aria-pressed=${on} @click=${() => (watch(
    table,
    on ? "" : hero,
  ),
    closeSheet())}>${table.words.say("exam-show-strikes")}</button>`;
}
