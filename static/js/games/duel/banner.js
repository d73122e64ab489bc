/** A ninja's banner: emblem, who leads it, HP and Chakra as brush strokes, what waits for it. */

import { html } from "lit-html";
import { secondsLeft } from "../../clock.js";
import { symbol } from "../../symbols.js";
import { CAMPS } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./model.js").Fighter} Fighter */

const WAITS = ["plus", "minus", "cheap", "bound", "poison", "fuse", "endure", "heart"];
const URGENT = 10_000;
const ROUND = 2 * Math.PI * 20;

/**
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {{hp: number, left?: number, shown?: boolean}} now what the strokes show: HP, and the Chakra left after what is laid
 */
export function banner(table, fighter, { hp, left, shown = false }) {
  const { words, nameOf } = table;
  const name = words.nameOf(fighter.ninja);
  return html`
    <article class="cloth ${CAMPS[fighter.side]} ${hp > 0 ? "" : "down"}" aria-label=${name}
      style="--c:var(--${fighter.ninja})" data-ninja=${fighter.ninja}>
      <div class="cloth-head">${symbol(fighter.ninja, "big")}<span class="cloth-cloud">${symbol(
        CAMPS[fighter.side],
      )}</span>${hp > 0 ? "" : html`<span class="stamp">${words.say("duel-down")}</span>`}</div>
      <div class="cloth-body">
        <h3>${name}</h3>
        <p class="note lead">${nameOf(fighter.seat)}</p>
        ${stroke(words.say("duel-hp"), "hp", hp, fighter.full)}
        ${stroke(words.say("duel-chakra"), "chakra", left ?? fighter.chakra, fighter.most)}
        ${shown ? "" : standing(table, fighter)}
      </div>
    </article>
  `;
}

/**
 * The minute as a ring that closes; nothing without a clock.
 * @param {TableView} table
 * @param {number} seat
 */
export function clockRing({ words, clock }, seat) {
  const now = clock(seat);
  if (!now) return "";
  const seconds = secondsLeft(now.left);
  const gone = 1 - Math.min(1, Math.max(0, now.left / (now.seconds * 1000)));
  const label = words.say("duel-clock", { seconds });
  return html`
    <span class="clock ${now.left < URGENT ? "urgent" : ""}" role="timer" aria-label=${label}
      title=${label}><svg viewBox="0 0 48 48" aria-hidden="true">
        <circle class="clock-track" cx="24" cy="24" r="20"></circle>
        <circle class="clock-left" cx="24" cy="24" r="20" stroke-dasharray=${ROUND}
          style="stroke-dashoffset:${gone * ROUND}" transform="rotate(-90 24 24)"></circle>
      </svg><b class="num" aria-hidden="true">${seconds}</b></span>
  `;
}

/**
 * @param {string} label
 * @param {string} kind
 * @param {number} value
 * @param {number} full
 */
function stroke(label, kind, value, full) {
  const share = Math.max(0, Math.min(1, value / (full || 1)));
  return html`
    <div class="stroke ${kind}" role="meter" aria-label=${label} aria-valuemin="0"
      aria-valuemax=${full} aria-valuenow=${value} title=${label}>
      ${symbol(kind)}<span class="brush"><i style="transform:scaleX(${share})"></i></span>
      <b class="num">${value}<small>/${full}</small></b></div>
  `;
}

/**
 * Whether the ninja's player is ready, and what the next card brings with it.
 * @param {TableView} table
 * @param {Fighter} fighter
 */
function standing(table, fighter) {
  const { pub, words } = table;
  const laying = ["out", "lay"].includes(pub.phase) && fighter.hp > 0;
  const swapping = pub.phase === "swap" && pub.awaited?.[fighter.seat];
  return html`${waits(table, fighter)}
    ${
    laying || swapping
      ? html`<p class="standing ${fighter.done && laying ? "ready" : ""}">${
        fighter.done && laying ? symbol("check") : clockRing(table, fighter.seat)
      }<span>${words.say(fighter.done && laying ? "duel-ready" : "duel-thinking")}</span></p>`
      : ""
  }`;
}

/**
 * @param {TableView} table
 * @param {Fighter} fighter
 */
function waits({ words }, fighter) {
  const here = WAITS.filter((name) => fighter.hp > 0 && fighter.waits?.[name]);
  if (!here.length) return "";
  return html`<ul class="waits">${
    here.map((name) => html`<li class=${name}>${waitText(words, name, fighter.waits[name])}</li>`)
  }</ul>`;
}

/**
 * @param {import("../../words.js").Words} words
 * @param {string} name
 * @param {number} n
 */
function waitText(words, name, n) {
  return n < 0 ? words.say("duel-wait-heart-spent") : words.say(`duel-wait-${name}`, { n });
}
