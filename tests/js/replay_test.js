/// <reference lib="deno.ns" />
/** A replay: the views at every step from the patches, and links that can't lead astray. */

import { Replay } from "../../static/js/replay.js";
import { assertEquals } from "./asserts.js";

const replay = new Replay([
  { pub: { deck: 3 }, me: { 0: { hand: { a: 1 } } }, events: [], seat: 0, at: 0 },
  { pub: { deck: 2 }, me: {}, events: [{ kind: "draw", seat: 0 }], seat: 0, at: 1 },
  {
    pub: { deck: 1 },
    me: { 0: { hand: { a: null } } },
    events: [{ kind: "draw", seat: 1 }],
    seat: 1,
    at: 2,
  },
]);

Deno.test("it opens where somebody did something, and knows its great moments", () => {
  assertEquals(replay.opening, 1);
  assertEquals(replay.momentsOf(["draw"]), [1, 2]);
  assertEquals(replay.momentsOf(["bust"]), []);
});

Deno.test("every step has its views", () => {
  assertEquals(replay.views.map((one) => one.pub.deck), [3, 2, 1]);
  assertEquals(replay.views.map((one) => one.me[0]), [{ hand: { a: 1 } }, { hand: { a: 1 } }, {
    hand: {},
  }]);
});

Deno.test("events add up to the step shown", () => {
  assertEquals([0, 1, 2].map((at) => replay.eventsUntil(at).length), [0, 1, 2]);
});

Deno.test("a link to a step stays within the game", () => {
  assertEquals([-4, 1, 99, NaN, 1.5].map((wanted) => replay.clamp(wanted)), [0, 1, 2, 0, 0]);
});

Deno.test("the step that told an event is found by the event's place", () => {
  assertEquals([0, 1].map((event) => replay.stepOf(event)), [1, 2]);
});
