/** The moments of the duel in the middle of the stage: the turn, the ninja, the clash, the end of a fight. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { symbol } from "../../symbols.js";
import { clashMoment } from "./clash.js";
import { WON } from "./clashes.js";
import { isBoss, mission } from "./facts.js";
import { mark } from "./mark.js";
import { CAMPS, isQuick, leftSide, listed } from "./model.js";
import { besides } from "./stake.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../types.js").GameEvent} GameEvent */

/** @type {Record<string, (table: TableView, show: any) => any>} */
export const MOMENTS = {
  ban: ({ words }, { ninja }) =>
    html`
      <div
        class="moment verdict"><span class="stands lost" style="--c:var(--${ninja})">${faceOf(
          ninja,
          { frame: "none", mood: "hurt" },
        )}</span>
        <div class="box"><h2 class="headline">${words.nameOf(ninja)}</h2><p
          class="because">${words.say("duel-banned")}</p></div>
      </div>
    `,
  opening,
  show: stepForth,
  clash: clashMoment,
  end: ended,
};

/**
 * @param {TableView} table
 * @param {{turn: number, mission: string, met: import("./against.js").One[], why: string[]}} show
 */
function opening(table, { turn, mission: id, met, why }) {
  const { words, nameOf, pub } = table;
  const [first] = met;
  const side = (
    /** @type {boolean} */ isFirst,
  ) => [
    ...new Set(met.filter((one) => (one.side === first.side) === isFirst).map(({ seat }) => seat)),
  ];
  const names = (/** @type {boolean} */ isFirst) =>
    html`<b data-free>${listed(words, side(isFirst).map(nameOf))}</b>`;
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
        ${id ? html`<p class="because">${words.textOf(id)} ${besides(table)}</p>` : ""}
        ${met.length
          ? html`<p class="who-meets">${names(true)}${symbol("versus")}${names(false)}</p>`
          : ""}
        ${why.map((line) => html`<p class="because">${line}</p>`)}</div>
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
  const all = [...ninja].sort((one, other) => Number(isLeft(other)) - Number(isLeft(one)));
  return html`
    <div class="moment forths of-${all.length}">
      ${all.map((one) =>
        html`
          <figure class="forth ${isLeft(one) ? "l" : "r"} ${isBoss(one.ninja, words) ? "boss" : ""}"
            style="--c:var(--${one.ninja})"><span aria-hidden="true">${faceOf(one.ninja, {
              frame: "none",
            })}</span><figcaption><b>${words.nameOf(one.ninja)}</b><small data-free>${nameOf(
              one.seat,
            )}</small><span class="stat hp">${symbol("hp")}<b>${one
              .hp}</b></span></figcaption></figure>
        `
      )}<span class="blades" aria-hidden="true">${symbol("versus")}</span>
    </div>
  `;
}

/**
 * @param {TableView} table
 * @param {{events: GameEvent[], fighters: import("./model.js").Fighter[]}} show
 */
function ended(table, { events, fighters }) {
  const { words } = table;
  const won = events.find(({ kind }) => WON.includes(kind));
  const side = won ? CAMPS.indexOf(won.camp) : -1;
  const stands = (/** @type {import("./model.js").Fighter} */ one) =>
    html`<span class="stands ${
      side < 0 ? "even" : one.side === side ? "won" : "lost"
    }" style="--c:var(--${one.ninja})">${
      faceOf(one.ninja, { frame: "none", mood: one.side === side || side < 0 ? "neutral" : "hurt" })
    }</span>`;
  return html`
    <div class="moment verdict ${won?.camp ?? ""}">
      ${fighters.toSorted((one) => one.side === side ? 1 : -1).map(stands)}
      <div class="box"><h2 class="headline">${title(table, won, side)}</h2>${won?.kind === "won"
        ? points(words, won)
        : ""}
      <ul class="because">${because(table, events, fighters).map((line) =>
        html`<li>${line}</li>`
      )}</ul></div>
    </div>
  `;
}

/**
 * What else came of it; of a draw, what it is worth and what was seen.
 * @param {TableView} table
 * @param {GameEvent[]} events
 * @param {import("./model.js").Fighter[]} fighters
 */
function because({ words, nameOf }, events, fighters) {
  const told = events.filter(({ kind }) => ![...WON, "draw"].includes(kind));
  const lines = told.map((event) => words.line(event, nameOf));
  if (!events.some(({ kind }) => kind === "draw")) return lines;
  const seen = fighters.map(({ ninja, used, turned }) =>
    words.say("duel-seen-of", {
      ninja: words.nameOf(ninja),
      n: Object.keys(used).length + Object.keys(turned).length,
    })
  );
  return [...lines.length ? lines : [words.say("duel-draw-nothing")], ...seen];
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
