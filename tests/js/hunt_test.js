/// <reference lib="deno.ns" />
/** The table of the hunt: geometry and camera, what the views mean, scenes and the log. */

import {
  centred,
  clamped,
  framing,
  lineOf,
  MAP,
  padsOf,
  sees,
  sight,
  spotsOf,
  TOUCHABLE,
  waysOf,
  whole,
  zoomed,
} from "../../static/js/games/hunt/geometry.js";
import {
  areaClicks,
  busyIn,
  costOf,
  enemyClicks,
  handOf,
  heroesOf,
  hunted,
  ledBy,
  moverOf,
  poolOf,
  questionOf,
  restOf,
  roundIn,
  savedBy,
  statusOf,
  stopAt,
  supportsOf,
  turnsLeft,
  villageOf,
} from "../../static/js/games/hunt/reading.js";
import { curesOf, helpersOf, rescuesOf, wayBetween } from "../../static/js/games/hunt/cures.js";
import { helperText } from "../../static/js/games/hunt/naming.js";
import { givesWay } from "../../static/js/games/hunt/gives_way.js";
import { SCENES } from "../../static/js/games/hunt/scenes.js";
import { after, scenesOf } from "../../static/js/stage/scenes.js";
import { tell } from "../../static/js/games/hunt/log_lines.js";
import { clickOn, farWays, go } from "../../static/js/games/hunt/ways.js";
import { askForTime } from "../../static/js/games/hunt/ui.js";
import { Words } from "../../static/js/words.js";
import { lengthsOf } from "./lengths.js";
import { assert, assertEquals } from "./asserts.js";
import { drawn } from "./drawn.js";

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

const WIDE = { width: 1086, height: 392 };
const PHONE = { width: 390, height: 490 };

Deno.test("a camera has what matters where no panel covers it", () => {
  for (const view of [WIDE, PHONE]) {
    const need = [{ x: 300, y: 300 }, { x: 380, y: 360 }];
    const camera = sight(view, need, [], 1.1);
    assert(sees(camera, view, need), "all is in sight");
    const { left } = padsOf(view);
    assert(camera.x + need[0].x * camera.k >= left - 6, "nothing lies under the panel");
  }
});

Deno.test("what should be seen too is, as long as a finger can tell neighbours apart", () => {
  const need = [{ x: 500, y: 300 }];
  const near = sight(PHONE, need, [{ x: 700, y: 350 }], 1.1);
  assert(sees(near, PHONE, [...need, { x: 700, y: 350 }]), "it is in sight");
  const far = sight(PHONE, need, [{ x: 20, y: 20 }], 1.1);
  assert(sees(far, PHONE, need) && far.k >= TOUCHABLE, "what matters stays large");
  assert(!sees(far, PHONE, [{ x: 20, y: 20 }]), "the other is pointed at from the edge");
});

Deno.test("a camera goes farther if what has to be seen doesn't fit otherwise", () => {
  const points = [{ x: 100, y: 100 }, { x: 900, y: 600 }];
  const next = framing(WIDE, points, 1);
  assert(next.k < 0.75 && sees(next, WIDE, points), "both are in sight");
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
    questionOf({ pub: { awaited: { 0: 1 }, ...pub }, me: { choices }, seat: 0 });
  assertEquals(asked({ begin: { sai: 1 } }), "begin");
  assertEquals(asked({ move: { a: 1 }, end: { "": 1 } }), "act");
  assertEquals(asked({ endure: { "": 1 }, support: { "ink-mist": 1 } }), "injury");
  assertEquals(asked({ go: { "": 1 } }, { fight: { step: "after" } }), "after");
  assertEquals(asked({ pass: { "": 1 } }), "hope");
});

