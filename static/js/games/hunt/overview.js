/** Over the map: the aim in one strip with the turns, and the enemies in play. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { emblem } from "./emblems.js";
import { givesWay } from "./gives_way.js";
import { icon } from "./icons.js";
import { listed } from "./naming.js";
import { enemyClicks, hunted, kindOf, turnOf, turnsIn, turnsLeft } from "./reading.js";
import { COUNTABLE, pips } from "./tokens.js";
import { consider, isSame, preview } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../types.js").View} View */

/** @param {TableView} table */
export function overview(table) {
  return html`${mission(table)}${givesWay(table)}${foes(table)}`;
}

/**
 * Whom to beat, and where.
 * @param {import("../../words.js").Words} words
 * @param {View} pub
 */
export function aimOf(words, pub) {
  const where = words.nameOf(pub.tobi);
  const keys = hunted(pub);
  const waits = Object.keys(pub.facedown ?? {}).length;
  if (!keys.length && !waits) return words.say("hunt-aim-done", { place: where });
  if (waits) return words.say("hunt-aim-find", { place: where });
  const who = listed(words, keys.map((key) => words.nameOf(pub.enemies[key].card)));
  return words.say("hunt-aim-beat", { who, place: where });
}

/** @param {TableView} table */
function mission({ pub, words }) {
  const left = words.say("hunt-turns-left", { left: turnsLeft(pub) });
  const turns = Array.from({ length: turnsIn(pub) }, (_, at) => at + 1);
  const now = turnOf(pub);
  return html`
    <button class="thing mission" data-explain="goal">
      <b class="mission-round">${words.say("hunt-strip-round", { round: pub.round })}</b>
      <span class="aim">${aimOf(words, pub)}</span>
      <span class="turns" role="img" aria-label=${left} title=${left}>${turns.map((turn) =>
        html`<i class=${turn < now ? "past" : turn === now ? "now" : ""}>${turn}</i>`
      )}</span></button>
  `;
}

/**
 * The cards in play, and whatever else can be fought now; one that can is chosen by its card.
 * @param {TableView} table
 */
function foes(table) {
  const { pub } = table;
  const clicks = enemyClicks(table.me);
  const fought = (/** @type {string} */ key) => Boolean(clicks[key]) && table.can(clicks[key], key);
  const shown = [
    ...Object.keys(pub.enemies).filter(fought),
    ...hunted(pub).filter((key) => !fought(key)),
  ];
  if (!shown.length) return "";
  return html`
    <div class="foes" role="group" aria-label=${table.words.say("hunt-in-play")}>${repeat(
      shown,
      (key) => key,
      (key) => foe(table, key, fought(key) ? { verb: clicks[key], noun: key } : null),
    )}</div>
  `;
}

/**
 * @param {TableView} table
 * @param {string} key
 * @param {import("./ui.js").Click | null} click
 */
function foe(table, key, click) {
  const { pub, words } = table;
  const one = pub.enemies[key];
  const chosen = Boolean(click) && isSame(preview.of(table), click);
  const inside = html`
    <span class="foe-face ${kindOf(key, one.card)}">${emblem(one.card)}</span>
    <span
      class="foe-body"><b>${words.nameOf(one.card)}</b><span class="foe-stats">${health(
        one,
      )}${shield(one.defence)}</span></span>
  `;
  if (!click) {
    return html`<button class="thing foe" data-explain="enemy:${key}">${inside}</button>`;
  }
  return html`
    <button class="foe can ${chosen ? "chosen" : ""}" aria-pressed=${chosen}
      data-explain="enemy:${key}" data-click="${click.verb} ${key}"
      @click=${() => consider(table, click)}>${inside}</button>
  `;
}

/** @param {View} enemy */
export function health({ health, most }) {
  return most > COUNTABLE
    ? html`<span class="hearts">${icon("health")}<b class="num">${health}</b></span>`
    : pips(health, most, "foe-health");
}

/**
 * @param {number} defence
 * @param {string} [look]
 */
export function shield(defence, look = "") {
  return html`
    <span class="shield ${look}"
      data-explain="defence">${icon("defence")}<b class="num">${defence}</b></span>
  `;
}
