/** Pictures of the duel: the door on the home page, and what the rules page shows. */

import { html, svg } from "lit-html";
import { doorScene } from "../door.js";
import { emblem, tech } from "./cards.js";
import { NINJA } from "./facts.js";
import { sprite } from "./symbols.js";

/** @typedef {import("../../words.js").Words} Words */

/** Two banners face to face under a great moon, and the blades between them. */
export function scene() {
  return doorScene(svg`
    <rect width="320" height="180" fill="var(--scene-sky)" />
    <circle cx="160" cy="70" r="58" fill="var(--scene-sun)" />
    <path d="M0 138c40-30 70-34 104-14 30-22 84-22 112 0 34-20 64-16 104 14v42H0z"
      fill="var(--scene-hill)" />
    <path d="M0 156h320v24H0z" fill="var(--scene-ground)" />
    ${flag(40, "#2f7d3b", "naruto", 1)} ${flag(280, "#1f1b24", "cloud", -1)}
    <g stroke="#1d1a20" stroke-width="3" stroke-linejoin="round">
      <path d="M118 118 196 40l10-4-4 10-78 78-12 6z" fill="#e8e4da" />
      <path d="M202 118 124 40l-10-4 4 10 78 78 12 6z" fill="#b9b3c4" />
      <path d="m112 108 20 20M208 108l-20 20" stroke-width="7" stroke-linecap="round" />
    </g>
    <path d="m160 60 5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1z" fill="#fff" opacity=".9" />
  `);
}

/**
 * @param {number} section
 * @param {Words} words
 */
export function illustrate(section, words) {
  if (section === 2) {
    return html`<div class="picture duel-picture">${sprite}${
      NINJA.map((one) => emblem(one, words.nameOf(one)))
    }</div>`;
  }
  if (section === 4) {
    return html`<div class="picture duel-picture">${
      ["naruto-rasengan", "naruto-shadow-clone"].map((card) => tech(card, words))
    }</div>`;
  }
  return "";
}

/**
 * @param {number} x
 * @param {string} cloth
 * @param {string} sign
 * @param {number} way
 */
function flag(x, cloth, sign, way) {
  return svg`
    <g transform="translate(${x} 0) scale(${way} 1)">
      <path d="M-22 168V22" stroke="#1d1a20" stroke-width="6" stroke-linecap="round" />
      <path d="M-22 28h54l-4 52 6 48c-18 8-38-4-56 2z" fill="${cloth}" stroke="${sign === "cloud"
        ? "#e23b32"
        : "#1d1a20"}"
        stroke-width="3" stroke-linejoin="round" />
      <path d="M-19 31h22l-20 60z" fill="#ffffff30" />
      <use href="#s-${sign}" x="-14" y="52" width="40" height="40" color="${sign === "cloud"
        ? "#e23b32"
        : "#fff"}" />
    </g>
  `;
}
