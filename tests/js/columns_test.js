/// <reference lib="deno.ns" />
/** Columns on the stage: what is reckoned from the view, the scenes of a step, and the lines of the log. */

import {
  atStake,
  blockers,
  busting,
  bustingCount,
  left,
} from "../../static/js/games/columns/model.js";
import { SCENES } from "../../static/js/games/columns/scenes.js";
import { after, scenesOf } from "../../static/js/stage/scenes.js";
import { lastTold, tell } from "../../static/js/games/columns/log_lines.js";
import { Words } from "../../static/js/words.js";
import { lengthsOf } from "./lengths.js";
import { assert, assertEquals } from "./asserts.js";

const display = (/** @type {Record<string, any>} */ more = {}) => ({
  open: {},
  safe: {},
  sums: {},
  score: 0,
  cards: 0,
  present: true,
  ...more,
});

/** @param {Record<string, any>} [more] */
const table = (more = {}) => ({
  risk: false,
  phase: "go-on",
  turn: 0,
  deck: 41,
  drawn: "",
  bust: 0,
  columns: {},
  directions: {},
  reversed: false,
  takers: [0, 1],
  discard: 0,
  top: "",
  gone: {},
  players: { 0: display(), 1: display(), 2: display() },
  ...more,
});

const FULL = {
  0: { "sakura-2a": 0, "kakashi-5a": 1, "dice-01": 2 },
  1: { "naruto-4a": 0, "lee-6a": 1 },
  2: { "sasuke-3a": 0, "lee-1a": 1, "kakashi-6a": 2 },
};

const RICH = display({
  open: { sakura: { "sakura-4a": 1, "sakura-5a": 1 }, lee: { "lee-2a": 1 } },
  safe: { naruto: { points: 6, count: 1 } },
  sums: { sakura: 9, lee: 2 },
  score: 17,
});

const LENGTHS = lengthsOf("columns");

const told = {
  words: () => /** @type {any} */ ({
    say: (/** @type {string} */ id, /** @type {any} */ args = {}) =>
      [id, ...Object.values(args)].join(" "),
    nameOf: (/** @type {any} */ id) => id,
    lengths: LENGTHS,
  }),
  nameOf: (/** @type {number} */ seat) => ["Mei", "Ada", "Bee"][seat],
  faceOf: () => "naruto",
  seat: () => 0,
};

/**
 * @param {Record<string, any>} before
 * @param {any[]} events
 * @param {Record<string, any>} [end]
 */
function beats(before, events, end = before) {
  const shown = (/** @type {any} */ pub) => ({ pub, me: {}, events: [] });
  const step = { before: shown(before), after: shown(end), events, ms: 0, own: true, cut: false };
  return scenesOf(SCENES, step, told).flatMap((scene) => scene.beats);
}

Deno.test("a column keeps out its values, its colours and a second ambush", () => {
  const column = ["sakura-2a", "dice-01"];
  assertEquals(blockers("naruto-2b", column), { value: "sakura-2a", kind: "" });
  assertEquals(blockers("sakura-3a", column), { value: "", kind: "sakura-2a" });
  assertEquals(blockers("dice-02", column), { value: "", kind: "dice-01" });
  assertEquals(blockers("naruto-3a", column), { value: "", kind: "" });
});

Deno.test("what busts is what fits in none of three columns and can still come", () => {
  assertEquals(busting(table({ columns: { 0: FULL[0], 1: FULL[1] } })), []);
  const pub = table({ columns: FULL });
  assertEquals(busting(pub), ["sakura-6", "kakashi-4", "kakashi-6", "lee-2", "lee-5"]);
  const seen = display({ open: { lee: { "lee-2a": 1, "lee-2b": 1, "lee-2c": 1 } } });
  assert(!busting({ ...pub, players: { 0: seen, 1: display() } }).includes("lee-2"), "all seen");
});

Deno.test("the number of cards that bust comes from the chance, exactly", () => {
  for (const deck of [1, 7, 41, 119]) {
    for (let count = 0; count <= deck; count++) {
      const bust = Math.floor(count * 1000 / deck);
      assertEquals(bustingCount({ bust, deck, drawn: "" }), count);
    }
  }
});

