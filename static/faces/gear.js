/** The forehead protector in four places, and everything else on a head. */

import { both, INK, painted } from "./brush.js";

const PLATE = "M35 37.5Q50 32.5 65 37.5V48Q50 43 35 48z";
/** Engraved, each in two strokes of our own. @type {Record<string, string>} */
export const SIGNS = {
  leaf: "M50 40.5q2.5-.5 2 1.5t-3.5 1.5t-2.5-4t5.5-2t4.5 3.5L59 38.5",
  sand: "M46 37.5H54L46 44.5H54z",
  sound: "M47 43.5V38M47 38Q51 37 52 41",
  cloud: "M44 42Q45 38 49 40Q52 36 55 41",
  slash: "M37 42L63 38.5",
  none: "",
};
const RIM = "M28 55Q28 49 38 49.5Q47 50 47 57Q46 65 38 65Q29 64 28 55z";

/** @type {Record<string, import("./brush.js").Drawer>} */
export const BAND = {
  brow: (p, cloth, sign) =>
    p.part("M26 41Q50 31 74 41L73.5 51Q50 42 26.5 51z", cloth) +
    p.part(PLATE, "#ccd0d8", { ink: 2.2 }) + p.line(SIGNS[sign], INK, 1.5),
  slant: (p, cloth, sign) =>
    `<g transform="rotate(13 50 44) translate(0 4)">${
      p.part("M24 38Q50 32 78 40L76 58Q62 56 50 46L25 47z", cloth) +
      p.part(PLATE, "#ccd0d8", { ink: 2.2 }) + p.line(SIGNS[sign], INK, 1.5)
    }</g>`,
  crown: (p, cloth, sign) =>
    p.part("M22 36C26 20 38 13 50 13S74 20 78 36L71 39C68 29 60 24 50 24S32 29 29 39z", cloth) +
    p.part("M37 15.5Q50 11 63 15.5L61 26Q50 22 39 26z", "#ccd0d8", { ink: 2.2 }) +
    `<g transform="translate(0 -21)">${p.line(SIGNS[sign], INK, 1.5)}</g>`,
  neck: (p, cloth) =>
    p.part("M30 84Q50 96 70 84L71 92Q50 106 29 92z", cloth) +
    `<g transform="translate(14.5 63) scale(.71 .68)">${
      p.part("M32 40Q50 44 68 40V51Q50 55 32 51z", "#ccd0d8", { ink: 3 })
    }</g>`,
};

