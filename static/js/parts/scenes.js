/** A game's poster: its scene, and two of its people before it. */

import { html } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import { faceOf } from "../faces.js";
import { boot, say, words } from "../site.js";

const SIDES = ["left", "right"];

/** @param {string} game */
export function poster(game) {
  const people = doorOf(game)?.people ?? [];
  return html`<div class="poster" aria-hidden="true">${backdrop(game)}${
    people.map((name, at) => faceOf(name, { frame: "none", look: `bust ${SIDES[at]}` }))
  }</div>`;
}

/** The scene alone, to stand behind something else. @param {string} game */
export function backdrop(game) {
  return html`
    <svg class="backdrop" viewBox="0 0 300 340" preserveAspectRatio="xMidYMid slice"
      aria-hidden="true">${unsafeSVG(boot.scenes[game] ?? "")}</svg>
  `;
}

/** Where the table of a lobby stands, at its true size. */
export function hall() {
  return html`
    <svg class="hall backdrop" viewBox="0 0 1400 700" preserveAspectRatio="xMidYMid slice"
      aria-hidden="true">${unsafeSVG(boot.hall)}</svg>
  `;
}

/** Whom one may lead in this game, team by team. @param {string} game */
export function cast(game) {
  const teams = Object.entries(doorOf(game)?.cast ?? {});
  if (!teams.length) return "";
  return html`
    <section class="cast">
      <h2>${say("lobby-cast")}</h2>
      <ul>${teams.map(([team, heroes]) =>
        html`<li><span class="cast-faces">${heroes.map((hero) => faceOf(hero))}</span><small>${
          words().nameOf(team)
        }</small></li>`
      )}</ul>
    </section>
  `;
}

/** @param {string} game */
function doorOf(game) {
  return boot.games.find((one) => one.id === game)?.door;
}
