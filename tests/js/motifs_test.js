/// <reference lib="deno.ns" />
/** The kit of motifs: whatever the cards name is there, and a card to come gets a picture too. */

import { CARDS, KINDS, WORDS } from "../../static/motifs/cards.js";
import { COMPOSITIONS } from "../../static/motifs/compositions.js";
import { MOTIFS } from "../../static/motifs/drawings.js";
import { dataOf, motif } from "../../static/motifs/motif.js";
import { PALETTES } from "../../static/motifs/palettes.js";
import { assert, assertEquals } from "./asserts.js";

const ROWS = [
  ...Object.values(CARDS),
  ...WORDS.map(([, row]) => row),
  ...Object.values(KINDS).map((row) => row.split(" ")),
];

Deno.test("whatever the cards name is drawn", () => {
  for (const [drawing, composition, palette] of ROWS) {
    assert(drawing in MOTIFS, drawing);
    assert(composition in COMPOSITIONS, composition);
    assert(palette in PALETTES, palette);
  }
});

Deno.test("a card's picture is always the same, and another one for another card", () => {
  const rasengan = () => motif(dataOf("naruto-rasengan", "ninjutsu", "naruto", 2));
  assertEquals(rasengan(), rasengan());
  assert(rasengan() !== motif(dataOf("naruto-rasengan", "ninjutsu", "naruto", 3)), "levels differ");
  assert(!/NaN|undefined/.test(rasengan()), "nothing is left unsaid");
});

Deno.test("a card to come is found by its words, else by its kind", () => {
  assertEquals(dataOf("pain-new-fire-storm", "ninjutsu", "pain").motif, "flame");
  assertEquals(dataOf("pain-xyz", "clone", "pain").motif, "head");
});

Deno.test("every drawing says what it draws", () => {
  for (const [name, draw] of Object.entries(MOTIFS)) {
    assert(!/NaN|undefined/.test(draw("#112233", "#445566", "#778899")), name);
  }
});
