/** The duel's own drawings: an emblem for every ninja, the camps, the kinds of techniques, the numbers. */

import { svg } from "lit-html";
import { AKATSUKI, MASK, RINNEGAN } from "../../akatsuki.js";
import { around, dark, disc, hole, line, ring, solid } from "../../strokes.js";
import { spriteOf } from "../../symbols.js";

/** @type {Record<string, any>} */
const ALLIANCE = {
  guy: [
    solid("M5 8 12 3l13 19-7 5zM43 8 36 3 23 22l7 5z"),
    line("M22 27c-6 6-6 14 2 16 8-2 8-10 2-16", 3.5),
  ],
  jiraiya: [
    solid("M24 14c13 0 21 8 21 16 0 9-9 14-21 14S3 39 3 30c0-8 8-16 21-16z"),
    disc(12, 12, 8),
    disc(36, 12, 8),
    hole(12, 12, 3.5),
    hole(36, 12, 3.5),
    dark("M10 30c8 7 20 7 28 0", 3),
  ],
  bee: [
    solid(
      "M2 6c2 10 6 13 12 13l2-3h16l2 3c6 0 10-3 12-13 3 13-3 20-11 21l-4 14-7 5-7-5-4-14C6 26-1 19 2 6z",
    ),
    dark("M18 27l3 3M30 27l-3 3M21 40h6"),
  ],
  "naruto-2": [
    around(solid("M24 1l4 9h-8z"), 9),
    line("M24 25c0-2 3-3 4 0 2 4-1 7-5 7-6 0-9-6-7-11 2-6 10-8 15-4 5 4 5 12 1 17", 3.6),
  ],
};

/** @type {Record<string, any>} */
const VILLAINS = {
  ...AKATSUKI,
  pain: RINNEGAN,
  obito: MASK,
  madara: [
    solid("M13 4h22c8 6 8 13 2 17 3 6 0 11-9 12v12h-8V33c-9-1-12-6-9-12-6-4-6-11 2-17z"),
    hole(17, 13, 2.8),
    hole(31, 13, 2.8),
    hole(24, 24, 2.8),
    dark("M20 37h8M20 41h8"),
  ],
  jubi: [
    around(solid("M24 1c3 4 3 8 1 13h-2c-2-5-2-9 1-13z"), 10),
    ring(24, 24, 9, 3.5),
    disc(24, 24, 4),
  ],
  "obito-2": [
    line("M24 16v30", 5),
    ring(24, 11, 8, 4),
    line("M14 22l-6 6M34 22l6 6", 3.5),
    ring(7, 31, 4, 3),
    ring(41, 31, 4, 3),
    disc(24, 11, 2.5),
  ],
  "madara-2": [
    disc(24, 6, 5),
    disc(39, 15, 5),
    disc(39, 33, 5),
    disc(24, 42, 5),
    disc(9, 33, 5),
    disc(9, 15, 5),
    line("M24 16v16", 5),
  ],
  kaguya: [
    solid("M30 4a20 20 0 1 0 14 27A16 16 0 0 1 30 4z"),
    line("M27 24c4-5 12-5 16 0-4 5-12 5-16 0z", 3),
    disc(35, 24, 2.5),
    line("M14 10 9 1M20 7l-1-6", 3.5),
  ],
  "sasuke-2": [
    line("M10 4c22 4 30 18 32 34M10 4l32 34", 4),
    line("M6 42 32 16M32 16h-9M32 16v9M6 42l1-8M6 42l8-1", 3.6),
  ],
};

/** @type {Record<string, any>} */
const CAMPS = {
  alliance: [
    solid("M3 14h42v20H3z"),
    svg`
      <path d="M15 30c0-9 8-13 17-11-1 4 0 8 2 11M15 30c3 2 8 1 9-3 0-3-4-3-4-1" fill="none"
        stroke="#000b" stroke-width="3" stroke-linecap="round" />
    `,
    hole(7.5, 18, 1.7),
    hole(7.5, 30, 1.7),
    hole(40.5, 18, 1.7),
    hole(40.5, 30, 1.7),
  ],
  akatsuki: [
    solid("M12 39C3 39 1 28 9 25 6 15 18 11 22 18c4-8 18-5 16 5 9 1 10 16-1 16z"),
    svg`
      <path d="M14 32c4 2 7 0 7-3M27 33c5 1 8-2 7-5" fill="none" stroke="#fffb" stroke-width="2.5"
        stroke-linecap="round" />
    `,
  ],
};

