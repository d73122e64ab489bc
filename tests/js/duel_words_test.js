/// <reference lib="deno.ns" />
/** What the duel's table says: headlines, partners, turns, and names that break where they may. */

import { against as together } from "../../static/js/games/duel/against.js";
import { turnText } from "../../static/js/games/duel/gathering.js";
import { headline } from "../../static/js/games/duel/headlines.js";
import { hyphened } from "../../static/js/games/duel/hyphens.js";
import { standing } from "../../static/js/games/duel/stake.js";
import { Words } from "../../static/js/words.js";
import { assert, assertEquals } from "./asserts.js";
import { drawn } from "./drawn.js";

const catalogue = (/** @type {string} */ lang, table = "") =>
  Deno.readTextFileSync(`games/duel/text/${table}${lang}.ftl`);
Deno.test("a draw whose mission's XP went to a camp says to which", () => {
  const words = new Words("en", catalogue("en") + catalogue("en", "table-"));
  const turn = (/** @type {any} */ past) =>
    turnText(words, { past: { 3: { ninja: { 0: "gaara", 1: "pain" }, xp: 3, ...past } } }, 3);
  assertEquals(
    turn({ winner: -1, gainer: 1 }),
    "3: Gaara, Pain. Draw; the mission’s XP: Akatsuki (3 XP)",
  );
  assertEquals(turn({ winner: -1, gainer: -1, xp: 0 }), "3: Gaara, Pain. Draw (0 XP)");
  assertEquals(turn({ winner: 0, xp: 5 }), "3: Gaara, Pain. Shinobi Alliance (5 XP)");
});

Deno.test("the bar of both camps has their XP, one's own first, and the faces of all who play", () => {
  const words = new Words("en", catalogue("en") + catalogue("en", "table-"));
  const pub = { mode: "story", xp: { 0: 18, 1: 9 }, seats: { 0: { side: 0 }, 1: { side: 1 } } };
  const bar = (/** @type {number} */ side) =>
    drawn(standing(/** @type {any} */ ({ pub, words, me: { side }, faceOf: () => "mark" })));
  assert(bar(0).includes("XP of the camps: 18 to 9"), bar(0));
  assert(bar(1).includes("XP of the camps: 9 to 18"), bar(1));
  assertEquals(bar(0).split("symbol-face").length - 1, 2);
});

const isText = (/** @type {string} */ line) => line.includes("-text =");

/** What is told of a clash between Gaara (seat 0) and Itachi (seat 1), or a boss. */
const of = (/** @type {string} */ kind, ninja = "", more = {}) => ({
  kind,
  ninja,
  seat: ninja === "gaara" ? 0 : 1,
  ...more,
});
const against = (/** @type {string} */ foe) => ({ foe, other: foe === "gaara" ? 0 : 1 });
const HEADLINES = /** @type {Array<[string, any[], number?]>} */ ([
  ["Gaara falls!", [
    of("hit", "gaara", { ...against("itachi"), harm: 36 }),
    of("struck-back", "itachi", { ...against("gaara"), harm: 14 }),
    of("fallen", "gaara", { harm: 14, hp: 0 }),
    of("hurt", "itachi", { harm: 36, hp: 54 }),
  ]],
  ["Gaara and Itachi fall!", [of("fallen", "gaara"), of("fallen", "itachi")]],
  ["The boss is beaten: Ten-Tails!", [
    of("hit", "gaara", { ...against("jubi"), harm: 9 }),
    of("fallen", "jubi", { harm: 9 }),
  ]],
  ["Itachi rises again!", [
    of("hit", "gaara", { ...against("itachi"), harm: 40 }),
    of("revived", "itachi", { harm: 40, hp: 30 }),
  ]],
  ["Gaara hits for 56!", [
    of("hit", "itachi", { ...against("gaara"), harm: 7 }),
    of("hit", "gaara", { ...against("itachi"), harm: 56 }),
    of("hurt", "gaara", { harm: 7 }),
    of("hurt", "itachi", { harm: 56 }),
  ]],
  ["Itachi strikes back for 14!", [
    of("hit", "gaara", { ...against("itachi"), harm: 0 }),
    of("struck-back", "itachi", { ...against("gaara"), harm: 14 }),
    of("hurt", "gaara", { harm: 14 }),
  ]],
  ["Itachi loses 6 HP", [
    of("poisoned", "itachi", { n: 6 }),
    of("hurt", "gaara", { harm: 4 }),
    of("hurt", "itachi", { harm: 6 }),
  ]],
  ["Itachi blocks it all!", [of("hit", "gaara", { ...against("itachi"), power: 20, harm: 0 })]],
  ["Itachi evades!", [
    of("evaded", "gaara", against("itachi")),
    of("hit", "itachi", { ...against("gaara"), harm: 0 }),
  ]],
  ["Equally strong: nobody is hit", [{ kind: "equal", ninja: "gaara", foe: "itachi" }]],
  ["Gaara hits Ten-Tails for 36!", [
    { kind: "hit", ninja: "gaara", seat: 0, foe: "jubi", other: 1, harm: 36 },
    { kind: "hurt", ninja: "jubi", seat: 1, harm: 36 },
  ], 3],
  ["Gaara and Kakashi hit Ten-Tails: 30 + 28 = 58!", [
    { kind: "hit", ninja: "gaara", seat: 0, foe: "jubi", other: 1, harm: 30 },
    { kind: "pierced", ninja: "kakashi", seat: 2, foe: "jubi", other: 1, harm: 28 },
    { kind: "hurt", ninja: "jubi", seat: 1, harm: 58 },
  ], 3],
  ["Ten-Tails hits Gaara for 70!", [
    { kind: "hit", ninja: "jubi", seat: 1, foe: "gaara", other: 0, harm: 70 },
    { kind: "pierced", ninja: "gaara", seat: 0, foe: "jubi", other: 1, harm: 8 },
    { kind: "pierced", ninja: "kakashi", seat: 2, foe: "jubi", other: 1, harm: 6 },
  ], 3],
  ["Nobody is hit", [of("void", "itachi")]],
  ["Nobody is hit", [of("healed", "itachi", { hp: 50, harm: 0 })]],
]);

