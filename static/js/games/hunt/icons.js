/** Icons of this table: attributes, die faces, and the tools of the map. */

import { RINNEGAN, SHARINGAN } from "../../akatsuki.js";
import { around, disc, line, ring, solid } from "../../strokes.js";
import { framed, symbol } from "../../symbols.js";

const BLADE = solid("M24 24 19 13 24 2l5 11z");

/** @type {Record<string, any>} */
const ICONS = {
  strength: solid(
    "M10 18c0-4 6-5 7-1V9c0-5 7-5 7 0V8c1-5 7-4 7 1v3c1-4 7-3 7 1v15c0 9-5 16-14 16-6 0-9-2-12-7L5 27c-2-5 3-8 5-4z",
  ),
  chakra: [solid("M24 3c10 12 14 18 14 26a14 14 0 0 1-28 0C10 21 14 15 24 3z")],
  strategy: [solid("M6 12l18-7v31L6 43zM27 5l15 7v31l-15-7z")],
  health: solid("M24 43C5 30 2 19 7 12s13-5 17 2c4-7 12-9 17-2s2 18-17 31z"),
  defence: solid("M24 3l18 6v14c0 11-7 18-18 22C13 41 6 34 6 23V9z"),
  ranged: [line("M8 40 38 10", 4), solid("M26 5h17v17l-6-4-7-7z"), line("M8 40l3-11M8 40l11-3", 4)],
  actions: solid("M26 2 10 27h11l-3 19 20-27H26z"),
  hit: [around(BLADE, 4)],
  power: [
    line("M24 24c0-4 6-4 7 0 1 6-5 10-11 8-8-3-9-14-2-19 9-6 22-1 23 12 1 9-5 16-13 18", 4.5),
  ],
  blank: [],
  sharingan: SHARINGAN,
  rinnegan: RINNEGAN,
  fight: [
    line("M8 8l26 26M40 8 14 34", 5),
    line("M28 40l12-12M20 40 8 28", 4),
    line("M36 36l6 6M12 36l-6 6", 5),
  ],
  support: solid("M17 4h14v13h13v14H31v13H17V31H4V17h13z"),
  plus: line("M24 8v32M8 24h32", 6),
  minus: line("M8 24h32", 6),
  whole: line("M6 17V6h11M31 6h11v11M42 31v11H31M17 42H6V31", 5),
  target: [ring(24, 24, 14), line("M24 3v10M24 35v10M3 24h10M35 24h10", 4), disc(24, 24, 3)],
  ping: [disc(24, 24, 6), ring(24, 24, 13, 3.5), ring(24, 24, 20, 2.5)],
  arrow: [line("M7 41C12 24 20 16 36 12", 6), solid("M28 3l17 6-12 14z")],
  stop: solid("M15 4h18l11 11v18L33 44H15L4 33V15zm-3 16v8h24v-8z"),
  deck: [solid("M8 10h22v32H8z"), line("M34 8h6v32h-6", 4)],
};

/**
 * One of this table, or of all.
 * @param {string} name
 * @param {string} [look] a class
 */
export function icon(name, look = "") {
  return name in ICONS ? framed(ICONS[name], look) : symbol(name, look);
}
