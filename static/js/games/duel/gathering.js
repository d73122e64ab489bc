/** Before a fight: both camps with their players, the mission between them, the turns done and to come. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { symbol } from "../../symbols.js";
import { emblem } from "./cards.js";
import { mission } from "./facts.js";
import { mark } from "./mark.js";
import { CAMPS, gainerOf, isQuick, leftSide } from "./model.js";
import { VALLEY } from "./scenery.js";
import { besides, standing } from "./stake.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

const LEADERS = ["naruto", "pain"];
/** Turns in which two of the Alliance stand against one. */
const PAIRS = [6, 7, 8];

/** @param {TableView} table */
export function gathering(table) {
  const left = leftSide(table);
  return html`
    ${VALLEY}
        <div
      class="meet">${camp(table, left, "l")}<div class="between">${standing(table)}${scroll(
        table,
      )}${isQuick(table.pub) ? "" : turns(table)}</div>${camp(table, 1 - left, "r")}</div>
  `;
}

/** The mission of this turn; crossed blades where there is none. @param {TableView} table */
function scroll(table) {
  const { pub, words } = table;
  if (!pub.mission) return html`<div class="blades">${symbol("versus")}</div>`;
  const { named } = mission(pub.mission, words);
  return html`<button class="thing mission" data-explain="mission"><b>${
    words.nameOf(pub.mission)
  }</b>
    <span class="named-two">${named.map((one) => mark(one, words.nameOf(one)))}</span>
    <span>${words.textOf(pub.mission)}</span><span>${besides(table)}</span></button>`;
}

/**
 * @param {TableView} table
 * @param {number} side
 * @param {string} where
 */
function camp(table, side, where) {
  const { pub, words } = table;
  const seats = Object.keys(pub.seats).map(Number).filter((seat) => pub.seats[seat].side === side);
  return html`<section class="camp-cloth ${CAMPS[side]} ${where}">
    <h3>${symbol(CAMPS[side])}<span>${words.nameOf(CAMPS[side])}</span>${
    isQuick(pub) ? html`<b class="num">${pub.xp?.[side] ?? 0}</b>` : ""
  }</h3>
    <ul>${seats.map((seat) => html`<li>${player(table, seat)}</li>`)}</ul>
    <span class="leader" aria-hidden="true">${
    faceOf(LEADERS[side], { frame: "none" })
  }</span></section>`;
}

/**
 * @param {TableView} table
 * @param {number} seat
 */
function player(table, seat) {
  const { nameOf, can, act, words, pressed } = table;
  const fights = leads(table).includes(seat);
  const line = html`
    <span
      class="who-text"><b class="who-name">${nameOf(seat)}</b><small>${note(
        table,
        seat,
        fights,
      )}</small></span>${secretPicks(table, seat)}
  `;
  if (!can("challenge", String(seat))) {
    return html`
      <button class="thing fighter-line ${fights ? "fights" : ""}"
        data-explain="player:${seat}">${line}</button>
    `;
  }
  return html`
    <button class="fighter-line ok ${pressed(
      "challenge",
      String(seat),
    )}" data-verb="challenge" data-click="challenge ${seat}"
      data-explain="player:${seat}" @click=${() => act("challenge", String(seat))}
      aria-label="${words.say("verb-challenge")}: ${nameOf(seat)}">${line}${symbol(
        "versus",
      )}</button>
  `;
}

/**
 * @param {TableView} table
 * @param {number} seat
 * @param {boolean} fights
 */
function note({ pub, words }, seat, fights) {
  if (pub.seats[seat].left) return words.say("has-left");
  if (pub.phase === "pick" && fights) {
    return words.say(pub.awaited?.[seat] ? "duel-choosing" : "duel-has-chosen");
  }
  return words.say("duel-fought", { n: pub.seats[seat].fought });
}

/**
 * What one's own camp has picked in secret.
 * @param {TableView} table
 * @param {number} seat
 */
function secretPicks({ pub, me, words }, seat) {
  const slots = Object.keys(me.picks ?? {}).filter((slot) => Number(pub.leads[slot]) === seat);
  return slots.map((slot) => emblem(me.picks[slot], words.nameOf(me.picks[slot])));
}

/** The seats that fight, as far as they are known. @param {TableView} table */
function leads({ pub }) {
  const known = Object.values(pub.leads ?? {}).map(Number);
  return known.length ? known : [pub.named, pub.challenged].filter((seat) => seat >= 0);
}

/** @param {TableView} table */
export function turns(table) {
  const { pub, words } = table;
  return html`<ol class="turns" aria-label=${words.say("duel-course")}>${
    Array.from({ length: pub.turns }, (_, at) => turn(table, at + 1))
  }</ol>`;
}

/**
 * @param {TableView} table
 * @param {number} number
 */
function turn({ pub, words }, number) {
  const past = pub.past?.[number];
  const state = past ? "past" : number === pub.turn ? "now" : "coming";
  const winner = past ? CAMPS[past.winner] ?? "nobody" : "";
  const gainer = past ? CAMPS[gainerOf(past)] ?? "" : "";
  return html`
    <li class="turn-mark ${state} ${gainer}" aria-current=${state === "now" ? "step" : "false"}
      title=${turnText(words, pub, number)}><span class="sr">${turnText(words, pub, number)}</span>
        <span aria-hidden="true">${winner && winner !== "nobody"
          ? symbol(winner)
          : winner
          ? "="
          : number}</span>${PAIRS.includes(number) ? html`<i aria-hidden="true">2:1</i>` : ""}</li>
  `;
}

/**
 * @param {import("../../words.js").Words} words
 * @param {View} pub
 * @param {number} number
 */
export function turnText(words, pub, number) {
  const past = pub.past?.[number];
  if (!past) {
    return words.say(PAIRS.includes(number) ? "duel-turn-pair" : "duel-turn", { turn: number });
  }
  const winner = CAMPS[past.winner];
  const told = { turn: number, ninja: words.nameOf(Object.values(past.ninja)), xp: past.xp };
  if (!winner && past.xp) {
    return words.say("duel-turn-spoils", { ...told, camp: words.nameOf(CAMPS[gainerOf(past)]) });
  }
  return words.say("duel-turn-past", {
    ...told,
    winner: winner ? words.nameOf(winner) : words.say("duel-draw"),
  });
}
