/** The battlefield in the cave: stalactites, crystals, and stone to stand on. */

import { svg } from "lit-html";
import { blob, floorOf, grain, GROUND, round } from "./strokes.js";

/** @typedef {import("./field-art.js").Size} Size */
/** @typedef {import("./field-art.js").Box} Box */

/** @param {Size} size */
export function hollow({ width, height }) {
  return svg`
    <rect width=${width} height=${height} fill="var(--cave-wall)" />
        <path d=${blob(width / 2, height * 0.56, width * 0.47, 4, 0.5)} fill="var(--cave-air)" />
        <path d=${blob(width / 2, height * 0.6, width * 0.34, 9, 0.5)} fill="var(--cave-glow)" />
        ${[0, 1, 2, 3, 4, 5].map((at) =>
          svg`
            <path d=${blob(
              90 + at * 205,
              height - 30,
              76,
              at + 3,
              0.8,
            )} fill="var(--cave-wall)" opacity=".75" />
          `
        )}
        ${Array.from(
          { length: 13 },
          (_, at) => stalactite(40 + at * 94, 60 + 130 * grain(at + 2), at),
        )}
        ${[215, 480, 730, 1010].map((x, at) => crystal(x, height - GROUND, at))}
  `;
}

/**
 * @param {number} x
 * @param {number} long
 * @param {number} seed
 */
function stalactite(x, long, seed) {
  const half = round(18 + 16 * grain(seed));
  return svg`
    <path
      d="M${x - half}-6q${half * 0.7} ${round(long * 0.4)} ${half} ${round(long)} q${half *
        0.3}-${round(long * 0.6)} ${half}-${round(long)}z"
      fill="var(--cave-stone)" stroke="var(--brush)" stroke-width="4" stroke-linejoin="round" />
    <path d="M${x - half * 0.4}-6l${half * 0.35} ${round(
      long * 0.5,
    )}" stroke="#fff3" stroke-width="4"
      stroke-linecap="round" />
  `;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} seed
 */
function crystal(x, y, seed) {
  return svg`
    <g transform="translate(${x} ${y}) scale(${round(
      0.8 + 0.5 * grain(seed),
    )})" stroke="var(--brush)"
      stroke-width="3" stroke-linejoin="round">
      <path d="M-22 4-26-26l8-14 9 12 3 32z" fill="var(--crystal)" />
      <path d="M-6 4-4-52l10-16 10 16 2 56z" fill="var(--crystal)" />
      <path d="M14 4 20-22l9-8 5 12-4 22z" fill="var(--crystal)" />
      <path d="M2-48v40M-18-28v20" stroke="#fff8" stroke-width="3" />
    </g>
  `;
}

/** @param {Box} box */
export function stone({ x, y, width, seed, floor }) {
  if (floor) return floorOf(x, y, width, "var(--cave-stone)", "var(--cave-edge)", seed);
  const drip = (/** @type {number} */ at) => round(18 + 26 * grain(seed + at));
  const third = round(width / 3);
  return svg`
    <path
      d="M${x} ${y}l8 20 ${round(third * 0.5)} ${drip(1)} ${round(third * 0.5)}-${drip(1)} ${round(
        third * 0.5,
      )} ${drip(2)} ${round(third * 0.5)}-${drip(2)} ${round(third * 0.5)} ${drip(3)} ${round(
        third * 0.5 - 16,
      )}-${drip(3)} 8-20z"
      fill="var(--cave-stone)" stroke="var(--brush)" stroke-width="4" stroke-linejoin="round" />
    <path d="M${x + 3} ${y + 3}h${width - 6}l-5 8H${x + 8}z" fill="var(--cave-edge)" />
  `;
}
