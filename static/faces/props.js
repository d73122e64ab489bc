/** Behind the shoulders: what they carry. */

import { both, INK } from "./brush.js";

/** @type {Record<string, import("./brush.js").Drawer>} */
export const PROPS = {
  scythe: (p) =>
    p.line("M96 96L66 2", INK, 6) + p.line("M96 96L66 2", "#8d8796", 2.6) +
    p.part(
      "M68 8C50-4 26-2 8 16C28 8 48 10 70 16zM74 22C62 14 40 16 24 30C42 26 60 28 77 32z",
      "#c9302a",
    ),
  sword: (p) =>
    p.part("M84 0L97 4 80 50 70 46z", "#e4dccb") +
    p.line("M80 8L93 14M77 18L90 24M73 28L86 34", INK, 1.8) +
    p.part("M88-8L96-5 92 4 86 2z", "#5b4636"),
  cleaver: (p) =>
    p.part("M100 100L80 96 66 4Q80-6 98 2z", "#c3cad4") +
    `<circle cx="83" cy="14" r="5" fill="${INK}" opacity=".75"/>`,
  gourd: (p) =>
    p.part("M68 34Q60 16 76 8L75-1 88-1 87 8Q104 16 95 33Q110 48 100 74L70 84z", "#d2a566") +
    p.part("M74-6H89V3H74z", "#7b4a2e") + p.line("M68 33Q82 40 95 33", INK, 2.2),
  roll: (p) =>
    p.part("M72 2L90-4 104 74 84 80z", "#f2e3c2") + p.part("M69-2L92-10 94 2 71 9z", "#3f7a4c"),
  straw: (p) =>
    p.part("M6 106C-2 60 14 18 50 14S102 60 94 106z", "#8c7a52") +
    p.line(
      "M14 70L26 44M22 90L34 40M86 70L74 44M78 90L66 40M50 14L48 26M34 20L38 32M66 20L62 32",
      INK,
      1.8,
    ),
  flytrap: (p, c = "#6faa4c") =>
    p.part(
      both(
        "M38 106C10 100-12 74-7 42Q-1 8 36-9L34 2 24 3 29 12 18 13 23 22 12 24 18 33 9 37 17 44 10 51 20 57 15 66 26 72 24 84 40 94z",
      ),
      c,
    ) + p.line(both("M22 94C4 80-4 58 2 34Q6 18 18 6"), INK, 1.8),
  wings: (p) =>
    p.part(both("M40 90L-4 78 12 66-8 52 10 44-6 26 14 24 6 4 28 18 44 60z"), "#fffaf1", {
      shade: 0.12,
    }) + p.line(both("M12 66L34 70M10 44L32 54M14 24L34 42"), "#8c8597", 1.6),
  rods: (p) => p.line("M8 10L30 60M92 10L70 60M50-6V30M-2 44L24 70M102 44L76 70", INK, 4.5),
  orbs: () =>
    [[4, 46], [11, 20], [31, 2], [69, 2], [89, 20], [96, 46]].map(([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="6" fill="${INK}"/><path d="M${x - 3.5} ${
        y - 1
      }l2.5-2.5" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/>`
    ).join(""),
  hilts: (p) =>
    p.line("M16 40L4 10M84 40L96 10M24 28L16-2", INK, 6.5) +
    p.line("M16 40L4 10M84 40L96 10M24 28L16-2", "#e8e4da", 2.6),
  bird: (p) =>
    p.part("M2 26Q10 12 24 18L34 8 32 24Q28 38 14 34L-2 40 6 30z", "#fffaf1", { ink: 2.2 }) +
    p.line("M20 22h.1", INK, 3),
  serpent: (p, c = "#7fa05a") =>
    p.line("M-4 84Q22 70 12 48T26 16", INK, 13) + p.line("M-4 84Q22 70 12 48T26 16", c, 8.5) +
    p.part("M16 22Q14 6 28 2Q40 6 36 20Q28 28 16 22z", c) + p.line("M23 11h.1M31 12h.1", INK, 3.2),
  blade: (p) => p.line("M100 66L76 96", INK, 8) + p.part("M92-4L98 2 92 66 84 64z", "#dfe3ea"),
  flames: (p) =>
    p.flat(
      "M4 106C-10 74 2 62-2 40C10 48 8 30 6 14C20 22 18 2 26-8C34 4 42-2 50-12C58-2 66 4 74-8C82 2 80 22 94 14C92 30 90 48 102 40C98 62 110 74 96 106z",
      "#d9480f",
    ) +
    p.flat(
      "M14 106C4 80 12 64 8 48C18 52 16 36 18 24C28 30 28 12 34 2L50 8 66 2C72 12 72 30 82 24C84 36 82 52 92 48C88 64 96 80 86 106z",
      "#ff9a1f",
    ),
};
