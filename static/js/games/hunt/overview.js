/** Over the map: the aim in one sentence with the turns left, the enemies in play, and the newest line. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { symbol } from "../../symbols.js";
import { emblem } from "./emblems.js";
import { icon } from "./icons.js";
import { listed } from "./naming.js";
import { enemyClicks, hunted, kindOf, ROUNDS, turnOf, turnsIn, turnsLeft } from "./reading.js";
import { tell } from "./tale.js";
import { COUNTABLE, pips } from "./tokens.js";
import { consider, isSame, ui } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../types.js").View} View */

const RECENT = 12;
const MARKS = ["immobilised", "silenced", "dodged"];

/** @param {TableView} table */
export function overview(table) {
  return html`${mission(table)}${foes(table)}${news(table)}`;
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
  const left = turnsLeft(pub);
  const turns = Array.from({ length: turnsIn(pub) }, (_, at) => at + 1);
  const now = turnOf(pub);
  return html`
    <button class="thing mission ${left === 1 ? "last" : ""}" data-explain="goal">
      <b class="mission-round">${symbol("scroll")}${words.say("label-round", {
        round: pub.round,
      })}</b>
      <span class="aim">${aimOf(words, pub)}</span>
      <span class="turns">${turns.map((turn) =>
        html`<i class=${turn < now ? "past" : turn === now ? "now" : ""}>${turn}</i>`
      )}<small>${words.say("hunt-turns-left", { left })}</small></span>
      <span class="else">${symbol("cloud")}<small>${words.say(
        pub.round === ROUNDS.length ? "hunt-else-last" : "hunt-else",
      )}</small></span></button>
  `;
}

/**
 * The cards in play, and whatever else can be fought now; one that can is chosen by its card.
 * @param {TableView} table
 */
function foes(table) {
  const { pub, words } = table;
  const clicks = enemyClicks(table.me);
  const fought = (/** @type {string} */ key) => Boolean(clicks[key]) && table.can(clicks[key], key);
  const shown = [
    ...Object.keys(pub.enemies).filter(fought),
    ...hunted(pub).filter((key) => !fought(key)),
  ];
  if (!shown.length) return "";
  return html`
    <div class="foes">
      <h3 class="not-phone">${symbol("cloud")}${words.say("hunt-in-play")}</h3>
      <div class="foe-row">${repeat(
        shown,
        (key) => key,
        (key) => foe(table, key, fought(key) ? { verb: clicks[key], noun: key } : null),
      )}</div>
    </div>
  `;
}

/**
 * @param {TableView} table
 * @param {string} key
 * @param {import("./ui.js").Click | null} click
 */
function foe({ pub, words }, key, click) {
  const one = pub.enemies[key];
  const marks = MARKS.filter((mark) => one[mark]);
  const chosen = Boolean(click) && isSame(ui.preview, click);
  const inside = html`
    <span class="foe-face ${kindOf(key, one.card)}">${emblem(one.card)}</span>
    <span
      class="foe-body"><b>${words.nameOf(one.card)}</b><span class="foe-stats">${health(
        one,
      )}${shield(one.defence)}</span><small data-free>${marks.length
        ? marks.map((mark) => words.say(`hunt-mark-${mark}`)).join(" · ")
        : one.talents.map((/** @type {string} */ id) => words.nameOf(id)).join(" ")}</small></span>
  `;
  if (!click) {
    return html`<button class="thing foe" data-explain="enemy:${key}">${inside}</button>`;
  }
  return html`
    <button class="foe can ${chosen ? "chosen" : ""}" aria-pressed=${chosen}
      data-explain="enemy:${key}" data-click="${click.verb} ${key}"
      @click=${() => consider(click)}>${inside}</button>
  `;
}

/** @param {View} enemy */
export function health({ health, most }) {
  return most > COUNTABLE
    ? html`<span class="hearts">${icon("health")}<b class="num">${health}</b></span>`
    : pips(health, most, "foe-health");
}

/** @param {number} defence */
export function shield(defence) {
  return html`<span class="shield">${icon("defence")}<b class="num">${defence}</b></span>`;
}

/** The newest line, where everyone looks. @param {TableView} table */
function news({ events, words, nameOf, now, pub }) {
  const last = tell(events.slice(-RECENT), words, nameOf).at(-1);
  if (!last || now || pub.fight) return "";
  return html`<p class="news" data-free>${
    last.pieces.map((piece, at) => at % 2 ? html`<b>${piece}</b>` : piece)
  }</p>`;
}
