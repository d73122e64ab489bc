/** Eyes, brows and mouths. An eye stands at (0, 0), the nose to its right; the other one is its mirror. */

import { dot, flat, INK, line } from "./brush.js";

/** @type {Record<string, (colour: string) => string>} */
export const EYES = {
  round: (c) =>
    white("M-7 0Q-5-7 1-7Q6-6 6 1Q4 7-1 7Q-6 6-7 0z") + iris(c, 4.4) +
    lid("M-8 0Q-5-8 1-8Q6-7 7-1"),
  soft: (c) =>
    white("M-6.5 0Q-4-6 1-6Q6-5 6 1Q3 7-1 6.5Q-5 5-6.5 0z") + iris(c, 4.4) +
    lid("M-10-3L-7 0Q-4-7 1-7Q5-6 7-1"),
  sharp: (c) =>
    white("M-7-3L6 1Q4 6-1 6Q-6 4-7-3z") + iris(c, 3.6, 0, 1.5) + lid("M-9-4.5Q-2-4.5 7 1.5"),
  half: (c) => white("M-7-1H6Q5 6-1 6Q-6 5-7-1z") + iris(c, 3.4, 0, 1.6) + lid("M-8.5-1H7"),
  dot: (c) =>
    `<circle cy="1" r="6.4" fill="#fff" stroke="${INK}" stroke-width="1.8"/><circle cx=".6" cy="1" r="2.8" fill="${c}"/>` +
    lid("M-6 4L-9 6M-4 6.5L-6 9", 1.6),
  bead: (c) =>
    white("M-6-2Q0-6 6 1Q2 5-2 4.5Q-5 3-6-2z") + `<circle cx=".5" cy=".3" r="1.9" fill="${c}"/>` +
    lid("M-8-3Q-1-7 7 1"),
  closed: () => lid("M-7 0Q0 6 7 0", 3),
  smiling: () => lid("M-7 3Q0-6 7 3", 3),
  slit: (c) =>
    white("M-8-4L6 1Q4 6-1 5.5Q-6 4-8-4z", c) + `<path d="M0-3Q2 1 0 5.5Q-2 1 0-3z"/>` +
    lid("M-10-5.5Q-2-5 7 1.5"),
  pale: (c) =>
    white("M-7 0Q-4-6.5 1-6.5Q6-5.5 6 1Q3 6.5-1 6.5Q-6 5-7 0z") +
    `<circle r="4.5" fill="${c}" stroke="#5d5692" stroke-width="1.3"/><circle r="1.5" fill="#8f88bf"/>` +
    lid("M-9-2L-7 0Q-4-7.5 1-7.5Q5-6.5 7-1"),
  stern: (c) =>
    white("M-8-3L6 1Q4 6.5-1 6.5Q-6 5-8-3z") +
    `<circle cy="1.5" r="3.8" fill="${c}" stroke="#5d5692" stroke-width="1.2"/>` +
    lid("M-9.5-4.5Q-2-4.5 7 1.5") + lid("M-11 1L-8 2M-11 5L-7.5 4.5", 1.4),
  ringed: (c) =>
    white("M-7.5-1Q-3-6 2-5.5Q6-4 7 1Q3 6-1 6Q-6 5-7.5-1z", c) +
    `<g fill="none" stroke="${INK}" stroke-width="1"><circle r="4.6"/><circle r="2.7"/></g><circle r="1.2"/>` +
    lid("M-9-2Q-3-7.5 2-7Q6-5 7.5 1"),
  wheel: (c) =>
    white("M-8-3L6 1Q4 6-1 6Q-6 4-8-3z") +
    `<circle cy="1" r="4.3" fill="${c}" stroke="${INK}" stroke-width="1.2"/>
    <circle cy="1" r="1.2"/><circle cx="-2.2" cy="2.2" r=".9"/><circle cx="2.2" cy="2.2" r=".9"/><circle cy="-1.4" r=".9"/>` +
    lid("M-9.5-4.5Q-2-4.5 7 1.5"),
  dark: (c) =>
    white("M-7-3L6 1Q4 6-1 6Q-6 4-7-3z", INK) + `<circle cy="1" r="3" fill="${c}"/>` +
    lid("M-9-4.5Q-2-4.5 7 1.5"),
  lamp: (c) => `<circle r="5.4" fill="${c}" stroke="${INK}" stroke-width="2.4"/>`,
  covered: () => "",
  hurt: (skin) =>
    lid("M-7-5L4 0-7 5", 3).replace(INK, skin).replace('"3"', '"7"') + lid("M-7-5L4 0-7 5", 3),
};

/** @type {Record<string, string>} */
export const BROWS = {
  none: "",
  flat: "M-8-10L6-9",
  firm: "M-9-12L6-8",
  angry: "M-9-14L7-7",
  thick: "M-8-9Q-2-13.5 6-9",
  soft: "M-8-9Q-2-13 6-11",
  sad: "M-8-8L6-13",
  dots: "M-1-17h.1",
};

/** @type {Record<string, string>} */
export const MOUTHS = {
  none: "",
  flat: "M45 71.5H55",
  small: "M47 71.5H53",
  smile: "M43 70Q50 76 57 70",
  smirk: "M44 72Q51 74 57 69",
  frown: "M44 73Q50 69 56 73",
};

/** Mouths that show teeth. @type {Record<string, string>} */
export const TEETH = {
  fang: "M41 68Q50 71 59 68Q58 76 50 76.5Q42 76 41 68z",
  grin: "M41 68Q50 71 59 68Q58 77 50 77.5Q42 77 41 68z",
  fanged: "M40 68Q50 71 60 68Q58 77 50 77.5Q42 77 40 68z",
};

/**
 * @param {string} d
 * @param {string} [fill]
 */
function white(d, fill = "#fff") {
  return flat(d, fill);
}

/**
 * @param {string} d
 * @param {number} [width]
 */
function lid(d, width = 2.8) {
  return line(d, INK, width);
}

/**
 * @param {string} colour
 * @param {number} r
 * @param {number} [x]
 * @param {number} [y]
 */
function iris(colour, r, x = 0, y = 0) {
  return dot(x, y, r, colour) + dot(x, y, r * 0.48) +
    dot(x - r * 0.35, y - r * 0.45, r * 0.3, "#fff");
}