/** @type {Record<string, import("./brush.js").Drawer>} */
export const GEAR = {
  specs: (p) =>
    p.flat(both(RIM), "#fff", 'opacity=".25"') + p.line(both(RIM) + "M47 55Q50 53 53 55", INK, 2.4),
  square: (p) =>
    p.flat(both("M28 51L47 51 47 60 43 64 32 64 28 60z"), "#fff", 'opacity=".3"') +
    p.line(both("M28 51L47 51 47 60 43 64 32 64 28 60z") + "M47 55H53", "#4d2a22", 2.8),
  dark: (p) =>
    p.part(both("M38 49C50 49 50 66 38 66S26 49 38 49z"), INK, { shade: 0 }) +
    p.line("M46 56H54M29 54L25 52M71 54L75 52") +
    p.flat("M32 54L37 51 33 60zM57 54L62 51 58 60z", "#fff", 'opacity=".5"'),
  shades: (p) =>
    p.part(both("M28 52L48 53Q48 63 40 64Q30 64 28 52z"), INK, { shade: 0 }) + p.line("M47 54H53") +
    p.flat("M32 54.5L40 55 34 60zM57 54.5L65 55 59 60z", "#fff", 'opacity=".45"'),
  cloth: (p, c) =>
    p.part(
      "M28.5 58Q40 64 50 58Q60 64 71.5 58C71 68 68 72 63 78L54 84Q50 86 46 84L37 78C32 72 29 68 28.5 58z",
      c,
    ) + p.line("M50 60V66M43 75Q50 78 57 75", INK, 1.6),
  hood: (p, c) =>
    p.part(
      "M50 8C26 8 17 28 18 52L12 98 35 92 29 72C26 50 28 33 50 32S74 50 71 72L65 92 88 98 82 52C83 28 74 8 50 8z",
      c,
    ),
  wrap: (p, c) =>
    p.part("M28 61Q40 67 50 63Q60 67 72 61L68 76 56 86Q50 89 44 86L32 76z", c) +
    p.line("M31 68Q42 71 50 78M69 68Q58 71 50 78", INK, 1.8) +
    p.part("M28 34Q50 26 72 34L72 47Q50 40 28 47z", "#ccd0d8", { ink: 2.2 }) +
    p.line("M32 42L68 35", INK, 2),
  bandage: (p) =>
    p.part("M26 36Q50 24 74 36L75 52 52 56V64L54 84Q50 86 46 84L34 76Q27 66 27 50z", "#ece3d0") +
    p.line("M28 44Q50 32 74 42M27 52L52 50M29 62L52 58M33 70L52 66M40 79L53 73", "#9b8d75", 1.8),
  patch: (p) =>
    p.part("M26 34Q50 26 74 34L74 42Q62 38 52 42L50 62Q38 68 28 62z", "#ece3d0") +
    p.line("M27 42L62 35M27 50L51 44M28 57L50 53", "#9b8d75", 1.6),
  cats: (p, c) =>
    p.part(
      "M50 13Q43 13 38 15L24-4Q16 10 19 30Q14 60 12 96L36 88 29 66Q27 44 34 38Q50 30 66 38Q73 44 71 66L64 88 88 96Q86 60 81 30Q84 10 76-4L62 15Q57 13 50 13z",
      c,
    ) +
    `<g transform="translate(0 -10)">${p.part(PLATE, "#ccd0d8", { ink: 2.2 })}${
      p.line(SIGNS.sand, INK, 1.5)
    }</g>`,
  swirlMask: (p, c) =>
    p.part("M27 44C27 28 36 22 50 22S73 28 73 44C73 64 68 74 50 84C32 74 27 64 27 44z", c) +
    p.line(
      "M40 47Q52 40 55 54Q55 68 40 68Q28 66 29 52M40 41Q60 34 63 54Q62 74 46 78M42 33Q68 30 70 52Q69 62 64 70",
      "#a14608",
      2.2,
    ) +
    `<ellipse cx="40" cy="56" rx="6.4" ry="6" fill="${INK}"/><circle cx="40.5" cy="56" r="3.2" fill="#d2281f"/><circle cx="40.5" cy="56" r="1.1"/>`,
  rippleMask: (p, c) =>
    painted(
      p,
      "M26 42C26 27 36 21 50 21S74 27 74 42C74 64 66 78 50 87C34 78 26 64 26 42z",
      c,
      [6, 15, 24, 33].map((r) =>
        `<circle cx="50" cy="59" r="${r}" fill="none" stroke="#8b7fb0" stroke-width="2.2"/>`
      ).join(""),
    ) +
    p.part(both("M29 56Q38 48 46 59Q37 66 29 56z"), INK, { shade: 0 }) +
    `<circle cx="38.5" cy="57.5" r="3.6" fill="#e2352a"/><circle cx="38.5" cy="57.5" r="1.2"/><circle cx="61.5" cy="57.5" r="3.6" fill="#b9a6d9"/><circle cx="61.5" cy="57.5" r="1.2"/>`,
  flower: () =>
    [0, 72, 144, 216, 288].map((a) =>
      `<path transform="translate(77 27) rotate(${a})" d="M0 0C-7-4-5-12 0-13C5-12 7-4 0 0z" fill="#fffaf1" stroke="${INK}" stroke-width="1.8"/>`
    ).join("") +
    `<circle cx="77" cy="27" r="2.6" fill="#8fb0d8" stroke="${INK}" stroke-width="1.4"/>`,
  puppy: (p) =>
    p.part("M31 30Q29 14 38 8Q50 1 62 8Q71 14 69 30Q50 36 31 30z", "#fffaf1", { shade: 0.14 }) +
    p.part(both("M39 7Q28 4 24 14Q22 24 28 26Q35 22 39 7z"), "#b98450", { ink: 2.2 }) +
    p.line("M43 16h.1M57 16h.1", INK, 4) +
    p.flat("M47 20Q50 18.5 53 20Q53 23 50 24Q47 23 47 20z", INK) +
    p.line("M50 24V26Q47 29 44 27M50 26Q53 29 56 27", INK, 1.6),
  horns: (p, c) => p.part(both("M33 30C22 24 20 8 26-4C29 8 34 16 42 23z"), c),
  horn: (p, c) => p.part("M30 34C16 28 10 8 20-8C24 8 32 16 43 21z", c),
  ears: (p, c) => p.part(both("M34 24C22 18 14 4 18-8C30-6 40 8 43 20z"), c),
  oni: (p, c) =>
    p.part("M26 41Q50 31 74 41L73.5 51Q50 42 26.5 51z", "#39343f") +
    p.part("M33 38L36 26 42 34Q50 32 58 34L64 26 67 38V49Q50 43 33 49z", c, { ink: 2.2 }) +
    p.line("M46 38V44M54 38V44M44 41H56", INK, 1.6),
  guard: (p, c) =>
    p.part("M26 40Q50 29 74 40L74 66 68 72 66 50Q50 42 34 50L32 72 26 66z", c) +
    p.line(SIGNS.sound, INK, 1.8),
  hat: (p, c = "#d9b56a") =>
    p.part("M50-6L102 36Q76 46 50 46T-2 36z", c) +
    p.line("M50-6L30 42M50-6L70 42M50-6L8 38M50-6L92 38", INK, 1.6) +
    p.line("M20 42V62M80 42V62", "#f4ecdf", 2.6),
  earring: (p, c) => p.line("M26 62V68M74 62V68", c, 3),
  faces: (p, c) =>
    p.part("M28 36Q12 34 12 52Q13 68 24 74L32 70z", c) +
    p.part("M72 36Q88 34 88 52Q87 68 76 74L68 70z", c) +
    p.line("M15 53L22 54M17 65L23 64M85 53L78 54M83 65L77 64", INK, 2.4),
};

/** What lies under the hair. */
export const EARLY = new Set([
  "cloth",
  "wrap",
  "bandage",
  "patch",
  "specs",
  "square",
  "dark",
  "shades",
  "swirlMask",
  "rippleMask",
  "faces",
]);
