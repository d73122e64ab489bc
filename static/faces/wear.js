/** What they wear: behind the head, and before the chin. */

import { both, INK } from "./brush.js";

export const SHOULDERS = "M2 106C4 92 18 87 36 83L50 90 64 83C82 87 96 92 98 106z";
const STAND = "M32 92L34 77Q50 93 66 77L68 92Q50 106 32 92z";
/** Our cloud: three rolls on a curl. */
const CLOUD =
  "M-9 4C-13 3-12-3-7-2C-8-7-1-9 1-5C4-8 10-5 8-1C12-1 12 5 8 5H2C3 2-1 2-1 4Q-5 6-9 4z";

/** @type {Record<string, (pen: import("./brush.js").Pen, ...colours: string[]) => [string, string]>} */
export const WEAR = {
  none: () => ["", ""],
  plain: (p, c) => [p.part(SHOULDERS, c), ""],
  jacket: (
    p,
    c,
    d,
  ) => [
    p.part(SHOULDERS, c) + p.part(both("M2 106C4 92 16 88 30 85L28 106z"), d),
    p.part(STAND, d) + p.line("M50 94V104"),
  ],
  collar: (p, c) => [p.part(SHOULDERS, c), p.part(STAND, c)],
  vest: (
    p,
    c,
    d = "#26304a",
  ) => [
    p.part(SHOULDERS, d),
    p.part("M36 84L50 96 64 84 62 76Q50 88 38 76z", d) +
    p.part(both("M14 106L22 88 33 83 36 80 50 98V106z"), c) + p.line("M20 99H36M64 99H80"),
  ],
  cloak: (
    p,
    c = "#221d28",
  ) => [
    p.part(SHOULDERS, c),
    p.part("M30 94L31 74Q50 96 69 74L70 94Q50 108 30 94z", c, { shade: 0.3 }) +
    p.line("M31 75Q50 97 69 75", "#d8352a", 2.2) + p.line("M50 88V104", "#d8352a", 1.8) +
    cloud(33, 92, 0.85),
  ],
  open: (
    p,
    c = "#221d28",
    skin = "#f7cfa4",
  ) => [
    p.part(SHOULDERS, skin) + p.part(both("M2 106C4 92 18 87 33 82L42 106z"), c, { shade: 0.3 }) +
    p.line(both("M33 82L42 106"), "#d8352a", 2.2) + cloud(24, 95, 0.8) +
    p.line("M38 88Q50 100 62 88", "#d9dbe2", 1.8),
    "",
  ],
  net: (
    p,
    c,
    d = "#3b3f4c",
  ) => [
    p.part(SHOULDERS, d) +
    p.line(
      "M40 87L58 104M46 90L62 104M34 90L48 104M60 87L42 104M54 90L38 104M66 90L52 104",
      "#9aa0b0",
      1.2,
    ) + p.part(both("M2 106C4 92 18 87 34 83L42 106z"), c),
    "",
  ],
  kimono: (
    p,
    c,
    d = "#fff",
  ) => [
    p.part(SHOULDERS, c),
    p.part("M34 80L58 106H44L28 86zM66 80L48 100 54 106 72 86z", d, { shade: 0.14 }),
  ],
  high: (
    p,
    c,
  ) => [
    p.part(SHOULDERS, c),
    p.part("M22 100L27 64Q50 74 73 64L78 100z", c) + p.line("M50 69V102"),
  ],
  fur: (
    p,
    c,
    d = "#e9dcc3",
  ) => [
    p.part(SHOULDERS, c),
    p.part("M20 94L16 84 24 82 24 72 32 76Q50 92 68 76L76 72 76 82 84 84 80 94Q50 112 20 94z", d),
  ],
  armour: (
    p,
    c,
  ) => [
    p.part(SHOULDERS, "#2a2630"),
    p.part(both("M0 106L4 86 24 80 34 84 32 106z"), c) + p.line(both("M3 94L33 92"), INK, 2) +
    p.part(STAND, "#2a2630"),
  ],
  rope: (
    p,
    c,
    d = "#7b55b8",
  ) => [
    p.part(SHOULDERS, c) + p.flat("M38 84L50 100 62 84z", "#f3e3d3"),
    p.line("M22 98Q50 112 78 98", INK, 8) + p.line("M22 98Q50 112 78 98", d, 4.5),
  ],
  sage: (
    p,
    c,
    d = INK,
  ) => [
    p.part(SHOULDERS, c),
    p.part(STAND, c) +
    [[30, 92], [40, 97], [50, 99], [60, 97], [70, 92]].map(([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="3" fill="${d}" stroke="${INK}" stroke-width="1.4"/>`
    ).join(""),
  ],
  suit: (
    p,
    c,
    d,
  ) => [
    p.part(SHOULDERS, c),
    p.part("M36 84L40 75Q50 84 60 75L64 84Q50 94 36 84z", c) +
    (d ? p.part(both("M12 106L20 88 31 83 40 106z"), d) : ""),
  ],
};

/**
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function cloud(x, y, size) {
  return `<path transform="translate(${x} ${y}) scale(${size})" d="${CLOUD}" fill="#d8352a" ` +
    `stroke="#fff3e2" stroke-width="1.6" stroke-linejoin="round"/>`;
}
