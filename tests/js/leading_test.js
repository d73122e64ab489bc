/// <reference lib="deno.ns" />
/** What leads to a click that takes two presses, so that a hint can point at the first. */

import "lit-html"; // which has a document of its own where there is none
import { Words } from "../../static/js/words.js";
import { assert, assertEquals } from "./asserts.js";
import { drawn } from "./drawn.js";

Object.assign(globalThis, { document: { getElementById: () => null, documentElement: {} } });
const { handCard } = await import("../../static/js/games/hunt/cards.js");
const { hand: hunters } = await import("../../static/js/games/hunt/hand.js");
const { hand } = await import("../../static/js/games/duel/hand.js");
const { row } = await import("../../static/js/games/duel/laying.js");

Deno.test("hunt: a support that has to name a hero is led to by its card", () => {
  const palm = { hero: "sakura", kind: "support", cost: 2, strength: 0, ranged: false };
  const table = /** @type {any} */ ({
    words: new Words("en", ""),
    pub: { techniques: { palm }, heroes: { sakura: { chakra: 3 } }, enemies: {} },
    me: { choices: { support: { "palm>sai": 1 } } },
    can: (/** @type {string} */ _, /** @type {string} */ noun) => noun === "palm>sai",
  });
  const card = drawn(handCard(table, "palm"));
  assert(card.includes("data-leads=palm"), card);
});

Deno.test("hunt: who leads two heroes is led to the cards of the other by its tab", () => {
  const hero = { seat: 0, cards: 1, deck: 5, pile: {}, done: false };
  const table = /** @type {any} */ ({
    words: new Words("en", ""),
    pub: { heroes: { sai: hero, lee: hero }, techniques: {}, enemies: {} },
    me: { hands: { sai: {}, lee: { gate: 1 } }, choices: {} },
    seat: 0,
    can: () => false,
  });
  const tabs = [...drawn(hunters(table)).matchAll(/data-leads=(.*)\n/g)];
  assertEquals(tabs.map(([, cards]) => cards), ["", "gate"]);
});

Deno.test("duel: the cards of a row that is shut are led to by its tab", () => {
  const table = /** @type {any} */ ({
    words: new Words("en", ""),
    pub: { phase: "lay", fighters: { 0: { ninja: "gaara", seat: 0, hp: 9 } } },
    me: { fighters: { 0: { hand: {}, laid: {} } }, help: { ino: 1, lee: 1 } },
    seat: 0,
    nameOf: () => "Mei",
    can: () => false,
  });
  const tabs = () => [...drawn(hand(table)).matchAll(/class="tab"[^]*?data-leads=(.*)\n/g)];
  assertEquals(tabs().map(([, cards]) => cards), ["", "ino lee"]);
  row.make(table, "help");
  assertEquals(tabs().map(([, cards]) => cards), ["", ""]);
});
