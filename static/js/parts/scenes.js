/** A game's poster: its scene, and two of its people before it. */

import { html } from "lit-html";
import { faceOf } from "../faces.js";
import { say, words } from "../site.js";
import { SCENES } from "./backdrops.js";

/** Who stands before the scene of a game. @type {Record<string, [string, string]>} */
const PEOPLE = {
  columns: ["sakura", "naruto"],
  duel: ["naruto", "pain"],
  hunt: ["kakashi", "kisame"],
  exam: ["rock-lee", "gaara"],
};

/** @param {string} game */
export function hasPoster(game) {
  return game in PEOPLE;
}

/**
 * @param {string} game
 * @param {() => any} [picture] what a game without a poster shows
 */
export function poster(game, picture) {
  const known = PEOPLE[game];
  if (!known) return html`<div class="poster">${picture?.() ?? ""}</div>`;
  const [left, right] = known;
  return html`<div class="poster" aria-hidden="true">${backdrop(game)}${
    faceOf(left, { frame: "none", look: "bust left" })
  }${faceOf(right, { frame: "none", look: "bust right" })}</div>`;
}

/** The scene alone, to stand behind something else. @param {string} game */
export function backdrop(game) {
  return html`
    <svg class="backdrop" viewBox="0 0 300 340" preserveAspectRatio="xMidYMid slice"
      aria-hidden="true">${SCENES[game] ?? ""}</svg>
  `;
}

/** Whom one may lead in this game, team by team. @param {string} game */
export function cast(game) {
  const teams = TEAMS[game];
  if (!teams) return "";
  return html`
    <section class="cast">
      <h2>${say("lobby-cast")}</h2>
      <ul>${Object.entries(teams).map(([team, heroes]) =>
        html`<li><span class="cast-faces">${heroes.map((hero) => faceOf(hero))}</span><small>${
          words().nameOf(team)
        }</small></li>`
      )}</ul>
    </section>
  `;
}

/** @type {Record<string, Record<string, string[]>>} */
const TEAMS = {
  hunt: Object.fromEntries(
    ["naruto", "sakura", "kakashi", "rock-lee", "sai", "shikamaru"].map((hero) => [hero, [hero]]),
  ),
  exam: {
    "team-naruto": ["naruto", "sasuke", "sakura"],
    "team-shino": ["shino", "kiba", "hinata"],
    "team-neji": ["neji", "rock-lee", "tenten"],
    "team-shikamaru": ["shikamaru", "choji", "ino"],
    "team-gaara": ["gaara", "kankuro", "temari"],
    "team-dosu": ["dosu", "zaku", "kin"],
  },
};
