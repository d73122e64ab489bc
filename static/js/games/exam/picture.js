/** Pictures of the exam: the door on the home page, and what the rules page shows. */

import { html, svg } from "lit-html";
import { symbol } from "../../symbols.js";
import { doorScene, medallion } from "../door.js";
import { fieldArt } from "./field-art.js";
import { CARDS, ITEMS, TEAMS } from "./model.js";
import { examSprite } from "./symbols.js";
import { emblem, medal } from "./words.js";

/** @typedef {import("../../words.js").Words} Words */

/** The Tower at dusk above the woods, and two teams in the branches before it. */
export function scene() {
  return doorScene(svg`
    <rect width="320" height="180" fill="var(--scene-sky)" />
    <circle cx="160" cy="66" r="52" fill="var(--scene-sun)" />
    <g transform="translate(160 92)" fill="#1d1a20">
      <path
        d="M-24 50V14h48v36zM-34 18-26 2h52l8 16zM-18 2v-14h36V2zM-26-10l7-12h38l7 12zM-11-22v-9h22v9zM-18-30 0-46l18 16zM-1.5-46h3v-9h-3z" />
    </g>
    <path
      d="M0 120l16-26 14 22 16-34 18 36 14-20 20 28 14-24 18 30 16-20 14 20 18-26 16 22 20-34 14 26 16-26 18 32 14-24 20 26 20-34v110H0z"
      transform="translate(0 12)" style="fill:light-dark(#4f7d43,#1f4a44)" />
    <path d="M0 148c50-10 90 8 160 2s120-6 160 0v30H0z" style="fill:light-dark(#35592f,#122a2c)" />
    <path d="M0 0h44c-8 50-12 110 6 180H0zM320 0h-44c8 50 12 110-6 180h50z" fill="#1d1a20" />
    <path d="M40 92h74c6 0 6 10 0 10H40zM280 62h-70c-6 0-6 10 0 10h70z" fill="#1d1a20" />
    ${medallion(97, 77, "naruto")}${medallion(245, 47, "gaara")}${medallion(
      133,
      143,
      "hinata",
    )}${medallion(219, 141, "dosu")}
    <path d="M112 76q50-46 104-24" fill="none" stroke="#fffc" stroke-width="2.5" stroke-dasharray="2 7"
      stroke-linecap="round" />
  `);
}

/** Which section of the rules has which picture. */
const PICTURES = /** @type {Record<number, (words: Words) => any>} */ ({
  2: teams,
  3: finds,
  4: field,
  5: cards,
  7: items,
});

/**
 * @param {number} section
 * @param {Words} words
 */
export function illustrate(section, words) {
  return PICTURES[section]?.(words) ?? "";
}

/** @param {Words} words */
function teams(words) {
  return html`${examSprite}<div class="picture">${
    Object.entries(TEAMS).map(([team, heroes]) =>
      html`<figure>${emblem(team, "large")}<figcaption>${words.nameOf(team)}</figcaption>
        <span class="team-three">${heroes.map((hero) => medal(hero))}</span></figure>`
    )
  }</div>`;
}

/** @param {Words} words */
function finds(words) {
  return signs(words, ["stream", "cache", "path", "air", "earth"], "x-");
}

function field() {
  const rows = {
    4: "....SS......",
    3: "SSS......SSS",
    2: "...SS..SS...",
    1: "SSSSSSSSSSSS",
  };
  return html`
    <div class="picture">
      <div class="field-thumb">${fieldArt("forest", rows)}</div>
    </div>
  `;
}

/** @param {Words} words */
function cards(words) {
  return signs(words, CARDS, "card-");
}

/** @param {Words} words */
function items(words) {
  return signs(words, ITEMS, "x-");
}

/**
 * @param {Words} words
 * @param {string[]} names
 * @param {string} prefix
 */
function signs(words, names, prefix) {
  return html`<div class="picture">${
    names.map((name) =>
      html`<figure class="sign">${symbol(prefix + name)}<figcaption>${
        words.nameOf(name)
      }</figcaption></figure>`
    )
  }</div>`;
}