Deno.test("the headline tells what matters: who fell, who was saved, the largest harm, what was stopped", () => {
  const texts = { "ninja-jubi-facts": "1 181 68 4", "ninja-gaara-facts": "0 118 60 2" };
  const words = new Words("en", catalogue("en") + catalogue("en", "table-"), texts);
  const told = /** @type {any} */ ({ words: () => words, nameOf: String });
  for (const [text, events, ninja = 2] of HEADLINES) {
    assertEquals(headline(told, { place: 1, shown: Array(ninja).fill({}), events }), text);
  }
});

Deno.test("long words of card names break where the list of their language says", () => {
  for (const lang of ["en", "fr", "de", "ru"]) {
    const words = new Words(lang, catalogue(lang, "table-"));
    const names = catalogue(lang).split("\n").filter((line) =>
      line.startsWith("card-") && !isText(line)
    ).map((line) => line.split(" = ")[1]);
    const long = names.flatMap((name) => name.match(/\p{L}{12,}/gu) ?? []);
    assert(long.length > 0, lang);
    assertEquals(long.filter((word) => !hyphened(word, words).includes("\u00ad")), []);
    assertEquals(
      names.filter((name) => hyphened(name, words).replaceAll("\u00ad", "") !== name),
      [],
    );
  }
  const german = new Words("de", catalogue("de", "table-"));
  assertEquals(hyphened("Schattendoppelgänger", german), "Schatten\u00addoppel\u00adgänger");
});

const NAMES = (/** @type {number} */ seat) => ["Ada", "Mei", "Ben"][seat];

Deno.test("partners are named from the turn's beginning: those who lead, and the boss they must meet", () => {
  const words = new Words("en", catalogue("en") + catalogue("en", "table-"));
  const seats = { 0: { side: 0 }, 1: { side: 1 }, 2: { side: 0 } };
  const pub = {
    phase: "pick",
    seats,
    leads: { 1: 0, 2: 2, 3: 1 },
    open: { jubi: 1, gaara: 0, bee: 0 },
  };
  const said = (/** @type {number} */ seat, /** @type {any} */ more) =>
    together(/** @type {any} */ ({ pub: { ...pub, ...more }, words, nameOf: NAMES, seat }));
  assertEquals(said(0, {}), "You and Ben against Ten-Tails.");
  assertEquals(said(1, {}), "Ada and Ben against Ten-Tails.");
  assertEquals(said(2, { phase: "discard", open: undefined }), "You and Ada against Mei.");
  assertEquals(said(0, { leads: { 1: 0, 2: 0, 3: 1 } }), "");
  assertEquals(said(0, { leads: { 1: 0, 2: 1 } }), "");
});
