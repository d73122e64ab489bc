/** Creatures and things: no head to compose, a drawing of their own. */

import { both, INK } from "./brush.js";
import { HEADS } from "./heads.js";
import { SHOULDERS } from "./wear.js";

/** @type {Record<string, import("./brush.js").Drawer>} */
export const CREATURES = {
  statue: (p) =>
    p.part("M8 106L12 60Q14 10 50 8Q86 10 88 60L92 106z", "#9a8f80") +
    p.line("M20 84Q26 66 19 44M80 84Q74 66 81 44M40 12Q42 17 39 21M61 12Q59 17 62 20", INK, 1.6) +
    p.part("M24 66Q50 76 76 66L70 96Q50 104 30 96z", "#6a5f55") +
    p.flat(
      "M28 70L34 82 39 72 45 85 50 74 55 85 61 72 66 82 72 70Q50 77 28 70z",
      "#f0e6d2",
      `stroke="${INK}" stroke-width="2"`,
    ) +
    [[26, 34, 6], [50, 26, 7], [74, 34, 6], [32, 52, 6], [50, 48, 5], [68, 52, 6]].map((
      [x, y, r],
    ) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="#efe6f4" stroke="${INK}" stroke-width="2.4"/><circle cx="${x}" cy="${y}" r="${
        r / 2
      }" fill="none" stroke="${INK}" stroke-width="1.4"/><circle cx="${x}" cy="${y}" r="1.2"/>`
    ).join("") + p.part("M30 12L24-10 38 6zM50 8L50-12 58 7zM70 12L78-8 62 6z", "#766b5f"),
  beast: (p) =>
    p.part(
      "M20 106C4 80 6 40 22 26L10-4 34 14Q50 8 66 14L90-4 78 26C94 40 96 80 80 106z",
      "#8b7a63",
    ) +
    p.part("M50 20C74 20 82 40 80 48C72 64 60 66 50 66S28 64 20 48C18 40 26 20 50 20z", "#c9252a", {
      ink: 3,
    }) +
    `<g fill="none" stroke="${INK}" stroke-width="2.4"><circle cx="50" cy="43" r="17"/><circle cx="50" cy="43" r="10.5"/></g><circle cx="50" cy="43" r="4"/>` +
    p.part("M18 74Q50 64 82 74L74 104H26z", "#4a3b36") +
    p.flat(
      "M20 75L28 90 34 73 42 92 50 71 58 92 66 73 72 90 80 75Q50 66 20 75z",
      "#f6ecd8",
      `stroke="${INK}" stroke-width="2"`,
    ),
  ghost: (p) =>
    p.flat(
      "M4 100C-4 60 10 50 8 26C20 36 22 14 32 4C38 16 44 10 50-4C56 10 62 16 68 4C78 14 80 36 92 26C90 50 104 60 96 100z",
      "#ff8a3c",
      'opacity=".85"',
    ) + p.part("M24 60C20 30 30 14 50 12S80 30 76 60L70 72 68 92H32L30 72z", "#f0b48a") +
    p.part(
      "M50 12L44 44Q36 40 24 48L20 26 34 8 42 16 50-6 58 16 66 8 80 26 76 48Q64 40 56 44z",
      "#b33a2a",
    ) +
    p.flat(both("M30 52L46 58Q42 68 32 64z"), INK) + p.line(both("M37 59h.1"), "#ffe27a", 4.5) +
    p.flat("M47 66L50 60 53 66z", INK) + p.line("M37 80H63M42 75V85M50 75V85M58 75V85", INK, 2.4),
  puppet: (p) =>
    p.part(SHOULDERS, "#5b4a3c") +
    p.part("M24 58L16 22 34 30 30 4 46 20 56 0 62 20 80 8 74 32 88 26 76 60z", "#3a2c26") +
    p.part(HEADS.square, "#d8ab74") +
    p.line("M50 24V52M29 50L40 46M71 50L60 46M42 70L41 82M58 70L59 82", INK, 2) +
    p.line("M42 70H58", INK, 3.4) +
    `<circle cx="39" cy="57" r="6.5" fill="#fffaf1" stroke="${INK}" stroke-width="2.4"/><circle cx="61" cy="57" r="6.5" fill="#fffaf1" stroke="${INK}" stroke-width="2.4"/><circle cx="39" cy="57" r="2"/><circle cx="61" cy="57" r="2"/>` +
    p.line("M20-4L34 34M50-4V24M80-4L66 34", "#bfe4f2", 1.6),
  snake: (p) =>
    p.line("M70 104C104 84 92 60 66 66S18 92 10 62", INK, 26) +
    p.line("M70 104C104 84 92 60 66 66S18 92 10 62", "#8c6cab", 20) +
    p.part(
      "M14 40C14 14 36 4 56 8C80 12 94 30 90 44C84 60 62 62 44 64C24 64 14 56 14 40z",
      "#a788c4",
    ) + p.part("M20 50Q50 60 88 46Q84 60 60 63T20 50z", "#f1e4d4") +
    p.flat("M30 53L33 64 37 54zM66 54L70 62 73 52z", "#fff", `stroke="${INK}" stroke-width="1.6"`) +
    p.flat(
      "M30 30L48 34Q46 43 37 42Q30 40 30 30zM84 28L66 34Q68 42 76 41Q84 38 84 28z",
      "#ffd23e",
      `stroke="${INK}" stroke-width="2.4"`,
    ) + p.line("M39 33L38 41M76 33L75 40", INK, 2.6) + p.line("M54 48h.1M62 47h.1", INK, 2.6),
  creature: (p) =>
    p.part("M10 106C4 76 12 50 26 38L50 26 74 38C88 50 96 76 90 106z", "#6f5f50") +
    p.part(both("M36 40L10 34-2 4 20 16 46 28z"), "#e8dcc4") +
    p.part("M38 32L50-8 62 32z", "#e8dcc4") +
    p.part(
      "M50 28C66 28 76 38 76 52L66 66 64 88 50 94 36 88 34 66 24 52C24 38 34 28 50 28z",
      "#94806a",
    ) + [38, 62].map((x) =>
      `<circle cx="${x}" cy="51" r="7.5" fill="#b9a6d9" stroke="${INK}" stroke-width="2.6"/><circle cx="${x}" cy="51" r="4.3" fill="none" stroke="${INK}" stroke-width="1.4"/><circle cx="${x}" cy="51" r="1.5"/>`
    ).join("") + p.line(both("M25 42L45 46"), INK, 3.6) + p.flat("M42 68L58 68 50 76z", INK) +
    p.line("M50 76V80M38 84L42 79 46 85 50 80 54 85 58 79 62 84", INK, 2.2),
  bomb: (p) =>
    `<g transform="rotate(-9 50 50)">${
      p.part("M30 4H70V92L62 86 50 94 38 86 30 92z", "#f6e7c4", { ink: 3 }) +
      p.line("M36 10H64V78H36z", "#b3261e", 2) +
      p.flat(
        "M50 22L54 33 65 30 58 39 67 46 56 48 58 60 50 52 42 60 44 48 33 46 42 39 35 30 46 33z",
        "#c9302a",
        `stroke="${INK}" stroke-width="2"`,
      ) + p.line("M43 66H57M46 71H54", INK, 2.6)
    }</g>` +
    p.flat(
      "M58 94Q50 82 62 74Q62 82 70 80Q78 92 66 99z",
      "#ffb52e",
      `stroke="${INK}" stroke-width="2.2"`,
    ),
};
