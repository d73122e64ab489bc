/** The valley where camps meet: two cliffs and a fall, a green banner and a black one. */

import { html, svg } from "lit-html";
import { faceOf } from "../../faces.js";
import { symbol } from "../../symbols.js";
import { CAMPS, leftSide } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./model.js").Fighter} Fighter */

export const VALLEY = html`
  <svg class="scenery" viewBox="0 0 1086 400" preserveAspectRatio="xMidYMax slice"
    aria-hidden="true">${svg`
      <rect width="1086" height="400" fill="var(--sky)" />
      <circle cx="543" cy="120" r="104" fill="var(--sun)" />
      <path d="M330 240 470 110l70 62 90-74 130 142z" fill="var(--far)" />
      <path d="M455 150h176v260H455z" fill="var(--fall)" />
      <g stroke="#fff" stroke-width="4" opacity=".4" stroke-linecap="round">
        <path
          d="M480 170v190M515 160v214M552 172v190M588 162v206M612 180v176" />
      </g>
      <path d="M0 96c70-30 150-34 220-8 60 22 150 30 250 62l-22 250H0z" fill="var(--cliffl)" />
      <path d="M1086 96c-70-30-150-34-220-8-60 22-140 30-240 62l22 250h438z" fill="var(--cliffr)" />
      <g fill="none" stroke="#0003" stroke-width="5" stroke-linecap="round">
        <path
          d="M60 190c10 30 8 60-4 90M180 170c8 40 4 80-10 120M330 200c6 30 4 60-6 90M1020 190c-10 30-8 60 4 90M900 170c-8 40-4 80 10 120M760 200c-6 30-4 60 6 90" />
      </g>
      <path d="M0 316c120-26 240-24 360-4 110-14 250-14 370 0 120-20 240-22 356 4v90H0z"
        fill="var(--ground)" />
      <path d="M150 372c180-20 600-20 790 0-180 26-600 26-790 0z" fill="var(--water)" />
      <g stroke="#fff" stroke-width="4" opacity=".35" stroke-linecap="round">
        <path
          d="M300 364h140M560 378h180M420 384h90" />
      </g>
    `}</svg>
`;

/**
 * The two sides behind the lanes: banners, and who stands before them.
 * @param {TableView} table
 * @param {[Fighter[], Fighter[]]} both
 */
export function flanks(table, both) {
  const left = leftSide(table);
  return html`${flag("l", left)}${flag("r", 1 - left)}${busts("l", both[0])}${busts("r", both[1])}`;
}

/**
 * @param {string} where
 * @param {number} side
 */
function flag(where, side) {
  return html`<span class="flag ${where} ${CAMPS[side]}" aria-hidden="true">${
    symbol(CAMPS[side])
  }</span>`;
}

/**
 * @param {string} where
 * @param {Fighter[]} side
 */
function busts(where, side) {
  return side.map((one, at) =>
    html`
      <span class="bust ${where} ${at ? "second" : ""} ${one.hp > 0 ? "" : "fell"}"
        aria-hidden="true">${faceOf(one.ninja, {
          frame: "none",
          mood: one.hp > 0 ? "neutral" : "hurt",
        })}</span>
    `
  );
}
