/** Pieces of any table: places, a bar of what is left, a number that never breaks, a token, a moment, facts, an end. */

import { html, nothing } from "lit-html";
import { faceOf, nameOf as drawnAs } from "../faces.js";
import { symbol } from "../symbols.js";

/**
 * A board of places, one for everyone: who, what lies there, and a quiet line.
 * @param {Array<{face: string, name: string, inside?: any, note?: any, isTurn?: boolean}>} all
 */
export function places(all) {
  return html`<ul class="board-places" tabindex="0">${
    all.map(({ face, name, inside = "", note = "", isTurn }) =>
      html`
        <li class=${isTurn ? "turn" : ""}
          style="--c:var(--${face})">${token({
            face,
            label: "",
          })}<b class="who-name">${name}</b>${inside}<small>${note}</small></li>
      `
    )
  }</ul>`;
}

/**
 * How much is left of how much, and how much of it will be gone.
 * @param {{value: number, most: number, label: string, colour?: string, cost?: number}} parts
 */
export function bar({ value, most, label, colour = "accent", cost = 0 }) {
  const part = (/** @type {number} */ one) => Math.max(0, Math.min(1, one / Math.max(1, most)));
  return html`
    <span class="meter" role="img" aria-label="${label}: ${value}/${most}"
      style="--c:var(--${colour});--value:${part(value)};--cost:${part(
        Math.min(cost, value),
      )}"></span>
  `;
}

/**
 * @param {any} value
 * @param {any} [unit] a small word behind it
 */
export function number(value, unit = "") {
  return html`<b class="num number">${value}${unit ? html`<small>${unit}</small>` : ""}</b>`;
}

/**
 * Somebody on the board: a portrait, or a symbol where nobody is drawn.
 * @param {{face: string, label: string, look?: string, thing?: string, fly?: string}} parts
 *   label: empty where the name stands beside it
 */
export function token({ face, label, look = "", thing, fly }) {
  return html`
    <span class="token ${look}" role=${label ? "img" : nothing} aria-label=${label || nothing}
      aria-hidden=${label ? nothing : "true"} style="--c:var(--${face})"
      data-explain=${thing ?? nothing} data-fly=${fly ?? nothing}>${drawnAs(face)
        ? faceOf(face)
        : symbol(face)}</span>
  `;
}

/**
 * What a scene draws over the board: what happens, why, and whatever shows it.
 * @param {{title: any, because?: any, inside?: any}} parts
 */
export function moment({ title, because = "", inside = "" }) {
  return html`
    <div class="moment">
      <div class="moment-inside"><p class="title">${title}</p>${inside}${because
        ? html`<p class="because">${because}</p>`
        : ""}</div>
    </div>
  `;
}

/**
 * What a thing is now, as a row of facts in its sheet.
 * @param {Array<{icon?: string, text: any}>} facts
 */
export function sheet(facts) {
  return html`<div class="facts">${
    facts.map(({ icon, text }) =>
      html`<span class="fact">${icon ? symbol(icon) : ""}${text}</span>`
    )
  }</div>`;
}

/**
 * The end of a game that only counts: everyone's points in their parts.
 * @param {Record<number, import("../games/game.js").Part[]>} parts by seat
 * @param {import("../games/game.js").Figure[]} [figures]
 * @returns {import("../games/game.js").Finale}
 */
export function finale(parts, figures = []) {
  const known = new Map(Object.values(parts).flat().map((one) => [one.label, one.symbol]));
  const legend = [...known].map(([label, sign]) =>
    html`<span class="fact">${symbol(sign)}${label}</span>`
  );
  return { parts, legend: html`<div class="facts">${legend}</div>`, figures };
}
