/** The course of the game: XP of both camps, turns done and to come, the mission, the round. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { emblem } from "./cards.js";
import { mission } from "./facts.js";
import { CAMPS, isFight, isQuick, leftSide } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

/** Turns in which two of the Alliance stand against one. */
const PAIRS = [6, 7, 8];

/**
 * @param {TableView} table
 * @param {View} pub what is shown may lag behind what is
 */
export function course(table, pub) {
  const left = leftSide(table);
  return html`
    <section class="panel course" aria-label=${table.words.say("duel-course")}>
      ${camp(table, pub, left)}
      ${isQuick(pub) ? series(table, pub) : turns(table, pub)}
      ${camp(table, pub, 1 - left)}
      ${headline(table, pub)}
    </section>
  `;
}

/**
 * @param {TableView} table
 * @param {View} pub
 * @param {number} side
 */
function camp({ words, me }, pub, side) {
  const name = words.nameOf(CAMPS[side]);
  const points = pub.xp?.[side] ?? 0;
  const said = isQuick(pub)
    ? words.say("duel-fights-won", { n: points })
    : words.say("duel-xp", { xp: points });
  return html`
    <div class="camp ${CAMPS[side]} ${me.side === side ? "mine" : ""}">
      <span class="crest" style="--c:var(--${CAMPS[side]})">${symbol(CAMPS[side])}</span>
      <span
        class="camp-text"><span class="camp-name">${name}</span><b class="num">${said}</b></span>
    </div>
  `;
}

/**
 * @param {TableView} table
 * @param {View} pub
 */
function turns(table, pub) {
  return html`<ol class="turns">${
    Array.from({ length: pub.turns }, (_, at) => turn(table, pub, at + 1))
  }</ol>`;
}

/**
 * @param {TableView} table
 * @param {View} pub
 * @param {number} number
 */
function turn({ words }, pub, number) {
  const past = pub.past?.[number];
  const state = past ? "past" : number === pub.turn ? "now" : "coming";
  const winner = past ? CAMPS[past.winner] ?? "nobody" : "";
  const label = past
    ? words.say("duel-turn-past", {
      turn: number,
      ninja: words.nameOf(Object.values(past.ninja)),
      winner: winner === "nobody" ? words.say("duel-draw") : words.nameOf(winner),
      xp: past.xp,
    })
    : words.say(PAIRS.includes(number) ? "duel-turn-pair" : "duel-turn", { turn: number });
  return html`
    <li class="turn-mark ${state} ${winner}" title=${label}
      aria-current=${state === "now" ? "step" : "false"}><span class="sr">${label}</span>
        <span aria-hidden="true">${winner && winner !== "nobody"
          ? symbol(winner)
          : winner
          ? "="
          : number}</span>${PAIRS.includes(number) ? html`<i aria-hidden="true">2:1</i>` : ""}</li>
  `;
}

/**
 * Won fights of a quick duel, drawn ones included.
 * @param {TableView} table
 * @param {View} pub
 */
function series({ words }, pub) {
  const fights = Object.entries(pub.past ?? {});
  return html`<ol class="turns">${
    fights.map(([number, past]) => {
      const winner = CAMPS[past.winner] ?? "nobody";
      const label = words.say("duel-turn-past", {
        turn: number,
        ninja: words.nameOf(Object.values(past.ninja)),
        winner: winner === "nobody" ? words.say("duel-draw") : words.nameOf(winner),
        xp: 0,
      });
      return html`<li class="turn-mark past ${winner}" title=${label}><span class="sr">${label}</span>
        <span aria-hidden="true">${winner === "nobody" ? "=" : symbol(winner)}</span></li>`;
    })
  }${
    pub.phase === "over"
      ? ""
      : html`<li class="turn-mark now"><span>${fights.length + 1}</span></li>`
  }</ol>`;
}

/**
 * @param {TableView} table
 * @param {View} pub
 */
function headline({ words }, pub) {
  const when = [
    isQuick(pub)
      ? words.say("duel-fight", { fight: pub.fight })
      : words.say("duel-turn", { turn: pub.turn }),
    ["lay", "swap"].includes(pub.phase) ? words.say("duel-round", { round: pub.round }) : "",
  ].filter(Boolean).join(" · ");
  return html`<p class="headline"><b class="num">${
    pub.phase === "ban" ? words.say("duel-draft") : when
  }</b>
    ${pub.mission && isFight(pub) ? missionLine(words, pub.mission) : ""}</p>`;
}

/**
 * @param {import("../../words.js").Words} words
 * @param {string} id
 */
function missionLine(words, id) {
  return html`<span class="mission">${symbol("scroll")}<b>${words.nameOf(id)}</b>
    ${mission(id, words).named.map((one) => emblem(one, words.nameOf(one)))}
    <span class="note">${words.textOf(id)}</span></span>`;
}