/** @type {Record<string, any>} */
const KINDS = {
  "kind-ninjutsu": [
    solid("M22 3h4v20h-4zM16 8h4v16h-4zM28 8h4v16h-4zM10 22h28l-4 14H14z"),
    line("M18 36v9M30 36v9", 5),
  ],
  "kind-taijutsu": [
    solid("M10 14c0-4 6-5 7-1 1-5 8-5 8 0 1-4 8-4 8 1 2-3 7-2 7 2v14c0 8-5 13-14 13S10 38 10 30z"),
    dark("M17 14v10M25 14v10M33 16v8M12 28h16c4 0 4 6 0 6h-6", 2.5),
  ],
  "kind-genjutsu": line(
    "M24 24c0-4 6-4 6 1 0 6-9 8-13 2-4-7 2-15 10-15 10 0 15 11 11 19-5 9-18 11-26 4C4 27 5 13 14 6",
    4,
  ),
  "kind-clone": [
    line("M20 42c0-10 2-14 8-14s14 4 14 14", 4),
    ring(30, 18, 7),
    line("M5 42c0-10 3-14 10-15", 4),
    line("M20 8a7 7 0 1 0-3 13", 4),
  ],
  "kind-seal": [solid("M12 2h24v44H12z"), dark("M24 8v32M18 14h12M18 22h12M19 34c3-5 7-5 10 0", 3)],
  "kind-puppet": [
    line("M6 8l18 6 18-6M24 14v8M10 10v18M38 10v18", 3.4),
    ring(24, 26, 4.5, 3.4),
    line("M24 31v8M24 33l-14-5M24 33l14-5M24 39l-7 7M24 39l7 7", 3.4),
  ],
  "kind-sage": [
    ring(24, 24, 20),
    solid("M9 20h30v8H9z"),
    hole(24, 24, 2.5),
  ],
  "kind-tailed-beast": line(
    "M24 45c-4-12-16-14-18-28 4 4 8 5 10 10 0-9-2-14 2-22 2 7 5 11 6 20 1-9 4-13 6-20 4 8 2 13 2 22 2-5 6-6 10-10-2 14-14 16-18 28z",
    3.6,
  ),
  "kind-dojutsu": [
    line("M2 24c9-14 35-14 44 0-9 14-35 14-44 0z", 3.6),
    disc(24, 24, 9),
    svg`
      <g fill="#fff">
        <circle cx="24" cy="19.5" r="2" />
        <circle cx="20" cy="27" r="2" />
        <circle cx="28" cy="27" r="2" />
      </g>
    `,
  ],
};

/** @type {Record<string, any>} */
const NUMBERS = {
  hp: solid("M24 44C6 32 2 22 5 14c3-9 15-9 19 0 4-9 16-9 19 0 3 8-1 18-19 30z"),
  chakra: solid(
    "M24 2c2 10 14 14 14 28 0 10-6 16-14 16S10 40 10 30c0-6 3-9 6-13 0 4 1 6 4 7 2-7 0-14 4-22z",
  ),
  damage: solid("M40 3c3 0 5 2 5 5L27 27l4 4-4 4-5-5-12 13-6-6 13-12-5-5 4-4 4 4z"),
  guard: solid("M24 2 43 9c0 18-5 29-19 37C10 38 5 27 5 9z"),
  reinforce: [
    solid("M8 4h26l6 7-6 7H8zM8 22h22l6 6-6 6H8z"),
    line("M8 4v42", 5),
  ],
  versus: line("M6 6l30 30M42 6 12 36M8 30l10 10M40 30 30 40M36 36l6 6M12 36l-6 6", 4),
};

const ALL = { ...ALLIANCE, ...VILLAINS, ...CAMPS, ...KINDS, ...NUMBERS };

/** Drawn once with the table; `symbol` of the site points into it. */
export const sprite = spriteOf(ALL);
