/** Pictures of Columns: the door on the home page, and what the rules page shows. */

import { html, svg } from "lit-html";
import { symbol } from "../../symbols.js";
import { doorScene } from "../door.js";
import { back, card, scroll } from "./cards.js";
import { COLOURS } from "./model.js";

/** @typedef {import("../../words.js").Words} Words */

/** Which section of the rules has which picture. */
const PICTURES = /** @type {Record<number, (words: Words) => any>} */ ({
  2: pack,
  3: turn,
  4: columns,
  5: taking,
  6: roll,
  7: seal,
});

/** Three columns of cards before a rising sun, and one card in the air. */
export function scene() {
  return doorScene(svg`
    <rect width="320" height="180" fill="var(--scene-sky)" />
    <circle cx="228" cy="74" r="56" fill="var(--scene-sun)" />
    <path d="M0 132 60 78l34 32 52-58 64 66 40-30 70 50v42H0z" fill="var(--scene-hill)" />
    <path d="M0 148h320v32H0z" fill="var(--scene-ground)" />
    ${little(46, 74, -5, "sakura", 2)}${little(46, 96, -3, "kakashi", 5)}
    ${little(120, 62, 2, "sasuke", 3)}${little(120, 84, 0, "lee", 1)}${little(
      120,
      106,
      1,
      "dice",
      0,
    )}
    ${little(194, 84, 4, "lee", 6)}${little(194, 106, 2, "sakura", 4)}
    <path d="M262 126c8-22 6-44-6-62" fill="none" stroke="#fff9" stroke-width="3" stroke-dasharray="2 9"
      stroke-linecap="round" />
    ${little(248, 26, 16, "naruto", 2)}
  `);
}

/**
 * @param {number} section
 * @param {Words} words
 */
export function illustrate(section, words) {
  return PICTURES[section]?.(words) ?? "";
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} tilt
 * @param {string} kind
 * @param {number} value
 */
function little(x, y, tilt, kind, value) {
  return svg`<g transform="translate(${x} ${y}) rotate(${tilt})">
    <rect width="46" height="64" rx="7" fill="var(--${kind})" stroke="#1d1a20" stroke-width="2.5"/>
    <path d="M3 3h20L9 38 3 46z" fill="#ffffff38"/>
    ${value ? svg`<text x="6" y="22" class="scene-value">${value}</text>` : ""}
    <use href="#s-${kind}" x="26" y="5" width="14" height="14" color="#fff"/>
    <use href="#s-${kind}" x="10" y="30" width="28" height="28" color="#fff"/></g>`;
}

/** @param {Words} words */
function pack(words) {
  return html`<div class="picture">${
    COLOURS.map((colour, at) => card(`${colour}-${at + 1}a`, words, { fly: false }))
  }
    ${
    ["dice-01", "turn-01"].map((id) =>
      html`
        <figure>${card(id, words, { fly: false })}<figcaption>${words.nameOf(
          id,
        )}</figcaption></figure>
      `
    )
  }</div>`;
}

/** @param {Words} words */
function turn(words) {
  return html`<div class="picture">${back()}${card("naruto-2a", words, { fly: false })}</div>`;
}

/** @param {Words} words */
function columns(words) {
  const example = [["sakura-2a", "kakashi-5a"], ["naruto-4a", "lee-6a"], [
    "sasuke-3a",
    "lee-1a",
    "naruto-2a",
  ]];
  const said = [
    words.say("columns-has-value", { value: 2 }),
    words.say("columns-has-colour", { colour: words.nameOf("naruto") }),
    words.say("columns-fits"),
  ];
  return html`<div class="picture cols">${
    example.map((cards, at) =>
      html`
        <div class="col ${at === 2 ? "ok" : ""}">
          <b class="head">${said[at]}</b>
          <div class="lay">
            <div class="stack" style="--n:${cards.length}">${cards.map((id) =>
              card(id, words, { fly: false })
            )}</div>
          </div>
        </div>
      `
    )
  }</div>`;
}

/** @param {Words} words */
function taking(words) {
  return html`
    <div class="picture">
      <div class="spread">${["naruto-2a", "naruto-5a"].map((id) =>
        card(id, words, { fly: false })
      )}</div>
      <div class="spread">${["kakashi-1a", "kakashi-6a"].map((id) =>
        card(id, words, { fly: false })
      )}</div>
    </div>
  `;
}

/** @param {Words} words */
function roll(words) {
  return html`<div class="picture">${
    [...COLOURS, "star"].map((face) =>
      html`
        <span class="flat-face" style="--c:var(--${face})" role="img"
          aria-label=${words.nameOf(face)}>${symbol(face)}</span>
      `
    )
  }</div>`;
}

/** @param {Words} words */
function seal(words) {
  return html`<div class="picture">${scroll("lee", 9, words)}</div>`;
}
