/** Above the lanes: the newest line of the log, what the fight is worth, and the way to the fight so far. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { lastFight } from "./clashes.js";
import { mission } from "./facts.js";
import { mark } from "./mark.js";
import { hasClashed } from "./model.js";
import { tell } from "./tale.js";

/** @typedef {import("../game.js").TableView} TableView */

const RECENT = 12;

/** The newest line, where everyone looks. @param {TableView} table */
export function news({ events, words, nameOf, faceOf, now }) {
  const last = tell(events.slice(-RECENT), words, nameOf).at(-1);
  if (!last || now) return "";
  return html`<p class="news" data-free>${
    last.seat === undefined ? "" : mark(faceOf(last.seat))
  }<span>${last.pieces.map((piece, at) => at % 2 ? html`<b>${piece}</b>` : piece)}</span></p>`;
}

/** What winning is worth, and the clashes so far; a scene has its own. @param {TableView} table */
export function stake(table) {
  return html`<div class="stake ${table.now ? "veiled" : ""}">${worth(table)}${soFar(table)}</div>`;
}

/** @param {TableView} table */
function worth({ pub, me, words }) {
  if (!pub.mission) return "";
  const sure = me.worth?.sure ?? pub.worth?.mission ?? mission(pub.mission, words).xp;
  const more = me.worth?.orders ?? 0;
  const label = words.say("duel-worth-now", { xp: sure, more });
  return html`
    <button class="thing pill" data-explain="mission" aria-label=${label}
      title=${label}>${symbol(
        "scroll",
      )}<b>${words.say("duel-xp", { xp: more ? `${sure} + ${more}` : sure })}</b></button>
  `;
}

/** @param {TableView} table */
function soFar({ events, words, pub }) {
  if (!lastFight(events).length) return "";
  const label = words.say(hasClashed(pub) ? "duel-so-far" : "duel-last-fight");
  return html`
    <button class="thing pill" data-explain="fight" aria-label=${label}
      title=${label}>${symbol(
        "versus",
      )}<b class="not-phone">${label}</b></button>
  `;
}
