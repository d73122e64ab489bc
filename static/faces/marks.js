/** Painted, scarred or grown on the face. */

import { both, INK } from "./brush.js";

/** @type {Record<string, import("./brush.js").Drawer>} */
export const MARKS = {
  whiskers: (p) => p.line(both("M30 64L39 65M31 69.5L39.5 69M34 75L41 72.5"), INK, 1.8),
  bars: (p) => p.line(both("M29 63L40 65M30 69L40.5 69M34 76L42 72.5"), INK, 3),
  eyeScar: (p) => p.line("M61 46L60 69", "#a8452f", 2.2),
  fangs: (p) => p.flat(both("M31 64L40 65 36 76z"), "#c22f2a"),
  swirls: (p) =>
    p.line(
      "M37 70a2.5 2.5 0 1 0-2.5 2.5a4.5 4.5 0 1 0-4-5M63 70a2.5 2.5 0 1 1 2.5 2.5a4.5 4.5 0 1 1 4-5",
      "#b8392b",
      1.8,
    ),
  studs: (p) => p.line(both("M44.5 62h.1M44 66h.1M46 78h.1") + "M50 60V67", INK, 3),
  tears: (p) => p.line(both("M39 63L36 78"), "#c22f2a", 3.6),
  lids: (p) => p.flat(both("M30 52Q38 47 45 55L51 67 45 62Q36 62 30 52z"), "#7d4a9c"),
  kohl: (p) =>
    p.flat(
      both("M30.5 56Q31 48.5 39 49Q46.5 50 47 57Q45 65.5 39 65.5Q31.5 64 30.5 56z"),
      "#3a2b31",
    ),
  love: (p) =>
    p.line(
      "M32 36.5L43 35.5M37.5 32.5V36M33 41Q38 37 43 40M38.5 39Q37 44 33 46.5M36 41.5Q40 46 44 46.5",
      "#b8231e",
      2,
    ),
  stripes: (p) =>
    p.flat(
      both("M28 60L45 61 45 64 29 67zM48 62L50 60V72L47 76zM36 80L46 72 49 74 41 83z") +
        "M46 30H54L52 50H48z",
      "#6b3f9a",
    ),
  creases: (p) => p.line(both("M46 61Q43 66 37 69"), "#8a5a48", 2),
  stitches: (p) => p.line(both("M28 66L45 70M33 64L32 70M39 66L38 72"), INK, 1.8),
  seams: (p) =>
    p.line(
      "M31 40Q40 46 36 54M29 50L37 60Q40 68 36 74M40 75Q46 70 45 80M33 66L41 63",
      "#a9806a",
      2,
    ),
  gills: (p) => p.line(both("M30 65L38 63.5M31 69L38 67.5M33 73L39 71"), "#3c5f78", 2),
  night: (p) => p.flat("M50 20H76V90H50z", "#3a3340"),
  diamond: (p) => p.flat("M50 38.5L52.8 43 50 47.5 47.2 43z", "#7a3fa0"),
  horns: (p) => p.line("M33 73Q33 66 39 66Q36 69 38 73", "#f4ecdf", 1.8),
  goatee: (p) => p.part("M44 76Q50 79 56 76L53 84H47z", "#f1e2b0", { ink: 1.8 }),
  third: (p) =>
    p.part("M50 31Q56 38 50 46Q44 38 50 31z", "#c22f2a", { ink: 2, shade: 0 }) +
    `<circle cx="50" cy="38.5" r="2.6" fill="none" stroke="${INK}" stroke-width="1"/><circle cx="50" cy="38.5" r="1"/>`,
  cross: (p) => p.line("M46 75L54 81M54 75L46 81", "#8d5a44", 1.8),
  blush: (p) => p.flat(both("M31 66Q36 63 40 67Q35 71 31 66z"), "#e8776a", 'opacity=".55"'),
  wrinkles: (p) => p.line(both("M42 66Q38 70 39 76M31 50L34 52"), "#8d6a54", 1.8),
  jaw: (p) => p.line(both("M43 72L42 83"), INK, 1.8),
  curse: (p) => p.flat("M50 20H76V90H50L56 74 50 66 57 58 51 48 56 38z", "#8a7f78"),
  swirl: (p) =>
    p.line(
      "M51 57Q51 48 60 47Q71 48 71 58Q69 70 56 70Q42 68 42 54Q44 37 62 36M34 34Q27 60 42 78Q56 82 66 76M50 24Q38 30 35 44",
      "#8f9c74",
      3.4,
    ),
};
