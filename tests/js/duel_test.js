/// <reference lib="deno.ns" />
/** The duel's table: clashes read from events, and the clicks that move a card. */

import {
  heardSoFar,
  hpAfter,
  isNewFight,
  lastFight,
  rounds,
} from "../../static/js/games/duel/clashes.js";
import { ninja, technique } from "../../static/js/games/duel/facts.js";
import { firstPlace, moves, sides, withHand } from "../../static/js/games/duel/model.js";
import { assert, assertEquals } from "./asserts.js";

const SEATS = /** @type {Record<string, number>} */ ({ kakashi: 0, itachi: 1 });
const attack = (
  /** @type {string} */ ninja,
  /** @type {number} */ power,
  seat = SEATS[ninja],
) => ({ kind: "attack", seat, ninja, card: `${ninja}-card`, base: power, power, left: 40 });
const hurt = (
  /** @type {string} */ ninja,
  /** @type {number} */ hp,
) => ({ kind: "hurt", seat: SEATS[ninja], ninja, harm: 9, hp });

const FIRST = [
  { kind: "call", seat: 0, ninja: "kakashi", card: "lee" },
  { kind: "strengthen", ninja: "kakashi", n: 10 },
  { kind: "drain", ninja: "itachi", n: 5 },
  attack("kakashi", 35),
  attack("itachi", 28),
  { kind: "hit", ninja: "kakashi", foe: "itachi", power: 35, harm: 35 },
  hurt("itachi", 70),
];
const SECOND = [
  { kind: "poisoned", ninja: "itachi", n: 4 },
  { kind: "unpaid", seat: 0, ninja: "kakashi", card: "kakashi-dear", cost: 42, left: 20 },
  attack("itachi", 12),
  { kind: "hit", ninja: "itachi", foe: "kakashi", power: 12, harm: 12 },
  hurt("kakashi", 88),
  hurt("itachi", 66),
];
const VOID = [{ kind: "void", ninja: "itachi" }, attack("kakashi", 5), attack("itachi", 6)];
const ROUND = [
  { kind: "round", round: 1 },
  { kind: "lay", seat: 0, card: "kakashi-card", place: 1 },
  { kind: "done", seat: 0 },
  { kind: "done", seat: 1 },
];

Deno.test("a round is split into its clashes, each from its first effect to its last wound", () => {
  const [round] = rounds([...ROUND, ...FIRST, ...SECOND, ...VOID, { kind: "round", round: 2 }]);
  assertEquals(round.clashes.map((clash) => clash.events), [FIRST, SECOND, VOID]);
  assertEquals(round.clashes.map((clash) => clash.place), [1, 2, 3]);
});

Deno.test("a clash knows its cards, reinforcements and what wasn't paid", () => {
  const [{ clashes: [first, second] }] = rounds([...ROUND, ...FIRST, ...SECOND]);
  assertEquals(first.shown.map((one) => [one.ninja, one.card, one.call]), [
    ["kakashi", "kakashi-card", "lee"],
    ["itachi", "itachi-card", ""],
  ]);
  assertEquals(second.shown[0].unpaid, SECOND[1]);
  assertEquals(second.shown[0].attack, null);
});

Deno.test("after a clash without any result the next one begins at its first effect", () => {
  const guard = { kind: "guard", ninja: "kakashi", n: 8 };
  const [{ clashes }] = rounds([...ROUND, ...VOID, guard, attack("kakashi", 9)]);
  assertEquals(clashes.map((clash) => clash.events.length), [3, 2]);
});

Deno.test("the end of a fight is told apart from its last clash", () => {
  const won = { kind: "won", camp: "alliance", mission: 3, beaten: 2, orders: 0 };
  const [{ clashes, end }] = rounds([...ROUND, ...FIRST, won, { kind: "turn", turn: 2 }]);
  assertEquals(clashes[0].events, FIRST);
  assertEquals(end, [won]);
});

Deno.test("while the cards are turned over, nothing of a later clash or of the end is told", () => {
  const won = { kind: "won", camp: "alliance", mission: 3, beaten: 2, orders: 0 };
  const told = [...ROUND, ...FIRST, ...SECOND, won, { kind: "turn", turn: 2 }];
  assertEquals(heardSoFar(told, 1, 0), ROUND);
  assertEquals(heardSoFar(told, 1, 1), [...ROUND, ...FIRST]);
  assertEquals(heardSoFar(told, 1, 2), told);
  assertEquals(heardSoFar([...told, ...ROUND], 1, 1), [...ROUND, ...FIRST]);
});

