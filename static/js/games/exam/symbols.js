/** The exam's own drawings: emblems of the teams, action cards, items, numbers and states. */

import { svg } from "lit-html";
import { dark, disc, hole, line, ring, solid } from "../../strokes.js";
import { spriteOf } from "../../symbols.js";

/** @type {Record<string, any>} */
const EMBLEMS = {
  "team-naruto": [
    line(
      "M25 26c-1-4 5-6 8-2 3 5-1 12-9 12-9 0-14-8-12-16C14 11 24 7 33 11l9-6-3 12c4 8 2 17-4 23",
      5,
    ),
    solid("M12 22 4 40l12-5z"),
  ],
  "team-shino": [
    line("M24 3 42 13.5v21L24 45 6 34.5v-21z", 4.5),
    solid("M24 14 33 19v10l-9 5-9-5V19z"),
    line("M24 34v10M15 19 7 14M33 19l8-5", 3.5),
  ],
  "team-neji": [
    solid("M6 7h36v7H6zM6 34h36v7H6zM6 20.5h14v7H6zM28 20.5h14v7H28z"),
  ],
  "team-shikamaru": [
    line("M24 14 12 35h24z", 4),
    disc(24, 11, 8),
    disc(11, 36, 8),
    disc(37, 36, 8),
  ],
  "team-gaara": [
    solid("M8 4h32v6H8zM8 38h32v6H8z"),
    line("M13 10c0 8 9 9 9 14s-9 6-9 14M35 10c0 8-9 9-9 14s9 6 9 14", 4),
    solid("M18 38c1-7 11-7 12 0zM20 15h8l-4 6z"),
  ],
  "team-dosu": [
    line("M20 36V9l20-5v26", 5),
    solid("M20 8 40 3v8l-20 5z"),
    svg`
      <ellipse cx="14" cy="37" rx="8" ry="6.5" fill="currentColor" />
      <ellipse cx="34" cy="31" rx="8" ry="6.5" fill="currentColor" />
    `,
  ],
};

/** @type {Record<string, any>} */
const CARDS = {
  run: [
    disc(32, 8, 5.5),
    line("M28 17 18 20l-5 8M28 17l-4 13 9 5 1 10M24 30l-5 7-11 1M28 18l6 7 8 1", 4.5),
    line("M3 14h9M2 22h6", 3),
  ],
  jump: [
    line("M8 40C8 18 18 8 30 10", 4.5),
    solid("M28 2 44 11 29 20z"),
    line("M3 45h40", 4),
    line("M34 26v12M41 30v8", 3),
  ],
  melee: [
    solid("M9 19c0-4 6-5 7-1 0-5 7-6 8-1 0-4 7-5 8 0 1-4 8-3 8 2v12c0 8-6 13-14 13S9 39 9 31z"),
    dark("M16 18v9M24 17v10M32 18v9M10 31c6-2 12-1 15 3"),
    line("M6 12 2 7M16 8V2M28 8l2-6M40 12l5-5", 3),
  ],
  equipment: [
    solid("M44 4C42 15 37 22 30 24l-6-6C26 11 33 6 44 4z"),
    line("M26 22 15 33", 5),
    ring(10, 38, 5),
    dark("M40 8 29 19"),
  ],
  technique: [
    line("M24 24c0-3 4-4 6-1 3 4 0 9-6 9-7 0-11-6-9-12 2-8 12-11 19-7 8 5 9 17 2 24", 4),
    line("M8 10l4 4M4 24h5M9 39l4-4M24 3v4", 3.5),
    disc(24, 25, 2.5),
  ],
  concentration: [
    disc(24, 10, 6),
    solid("M24 19c7 0 10 4 10 10l8 7c3 3 1 7-3 7H9c-4 0-6-4-3-7l8-7c0-6 3-10 10-10z"),
    dark("M14 36c6 3 14 3 20 0"),
  ],
};

