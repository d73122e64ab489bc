/** The painted forest: clearings and paths between trees, cliffs, gates and the Tower. */

import { html, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { cellsOf } from "./model.js";
import { blob, grain, round, tree } from "./strokes.js";

/** @typedef {ReturnType<typeof cellsOf>} Cells */

const UNIT = 100;

/** @param {Record<string, string>} rows */
export function forestArt(rows) {
  return guard([JSON.stringify(rows)], () => painted(rows));
}

/** @param {Record<string, string>} rows */
function painted(rows) {
  const cells = cellsOf(rows);
  const size = Object.keys(rows).length * UNIT;
  return html`<svg class="map-art" viewBox="0 0 ${size} ${size}" aria-hidden="true">
    <rect width=${size} height=${size} fill="var(--wood)"/>
    ${shades(size)}
    <g fill="none" stroke="var(--brush)" stroke-linecap="round">
      <path d=${paths(cells, size)} stroke-width="24"/></g>
    ${clearings(cells, size, "var(--brush)", 5)}
    <path d=${paths(cells, size)} fill="none" stroke="var(--glade)" stroke-width="17"
      stroke-linecap="round"/>
    ${clearings(cells, size, "none", 0)}
    ${cells.filter(({ sign }) => sign === "o").map((one) => meadow(...centre(one, size), one.cell))}
    ${trees(size)}
    ${cells.map((one) => landmark(one, ...centre(one, size)))}
  </svg>`;
}

/** @param {number} size */
function shades(size) {
  return Array.from({ length: 26 }, (_, at) =>
    svg`
      <path d=${blob(grain(at) * size, grain(at + 40) * size, 40 + 50 * grain(at + 80), at)}
        fill="var(--wood-deep)" opacity=".5" />
    `);
}

/**
 * @param {Cells[number]} cell
 * @param {number} size
 * @returns {[number, number]}
 */
function centre({ column, row }, size) {
  return [(column - 0.5) * UNIT, size - (row - 0.5) * UNIT];
}

/**
 * @param {Cells} cells
 * @param {number} size
 */
function paths(cells, size) {
  const open = new Map(cells.filter(({ sign }) => sign !== "#").map((one) => [one.cell, one]));
  return [...open.values()].flatMap((one) =>
    [one.cell + 10, one.cell + 1].filter((next) => open.has(next)).map((next) => {
      const [x, y] = centre(one, size);
      const [u, v] = centre(/** @type {Cells[number]} */ (open.get(next)), size);
      const bend = 16 * (grain(one.cell * 3 + next) - 0.5);
      return `M${x} ${y}Q${round((x + u) / 2 + (x === u ? bend : 0))} ${
        round((y + v) / 2 + (y === v ? bend : 0))
      } ${u} ${v}`;
    })
  ).join("");
}

/**
 * @param {Cells} cells
 * @param {number} size
 * @param {string} stroke
 * @param {number} width
 */
function clearings(cells, size, stroke, width) {
  return cells.filter(({ sign }) => sign !== "#").map((one) =>
    svg`
      <path d=${blob(...centre(one, size), 37, one.cell)} fill="var(--glade)" stroke=${stroke}
        stroke-width=${width}/>
    `
  );
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} seed
 */
function meadow(x, y, seed) {
  return svg`
    <path d=${blob(x, y, 26, seed + 9)} fill="var(--meadow)" />${[0, 1, 2, 3, 4].map((at) =>
      svg`
        <circle cx=${round(x + 40 * (grain(seed + at) - 0.5))} cy=${round(
          y + 40 * (grain(seed + at + 20) - 0.5),
        )} r="2.6" fill="var(--petal)" />
      `
    )}
  `;
}

/** @param {number} size */
function trees(size) {
  const steps = Array.from({ length: size / UNIT + 1 }, (_, at) => at);
  return steps.flatMap((row) =>
    steps.flatMap((column) =>
      [0, 1, 2, 3].map((at) => {
        const seed = row * 31 + column * 7 + at * 101;
        const x = column * UNIT + 58 * (grain(seed) - 0.5);
        const y = row * UNIT + 40 * (grain(seed + 1) - 0.5);
        return { y, drawing: tree(x, y, 26 + 14 * grain(seed + 2), seed) };
      })
    )
  ).sort((a, b) => a.y - b.y).map(({ drawing }) => drawing);
}

/**
 * @param {Cells[number]} cell
 * @param {number} x
 * @param {number} y
 */
function landmark({ sign, cell }, x, y) {
  if (sign === "#") return cliff(x, y, cell);
  if (sign === "T") return tower(x, y);
  return /\d/.test(sign) ? gate(x, y, sign) : "";
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} seed
 */
function cliff(x, y, seed) {
  const peak = 8 * grain(seed);
  return svg`
    <g transform="translate(${x} ${y})" stroke="var(--brush)" stroke-width="4"
      stroke-linejoin="round">
      <path d="M-46 40-38-8l14-8 6-${24 + peak} 16-6 12 22 14-6 22 70z" fill="var(--rock)" />
      <path d="M-18-38-6 2-20 40h-26l8-48 14-8zM20-22 12 8l12 32h22z" fill="var(--rock-dark)"
        stroke="none" opacity=".55" />
      <path d="M-2-44 4-12-6 10M24 0l-6 18" fill="none" stroke-width="3" />
    </g>
  `;
}

/**
 * @param {number} x
 * @param {number} y
 */
function tower(x, y) {
  return svg`
    <g transform="translate(${x} ${y})" stroke="var(--brush)" stroke-width="4"
      stroke-linejoin="round">
      <path d="M-34 42v-28h68v28z" fill="var(--wall)" />
      <path d="M-46 18-34-2h68l12 20z" fill="var(--roof)" />
      <path d="M-26-2v-18h52v18z" fill="var(--wall)" />
      <path d="M-36-16-26-34h52l10 18z" fill="var(--roof)" />
      <path d="M-16-34v-12h32v12z" fill="var(--wall)" />
      <path d="M-26-44 0-66l26 22z" fill="var(--roof)" />
      <path d="M0-66v-10" stroke-width="5" stroke-linecap="round" />
      <path d="M-11 42V30c0-13 22-13 22 0v12z" fill="var(--brush)" stroke="none" />
      <path d="M-46 18-34-2h24L-20 18zM-36-16-26-34h16l-8 18z" fill="#fff3" stroke="none" />
    </g>
  `;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} number
 */
function gate(x, y, number) {
  return svg`
    <g transform="translate(${x} ${y - 8})" stroke="var(--brush)" stroke-width="3.5"
      stroke-linejoin="round">
      <path d="M-27 42v-66h9v66zM18 42v-66h9v66z" fill="var(--roof)" />
      <path d="M-40-22c28 6 52 6 80 0l-3-12c-26 6-48 6-74 0z" fill="var(--roof)" />
      <path d="M-31-10h62v8h-62z" fill="var(--roof)" />
      <rect x="-12" y="-24" width="24" height="26" rx="4" fill="var(--wall)" />
      <text y="-5" text-anchor="middle" class="gate-number">${number}</text>
    </g>
  `;
}
