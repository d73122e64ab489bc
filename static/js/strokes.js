/** The strokes of which symbols, emblems and icons are drawn, on a field of 48 by 48. */

import { svg } from "lit-html";

/**
 * @param {string} d
 * @param {number} [width]
 */
export function line(d, width = 4) {
  return svg`
    <path d=${d} fill="none" stroke="currentColor" stroke-width=${width}
      stroke-linecap="round" stroke-linejoin="round" />
  `;
}

/**
 * A line of shade, for what lies on a surface.
 * @param {string} d
 * @param {number} [width]
 */
export function dark(d, width = 2.5) {
  return svg`
    <path d=${d} fill="none" stroke="#0007" stroke-width=${width}
      stroke-linecap="round" stroke-linejoin="round" />
  `;
}

/**
 * A surface; where its outlines overlap it is open.
 * @param {string} d
 */
export function solid(d) {
  return svg`
    <path d=${d} fill="currentColor" fill-rule="evenodd" />
  `;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
export function disc(x, y, r) {
  return svg`
    <circle cx=${x} cy=${y} r=${r} fill="currentColor" />
  `;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
export function hole(x, y, r) {
  return svg`
    <circle cx=${x} cy=${y} r=${r} fill="#0009" />
  `;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {number} [width]
 */
export function ring(x, y, r, width = 4) {
  return svg`
    <circle cx=${x} cy=${y} r=${r} fill="none" stroke="currentColor"
      stroke-width=${width} />
  `;
}

/**
 * The same drawing so many times around the middle.
 * @param {any} drawing
 * @param {number} times
 * @param {number} [y] how low the middle lies
 */
export function around(drawing, times, y = 24) {
  return Array.from(
    { length: times },
    (_, turn) => svg`<g transform="rotate(${(360 / times) * turn} 24 ${y})">${drawing}</g>`,
  );
}