Deno.test("what is left of a colour is what lies nowhere else", () => {
  const pub = table({ columns: FULL, gone: { sakura: 3 }, players: { 0: RICH, 1: display() } });
  const rest = left(pub);
  assertEquals([rest.sakura, rest.naruto, rest.dice, rest.turn], [12, 16, 17, 0]);
});

Deno.test("a roll costs the open cards of its colour, a risky star all of them", () => {
  const pub = table({ players: { 0: RICH } });
  assertEquals(atStake(pub, 0, "sakura"), ["sakura-4a", "sakura-5a"]);
  assertEquals(atStake(pub, 0, "naruto"), []);
  assertEquals(atStake(pub, 0, "star"), []);
  assertEquals(atStake({ ...pub, risk: true }, 0, "star").length, 3);
});

Deno.test("events make the view that the rules make", () => {
  const start = table({ columns: FULL, players: { 0: RICH, 1: display() } });
  const taken = after(SCENES, start, { kind: "take", seat: 0, column: 0, points: 7 });
  assertEquals(Object.keys(taken.columns), ["1", "2"]);
  assertEquals([taken.players[0].score, taken.players[0].sums], [24, {
    sakura: 11,
    kakashi: 5,
    lee: 2,
  }]);
  const lost = after(SCENES, taken, { kind: "roll", seat: 0, face: "sakura", lost: 3 });
  assertEquals([lost.players[0].score, lost.players[0].sums], [13, { kakashi: 5, lee: 2 }]);
  const sealed = after(SCENES, start, { kind: "protect", seat: 0, colour: "sakura", points: 9 });
  assertEquals([sealed.players[0].score, sealed.players[0].safe.sakura, sealed.players[0].sums], [
    17,
    { points: 9, count: 2 },
    { lee: 2 },
  ]);
});

Deno.test("a bust is told in order, and the die is never spoiled", () => {
  const before = table({ columns: FULL, players: { 0: RICH, 1: display() } });
  const shown = beats(before, [
    { kind: "draw", seat: 0, card: "lee-5a" },
    { kind: "bust", seat: 0 },
    { kind: "roll", seat: 0, face: "sakura", lost: 2 },
  ], { ...before, phase: "take", takers: [1] });
  assertEquals(shown.map((beat) => beat.show.kind), ["draw", "bust", "roll", "lost"]);
  assertEquals(shown.map((beat) => beat.tells), [0, 2, 2, 3]);
  assertEquals(shown.map((beat) => beat.pub?.players[0].score), [17, 17, 17, 8]);
  assert(
    !JSON.stringify(shown.slice(0, 3)).includes('"face"'),
    "the face comes with the last beat",
  );
  assertEquals([shown[1].show.best, shown[1].show.next], [10, 1]);
  assertEquals([shown[3].show.points, shown[3].show.had], [9, 17]);
});

Deno.test("an ambush is announced before its die, a harmless column is only taken", () => {
  const before = table({ phase: "take", columns: FULL, players: { 0: RICH, 1: display() } });
  const roll = { kind: "roll", seat: 0, face: "star", lost: 0 };
  const take = { kind: "take", seat: 0, column: 0, points: 7 };
  const kinds = (/** @type {any[]} */ events) =>
    beats(before, events).map((beat) => beat.show.kind);
  assertEquals(kinds([take, roll]), ["take", "roll", "roll", "lost"]);
  assertEquals(kinds([{ ...take, column: 1, points: 10 }]), ["take"]);
});

Deno.test("only who rolls has the die as a button", () => {
  const before = table({ columns: FULL, players: { 0: RICH, 1: display() } });
  const next = (/** @type {number} */ seat) =>
    beats(before, [
      { kind: "draw", seat, card: "lee-5a" },
      { kind: "bust", seat },
      { kind: "take", seat, column: 0, points: 7 },
    ]).map((beat) => beat.next);
  assertEquals(next(0), [undefined, "columns-roll", undefined, "columns-roll"]);
  assertEquals(next(1), [undefined, undefined, undefined, undefined]);
});

