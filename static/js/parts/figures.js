/** What somebody has played: games and wins by game, the hero they play most, their best turn. */

import { html } from "lit-html";
import { faceOf, nameOf as drawnAs } from "../faces.js";
import { fetchPortrait, PORTRAITS } from "../portraits.js";
import { say } from "../site.js";
import { symbol } from "../symbols.js";

/** @typedef {{game: string, games: number, wins: number, hero: string, best: number}} Figure */
/** @typedef {import("./doors.js").Door} Door */

/**
 * @param {Figure[]} figures
 * @param {Door[]} doors
 */
export function figures(figures, doors) {
  if (!figures.length) return html`<p class="note">${say("figures-none")}</p>`;
  return html`<ul class="figure-list">${figures.map((one) => line(one, doors))}</ul>`;
}

/**
 * @param {Figure} one
 * @param {Door[]} doors
 */
function line(one, doors) {
  const words = doors.find((door) => door.info.id === one.game)?.words;
  const hero = one.hero && words ? words.nameOf(one.hero) : "";
  const parts = [
    say("figures-games", { count: one.games }),
    say("figures-wins", { count: one.wins }),
    ...(hero ? [say("figures-hero", { hero })] : []),
    ...(one.best ? [say("figures-best", { points: one.best })] : []),
  ];
  return html`<li>${picture(one.hero)}<span class="row-text"><b>${
    words?.say("name") ?? one.game
  }</b><small>${parts.join(" · ")}</small></span>
    <span class="num figure-share">${
    Math.round(100 * one.wins / one.games)
  }<small>%</small></span></li>`;
}

/** @param {string} hero */
function picture(hero) {
  if (PORTRAITS.includes(hero)) void fetchPortrait(hero);
  return drawnAs(hero)
    ? faceOf(hero)
    : html`<span class="portrait face-any">${symbol("crown")}</span>`;
}
