/** The painted battlefields: layered side views of forest, waterfall and cave, ledge by ledge. */

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { ledges } from "./model.js";
import { GROUND } from "./strokes.js";
import { hollow, stone } from "./cave-art.js";
import { hall, plank } from "./hall-art.js";
import { gorge, slab, spray, water } from "./gorge-art.js";
import { branch, woods } from "./woods-art.js";

/** @typedef {ReturnType<typeof ledges>[number]} Ledge */
/** @typedef {{width: number, height: number}} Size */
/** @typedef {{x: number, y: number, width: number, seed: number, floor: boolean}} Box */

const UNIT = 100;

const BACKDROPS = /** @type {Record<string, (size: Size) => any>} */ ({
  forest: woods,
  waterfall: gorge,
  cave: hollow,
  hall,
});
const LEDGES = /** @type {Record<string, (box: Box) => any>} */ ({
  forest: branch,
  waterfall: slab,
  cave: stone,
  hall: plank,
});

/**
 * @param {string} field
 * @param {Record<string, string>} rows
 */
export function fieldArt(field, rows) {
  return guard([field, JSON.stringify(rows)], () => painted(field, rows));
}

/**
 * @param {string} field
 * @param {Record<string, string>} rows
 */
function painted(field, rows) {
  const size = { width: rows[1].length * UNIT, height: Object.keys(rows).length * UNIT };
  return html`
    <svg class="field-art" viewBox="0 0 ${size.width} ${size.height}"
      preserveAspectRatio="none" aria-hidden="true">
        ${BACKDROPS[field](size)}
        ${ledges(rows).map((ledge) => drawn(field, ledge, size))}
        ${field === "waterfall" ? spray(size) : ""}
      </svg>
  `;
}

/**
 * @param {string} field
 * @param {Ledge} ledge
 * @param {Size} size
 */
function drawn(field, ledge, size) {
  const box = {
    x: (ledge.from - 1) * UNIT,
    y: size.height - (ledge.row - 1) * UNIT - GROUND,
    width: (ledge.to - ledge.from + 1) * UNIT,
    seed: ledge.row * 13 + ledge.from,
    floor: ledge.row === 1,
  };
  return ledge.water && field === "waterfall" ? water(box) : LEDGES[field](box);
}
