/// <reference lib="deno.ns" />
/** What is told of the show: a scene is heard once, as one sentence, when it is over. */

import { Director } from "../../static/js/stage/director.js";
import { beatsOf } from "../../static/js/stage/acts.js";
import { cues, heard, linesOf } from "../../static/js/stage/telling.js";
import { Words } from "../../static/js/words.js";
import { assertEquals } from "./asserts.js";

const words = new Words(
  "en",
  "event-bust = { $player } busts.\nevent-roll = { $player } rolls { $face }.",
);
const teller = /** @type {any} */ ({
  game: { cues: { bust: "bust", roll: "die" } },
  words,
  nameOf: () => "Mei",
});
const EVENTS = [{ kind: "bust", seat: 0 }, { kind: "roll", seat: 0, face: 4 }];
const BEATS = [{ words: "One", ms: 900, tells: 1, sound: "hit" }, { words: "Two", ms: 900 }];
const CLOCK = { now: () => 0, hidden: () => false, later: () => 0, cancel: () => {} };

/** @param {any[]} beats */
function show(beats) {
  /** @type {string[]} */
  const said = [];
  /** @type {string[]} */
  const sounded = [];
  const plays = { scenes: () => (beats.length ? [{ beats }] : []), meanwhile: [], lane: () => "" };
  const director = new Director(plays, CLOCK, (news) => {
    said.push(heard(teller, news));
    sounded.push(...cues(teller, news));
  });
  const table = { pub: {}, me: {}, events: [] };
  director.take({ before: table, after: table, events: EVENTS, ms: 0, own: false, cut: false });
  return { director, said: () => said.filter(Boolean), sounded };
}

Deno.test("a scene is heard as one sentence after its last beat, and sounds by its beats", () => {
  const { director, said, sounded } = show(BEATS);
  director.next();
  assertEquals(said(), []);
  director.next();
  assertEquals(said(), ["Mei busts. Mei rolls 4."]);
  assertEquals(sounded, ["hit"]);
});

Deno.test("a scene that is broken off is heard whole", () => {
  const { director, said } = show(BEATS);
  director.hide();
  assertEquals(said(), ["Mei busts. Mei rolls 4."]);
});

Deno.test("what has no scene is heard and sounds at once", () => {
  const { said, sounded } = show([]);
  assertEquals([said(), sounded], [["Mei busts. Mei rolls 4."], ["bust", "die"]]);
});

Deno.test("shown again it is told nothing", () => {
  const { director, said } = show(BEATS);
  director.skip();
  director.again();
  director.skip();
  assertEquals(said(), ["Mei busts. Mei rolls 4."]);
});

Deno.test("what the server tells of who plays stands in its place among the game's own lines", () => {
  const tell = (/** @type {any[]} */ events) =>
    events.map((event, at) => ({ pieces: [event.kind], seat: event.seat, at }));
  const own = { ...teller, game: { tell } };
  const events = [
    { kind: "bust", seat: 0 },
    { kind: "table-hand", seat: 0, to: "bot", level: "genin", other: 0, own: true },
    { kind: "roll", seat: 0, face: 1 },
  ];
  const lines = linesOf(own, events);
  assertEquals(lines.map((line) => line.at), [0, 1, 2]);
  assertEquals(lines.map((line) => line.pieces[0].startsWith("Mei: table hand")), [
    false,
    true,
    false,
  ]);
});

Deno.test("no game is asked for a scene of what only the server tells", () => {
  /** @type {any[]} */
  const asked = [];
  const plays = {
    scenes: (/** @type {any} */ step) => (asked.push(step.events), []),
    meanwhile: [],
    lane: () => "",
  };
  const table = { pub: {}, me: {}, events: [] };
  const step = { before: table, after: table, ms: 0, own: false, cut: false };
  beatsOf(plays, { ...step, events: [{ kind: "table-pause", seat: 0 }] });
  beatsOf(plays, { ...step, events: [{ kind: "table-lapse", seat: 0 }, EVENTS[0]] });
  assertEquals(asked, [[EVENTS[0]]]);
});
