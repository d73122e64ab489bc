/** The pen: shapes with fill, shade, light and one ink line, on a field of 100 by 100. */

export const INK = "#1d1a20";
/** Everything right of this diagonal lies in shade. */
const SHADE = "M77 0H110V110H44z";
/** One band of light on hair. */
const GLOSS = "M39 0h9L15 110H4z";

/**
 * @typedef {object} Surface
 * @property {number} [shade] how dark the shaded side is
 * @property {number} [gloss] how bright the band of light is
 * @property {number} [ink] the width of the outline; 0 for none
 * @property {string} [edge] the line that is inked, where it isn't the whole outline
 */
/**
 * @typedef {object} Pen
 * @property {(d: string, fill: string, how?: Surface) => string} part
 * @property {(d: string, colour?: string, width?: number) => string} line
 * @property {(d: string, fill: string, more?: string) => string} flat
 */
/** @typedef {(pen: Pen, ...colours: string[]) => string} Drawer */

/**
 * A pen that names its clips after the face it draws.
 * @param {string} key
 * @returns {Pen}
 */
export function brush(key) {
  let clips = 0;
  return {
    part(d, fill, { shade = 0.2, gloss = 0, ink = 2.6, edge = d } = {}) {
      const id = `face-${key}-${clips++}`;
      return `<clipPath id="${id}"><path d="${d}"/></clipPath>${flat(d, fill)}` +
        over(id, GLOSS, "#fff", gloss) + over(id, SHADE, INK, shade) +
        (ink ? line(edge, INK, ink) : "");
    },
    line,
    flat,
  };
}

/**
 * A surface with what is painted on it, kept within its line.
 * @param {Pen} pen
 * @param {string} d
 * @param {string} fill
 * @param {string} marks
 */
export function painted(pen, d, fill, marks) {
  const whole = pen.part(d, fill, { shade: 0.17 });
  const id = whole.split('"')[1];
  return `${whole}<g clip-path="url(#${id})">${marks}</g>${line(d, INK, 2.6)}`;
}

/**
 * The same path on the other side; it may hold only pairs of numbers and V.
 * @param {string} d
 */
export function flip(d) {
  return d.replace(
    /(-?[\d.]+)(?:[ ,]+([\d.]+)|[ ,]*(-[\d.]+))/g,
    (_, x, y, minus) => ` ${100 - x} ${y ?? minus}`,
  );
}

/** @param {string} d */
export function both(d) {
  return d + flip(d);
}

/**
 * @param {string} d
 * @param {string} [colour]
 * @param {number} [width]
 */
export function line(d, colour = INK, width = 2) {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ` +
    `stroke-linecap="round" stroke-linejoin="round"/>`;
}

/**
 * @param {string} d
 * @param {string} fill
 * @param {string} [more] further attributes
 */
export function flat(d, fill, more = "") {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

/**
 * A round thing; no colour is ink.
 * @param {number | string} x
 * @param {number | string} y
 * @param {number} r
 * @param {string} [fill]
 * @param {number} [ink] the width of its line
 * @param {string} [colour] of its line
 */
export function dot(x, y, r, fill = "", ink = 0, colour = INK) {
  return `<circle cx="${x}" cy="${y}" r="${r}"${fill && ` fill="${fill}"`}${
    ink ? ` stroke="${colour}" stroke-width="${ink}"` : ""
  }/>`;
}

/**
 * @param {string} clip
 * @param {string} d
 * @param {string} colour
 * @param {number} strength
 */
function over(clip, d, colour, strength) {
  return strength ? flat(d, colour, `clip-path="url(#${clip})" opacity="${strength}"`) : "";
}