/** @type {Record<string, any>} */
const THINGS = {
  kunai: [
    solid("M24 1c6 9 8 15 8 19l-5 6h-6l-5-6c0-4 2-10 8-19z"),
    line("M24 26v9", 5),
    ring(24, 40, 5),
  ],
  seal: [
    solid("M12 3h24v42l-6-4-6 4-6-4-6 4z"),
    svg`
      <path d="M24 11c6 6 8 10 6 15-1 4-4 6-6 6s-5-2-6-6c-1-3 0-5 2-7 1 3 2 3 3 2 1-3 0-6 1-10z"
        fill="#c2281d" />
    `,
  ],
  smoke: [
    solid("M10 40C1 40 1 29 8 27 5 17 17 13 21 19c3-9 17-7 16 3 10-1 13 18 2 18z"),
    dark("M14 33c4 1 6-1 6-4M27 34c5 0 7-3 6-6"),
    disc(13, 9, 3),
    disc(25, 6, 2.5),
  ],
  ration: [
    solid("M24 4c4 0 18 22 19 31 0 5-3 8-8 8H13c-5 0-8-3-8-8C6 26 20 4 24 4z"),
    svg`
      <path d="M15 29h18v14H15z" fill="#0009" />
    `,
  ],
  heart: solid("M24 43C6 30 3 21 6 14c4-8 14-8 18 1 4-9 14-9 18-1 3 7 0 16-18 29z"),
  chakra: [
    solid(
      "M24 2c3 9 14 14 14 26 0 9-6 17-14 17S10 37 10 28c0-6 3-9 6-13 1 4 2 6 4 6 3-4 1-11 4-19z",
    ),
    dark("M24 42c-5 0-7-4-7-8 0-4 4-6 7-11 3 5 7 7 7 11 0 4-2 8-7 8z"),
  ],
  dodge: [
    line("M6 40C20 40 14 12 30 12", 5),
    solid("M28 3 43 12 28 21z"),
    line("M18 44c10-2 10-12 18-14", 3),
  ],
  air: line("M4 17h26c8 0 8-11 1-11-4 0-6 3-5 6M4 26h35c8 0 7 11 0 11-4 0-5-3-4-6M8 35h14", 4.5),
  earth: [solid("M2 42 18 12l9 14 6-9 13 25z"), dark("M12 28l6-7 5 8M30 25l4-4 4 7")],
  tower: [
    solid("M14 44V26h20v18zM10 26l3-8h22l3 8zM16 18v-6h16v6zM13 12l11-9 11 9z"),
    svg`
      <path d="M20 44V34c0-5 8-5 8 0v10z" fill="#0008" />
    `,
  ],
  clash: [
    line("M8 8 40 40M40 8 8 40", 5),
    solid("M3 3 16 7l-9 9zM45 3 41 16l-9-9z"),
    line("M30 42l10-10M18 42 8 32", 4),
  ],
  rest: line("M6 8h14L6 24h14M26 20h10L26 32h10M36 34h8l-8 9h8", 4),
  hidden: [
    line("M4 24c8-12 32-12 40 0-8 12-32 12-40 0z", 3.5),
    line("M8 42 40 6", 4.5),
  ],
  find: [
    line("M16 17c0-11 17-11 17 0 0 7-9 7-9 14", 5.5),
    disc(24, 40, 3.8),
  ],
  stream: line(
    "M4 14c7-6 13 6 20 0s13-6 20 0M4 25c7-6 13 6 20 0s13-6 20 0M4 36c7-6 13 6 20 0s13-6 20 0",
    4,
  ),
  cache: [
    solid("M5 20h38v22H5z"),
    line("M8 19C10 8 38 8 40 19", 4.5),
    dark("M5 28h38M20 24h8v9h-8z", 3),
  ],
  path: [line("M8 44c0-14 30-10 26-24C32 12 20 16 20 6", 5), disc(20, 5, 4)],
  puppet: [
    disc(24, 12, 8),
    line("M24 20v14M10 24l14-2 14 2M16 45l8-11 8 11M10 24v8M38 24v8", 4),
    hole(21, 11, 2),
    hole(27, 11, 2),
  ],
  poison: [
    solid("M10 36C1 36 1 26 8 24 5 14 17 10 21 16c3-9 17-7 16 3 10-1 13 17 2 17z"),
    hole(18, 26, 2.5),
    hole(30, 26, 2.5),
    disc(14, 43, 2.5),
    disc(26, 43, 3),
    disc(37, 42, 2),
  ],
  shield: [solid("M24 3 42 9c0 18-5 29-18 36C11 38 6 27 6 9z"), dark("M24 10v27")],
  left: solid("M34 5v38L8 24z"),
  right: solid("M14 5v38l26-19z"),
  forest: [
    solid("M15 3 26 20h-5l8 12H17v12h-5V32H1l8-12H4z"),
    solid("M35 12l9 14h-4l7 11h-9v8h-5v-8h-6l6-9z"),
  ],
  waterfall: [
    solid("M3 6h14v9H3zM31 6h14v9H31z"),
    line("M20 8v26M24 8v30M28 8v26", 3),
    line("M6 40c6-5 12 4 18 0s12-5 18 0", 4),
  ],
  cave: [
    solid("M2 44V22C2 8 14 3 24 3s22 5 22 19v22H37V26c0-7-5-12-13-12s-13 5-13 12v18z"),
    solid("M17 14l3 10 3-11zM27 13l3 8 3-6z"),
  ],
  level: solid("M24 4 42 22H32v10H16V22H6zM16 36h16v7H16z"),
};

const ALL = { ...EMBLEMS, ...prefixed("card-", CARDS), ...prefixed("x-", THINGS) };

/** The exam's symbols, drawn once per table; `symbol` points into them by `x-<thing>`. */
export const examSprite = spriteOf(ALL);

/**
 * @param {string} prefix
 * @param {Record<string, any>} drawings
 */
function prefixed(prefix, drawings) {
  return Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => [prefix + name, drawing]),
  );
}
