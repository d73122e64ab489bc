/// <reference lib="deno.ns" />
/** The ends of hunt and exam: what is made of their courses. */

import { battlesOf, finale as exam } from "../../static/js/games/exam/finale.js";
import { finale as hunt, near, roundsOf } from "../../static/js/games/hunt/finale.js";
import { Words } from "../../static/js/words.js";
import { assert, assertEquals } from "./asserts.js";

/** @param {string} game */
function wordsOf(game) {
  const texts = ["en", "table-en"].map((name) =>
    Deno.readTextFileSync(new URL(`../../games/${game}/text/${name}.ftl`, import.meta.url))
  );
  return new Words("en", texts.join("\n"));
}
const nameOf = (/** @type {number} */ seat) => ["Mei", "Ada"][seat];
const told = (/** @type {any} */ { figures }) =>
  figures.map((/** @type {any} */ one) => `${one.big}: ${one.small}`);

const HEROES = { naruto: { seat: 0 }, sakura: { seat: 1 } };
const hunted = {
  pub: { round: 2, score: { 1: "leaf", 2: "akatsuki" }, heroes: HEROES },
  outcome: { reason: "rounds-lost", places: { 0: 2, 1: 2 }, scores: { 0: 1, 1: 1 } },
  views: [
    { round: 1, tobi: "suna", capture: 2 },
    { round: 1, tobi: "suna", capture: 3 },
    { round: 2, tobi: "kumo", capture: 1 },
    { round: 2, tobi: "kumo", capture: 1 },
  ],
  steps: [
    { events: [] },
    {
      events: [
        { kind: "turn", round: 1, capture: 2 },
        { kind: "turn", round: 1, capture: 3 },
        { kind: "roll", seat: 0, hero: "naruto", hits: 2 },
        { kind: "roll", seat: 1, hero: "sakura", hits: 5 },
        { kind: "injury", seat: 0, hero: "naruto", card: "kisame" },
      ],
    },
    {
      events: [
        { kind: "wound", seat: 0, hero: "naruto", card: "kisame" },
        { kind: "eliminated", seat: 0, hero: "naruto", card: "kisame" },
        { kind: "round-won", round: 1 },
        { kind: "turn", round: 2, capture: 1 },
      ],
    },
    {
      events: [
        { kind: "support", seat: 1, hero: "sakura", card: "x" },
        { kind: "under", enemy: "konan", card: "konan" },
      ],
    },
  ],
};

Deno.test("a hunt's rounds have their village, their winner and whom they cost", () => {
  assertEquals(roundsOf(hunted), [
    {
      number: 1,
      area: "suna",
      side: "leaf",
      beaten: ["kisame"],
      escaped: [],
      turns: 2,
      hero: "naruto",
    },
    {
      number: 2,
      area: "kumo",
      side: "akatsuki",
      beaten: [],
      escaped: ["konan"],
      turns: 1,
      hero: "",
    },
  ]);
});

Deno.test("a hunt is talked about: the best roll, the hardest hand, who was hurt, who helped", () => {
  assertEquals(told(hunt({ ...hunted, words: wordsOf("hunt"), nameOf })), [
    "5 Hits in one roll: Sakura Haruno, the best roll",
    "1 injury: Naruto Uzumaki struck hardest",
    "1 injury: Naruto Uzumaki took the most",
    "Helped once: Sakura Haruno, for the others",
  ]);
});

Deno.test("a round that was won with its last turn is told where nothing greater is", () => {
  const steps = hunted.steps.map(({ events }) => ({
    events: events.filter(({ kind }) => kind === "round-won"),
  }));
  assertEquals(told(hunt({ ...hunted, steps, words: wordsOf("hunt"), nameOf })), [
    "In the last turn: round 1 was won",
  ]);
});

Deno.test("the end says how near it was", () => {
  const words = wordsOf("hunt");
  const told = (/** @type {any} */ pub, reason = "bosses-stand") =>
    near({ ...hunted, pub: { ...hunted.pub, ...pub }, outcome: { reason }, words, nameOf });
  const enemies = { tobi: { health: 2 }, "gedo-statue": { health: 1 } };
  assertEquals(told({ enemies }), "1 of 9 villages saved. 3 injuries were missing.");
  assertEquals(told({ capture: 3 }, "bosses-fell"), "Won in the last turn.");
  assertEquals(told({ capture: 2 }, "bosses-fell"), "Won with 1 turn to spare.");
});

const FOUGHT = [
  { kind: "battle", seat: 0, other: 1, field: "waterfall" },
  { kind: "battle-turn", battle: 0, turn: 1 },
  { kind: "hurt", battle: 0, seat: 1, hero: "neji", amount: 4, health: 2 },
  { kind: "dodged", battle: 0, seat: 0, hero: "naruto", roll: 1, dodge: 3 },
  { kind: "technique", battle: 0, seat: 0, hero: "naruto", technique: "rasengan" },
  { kind: "battle-turn", battle: 0, turn: 2 },
  { kind: "hurt", battle: 0, seat: 1, hero: "tenten", amount: 6, health: 0 },
  { kind: "battle-won", battle: 0, seat: 0, other: 1 },
  { kind: "battle", seat: 0, other: 1, field: "cave" },
  { kind: "both-lost", battle: 0, seat: 0, other: 1 },
];

Deno.test("an exam's battles are told in order, a draw has no winner", () => {
  assertEquals(battlesOf(FOUGHT), [
    { attacker: 0, defender: 1, field: "waterfall", winner: 0, turns: 2 },
    { attacker: 0, defender: 1, field: "cave", winner: -1, turns: 0 },
  ]);
});

Deno.test("an exam is talked about: the hardest blow, the nimblest, wins and techniques", () => {
  const team = (/** @type {string} */ name, /** @type {string[]} */ ...heroes) => ({
    team: name,
    heroes: Object.fromEntries(heroes.map((hero) => [hero, { level: 2 }])),
  });
  const pub = { teams: { 0: team("team-naruto", "naruto"), 1: team("team-neji", "neji") } };
  const outcome = { reason: "final", places: { 0: 1, 1: 2 }, scores: {} };
  const course = { pub, outcome, views: [], steps: [{ events: FOUGHT }] };
  assertEquals(told(exam({ ...course, words: wordsOf("exam"), nameOf })), [
    "−6 Health at once: Naruto at Tenten, the hardest blow",
    "Dodged once: Naruto, the nimblest",
    "1 battle won: Mei, most of all",
    "1 technique: Naruto used the most",
  ]);
  const foretold = [0, 1].map((other) => ({ kind: "foretold", seat: 2 + other, other }));
  const seen = { ...course, steps: [{ events: [...FOUGHT, ...foretold] }] };
  const [foreseen] = told(exam({ ...seen, words: wordsOf("exam"), nameOf }));
  assert(foreseen.startsWith("The winner was foreseen: by "), foreseen);
  assert(foreseen.endsWith(": 1 of 2"), foreseen);
});
