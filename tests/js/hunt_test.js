/// <reference lib="deno.ns" />
/** The table of the hunt: geometry and camera, what the views mean, and the fight that is shown. */

import { duelOf } from "../../static/js/games/hunt/duel.js";
import {
  centred,
  clamped,
  following,
  framing,
  lineOf,
  MAP,
  spotsOf,
  waysOf,
  whole,
  zoomed,
} from "../../static/js/games/hunt/geometry.js";
import { healthText } from "../../static/js/games/hunt/health.js";
import { lastOf } from "../../static/js/games/hunt/news.js";
import {
  areaClicks,
  busyIn,
  enemyClicks,
  handOf,
  heroesOf,
  questionOf,
  statusOf,
  supportsOf,
} from "../../static/js/games/hunt/reading.js";
import { Words } from "../../static/js/words.js";
import { assert, assertEquals } from "./asserts.js";

const area = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string[]} */ links) => (
  { x, y, links, water: false, number: 0 }
);
const BOARD = { a: area(10, 10, ["b"]), b: area(50, 10, ["a", "c"]), c: area(90, 90, ["b"]) };
const VIEW = { width: 500, height: 345 };

Deno.test("every way is drawn once, and is the same line from both ends", () => {
  assertEquals(waysOf(BOARD), [["a", "b"], ["b", "c"]]);
  assertEquals(lineOf(BOARD, "a", "b"), lineOf(BOARD, "b", "a"));
});

Deno.test("tokens of one side never stand on each other, nor across the area", () => {
  for (let count = 1; count <= 8; count++) {
    const heroes = spotsOf(count, -1);
    assertEquals(new Set(heroes.map(({ x, y }) => `${x} ${y}`)).size, count);
    assert(heroes.every(({ x }) => x < 0), "heroes stand on the left");
    assert(spotsOf(count, 1).every(({ x }) => x > 0), "enemies stand on the right");
  }
});

Deno.test("the whole map fits the view exactly when the proportions agree", () => {
  assertEquals(whole(VIEW), { k: 0.5, x: 0, y: 0 });
});

Deno.test("a map smaller than the view stands in its middle", () => {
  assertEquals(clamped({ k: 0.5, x: 999, y: 0 }, { width: 700, height: 345 }).x, 100);
});

Deno.test("a camera that has all points well inside its view stays where it is", () => {
  const camera = { k: 1, x: -200, y: -150 };
  const inside = [{ x: 240, y: 216 }, { x: 660, y: 447 }];
  assertEquals(following(camera, VIEW, inside), camera);
});

Deno.test("a camera follows what comes near an edge, and keeps its scale", () => {
  const camera = { k: 1, x: -200, y: -150 };
  for (
    const point of [{ x: 239, y: 300 }, { x: 661, y: 300 }, { x: 450, y: 215 }, { x: 450, y: 448 }]
  ) {
    const next = following(camera, VIEW, [point]);
    assertEquals(next.k, 1);
    assertEquals(next.x + point.x, 250);
    assertEquals(following(next, VIEW, [point]), next);
  }
});

Deno.test("a camera goes farther if the points don't fit otherwise", () => {
  const next = framing(VIEW, [{ x: 300, y: 300 }, { x: 900, y: 400 }], 1);
  assertEquals(next.k, 0.7);
  assertEquals(Math.round(next.x + 600 * next.k), 250);
});

Deno.test("asides don't push the news away", () => {
  const events = [{ kind: "injury" }, { kind: "chakra" }, { kind: "draw" }, { kind: "turn" }];
  assertEquals(lastOf(events)?.kind, "injury");
  assertEquals(lastOf([{ kind: "turn" }]), undefined);
});

Deno.test("all is about the hero under threat, else about the one who acts", () => {
  assertEquals(busyIn({ acting: "naruto", injury: { hero: "sakura" } }), "sakura");
  assertEquals(busyIn({ acting: "naruto", injury: { hero: "" } }), "naruto");
  assertEquals(busyIn({ acting: "" }), "");
});

Deno.test("a near camera stays close to the map", () => {
  const far = clamped({ k: 1, x: 5000, y: -5000 }, VIEW);
  assert(far.x < 100 && far.y > VIEW.height - MAP.height - 100, "it looks at the map");
});

Deno.test("zooming keeps the point under the fingers, within limits", () => {
  const before = centred(VIEW, { x: 500, y: 345 }, 1);
  const fixed = { x: 250, y: 172.5 };
  const after = zoomed(before, VIEW, 1.5, fixed);
  const point = (/** @type {any} */ c) => Math.round((fixed.x - c.x) / c.k);
  assertEquals(point(after), point(before));
  assertEquals(zoomed(before, VIEW, 0.001, fixed), whole(VIEW));
});

