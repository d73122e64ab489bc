/** Emblems of those whom several games know, so that a character looks the same at every table. */

import { around, dark, disc, hole, line, ring, solid } from "./strokes.js";

const TOMOE = solid("M24 9a4.5 4.5 0 1 1-1 8.8c-4-.5-6 1-7.5 3.5 0-6 3-11 8.5-12.3z");

export const SHARINGAN = [ring(24, 24, 20, 3.5), disc(24, 24, 4), around(TOMOE, 3)];
export const RINNEGAN = [
  ring(24, 24, 20, 3),
  ring(24, 24, 13.5, 3),
  ring(24, 24, 7.5, 3),
  disc(24, 24, 3),
];
/** A mask of one long swirl with a single eye. */
export const MASK = [
  solid("M24 3c12 0 20 8 20 20 0 13-9 22-20 22S4 36 4 23C4 11 12 3 24 3z"),
  dark("M30 21c-3-2-7 0-7 4 0 5 6 8 11 6 7-3 8-12 3-18C30 6 17 7 12 16c-5 10-1 21 8 26", 3),
  hole(30, 22, 4),
];

/** @type {Record<string, any>} */
export const AKATSUKI = {
  itachi: SHARINGAN,
  kisame: [
    solid("M8 32C10 14 22 5 40 4c-7 8-8 18-4 28z"),
    line("M3 41c5-5 9-5 14 0s9 5 14 0 9-5 14 0"),
  ],
  deidara: [
    solid("M3 18c9-9 17-7 21 2 4-9 12-11 21-2-8 0-13 3-15 9l6 8-12-3-12 3 6-8C16 21 11 18 3 18z"),
    disc(24, 14, 4),
  ],
  sasori: [
    line("M24 44c-9-2-12-8-7-12 6-4 15 0 18-7 2-6-3-10-8-8", 5),
    solid("M30 10 18 20l2-12z"),
    line("M17 44 7 38M13 36 4 29M20 31l-7-9", 3.5),
  ],
  hidan: [ring(24, 24, 20), line("M24 44 7 14h34z", 4.5)],
  kakuzu: [
    ring(24, 24, 19),
    line("M12 14l24 20M36 14 12 34M17 13l-3 5M24 20l-3 5M31 26l-4 4M31 13l3 5", 3),
  ],
  orochimaru: [
    line("M3 24c8-12 34-12 42 0-8 12-34 12-42 0z"),
    solid("M24 13c4 7 4 15 0 22-4-7-4-15 0-22z"),
  ],
  kabuto: [
    ring(13, 26, 9.5, 4.5),
    ring(35, 26, 9.5, 4.5),
    line("M22 24c1-2 3-2 4 0M4 23l3-8M44 23l-3-8"),
  ],
};
