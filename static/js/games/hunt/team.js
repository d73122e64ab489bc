/** The team at a glance: who has yet to act, who acts, who is thinking. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { markedFace } from "../../faces.js";
import { symbol, symbolOf } from "../../symbols.js";
import { lookAt } from "./camera.js";
import { placeOf } from "./geometry.js";
import { heroesOf, statusOf } from "./reading.js";

/** @typedef {import("../game.js").TableView} TableView */

/** Somebody thinks. */
export const DOTS = html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`;
const GLYPHS = { paralysed: "close", acting: "play", done: "check", waiting: "" };

/** @param {TableView} table */
export function team(table) {
  const all = heroesOf(table.pub);
  if (!all.length) return "";
  return html`<ul class="team" aria-label=${table.words.say("hunt-team")}>${
    repeat(all, (hero) => hero, (hero) => member(table, hero))
  }</ul>`;
}

/**
 * @param {TableView} table
 * @param {string} hero
 */
function member({ pub, words, nameOf }, hero) {
  const one = pub.heroes[hero];
  const status = statusOf(pub, hero);
  const thinks = Boolean(pub.awaited?.[one.seat]) && !pub.outcome;
  const label = words.say("hunt-member", {
    hero: words.nameOf(hero),
    player: nameOf(one.seat),
    status: words.say(`hunt-status-${status}`),
    actions: status === "waiting" || status === "acting" ? one.actions : 0,
  });
  return html`<li><button class="member ${status} ${thinks ? "thinks" : ""}" style="--c:var(--${
    symbolOf(hero)
  })" aria-label=${label} title=${label} @click=${() => lookAt(placeOf(pub.board[one.area]))}>
    <span class="member-face">${markedFace(hero)}</span>
    <span class="member-state">${GLYPHS[status] ? symbol(GLYPHS[status]) : ""}${
    status === "waiting" || status === "acting"
      ? Array.from({ length: one.actions }, () => html`<i class="action"></i>`)
      : ""
  }</span>${thinks ? DOTS : ""}
  </button></li>`;
}