Deno.test("what the die did is told until one's next click, or to others as long as the next turn", () => {
  const words = new Words(
    "en",
    "event-draw = drawn\nevent-take = taken\ncolumns-log-roll-bust = rolled",
  );
  const bust = [
    { kind: "draw", seat: 0, card: "lee-6a" },
    { kind: "bust", seat: 0 },
    { kind: "roll", seat: 0, face: "sakura", lost: 1 },
    { kind: "take", seat: 1, column: 0, points: 3 },
    { kind: "draw", seat: 1, card: "lee-5a" },
  ];
  const last = (/** @type {any[]} */ events, /** @type {number} */ seat) =>
    lastTold(events, words, told.nameOf, seat)?.pieces.join("");
  assertEquals([last(bust, 0), last(bust, 1), last(bust, -1)], ["rolled", "drawn", "rolled"]);
  const later = [...bust, { kind: "draw", seat: 0, card: "lee-1a" }];
  assertEquals([last(later, 0), last(later, -1)], ["drawn", "drawn"]);
  assertEquals(last([], 0), undefined);
});

Deno.test("an untouched table opens with who begins, any other with nothing", () => {
  const pub = table({ phase: "turn", turn: 1 });
  const opening = SCENES.opening?.(pub) ?? [];
  assertEquals(opening, [{ kind: "begins", seat: 1 }]);
  assertEquals(beats(pub, opening).map((beat) => [beat.show.kind, beat.show.order]), [
    ["begins", [1, 2, 0]],
  ]);
  assertEquals(SCENES.opening?.(table({ turn: 1 })), []);
});

Deno.test("a substitution shows the order that it makes", () => {
  const [, turned] = beats(table({ turn: 1 }), [{ kind: "draw", seat: 1, card: "turn-01" }]);
  assertEquals([turned.show.kind, turned.show.order], ["turned", [1, 0, 2]]);
});

Deno.test("the last card, a seal and the end are moments; placing and stopping are not", () => {
  const kinds = (/** @type {any} */ pub, /** @type {any[]} */ events) =>
    beats(pub, events).map((beat) => beat.show.kind);
  assertEquals(kinds(table({ deck: 1 }), [{ kind: "draw", seat: 0, card: "lee-5a" }]), [
    "draw",
    "last",
  ]);
  assertEquals(
    kinds(table({ players: { 0: RICH } }), [
      { kind: "protect", seat: 0, colour: "sakura", points: 9 },
      { kind: "end" },
    ]),
    ["seal", "end"],
  );
  assertEquals(kinds(table({ drawn: "lee-5a" }), [{ kind: "place", column: 0 }]), []);
  assertEquals(kinds(table(), [{ kind: "stop", seat: 0 }]), []);
});

Deno.test("no step's scenes are longer than the twelve seconds that a server gives", () => {
  const { draw, bust, roll, lost, take, ambush, end, last } = LENGTHS;
  assert(draw + last + bust + roll + lost <= 13_000, "a bust with the last card");
  assert(take + ambush + roll + lost + end <= 12_000, "an ambush that ends the game");
});

Deno.test("the log has one line for one thing, a head for each turn, and says why the die rolled", () => {
  const words = new Words(
    "en",
    [
      "columns-log-laid = { $player } draws { $card }: column { $column }.",
      "event-draw = { $player } draws { $card }.",
      "event-bust = { $player } busts.",
      "columns-log-roll-bust = After the bust { $player } rolls { $face }.",
      "columns-log-roll-ambush = The ambush: { $player } rolls { $face }.",
      "event-take = { $player } takes.",
      "columns-turn-of = Turn: { $name }",
    ].join("\n"),
  );
  const events = [
    { kind: "draw", seat: 0, card: "lee-5a" },
    { kind: "place", column: 1 },
    { kind: "draw", seat: 0, card: "lee-6a" },
    { kind: "bust", seat: 0 },
    { kind: "roll", seat: 0, face: "sakura", lost: 0 },
    { kind: "take", seat: 1, column: 0, points: 3 },
    { kind: "roll", seat: 1, face: "star", lost: 0 },
    { kind: "draw", seat: 1, card: "dice-01" },
  ];
  const lines = tell(events, words, told.nameOf);
  assertEquals(lines.map((line) => [line.head ?? "", line.pieces.join("")]), [
    ["Turn: Mei", "Mei draws lee-5a: column 1."],
    ["", "Mei draws lee-6a."],
    ["", "Mei busts."],
    ["", "After the bust Mei rolls sakura."],
    ["", "Ada takes."],
    ["", "The ambush: Ada rolls star."],
    ["Turn: Ada", "Ada draws dice-01."],
  ]);
  assertEquals(lines.map((line) => line.at), [0, 2, 3, 4, 5, 6, 7]);
});
