/** Above the board: a tab for the map and for each battle, and the newest line of what is looked at. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { faceOf, nameOf as drawnAs } from "../../faces.js";
import { symbol } from "../../symbols.js";
import { FOREST } from "./look.js";
import { show } from "./looking.js";
import { tell } from "./log_lines.js";
import { LAST_TURN } from "./model.js";
import { emblem } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */

const RECENT = 30;

/**
 * @param {TableView} table
 * @param {string} here
 */
export function above(table, here) {
  return html`<div class="above">${tabs(table, here)}${when(table, here)}${
    news(table, here)
  }</div>`;
}

/**
 * How far it is, which phones don't have in the bar.
 * @param {TableView} table
 * @param {string} here
 */
function when({ pub, words }, here) {
  const { turn } = pub.battles[here] ?? {};
  if (turn) {
    return html`
      <b class="when only-phone">${words.say("exam-turn-of", { turn, last: LAST_TURN })}</b>
    `;
  }
  return here === FOREST
    ? html`<b class="when only-phone">${words.say("exam-round", { round: pub.round })}</b>`
    : "";
}

/**
 * @param {TableView} table
 * @param {string} here
 */
function tabs(table, here) {
  const { pub, words } = table;
  const keys = Object.keys(pub.battles);
  if (!keys.length || pub.phase === "final") return "";
  return html`<nav class="places" aria-label=${words.say("exam-places")}>
    <button class="place-tab" aria-current=${here === FOREST} aria-label=${words.say("exam-map")}
      title=${words.say("exam-map")} @click=${() => show(table, FOREST)}>${
    symbol("x-forest")
  }</button>${repeat(keys, (key) => key, (key) => battleTab(table, key, here === key))}</nav>`;
}

/**
 * @param {TableView} table
 * @param {string} key
 * @param {boolean} current
 */
function battleTab(table, key, current) {
  const { pub, words, nameOf, seat } = table;
  const { attacker, defender } = pub.battles[key];
  const label = words.say("exam-battle", {
    attacker: nameOf(attacker),
    defender: nameOf(defender),
  });
  const asked = pub.awaited?.[seat] && [attacker, defender].includes(seat) &&
    pub.mover?.seat !== seat;
  return html`
    <button class="place-tab ${asked ? "asked" : ""}" aria-current=${current} aria-label=${label}
      title=${label} @click=${() => show(table, key)}>${emblem(pub.teams[attacker].team)}${emblem(
        pub.teams[defender].team,
      )}</button>
  `;
}

/**
 * @param {TableView} table
 * @param {string} here
 */
function news({ events, words, nameOf, faceOf: face, now }, here) {
  const about = events.slice(-RECENT).filter((event) =>
    here === FOREST ? event.battle === undefined : String(event.battle ?? event.seat) === here
  );
  const last = now ? undefined : tell(about, words, nameOf).at(-1);
  if (!last) return "";
  const sign = last.symbol && drawnAs(last.symbol)
    ? faceOf(last.symbol)
    : last.seat === undefined
    ? ""
    : emblem(face(last.seat));
  return html`<p class="news" data-free>${sign}<span>${
    last.pieces.map((piece, at) => at % 2 ? html`<b>${piece}</b>` : piece)
  }</span></p>`;
}
