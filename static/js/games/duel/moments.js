/** The moments of the duel in the middle of the stage: the turn, the ninja, the clash, the end of a fight. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { symbol } from "../../symbols.js";
import { clashMoment } from "./clash.js";
import { WON } from "./clashes.js";
import { mission } from "./facts.js";
import { mark } from "./mark.js";
import { CAMPS, isQuick, leftSide } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../types.js").GameEvent} GameEvent */

/** @param {TableView} table */
export function moment(table) {
  const show = table.now?.beat.show;
  return MOMENTS[show?.kind]?.(table, show) ?? "";
}

/** @type {Record<string, (table: TableView, show: any) => any>} */
const MOMENTS = {
  ban: ({ words }, { ninja }) =>
    html`
      <div class="moment">
        <div
          class="box">${big(ninja, "hurt")}<h2 class="title">${words.nameOf(
            ninja,
          )}</h2><p class="because">${words.say("duel-banned")}</p></div>
      </div>
    `,
  opening,
  show: stepForth,
  clash: clashMoment,
  end: ended,
};

/**
 * @param {TableView} table
 * @param {{turn: number, camp?: string, mission: string, seats: number[]}} show
 */
function opening({ words, nameOf, pub }, { turn, mission: id, seats }) {
  const named = id ? mission(id, words).named : [];
  return html`
    <div class="moment">
      <div class="box opening">
        ${isQuick(pub) ? "" : html`<p class="over-title">${words.say("duel-turn", { turn })}</p>`}
        ${id
          ? html`<h2 class="title">${words.nameOf(id)}</h2>`
          : html`<span class="blades">${symbol("versus")}</span>`}
        ${named.length
          ? html`<p class="named-two">${named.map((one) => mark(one, words.nameOf(one)))}</p>`
          : ""}
        ${id ? html`<p class="because">${words.textOf(id)}</p>` : ""}
        ${seats.length
          ? html`<p class="who-meets"><b data-free>${nameOf(seats[0])}</b>${
            symbol("versus")
          }<b data-free>${nameOf(seats[1])}</b></p>`
          : ""}</div>
    </div>
  `;
}

/**
 * @param {TableView} table
 * @param {{ninja: Array<{ninja: string, seat: number, hp: number}>}} show
 */
function stepForth(table, { ninja }) {
  const { words, nameOf, pub } = table;
  const left = leftSide(table);
  const isLeft = (/** @type {{seat: number}} */ one) => pub.seats[one.seat]?.side === left;
  const card = (/** @type {{ninja: string, seat: number, hp: number}} */ one) =>
    html`
      <figure class="forth ${isLeft(one) ? "l" : "r"} ${CAMPS[pub.seats[one.seat]?.side]}"
        style="--c:var(--${one.ninja})">${faceOf(one.ninja, {
          frame: "none",
        })}<figcaption><b>${words.nameOf(one.ninja)}</b><small data-free>${nameOf(
          one.seat,
        )}</small><span class="hp">${symbol("hp")}<b class="num">${one
          .hp}</b></span></figcaption></figure>
    `;
  const all = [...ninja].sort((one, other) => Number(isLeft(other)) - Number(isLeft(one)));
  const edge = all.filter(isLeft).length;
  return html`
    <div class="moment">
      <div
        class="forths of-${all.length}">${all.slice(0, edge).map(
          card,
        )}<span class="blades">${symbol("versus")}</span>${all.slice(edge).map(card)}</div>
    </div>
  `;
}

/**
 * @param {TableView} table
 * @param {{events: GameEvent[], fighters: import("./model.js").Fighter[]}} show
 */
function ended(table, { events, fighters }) {
  const { words, nameOf } = table;
  const won = events.find((event) => event.camp);
  const side = won ? CAMPS.indexOf(won.camp) : -1;
  return html`
    <div class="moment">
      <div class="box verdict ${won?.camp ?? ""}">
        <p class="stands">${fighters.map((one) =>
          html`<span class="${one.side === side ? "won" : "lost"}">${
            big(one.ninja, one.side === side || side < 0 ? "neutral" : "hurt")
          }</span>`
        )}</p>
        <h2 class="title">${title(table, won, side)}</h2>${won?.kind === "won"
          ? points(words, won)
          : ""}
        <ul class="because">${events.filter((event) => !WON.includes(event.kind)).map((event) =>
          html`<li>${words.line(event, nameOf)}</li>`
        )}</ul></div>
    </div>
  `;
}

/**
 * In a quick duel people win, not camps.
 * @param {TableView} table
 * @param {GameEvent | undefined} won
 * @param {number} side
 */
function title({ words, pub, nameOf }, won, side) {
  if (!won) return words.say("duel-draw");
  if (!isQuick(pub)) return words.say("duel-victory", { camp: words.nameOf(won.camp) });
  const seat = Object.keys(pub.seats).map(Number).find((one) => pub.seats[one].side === side);
  return words.say("duel-victory", { camp: nameOf(seat ?? 0) });
}

/**
 * Where the XP come from.
 * @param {import("../../words.js").Words} words
 * @param {GameEvent} won
 */
function points(words, won) {
  const parts = ["mission", "beaten", "named", "orders"].filter((name) => won[name]);
  const sum = parts.reduce((total, name) => total + won[name], 0);
  return html`<p class="points">${
    parts.map((name) =>
      html`<span><b class="num">+${won[name]}</b>${words.say(`duel-part-${name}`)}</span>`
    )
  }<span class="sum-xp"><b class="num">${words.say("duel-xp", { xp: sum })}</b></span></p>`;
}

/**
 * @param {string} ninja
 * @param {"neutral" | "hurt"} [mood]
 */
function big(ninja, mood = "neutral") {
  return html`<span class="big-face" style="--c:var(--${ninja})">${
    faceOf(ninja, { mood, frame: "tile" })
  }</span>`;
}
