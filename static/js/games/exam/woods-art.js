/** The battlefield in the forest: light between trunks, branches to stand on. */

import { svg } from "lit-html";
import { blob, floorOf, grain, round, tufts } from "./strokes.js";

/** @typedef {import("./field-art.js").Size} Size */
/** @typedef {import("./field-art.js").Box} Box */

/** @param {Size} size */
export function woods({ width, height }) {
  const far = Array.from({ length: 17 }, (_, at) => at);
  return svg`
    <rect width=${width} height=${height} fill="var(--woods-air)" />
        <path d="M${width * 0.62} 0 ${width * 0.42} ${height}h170L${width *
          0.74} 0z" fill="var(--woods-ray)" />
        <path d="M${width * 0.3} 0 ${width * 0.06} ${height}h120L${width *
          0.37} 0z" fill="var(--woods-ray)" />
        ${far.map((at) =>
          svg`
            <rect x=${round(at * 74 + 30 * grain(at))} y="0" width=${round(10 + 16 * grain(at + 9))}
              height=${height} fill="var(--woods-far)" />
          `
        )}
        ${far.map((at) =>
          svg`
            <path d=${blob(at * 76, height - 20, 44, at)} fill="var(--woods-bush)" />
          `
        )}
        ${[130, 350, 600, 850, 1070].map((x, at) => trunk(x, at % 2 ? 58 : 78, height, at))}
        ${far.map((at) =>
          svg`
            <path d=${blob(at * 76, -14, 62, at + 60, 0.7)} fill="var(--woods-leaf-${1 +
              (at % 2)})" />
          `
        )}
  `;
}

/**
 * @param {number} x
 * @param {number} width
 * @param {number} height
 * @param {number} seed
 */
function trunk(x, width, height, seed) {
  const half = width / 2;
  return svg`
    <g
      transform="translate(${x} 0)"><path d="M-${half * 0.7} -5C-${half * 0.8} ${height *
        0.6}-${half} ${height * 0.8}-${half * 1.9} ${height}h${half * 3.8}C${half} ${height *
        0.8} ${half * 0.8} ${height * 0.6} ${half * 0.7} -5z"
          fill="var(--woods-trunk)" stroke="var(--brush)" stroke-width="4"/>
        <path d="M-${half * 0.7} -5C-${half * 0.8} ${height * 0.6}-${half} ${height * 0.8}-${half *
          1.9} ${height}h${half * 1.5}C-${half * 0.3} ${height * 0.7}-${half * 0.2} ${height *
          0.4}-${half * 0.2} -5z" fill="#fff1"/>
        ${[0, 1, 2, 3].map((at) =>
          svg`
            <path d="M${round(half * (grain(seed + at) - 0.4))} ${round(
              height * (0.15 + 0.2 * at),
            )}q6 26-2 54"
              fill="none" stroke="var(--brush)" stroke-opacity=".45" stroke-width="3" stroke-linecap="round" />
          `
        )}</g>
  `;
}

/** @param {Box} box */
export function branch({ x, y, width, seed, floor }) {
  if (floor) return floorOf(x, y, width, "var(--woods-soil)", "var(--moss)", seed);
  return svg`
    <g stroke="var(--brush)" stroke-width="4" stroke-linejoin="round">
      <path d="M${x + 4} ${y}q-8 14 4 25h${width - 16}q14-10 4-25z" fill="var(--bark-light)" />
      <path d="M${x + 2} ${y + 4}${tufts(width - 4, seed)}v-11H${x + 2}z" fill="var(--moss)" />
    </g>
        ${[x + 4, x + width - 4].map((end, at) =>
          svg`
            <path d=${blob(end, y + 12, 18, seed + at, 0.75)} fill="var(--woods-leaf-${1 +
              at})" stroke="var(--brush)" stroke-width="3.5" />
          `
        )}
  `;
}