Deno.test("only the rounds of the last fight are recalled", () => {
  const again = { kind: "round", round: 2 };
  const told = [...ROUND, ...FIRST, again, ...SECOND, ...ROUND, ...VOID, again, ...FIRST];
  assertEquals(lastFight(told).map((one) => one.round), [1, 2]);
  assertEquals(lastFight(told)[0].clashes[0].events, VOID);
  assertEquals(lastFight([]), []);
});

Deno.test("a round whose beginning is forgotten isn't shown by halves", () => {
  assertEquals(rounds([...SECOND, ...VOID]), []);
});

Deno.test("new ninja make a new fight", () => {
  assert(isNewFight([...FIRST, { kind: "show", ninja: "gaara" }]), "shown after the clash");
  assert(!isNewFight([{ kind: "show", ninja: "gaara" }, ...FIRST]), "shown before it");
});

Deno.test("HP follow the wounds of a clash", () => {
  const [{ clashes: [first, second] }] = rounds([...ROUND, ...FIRST, ...SECOND]);
  const after = hpAfter({ "0:kakashi": 100, "1:itachi": 105 }, first);
  assertEquals(after, { "0:kakashi": 100, "1:itachi": 70 });
  assertEquals(hpAfter(after, second), { "0:kakashi": 88, "1:itachi": 66 });
});

Deno.test("both may send the same ninja", () => {
  const [{ clashes }] = rounds([...ROUND, attack("kakashi", 5), attack("kakashi", 9, 1)]);
  assertEquals(clashes.map((clash) => clash.shown.map((one) => one.who)), [
    ["0:kakashi", "1:kakashi"],
  ]);
});

Deno.test("a card moves from the hand, to another place, or changes places", () => {
  assertEquals(moves({}, "a", 2), [["lay", "a>2"]]);
  assertEquals(moves({ 1: "a" }, "a", 3), [["take-back", "a"], ["lay", "a>3"]]);
  assertEquals(moves({ 1: "a", 3: "c" }, "a", 3), [
    ["take-back", "a"],
    ["take-back", "c"],
    ["lay", "a>3"],
    ["lay", "c>1"],
  ]);
  assertEquals(moves({ 2: "b" }, "a", 2), [["take-back", "b"], ["lay", "a>2"]]);
  assertEquals(moves({ 2: "a" }, "a", 2), []);
});

Deno.test("a card goes to the wished place, else to the first free one", () => {
  const free = { can: (/** @type {string} */ _, noun = "") => ["a>2", "a>3"].includes(noun) };
  const table = /** @type {any} */ (free);
  assertEquals([firstPlace(table, "a", 3), firstPlace(table, "a", 1)], [3, 2]);
  assertEquals(firstPlace(table, "b", 1), 0);
});

Deno.test("the hand in view is the wished one, else that of a ninja which needs a card", () => {
  const fighters = { 0: { ninja: "gaara", seat: 0, hp: 9 }, 1: { ninja: "bee", seat: 0, hp: 9 } };
  const hands = { 0: { hand: { "gaara-a": 1 } }, 1: { hand: { "bee-a": 1 } } };
  const seen = (/** @type {any} */ choices, wished = "") => {
    const table = { pub: { fighters }, me: { fighters: hands, choices }, seat: 0, can: () => true };
    return withHand(/** @type {any} */ (table), wished)?.ninja;
  };
  assertEquals(seen({ lay: { "gaara-a>1": 1, "bee-a>1": 1 } }), "gaara");
  assertEquals(seen({ lay: { "bee-a>1": 1 } }), "bee");
  assertEquals(seen({ exchange: { "bee-a>2": 1 } }), "bee");
  assertEquals(seen({ lay: { "bee-a>1": 1 } }, "0"), "gaara");
  assertEquals(seen({ done: { "": 1 } }), "gaara");
});

Deno.test("one's own camp stands on the left", () => {
  const fighters = { 0: { ninja: "gaara", side: 0 }, 1: { ninja: "pain", side: 1 } };
  const seen = (/** @type {any} */ me) =>
    sides(/** @type {any} */ ({ pub: { fighters }, me })).map(([one]) => one.ninja);
  assertEquals(seen({ side: 1 }), ["pain", "gaara"]);
  assertEquals(seen({}), ["gaara", "pain"]);
});

Deno.test("printed numbers are read in their order", () => {
  const words = /** @type {any} */ ({
    texts: { "card-x-facts": "seal 9 10 999", "ninja-y-facts": "1 115 40+20 2" },
  });
  assertEquals(technique("x", words), { kind: "seal", cost: 9, damage: 10, guard: "∞" });
  assertEquals(ninja("y", words), { side: 1, hp: 115, chakra: "40 + 20", xp: 2 });
});
