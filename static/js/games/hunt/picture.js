/** Pictures of the hunt: the door on the home page, and what the rules page shows. */

import { html, svg } from "lit-html";
import { symbol, symbolOf } from "../../symbols.js";
import { doorScene, medallion } from "../door.js";
import { die } from "./dice.js";
import { emblem } from "./emblems.js";
import { HEROES } from "./reading.js";

/** @typedef {import("../../words.js").Words} Words */

/** Which section of the rules has which picture. */
const PICTURES = /** @type {Record<number, (words: Words) => any>} */ ({
  1: team,
  3: dice,
  5: traps,
  6: members,
});

/** Three heroes on a hill look over to a gate under a red moon, where a masked figure waits. */
export function scene() {
  return doorScene(svg`
    <rect width="320" height="180" fill="light-dark(#f6dfb6, #1c1b3a)" />
    <circle cx="232" cy="62" r="46" fill="light-dark(#c8321f, #e2553a)" />
    <path d="M0 118 48 62l30 34 40-52 52 66 34-34 46 44 70-40v112H0z"
      fill="light-dark(#a9b98d, #2e3c5c)" />
    <path d="M48 62l12 22-8-2-6 8-6-6-8 6zM118 44l16 24-9-2-7 8-7-8-8 4z"
      fill="light-dark(#fffaf1, #d7dcef)" />
    <path d="M0 150c60-22 120-8 170 2s110 4 150-12v40H0z" fill="light-dark(#6f8a55, #1d2a40)" />
    <path d="M320 128c-34 6-70 30-120 52h120z" fill="light-dark(#6fa7b4, #214a72)" />
    <path d="M30 168C90 150 150 176 216 140" fill="none" stroke="#1d1a20" stroke-width="4"
      stroke-dasharray="1 9" stroke-linecap="round" />
    <g fill="#b3261e" stroke="#1d1a20" stroke-width="2.500">
      <path d="M196 84c22 6 50 6 72 0l-3 11c-21 5-45 5-66 0z" />
      <path d="M207 94h9l1 46h-11zM248 94h9l1 46h-11z" />
      <path d="M202 103h60v7h-60z" />
    </g>
    <g transform="translate(221 110)">
      <path d="M12 8c8 0 10 8 12 24H0C2 16 4 8 12 8z" fill="#17141c" />
      <path d="M5 26c-2-1-1-5 2-4 1-4 6-2 5 1 3 0 2 4-1 3z" fill="#c8321f" />
      <circle cx="12" cy="6" r="7" fill="#ee7b16" stroke="#1d1a20" stroke-width="2" />
      <circle cx="14" cy="5" r="1.600" />
    </g>
    ${medallion(52, 148, "naruto")}${medallion(86, 156, "sakura")}${medallion(
      24,
      160,
      "kakashi",
    )}
    <g transform="translate(142 140)">
      <path d="M3 2h18v16H3z" fill="#fff3d6" stroke="#1d1a20" stroke-width="2" />
      <path d="M0 0h24v5H0zM0 15h24v5H0z" fill="#7b4a2e" stroke="#1d1a20" stroke-width="2" />
      <circle cx="12" cy="10" r="4" fill="#b3261e" />
    </g>
  `);
}

/**
 * @param {number} section
 * @param {Words} words
 */
export function illustrate(section, words) {
  const picture = PICTURES[section];
  return picture ? html`<div class="picture hunt-picture">${picture(words)}</div>` : "";
}

/** @param {Words} words */
function team(words) {
  return HEROES.map((hero) =>
    html`
      <figure
        style="--c:var(--${symbolOf(hero)})"><span class="hero-dot">${symbol(
          symbolOf(hero),
        )}</span><figcaption>${words.nameOf(hero)}</figcaption></figure>
    `
  );
}

/** @param {Words} words */
function dice(words) {
  return ["blank", "hit", "double", "power"].map((face) =>
    html`<figure>${die(face)}<figcaption>${words.nameOf(face)}</figcaption></figure>`
  );
}

/** @param {Words} words */
function traps(words) {
  return ["zetsu-level-1", "zetsu-level-2", "paper-bomb"].map((card) => foe(words, card, "trap"));
}

/** @param {Words} words */
function members(words) {
  return ["itachi", "kisame", "deidara", "sasori", "konan"].map((card) =>
    foe(words, card, "akatsuki")
  );
}

/**
 * @param {Words} words
 * @param {string} card
 * @param {string} kind
 */
function foe(words, card, kind) {
  return html`<figure><span class="foe-dot ${kind}">${emblem(card)}</span><figcaption>${
    words.nameOf(card)
  }</figcaption></figure>`;
}
