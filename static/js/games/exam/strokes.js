/** Brush strokes for the painted boards: chance that is always the same, blobs, and tufts. */

import { svg } from "lit-html";

/** How far above the lower edge of its cell the ground of a battlefield lies. */
export const GROUND = 14;

/**
 * The same number between 0 and 1 for the same seed, so that a picture never changes.
 * @param {number} seed
 */
export function grain(seed) {
  const wild = Math.sin(seed * 12.9898) * 43758.5453;
  return wild - Math.floor(wild);
}

/**
 * A closed round line that no compass drew.
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} seed
 * @param {number} [flat] how high it is for its width
 */
export function blob(x, y, radius, seed, flat = 1) {
  const points = Array.from({ length: 9 }, (_, at) => {
    const long = radius * (0.88 + 0.24 * grain(seed + at * 7.3));
    const angle = (at / 9) * 2 * Math.PI;
    return [x + long * Math.cos(angle), y + long * flat * Math.sin(angle)];
  });
  const middle = (/** @type {number} */ at) => {
    const [a, b] = [points[at % 9], points[(at + 1) % 9]];
    return `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  };
  const curves = points.map((_, at) => {
    const [px, py] = points[(at + 1) % 9];
    return `Q${round(px)} ${round(py)} ${middle(at + 1)}`;
  });
  return `M${middle(0)}${curves.join("")}Z`;
}

/**
 * A tree seen from afar: a crown of leaves or a fir.
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {number} seed
 */
export function tree(x, y, size, seed) {
  const shade = 1 + Math.floor(grain(seed) * 3);
  return svg`<g transform="translate(${round(x)} ${round(y)}) scale(${round(size / 40)})">${
    grain(seed + 5) > 0.45 ? crown(seed, shade) : fir(shade)
  }</g>`;
}

/**
 * @param {number} seed
 * @param {number} shade
 */
function crown(seed, shade) {
  return svg`
    <path d="M-4 8h8v14h-8z" fill="var(--bark)" />
    <path d=${blob(
      0,
      -6,
      22,
      seed,
    )} fill="var(--crown-${shade})" stroke="var(--brush)" stroke-width="3" />
    <path d=${blob(-6, -12, 9, seed + 3)} fill="#ffffff26" />
  `;
}

/** @param {number} shade */
function fir(shade) {
  return svg`
    <path d="M-3 12h6v10h-6z" fill="var(--bark)" />
    <path d="M0-36 13-14H8l9 15h-6l9 13h-40l9-13h-6l9-15h-5z" fill="var(--crown-${shade})"
      stroke="var(--brush)" stroke-width="3" stroke-linejoin="round" />
    <path d="M0-32-10-14h5l-8 13h6l-9 13h12z" fill="#ffffff1f" />
  `;
}

/** @param {number} value */
export function round(value) {
  return Math.round(value * 10) / 10;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {string} soil
 * @param {string} cover
 * @param {number} seed
 */
export function floorOf(x, y, width, soil, cover, seed) {
  return svg`
    <path d="M${x - 4} ${y}h${width + 8}v40H${x - 4}z" fill=${soil}
      stroke="var(--brush)" stroke-width="4" />
    <path d="M${x - 4} ${y + 3}${tufts(width + 8, seed)}v-9H${x -
      4}z" fill=${cover} stroke="var(--brush)"
      stroke-width="3" />
  `;
}

/**
 * Grass that hangs over an edge.
 * @param {number} width
 * @param {number} seed
 */
export function tufts(width, seed) {
  const count = Math.max(3, Math.round(width / 24));
  return Array.from({ length: count }, (_, at) => {
    const deep = round(4 + 8 * grain(seed + at));
    const step = round(width / count);
    return `q${round(step / 2)} ${deep} ${step} 0`;
  }).join("");
}
