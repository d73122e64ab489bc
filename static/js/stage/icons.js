/** The signs of the frame and of its moments, beside those of every page. */

import { spriteOf } from "../symbols.js";
import { disc, hole, line, solid } from "../strokes.js";

/** Drawn once with the frame; `symbol` points into it. */
export const stageSprite = spriteOf({
  menu: line("M7 13h34M7 24h34M7 35h34", 5),
  arrow: line("M6 24h32M26 10l14 14-14 14", 6),
  stop: solid(
    "M14 23V11c0-4 5-4 5 0V6c0-4 6-4 6 0v4c0-4 6-4 6 0v5c0-3 5-3 5 0v14c0 10-5 15-13 15-7 0-9-4-13-11l-4-7c-2-3 2-6 5-3z",
  ),
  skull: [
    solid("M24 4c11 0 18 7 18 17 0 6-2 9-6 11v8H12v-8c-4-2-6-5-6-11C6 11 13 4 24 4z"),
    hole(16, 22, 5),
    hole(32, 22, 5),
    hole(24, 31, 2.5),
  ],
  away: line("M8 10h14L8 26h14M27 24h12L27 40h12", 4.5),
  again: [line("M39 14A18 18 0 1 0 42 26", 5), solid("M44 4v15H29z")],
  skip: solid("M5 9l15 15L5 39zM21 9l15 15-15 15zM37 9h6v30h-6z"),
  book: [
    solid("M4 9c8-3 14-2 18 2v30c-4-4-10-5-18-2zM44 9c-8-3-14-2-18 2v30c4-4 10-5 18-2z"),
  ],
  more: [disc(10, 24, 4.5), disc(24, 24, 4.5), disc(38, 24, 4.5)],
});
