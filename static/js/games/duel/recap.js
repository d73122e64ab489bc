/** What the last fight was like: every round that was turned over, with its sums; and how it ended. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { clashRow } from "./clash.js";
import { isNewFight, lastFight } from "./clashes.js";
import { isFight, leftSide } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").GameEvent} GameEvent */
/** @typedef {import("./clashes.js").Round} Round */
/** @typedef {import("./model.js").Fighter} Fighter */

/**
 * The newest round first and open; earlier ones fold.
 * @param {TableView} table
 */
export function recap(table) {
  const all = lastFight(table.events).reverse();
  const past = table.pub.phase === "over" ? all.slice(1) : all;
  const shown = past.filter((one) =>
    !(table.pub.phase === "swap" && one.round === table.pub.round)
  );
  if (!shown.length) return "";
  const title = isFight(table.pub) && !isNewFight(table.events) ? "duel-recap" : "duel-recap-last";
  return html`<section class="panel recap"><h2>${table.words.say(title)}</h2>
    ${shown.map((round, at) => roundBox(table, round, at === 0))}</section>`;
}

/**
 * How a fight ended, and where its XP come from.
 * @param {TableView} table
 * @param {GameEvent[]} end
 */
export function verdict({ words, nameOf }, end) {
  if (!end.length) return "";
  const won = end.find((event) => event.camp);
  return html`<div class="verdict ${won?.camp ?? ""}" role="status">
    ${
    won ? html`<span class="crest" style="--c:var(--${won.camp})">${symbol(won.camp)}</span>` : ""
  }
    <div>${end.map((event) => html`<p>${words.line(event, nameOf)}</p>`)}</div></div>`;
}

/**
 * @param {TableView} table
 * @param {Round} round
 * @param {boolean} open
 */
function roundBox(table, round, open) {
  const both = camps(table, round);
  return html`<details ?open=${open}><summary>${
    table.words.say("duel-round", { round: round.round })
  }</summary>
    ${verdict(table, round.end)}
    <ol class="lane">${round.clashes.map((clash) => clashRow(table, clash, both))}</ol></details>`;
}

/**
 * Who stood on which side then: the fighters of the view may be new ones already.
 * @param {TableView} table
 * @param {Round} round
 * @returns {[Fighter[], Fighter[]]}
 */
function camps(table, { clashes }) {
  const left = leftSide(table);
  const all = clashes[0].shown.map((one) => {
    const seat = Number((one.attack ?? one.unpaid)?.seat);
    return /** @type {Fighter} */ ({ ninja: one.ninja, seat, side: table.pub.seats[seat]?.side });
  });
  return [all.filter((one) => one.side === left), all.filter((one) => one.side !== left)];
}
