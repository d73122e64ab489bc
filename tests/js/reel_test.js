/// <reference lib="deno.ns" />
/** 8: a replay feeds the same director: what was seen live is seen again. */

import { Replay } from "../../static/js/replay.js";
import { Director } from "../../static/js/stage/director.js";
import { Reel } from "../../static/js/stage/reel.js";
import { assertEquals } from "./asserts.js";
import { Hand } from "./hand.js";

const STEPS = [0, 1, 2, 3].map((number) => ({
  pub: { deck: 9 - number },
  me: { 0: { ask: `q${number}` } },
  events: number ? [{ kind: "draw", number }, { kind: "roll", number }] : [],
  seat: 0,
  at: number,
}));

/** Two beats for each step: the second one shows the table after it. */
const plays = {
  scenes: (/** @type {any} */ { events, after }) => [{
    beats: [
      { words: `${events[0].number} drawn`, ms: 400, tells: 1 },
      { words: `${events[0].number} rolled`, ms: 400, pub: after.pub },
    ],
  }],
  meanwhile: [],
  lane: () => "",
};

function stage() {
  const clock = new Hand();
  /** @type {any[]} */
  const seen = [];
  const director = new Director(plays, clock, ({ beat, told }) => {
    const { pub, events } = director.drawn;
    seen.push([beat?.words ?? "", told.length, pub.deck, events.length]);
  });
  return { clock, director, seen };
}

/** What the director shows of the steps as they come over the line. */
function live() {
  const { clock, director, seen } = stage();
  const replay = new Replay(STEPS);
  const tables = replay.views.map(({ pub, me }, at) => ({
    pub,
    me: me[0],
    events: replay.eventsUntil(at),
  }));
  director.lay(tables[0]);
  for (const [at, { events }] of STEPS.entries()) {
    if (!at) continue;
    const [before, after] = [tables[at - 1], tables[at]];
    director.take({ before, after, events, ms: 0, own: false, cut: false });
    clock.pass(5000);
  }
  return seen;
}

Deno.test("8: step by step forward a replay shows what was shown live", () => {
  const { clock, director, seen } = stage();
  const reel = new Reel(director, new Replay(STEPS), 0);
  reel.jump(0);
  for (const at of [1, 2, 3]) {
    reel.go(at);
    clock.pass(5000);
  }
  assertEquals(seen, live());
  assertEquals(director.shown.me, { ask: "q3" });
});

Deno.test("8: a link to a step shows how it came about", () => {
  const { director, seen } = stage();
  new Reel(director, new Replay(STEPS)).play(3);
  assertEquals(seen.map(([words]) => words), ["", "3 drawn"]);
  assertEquals(director.newest.pub.deck, 6);
});

Deno.test("8: a step back, a leap and another seat's view are cuts", () => {
  const { director, seen } = stage();
  const reel = new Reel(director, new Replay(STEPS));
  for (const wanted of [2, 1, 3, 99]) reel.go(wanted);
  reel.see(0);
  assertEquals(director.phase, "idle");
  assertEquals(seen.map(([words]) => words), ["", "", "", "", ""]);
  assertEquals([director.shown.pub.deck, director.shown.me.ask], [6, "q3"]);
});

Deno.test("8: who goes on before a scene is over leaves it, and nothing is told twice", () => {
  const { director, seen } = stage();
  const reel = new Reel(director, new Replay(STEPS));
  reel.jump(0);
  reel.go(1);
  reel.go(2);
  assertEquals(director.now?.beat.words, "2 drawn");
  assertEquals(seen.reduce((sum, [, told]) => sum + told, 0), 3);
});
