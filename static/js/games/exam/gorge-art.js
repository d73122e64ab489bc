/** The battlefield at the waterfall: rock walls, a bridge, and water that falls. */

import { svg } from "lit-html";
import { blob, floorOf, grain, GROUND, round, tufts } from "./strokes.js";

/** @typedef {import("./field-art.js").Size} Size */
/** @typedef {import("./field-art.js").Box} Box */

/** @param {Size} size */
export function gorge({ width, height }) {
  const middle = width / 2;
  return svg`
    <rect width=${width} height=${height} fill="var(--gorge-air)" />
        <path d="M0 0v${height}h${width}V0h-60l-150 90-120-60-120 110-150 10-130-120-140 70L40 0z"
      fill="var(--gorge-far)" />
        <path
      d="M${middle - 165} -5c20 ${height * 0.3}-10 ${height * 0.6} 0 ${height}h330c10-${height *
        0.4}-20-${height * 0.7} 0-${height + 5}z"
      fill="var(--fall)" stroke="var(--brush)" stroke-width="4" />
        ${[-130, -95, -40, 5, 48, 92, 128].map((x, at) =>
          svg`
            <path class="flow" d="M${middle + x} ${round(-40 * grain(at))}q${round(
              12 * (grain(at) - 0.5),
            )} ${height / 2} 0 ${height}" fill="none"
              stroke="var(--foam)" stroke-width=${round(5 + 7 * grain(at + 3))}
              stroke-dasharray="${round(60 + 90 * grain(at))} ${round(
                30 + 50 * grain(at + 1),
              )}" stroke-linecap="round" />
          `
        )}
        ${wall(height)}<g transform="translate(${width} 0) scale(-1 1)">${wall(height)}</g>
  `;
}

/** @param {number} height */
function wall(height) {
  return svg`
    <path d="M-5-5h330l-38 76 24 60-58 74 30 84-70 66 44 92-34 ${height}H-5z"
      fill="var(--gorge-rock)" stroke="var(--brush)" stroke-width="4" stroke-linejoin="round" />
    <path d="M-5-5h120l-30 120 40 110-60 150 30 ${height}H-5z" fill="var(--gorge-dark)"
      opacity=".55" />
    <path d="M190 40l-30 70 24 40M120 260l34 50-20 50M230 150l-26 40" fill="none" stroke="var(--brush)"
      stroke-opacity=".5" stroke-width="3.5" stroke-linecap="round" />
  `;
}

/** @param {Box} box */
export function slab({ x, y, width, seed, floor }) {
  if (floor) return floorOf(x, y, width, "var(--gorge-dark)", "var(--moss)", seed);
  if (width > 300) return bridge(x, y, width);
  return svg`
    <g stroke="var(--brush)" stroke-width="4" stroke-linejoin="round">
      <path d="M${x} ${y}l6 22 ${round(width * 0.3)} 12 ${round(width * 0.4)}-5 ${round(
        width * 0.3 - 12,
      )}-8 6-21z"
        fill="var(--gorge-ledge)" />
      <path d="M${x - 2} ${y + 3}${tufts(width + 4, seed)}v-9H${x - 2}z" fill="var(--moss)" />
    </g>
  `;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 */
function bridge(x, y, width) {
  const planks = Array.from({ length: Math.round(width / 33) }, (_, at) => x + at * 33.3);
  return svg`<g stroke="var(--brush)" stroke-width="4" stroke-linecap="round">
    <path d="M${x + 6} ${y - 40}q${width / 2 - 6} 26 ${
    width - 12
  } 0" fill="none" stroke="var(--bark-light)" stroke-width="6"/>
    <path d="M${x + 4} ${y + 8}h${width - 8}" stroke="var(--bark)" stroke-width="9"/>
    ${
    planks.map((at) =>
      svg`
        <rect x=${round(at)} y=${y} width="30" height="15" rx="3" fill="var(--bark-light)"
          stroke-width="3" />
      `
    )
  }
    ${
    [0.02, 0.25, 0.5, 0.75, 0.98].map((at) =>
      svg`
        <path d="M${round(x + width * at)} ${y}v-38" stroke-width="3.5" />
      `
    )
  }</g>`;
}

/** @param {Size} size */
export function spray({ width, height }) {
  return [0, 1, 2, 3, 4, 5, 6].map((at) =>
    svg`
      <path d=${blob(
        width / 2 - 180 + at * 60,
        height - 12,
        24 + 10 * grain(at),
        at,
        0.5,
      )} fill="var(--foam)" opacity=".55" />
    `
  );
}

/** @param {Box} box */
export function water({ x, y, width }) {
  const waves = (/** @type {number} */ high) =>
    Array.from({ length: Math.round(width / 50) }, () => `q12.5-${high} 25 0t25 0`).join("");
  return svg`
    <path d="M${x} ${y}${waves(9)}v${GROUND + 6}h-${width}z" fill="var(--pool)"
      stroke="var(--brush)" stroke-width="4" />
    <path d="M${x + 10} ${y + 9}${waves(5)}" fill="none" stroke="var(--foam)" stroke-width="3" />
  `;
}
