/** Marks of the enemies: a shape of its own for every card and token. */

import { svg } from "lit-html";
import { faceOf, nameOf as drawnAs } from "../../faces.js";
import { AKATSUKI, MASK, RINNEGAN } from "../../akatsuki.js";
import { around, disc, line, ring, solid } from "../../strokes.js";
import { framed, symbol } from "../../symbols.js";

const FLYTRAP = [
  solid("M22 42C7 38 4 20 14 5c6 8 8 20 8 37zM26 42C41 38 44 20 34 5c-6 8-8 20-8 37z"),
  line("M15 9l6 4M17 17l5 3M33 9l-6 4M31 17l-5 3", 3),
];

/** @type {Record<string, any>} */
const EMBLEMS = {
  ...AKATSUKI,
  nagato: RINNEGAN,
  konan: [around(solid("M24 22 17 12l7-10 7 10z"), 6), disc(24, 24, 3.5)],
  tendo: [disc(24, 24, 6), around(line("M24 13V4M20 8l4-4 4 4", 3), 8)],
  ningendo: [
    solid(
      "M24 3c2 8 15 13 15 27 0 10-7 15-15 15S9 40 9 30C9 22 14 19 15 12c4 2 6 5 6 9 3-5 4-11 3-18zM18 28a3 3 0 1 0 .1 0zM30 28a3 3 0 1 0 .1 0z",
    ),
  ],
  gakido: [ring(24, 24, 6), around(line("M24 3v9M20 9l4 4 4-4", 3), 6)],
  chikushodo: [
    solid(
      "M6 5c8 1 12 5 13 10h10c1-5 5-9 13-10 1 9-2 14-6 17l-4 14-8 9-8-9-4-14C8 19 5 14 6 5zm12 18 5 4-5 2zm12 0-5 4 5 2z",
    ),
  ],
  shurado: [
    around(solid("M21 9V2h6v7z"), 8),
    solid("M24 8a16 16 0 1 1-.1 0zm0 10a6 6 0 1 0 .1 0z"),
  ],
  jigokudo: [
    solid("M6 44V22C6 9 14 3 24 3s18 6 18 19v22H30V30c0-4-2-7-6-7s-6 3-6 7v14z"),
    svg`
      <path d="M15 15h6M27 15h6" stroke="#0008" stroke-width="3" stroke-linecap="round" />
    `,
  ],
  zetsu: FLYTRAP,
  "zetsu-level-1": [...FLYTRAP, disc(24, 45, 3)],
  "zetsu-level-2": [...FLYTRAP, disc(19, 45, 3), disc(29, 45, 3)],
  "tobi-a": MASK,
  "tobi-b": MASK,
  "gedo-statue": [
    solid(
      "M15 20C13 8 18 3 24 3s11 5 9 17c8 3 11 10 11 25H4c0-15 3-22 11-25zm5-8v4h2v-4zm6 0v4h2v-4z",
    ),
    svg`
      <path d="M14 32h20M14 39h20" stroke="#0009" stroke-width="3.500" stroke-dasharray="1 6"
        stroke-linecap="round" />
    `,
  ],
  danzo: [
    line("M3 27c8-11 34-11 42 0-8 10-34 10-42 0z", 4),
    disc(24, 27, 5),
    line("M6 10l36 8M6 18 42 8", 4),
  ],
  karin: [line("M3 19h18l-2 13H7zM27 19h18l-4 13H29zM21 21c2-2 4-2 6 0", 4)],
  jugo: [
    around(solid("M20 12 24 1l4 11z"), 9),
    solid("M24 11a13 13 0 1 1-.1 0zm-5 10v4h4v-4zm6 0v4h4v-4z"),
  ],
  suigetsu: [solid("M10 3h22l6 7v18H22v6h-8v-6h-4zm16 8a4 4 0 1 0 .1 0z"), line("M18 34v11", 5)],
  susanoo: [
    solid(
      "M24 3C11 3 5 12 7 23l3 8h5v7h4v-5h3v5h4v-5h3v5h4v-7h5l3-8C43 12 37 3 24 3zM16 17a5 5 0 1 1-.1 0zM32 17a5 5 0 1 1-.1 0z",
    ),
  ],
  snake: [
    line("M10 42c10 3 24 1 24-7S12 27 12 18 26 6 34 10", 6),
    solid("M30 4c8-1 13 3 13 8l-5-2-3 6c-5-1-8-6-5-12z"),
  ],
  creature: [
    solid(
      "M5 6l9 8c6-4 14-4 20 0l9-8-3 17c0 12-8 21-16 21S8 35 8 23zm11 16a3 3 0 1 0 .1 0zm16 0a3 3 0 1 0 .1 0z",
    ),
  ],
  "paper-bomb": [
    solid("M11 2h26v44H11zm4 4v36h18V6z"),
    solid("M24 12c1 5 7 8 7 15 0 5-3 8-7 8s-7-3-7-8c0-4 2-5 3-9 2 1 3 2 3 4 1-3 2-6 1-10z"),
  ],
};

const SHARED =
  /** @type {Record<string, string>} */ ({ sasuke: "sasuke", puppet: "kankuro", back: "cloud" });

/**
 * A face, or the mark of what has none.
 * @param {string} card
 * @param {string} [look] a class
 */
export function emblem(card, look = "") {
  if (drawnAs(card)) return faceOf(card, { look });
  if (!(card in EMBLEMS)) return symbol(SHARED[card] ?? "cloud", look);
  return framed(EMBLEMS[card], look);
}
