/// <reference lib="deno.ns" />
/** The end of Columns: what the points are made of, and what its course has to tell. */

import { finale } from "../../static/js/games/columns/finale.js";
import { Words } from "../../static/js/words.js";
import { assertEquals } from "./asserts.js";

const ftl = Deno.readTextFileSync(new URL("../../games/columns/text/en.ftl", import.meta.url));
const words = new Words("en", ftl);
const nameOf = (/** @type {number} */ seat) => ["Mei", "Ada"][seat];

/**
 * @param {number} bust
 * @param {number[]} scores
 */
function view(bust, ...scores) {
  const players = scores.map((score, seat) => [seat, { score, open: {}, safe: {} }]);
  return { bust, players: Object.fromEntries(players) };
}

const last = {
  players: {
    0: {
      score: 12,
      open: { naruto: { "naruto-2a": 0, "naruto-5b": 1 } },
      safe: { lee: { points: 5 } },
    },
    1: { score: 4, open: { sakura: { "sakura-4a": 0 } }, safe: {} },
  },
};
const outcome = { reason: "deck", places: { 0: 1, 1: 2 }, scores: { 0: 12, 1: 4 } };
const quiet = { pub: last, outcome, words, nameOf };

Deno.test("points are shown by colour, what is sealed after what is open", () => {
  const { parts } = finale({ ...quiet, views: [], steps: [] });
  assertEquals(parts[0].map(({ symbol, value, sealed }) => [symbol, value, sealed]), [
    ["naruto", 7, false],
    ["lee", 5, true],
  ]);
  assertEquals(parts[1].map((one) => one.value), [4]);
});

Deno.test("before the course is known only the last table speaks", () => {
  const { figures } = finale({ ...quiet, views: [], steps: [] });
  assertEquals(figures.map((one) => one.big), ["5 sealed"]);
});

Deno.test("the boldest card is the one that fitted, not the one that busted", () => {
  const steps = [
    { events: [] },
    { events: [{ kind: "draw", seat: 1, card: "lee-1a" }] },
    { events: [{ kind: "draw", seat: 0, card: "lee-2a" }, { kind: "bust", seat: 0 }] },
  ];
  const views = [view(120, 0, 0), view(410, 0, 0), view(0, 0, 0)];
  const { figures } = finale({ ...quiet, views, steps });
  assertEquals(figures[0].big, "Drew at 12%");
  assertEquals(figures[0].small, "Ada, the boldest card");
});

Deno.test("losses to the die add up, the best column is named, and the last change of the lead counts", () => {
  const steps = [
    { events: [] },
    { events: [{ kind: "stop", seat: 0 }, { kind: "take", seat: 1, column: 0, points: 9 }] },
    { events: [{ kind: "roll", seat: 1, face: "lee", lost: 2 }] },
    { events: [{ kind: "roll", seat: 1, face: "sakura", lost: 1 }] },
    { events: [{ kind: "stop", seat: 1 }, { kind: "take", seat: 0, column: 1, points: 12 }] },
  ];
  const views = [view(0, 0, 0), view(0, 0, 9), view(0, 0, 5), view(0, 0, 4), view(0, 12, 4)];
  const { figures } = finale({ ...quiet, views, steps });
  assertEquals(figures.map((one) => `${one.big}: ${one.small}`), [
    "Lost 3 cards: Ada, to the die",
    "12-point column: Mei, the best one",
    "5 sealed: Mei, most of all",
    "Since turn 2: Mei, in front for good",
  ]);
});