const hero = (/** @type {number} */ seat, more = {}) => ({
  seat,
  done: false,
  paralysed: false,
  ...more,
});
const PUB = {
  phase: "heroes",
  acting: "sai",
  heroes: { sai: hero(1), naruto: hero(0, { done: true, hand: { rasengan: 1 } }) },
};

Deno.test("heroes come in the order of their seats", () => {
  assertEquals(heroesOf(PUB), ["naruto", "sai"]);
});

Deno.test("a hero waits, acts, is done or is paralysed", () => {
  assertEquals([statusOf(PUB, "sai"), statusOf(PUB, "naruto")], ["acting", "done"]);
  const idle = { ...PUB, acting: "" };
  assertEquals(statusOf(idle, "sai"), "waiting");
  const down = { ...PUB, heroes: { sai: hero(1, { paralysed: true }) } };
  assertEquals(statusOf(down, "sai"), "paralysed");
});

Deno.test("a hand is seen in the public view, else in the own one, else not", () => {
  assertEquals(handOf({ pub: PUB, me: {} }, "naruto"), ["rasengan"]);
  assertEquals(handOf({ pub: PUB, me: { hands: { sai: { "ink-rats": 1 } } } }, "sai"), [
    "ink-rats",
  ]);
  assertEquals(handOf({ pub: PUB, me: {} }, "sai"), null);
});

Deno.test("the question is known by what it offers, and in a fight by its step", () => {
  const asked = (/** @type {any} */ choices, pub = {}) =>
    questionOf({ awaited: { 0: 1 }, ...pub }, { choices }, 0);
  assertEquals(asked({ begin: { sai: 1 } }), "begin");
  assertEquals(asked({ move: { a: 1 }, end: { "": 1 } }), "act");
  assertEquals(asked({ endure: { "": 1 }, support: { "ink-mist": 1 } }), "injury");
  assertEquals(asked({ go: { "": 1 } }, { fight: { step: "after" } }), "after");
  assertEquals(asked({ pass: { "": 1 } }), "hope");
});

Deno.test("who isn't waited for is asked only if a support can be played", () => {
  assertEquals(questionOf({ awaited: { 1: 1 } }, { choices: { support: { x: 1 } } }, 0), "support");
  assertEquals(questionOf({ awaited: { 1: 1 } }, { choices: { pass: { "": 1 } } }, 0), "");
});

Deno.test("a click on an area that can be walked to and dashed to walks", () => {
  const me = { choices: { dash: { a: 1, b: 1 }, move: { a: 1 }, fight: { "trap-a": 1 } } };
  assertEquals(areaClicks(me), { a: "move", b: "dash" });
  assertEquals(enemyClicks(me), { "trap-a": "fight" });
});

Deno.test("supports are gathered by card, with their targets", () => {
  const me = {
    choices: { support: { "iq-plan": 1, "shadow-gathering>itachi": 1, "ink-bird": 1 } },
  };
  assertEquals(supportsOf(me), {
    "iq-plan": [""],
    "shadow-gathering": ["itachi"],
    "ink-bird": [""],
  });
});

const fight = { kind: "fight", hero: "naruto", enemy: "itachi", card: "itachi" };
const roll = { kind: "roll", dice: ["hit", "power"], hits: 1 };

Deno.test("a fight under way is shown from the view", () => {
  const pub = {
    enemies: { itachi: { card: "itachi" } },
    fight: {
      hero: "naruto",
      target: "itachi",
      card: "",
      special: "",
      dice: { 0: "hit" },
      hits: 1,
      defence: 4,
    },
  };
  const shown = duelOf(pub, []);
  assertEquals([shown?.enemy, shown?.dice, shown?.over], ["itachi", ["hit"], false]);
});

Deno.test("a fight that is over stays on the table until something else happens", () => {
  const after = [fight, { kind: "technique", card: "rasengan" }, roll, { kind: "wound" }];
  const shown = duelOf({}, after);
  assertEquals([shown?.card, shown?.result, shown?.dice], ["rasengan", "wound", ["hit", "power"]]);
  assertEquals(duelOf({}, [...after, { kind: "move" }]), null);
  assertEquals(duelOf({}, [...after, { kind: "akatsuki" }]), null);
});

Deno.test("a fight without a comparison was stopped", () => {
  assertEquals(duelOf({}, [fight, { kind: "special", face: "sharingan" }])?.result, "stopped");
});

Deno.test("the card of a dash was played before the target was named", () => {
  const dash = [{ kind: "technique", card: "dynamic-entry" }, { kind: "move" }, fight, roll];
  assertEquals(duelOf({}, dash)?.card, "dynamic-entry");
  assertEquals(duelOf({}, [roll, { kind: "move" }, fight, roll])?.card, "");
});

Deno.test("an enemy's Health is told with what it was", () => {
  const words = new Words("en", "hunt-of = { $now } of { $most }", {});
  assertEquals(healthText(words, { health: 2, most: 3 }), "2 of 3");
});