Deno.test("who isn't waited for is asked only if a support can be played", () => {
  const asked = (/** @type {any} */ choices, more = {}) =>
    questionOf({ pub: { awaited: { 1: 1 }, ...more }, me: { choices }, seat: 0 });
  assertEquals(asked({ support: { x: 1 } }), "support");
  assertEquals(asked({ pass: { "": 1 } }), "");
  assertEquals(asked({ support: { x: 1 } }, { outcome: {} }), "");
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

Deno.test("who acts moves, else the only own hero that has yet to", () => {
  const idle = { ...PUB, acting: "" };
  assertEquals(moverOf({ pub: PUB, seat: 0 }), "sai");
  assertEquals([moverOf({ pub: idle, seat: 1 }), moverOf({ pub: idle, seat: 0 })], ["sai", ""]);
  const two = { ...idle, heroes: { sai: hero(0), naruto: hero(0) } };
  assertEquals(ledBy(two, 0).length, 2);
  assertEquals(moverOf({ pub: two, seat: 0 }), "");
});

const FOUGHT = {
  ...PUB,
  board: { suna: { number: 1 }, kumo: { number: 2 } },
  round: 1,
  start: 1,
  capture: 2,
  score: {},
  tobi: "suna",
  facedown: {},
  traps: { kumo: "back" },
  heroes: {
    sai: hero(1, { strength: 3, chakra: 3, health: 3, most: 3, area: "suna", pile: {}, hand: {} }),
    naruto: hero(0, { health: 2, most: 3, area: "kumo", pile: { cure: 1 }, hand: {} }),
  },
  enemies: {
    karin: { card: "karin", area: "suna", health: 1, most: 1, defence: 4, talents: ["tax"] },
    "trap-kumo": { card: "zetsu-level-1", area: "kumo", health: 1, most: 1, talents: [] },
  },
  techniques: {
    ink: { hero: "sai", kind: "fight", cost: 2, strength: 2, grip: 2 },
    mist: { hero: "sai", kind: "support", cost: 1, strength: 0 },
    cure: { hero: "naruto", kind: "support", cost: 1, strength: 0, lifts: true },
  },
  fight: { hero: "sai", target: "karin", card: "", dice: {}, marked: {}, hits: 0, defence: 4 },
};

Deno.test("a fight card costs more against who taxes it, a support doesn't", () => {
  assertEquals([costOf(FOUGHT, "ink"), costOf(FOUGHT, "mist")], [3, 1]);
  assertEquals(costOf({ ...FOUGHT, fight: undefined }, "ink"), 2);
});

Deno.test("the dice of a fight: Strength and the card, at most six, the rest are Hits", () => {
  assertEquals(poolOf(FOUGHT, ""), { base: 3, bonus: 0, dice: 3, more: 0 });
  assertEquals(poolOf(FOUGHT, "ink"), { base: 3, bonus: 2, dice: 5, more: 0 });
  const bound = { ...FOUGHT, enemies: { karin: { ...FOUGHT.enemies.karin, immobilised: 1 } } };
  assertEquals(poolOf(bound, "ink"), { base: 3, bonus: 4, dice: 6, more: 1 });
});

Deno.test("H24: meditating gives what the hero can still take, and Health at home before round 9", () => {
  const at = (/** @type {object} */ more, round = 1) =>
    restOf({
      board: { konoha: { number: 9 }, suna: { number: 1 } },
      round,
      heroes: {
        naruto: { area: "suna", health: 2, most: 3, chakra: 0, limit: 3, breath: 2, ...more },
      },
    }, "naruto");
  assertEquals(at({}), { count: 2, heals: false });
  assertEquals([at({ chakra: 2 }).count, at({ breath: 1 }).count, at({ chakra: 3 }).count], [
    1,
    1,
    0,
  ]);
  const home = { area: "konoha" };
  assertEquals([at(home).heals, at(home, 9).heals, at({ ...home, health: 3 }).heals], [
    true,
    false,
    false,
  ]);
});

Deno.test("a step ends at traps, at what waits for Tobi, and at enemies", () => {
  assertEquals([stopAt(FOUGHT, "kumo"), stopAt(FOUGHT, "suna")], ["hidden", "enemy"]);
  assertEquals(stopAt({ ...FOUGHT, enemies: {} }, "suna"), "");
  assertEquals(stopAt({ ...FOUGHT, enemies: {}, facedown: { 0: "back" } }, "suna"), "hidden");
});

Deno.test("members have to fall for the round, traps don't; the token counts the turns down", () => {
  assertEquals(hunted(FOUGHT), ["karin"]);
  assertEquals([3, 2, 1, 0].map((capture) => turnsLeft({ capture })), [1, 2, 3, 4]);
});

Deno.test("who could lift a paralysis is known with the place of the card", () => {
  assertEquals(curesOf(FOUGHT), [{ card: "cure", hero: "naruto", where: "pile" }]);
  const hidden = {
    ...FOUGHT.heroes,
    naruto: { ...FOUGHT.heroes.naruto, pile: {}, hand: undefined },
  };
  assertEquals(curesOf({ ...FOUGHT, heroes: hidden })[0].where, "own");
});

/** Naruto is down in a; Sakura, two areas away, and Sai, in a, own cures of different reach. */
function down(more = {}) {
  const cure = (/** @type {string} */ hero, /** @type {string} */ lifts) => ({
    hero,
    lifts,
    cost: 2,
  });
  const one = (/** @type {string} */ area, /** @type {string[]} */ hand) => ({
    seat: 0,
    area,
    chakra: 1,
    hand: Object.fromEntries(hand.map((card) => [card, 1])),
    pile: {},
  });
  return {
    board: BOARD,
    heroes: {
      naruto: { ...one("a", []), paralysed: true },
      sakura: { ...one("c", ["poison", "rebirth"]), ...more },
      sai: one("a", []),
    },
    techniques: {
      poison: cure("sakura", "near-1"),
      rebirth: cure("sakura", "own"),
      rats: cure("sai", "near-0"),
    },
  };
}

Deno.test("who could free a paralysed hero is known, who has the card first, with the way, the turns and what they lack", () => {
  assertEquals(wayBetween(BOARD, "c", "a"), ["c", "b", "a"]);
  const found = helpersOf(down(), "naruto").map(({ hero, card, turns, lacks, isHeld }) => [
    hero,
    card,
    turns,
    lacks,
    isHeld,
  ]);
  assertEquals(found, [["sakura", "poison", 1, 1, true], ["sai", "rats", 0, 1, false]]);
  const near = helpersOf(down({ area: "b", chakra: 2 }), "naruto");
  assertEquals([near[0].turns, near[0].lacks], [0, 0]);
  assertEquals(rescuesOf(down()), [{ by: "sakura", way: ["c", "b", "a"] }]);
});

Deno.test("a helper is told with place, card and state; of a card in deck or pile nothing is near", () => {
  const words = /** @type {any} */ ({
    has: () => false,
    nameOf: (/** @type {string} */ id) => id,
    say: (/** @type {string} */ id, { state = "", turns = NaN, count = NaN } = {}) =>
      state || `${id} ${[turns, count].filter((one) => !isNaN(one))}`.trim(),
  });
  const [held, drawn] = helpersOf(down(), "naruto").map((one) => helperText(words, down(), one));
  assertEquals(held, "hunt-where-hand, hunt-away 1, hunt-lacks-chakra 1");
  assertEquals(drawn, "hunt-where-deck");
});

Deno.test("who is paralysed as well frees nobody who isn't near enough, and itself with a card of its own", () => {
  assertEquals(helpersOf(down({ paralysed: true }), "naruto").map(({ hero }) => hero), ["sai"]);
  const own = helpersOf(down({ paralysed: true }), "sakura").map(({ card }) => card);
  assertEquals(own, ["poison", "rebirth", "rats"]);
});

Deno.test("what saves an enemy from all dice is its talent, as it stands", () => {
  const saved = (/** @type {any} */ enemy, special = "", area = "suna") =>
    savedBy(
      {
        heroes: { sai: { area } },
        fight: special && { special },
        enemies: { foe: { area: "suna", ...enemy } },
      },
      "foe",
      "sai",
    );
  assertEquals(saved({ talents: ["untouchable"] }), "untouchable");
  assertEquals(saved({ talents: ["untouchable"] }, "", "kumo"), "");
  assertEquals([saved({ talents: ["dodge"] }), saved({ talents: ["dodge"], dodged: true })], [
    "dodge",
    "",
  ]);
  assertEquals([saved({ talents: ["foil"] }), saved({ talents: ["foil"] }, "sharingan")], [
    "",
    "foil",
  ]);
});

Deno.test("H51: a short hunt has the last villages, one of before all nine", () => {
  const board = { ame: { number: 8 }, konoha: { number: 9 } };
  assertEquals([villageOf({ board, rounds: 5 }, 4), villageOf({ board }, 9)], ["ame", "konoha"]);
  assertEquals([roundIn({ rounds: 5 }, 4), roundIn({ rounds: 5 }, 9), roundIn({}, 9)], [0, 5, 9]);
});

Deno.test("whoever raises a card asks for time, whichever it is, unless the seat has it or has had it", () => {
  let waits = 0;
  const table = (/** @type {any} */ pub, more = {}) => (/** @type {any} */ ({
    seat: 1,
    wait: () => waits += 1,
    pub: { may: { 1: 1 }, awaited: { 0: 1 }, fight: { hero: "sai", target: "tobi" }, ...pub },
    ...more,
  }));
  askForTime(table({}));
  askForTime(table({ fight: undefined, injury: { hero: "sai" } }, { held: { seats: [0] } }));
  assertEquals(waits, 2);
  askForTime(table({}, { wait: undefined }));
  askForTime(table({}, { held: { seats: [1] } }));
  askForTime(table({ awaited: { 1: 1 } }));
  askForTime(table({ may: {} }));
  askForTime(table({ fight: undefined }));
  assert(waits === 2, "not where it is one's own, nor where nobody could speak");
});

/** Ada's bot leads Sai and Mei's Naruto may begin as well. */
function yielding(more = {}, pub = {}) {
  return /** @type {any} */ ({
    seat: 0,
    words: { say: (/** @type {string} */ id) => id, has: () => true },
    yields: { left: 18_000, seat: 1, more: true },
    pub: {
      phase: "heroes",
      acting: "",
      awaited: { 0: 1, 1: 1 },
      heroes: { naruto: hero(0), sai: hero(1) },
      ...pub,
    },
    ...more,
  });
}

Deno.test("who is let go first sees who steps in then, and may end the wait or prolong it once", () => {
  const shown = drawn(givesWay(yielding()));
  for (const word of ["hunt-yields", "hunt-yields-end", "hunt-yields-more"]) {
    assert(shown.includes(word), `${word} is there`);
  }
  const once = drawn(givesWay(yielding({ yields: { left: 9_000, seat: 1, more: false } })));
  assert(once.includes("hunt-yields-end") && !once.includes("hunt-yields-more"), "only once");
  const watching = drawn(givesWay(yielding({ seat: -1 })));
  assert(watching.includes("hunt-yields") && !watching.includes("hunt-yields-end"), "others watch");
  for (const gone of [yielding({ yields: null }), yielding({}, { acting: "naruto" })]) {
    assert(!drawn(givesWay(gone)).includes("hunt-yields"), "it is gone once somebody acts");
  }
});

const TEXTS = ["en", "table-en"].map((name) =>
  Deno.readTextFileSync(new URL(`../../games/hunt/text/${name}.ftl`, import.meta.url))
).join("\n");
const WORDS = new Words("en", TEXTS, { "card-ink-text": "Power: +1 Hit." }, lengthsOf("hunt"));
const TOLD = {
  words: () => WORDS,
  nameOf: (/** @type {number} */ seat) => ["Mei", "Ada"][seat],
  faceOf: () => "sai",
  seat: () => 0,
};
const ROLL = {
  kind: "roll",
  seat: 1,
  hero: "sai",
  dice: ["hit", "double", "blank"],
  hits: 3,
  powers: 0,
};
const WOUND = { kind: "wound", seat: 1, hero: "sai", enemy: "karin", card: "karin", health: 0 };
const BEATEN = { kind: "eliminated", seat: 1, hero: "sai", enemy: "karin", card: "karin" };

/** @param {any[]} events @param {any} [pub] */
function played(events, pub = FOUGHT) {
  const before = { pub, me: {}, events: [] };
  const last = { pub: { ...pub, enemies: {}, fight: undefined }, me: {}, events };
  const step = { before, after: last, events, ms: 0, own: false, cut: false };
  return scenesOf(SCENES, step, TOLD).flatMap(({ beats }) => beats);
}

Deno.test("dice lie before the log, a number or a wound tells of them", () => {
  const [falls, lies, wound, beaten] = played([ROLL, WOUND, BEATEN]);
  assertEquals([falls.show.lies, falls.tells, falls.pub?.enemies.karin.health], [false, 0, 1]);
  assertEquals([lies.show.lies, lies.tells, lies.pub?.enemies.karin.health], [true, 1, 1]);
  assertEquals(lies.words, "Sai has 3 Hits.");
  assertEquals([wound.tells, wound.pub?.enemies.karin.health], [2, 0]);
  assert(beaten.pub?.fight, "the fight stands until the scene is over");
});

Deno.test("a second roll shows only the dice that changed", () => {
  const lay = { ...FOUGHT, fight: { ...FOUGHT.fight, dice: { 0: "hit", 1: "blank", 2: "blank" } } };
  assertEquals(played([ROLL], lay)[0].show.fresh, [1]);
  assertEquals(played([ROLL])[0].show.fresh, [0, 1, 2]);
});

Deno.test("the beats of a step are as long as its events", () => {
  const events = [{ kind: "technique", seat: 1, hero: "sai", card: "ink" }, ROLL, WOUND, {
    kind: "experience",
    seat: 1,
    hero: "sai",
    experience: 2,
  }];
  const sum = (/** @type {number[]} */ all) => all.reduce((one, other) => one + other, 0);
  const { technique, roll, die, wound } = WORDS.lengths;
  assertEquals(sum(played(events).map((beat) => beat.ms)), technique + roll + 3 * die + wound);
  assertEquals(played([{ kind: "move", hero: "sai", area: "kumo" }]), []);
});

Deno.test("the Akatsuki strike enemy by enemy, with the whole line in sight", () => {
  const hit = (/** @type {string} */ hero, /** @type {number} */ health) => ({
    kind: "injury",
    seat: 0,
    hero,
    card: "karin",
    health,
  });
  const beats = played([{ kind: "akatsuki" }, hit("sai", 2), hit("naruto", 1)]);
  assertEquals(beats.map((beat) => beat.show.kind), ["akatsuki", "injury", "injury"]);
  assertEquals(beats[2].show.strikes.map((/** @type {any} */ one) => one.hero), ["sai", "naruto"]);
  assertEquals([beats[2].show.now, beats[2].show.from], [1, 2]);
  assertEquals(beats[1].pub?.heroes.naruto.health, 2);
  assertEquals(beats[2].pub?.heroes.naruto.health, 1);
  assertEquals(beats[0].note, "");
  const [missed] = played([{ kind: "akatsuki" }]);
  assertEquals(missed.note, "No enemy reaches a hero: nobody is hurt.");
});

Deno.test("a round's end is scored while its banner hangs", () => {
  const [won, next] = played([{ kind: "round-won", round: 1 }, {
    kind: "round",
    round: 2,
    area: "kumo",
  }]);
  assertEquals([won.words, won.pub?.score], ["Suna is saved.", { 1: "leaf" }]);
  assertEquals([next.words, next.pub?.tobi], ["Round 2: Tobi walks to Kumo.", "kumo"]);
});

Deno.test("what a step tells changes the table one event after the other", () => {
  const bound = after(SCENES, FOUGHT, { kind: "paralysed", hero: "naruto" });
  assertEquals(statusOf(bound, "naruto"), "paralysed");
  assertEquals(
    after(SCENES, bound, { kind: "lifted", hero: "naruto", health: 1 }).heroes.naruto.health,
    1,
  );
  assertEquals(
    after(SCENES, FOUGHT, { kind: "technique", hero: "sai", card: "ink" }).heroes.sai.chakra,
    1,
  );
  assertEquals(after(SCENES, FOUGHT, { kind: "turn", capture: 3 }).fight, undefined);
  assertEquals(after(SCENES, FOUGHT, { kind: "unheard-of" }), FOUGHT);
});

Deno.test("the log has a title for every turn and phase, and no asides", () => {
  const lines = tell(
    [
      { kind: "turn", round: 4, capture: 2 },
      { kind: "begin", seat: 0, hero: "naruto", actions: 2 },
      { kind: "move", seat: 0, hero: "naruto", area: "iwa" },
      { kind: "akatsuki" },
      { kind: "injury", seat: 0, hero: "naruto", card: "kisame", health: 2 },
    ],
    WORDS,
    TOLD.nameOf,
  );
  assertEquals(lines.map((line) => line.head), ["Round 4 · 2 turns left", "Akatsuki phase"]);
  assertEquals(lines.map((line) => line.thing), ["hero:naruto", "foe:kisame"]);
});

Deno.test("what a hero draws at once is one line of the log, at the place of the last card", () => {
  const drew = (/** @type {string} */ hero, /** @type {string} */ card) => (
    { kind: "drew", seat: 0, hero, card }
  );
  const lines = tell(
    [drew("sai", "ink-mist"), drew("sai", "ink-rats"), drew("naruto", "rasengan")],
    WORDS,
    TOLD.nameOf,
  );
  assertEquals(lines.map((line) => line.at), [1, 2]);
  assertEquals(lines.map((line) => line.thing), ["card:ink-rats", "card:rasengan"]);
});

/**
 * A hero at a with ways to b, and from there to c.
 * @param {any} [pub]
 * @param {any} [me]
 */
const walk = (pub = {}, me = { choices: { move: { b: 1 } } }) => ({
  pub: { ...STANDING, board: BOARD, heroes: { sai: { seat: 0, area: "a" } }, ...pub },
  me,
  seat: 0,
});
const STANDING = { phase: "heroes", acting: "sai", traps: {}, facedown: {}, enemies: {}, tobi: "" };

Deno.test("H20: a second step leads on, but not back, past a trap, nor when one step is left", () => {
  assertEquals(farWays(walk()), { c: "b" });
  assertEquals(farWays(walk({ traps: { b: "" } })), {});
  assertEquals(farWays(walk({ enemies: { kisame: { area: "b" } } })), {});
  assertEquals(farWays(walk({ journey: { steps: 1 } })), {});
  assertEquals(farWays(walk({}, { choices: { look: { b: 1 } } })), {});
});

Deno.test("a press on a place two steps away walks both", () => {
  /** @type {string[]} */
  const clicks = [];
  const table = /** @type {any} */ ({
    ...walk(),
    can: (/** @type {string} */ verb, /** @type {string} */ noun) => `${verb} ${noun}` === "move b",
    act: (/** @type {string} */ verb, /** @type {string} */ noun) => clicks.push(`${verb} ${noun}`),
  });
  assertEquals(clickOn(table, "b"), { verb: "move", noun: "b" });
  const far = clickOn(table, "c");
  assertEquals(far, { verb: "move", noun: "c", via: "b" });
  if (far) go(table, far);
  assertEquals(clicks, ["move b", "move c"]);
});

Deno.test("growth shows the old number beside the new one, and changes the table with its moment", () => {
  const hero = { seat: 0, strength: 3, limit: 3, strategy: 6, experience: 2 };
  const before = { heroes: { naruto: hero }, enemies: {} };
  const grown = (/** @type {any} */ level) =>
    after(SCENES, before, { kind: "level", hero: "naruto", ...level }, before).heroes.naruto;
  assertEquals(grown({ attribute: "strength", old: 3, new: 4 }).strength, 4);
  assertEquals(grown({ attribute: "chakra", old: 3, new: 4 }).limit, 4);
  assertEquals(grown({ experience: 3 }), hero); // of an older game, which told no number
});
