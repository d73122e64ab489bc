/// <reference lib="deno.ns" />
/** The duel's table: clashes read from events, and the clicks that move a card. */

import { clashesOf, lastFight, rounds } from "../../static/js/games/duel/clashes.js";
import { briefs, ninja, technique } from "../../static/js/games/duel/facts.js";
import { ninjaOf } from "../../static/js/games/duel/gallery.js";
import { against as together } from "../../static/js/games/duel/against.js";
import { headline } from "../../static/js/games/duel/headlines.js";
import { hyphened } from "../../static/js/games/duel/hyphens.js";
import { arm, armed, call } from "../../static/js/games/duel/laying.js";
import {
  firstPlace,
  hasClashed,
  moves,
  sent,
  sides,
  withHand,
} from "../../static/js/games/duel/model.js";
import { SCENES } from "../../static/js/games/duel/scenes.js";
import { after, scenesOf } from "../../static/js/stage/scenes.js";
import { partsOf } from "../../static/js/games/duel/sums.js";
import { tell } from "../../static/js/games/duel/log_lines.js";
import { Words } from "../../static/js/words.js";
import { lengthsOf } from "./lengths.js";
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
  const free = {
    me: { fighters: { 0: { hand: { a: 1, c: 1 } } } },
    can: (/** @type {string} */ _, noun = "") => ["a>2", "a>3"].includes(noun),
    pressed: () => "",
  };
  const table = /** @type {any} */ (free);
  assertEquals([firstPlace(table, "a", 3), firstPlace(table, "a", 1)], [3, 2]);
  assertEquals(firstPlace(table, "b", 1), 0);
});

Deno.test("a place to which another card is on its way is taken", () => {
  const table = /** @type {any} */ ({
    me: { fighters: { 0: { hand: { a: 1, b: 1 } } } },
    can: (/** @type {string} */ _, noun = "") => noun !== "b>0",
    pressed: (/** @type {string} */ _, noun = "") => noun === "a>1" ? "sent" : "",
  });
  assertEquals(firstPlace(table, "b", 0), 2);
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

Deno.test("who sends two is offered another for the second, and sees the last one sent afterwards", () => {
  const seen = (/** @type {any} */ choices) => {
    const pub = { phase: "pick", leads: { 0: 0, 1: 0, 2: 1 }, awaited: choices && { 0: 1 } };
    const me = { ask: "pick", side: 0, picks: { 0: "gaara" }, choices };
    const can = (/** @type {string} */ verb, noun = "") => Boolean(choices?.[verb]?.[noun]);
    return ninjaOf(/** @type {any} */ ({ pub, me, seat: 0, can, words: new Words("en", "") }));
  };
  assertEquals(seen({ pick: { bee: 1, guy: 1 } }), "guy");
  assertEquals(seen(undefined), "gaara");
});

Deno.test("a reinforcement waits for its place whatever is laid meanwhile, as long as it may go there", () => {
  const at = (/** @type {any} */ choices, round = 1) => {
    const pub = { phase: "lay", fight: 1, round };
    return /** @type {any} */ ({ pub, me: { choices }, seat: 0, can: () => true, act: () => {} });
  };
  const offered = { "lee>1": 1, "lee>2": 2 };
  arm(at({ call: offered, lay: { "a>1": 1 } }), "lee");
  assertEquals(armed(at({ call: offered, done: { "": 1 } })), "lee");
  assertEquals(armed(at({ call: { "kiba>1": 1 } })), "");
  call(at({ call: offered }), "lee>2");
  assertEquals(armed(at({ call: offered })), "");
  arm(at({ call: offered }), "lee");
  assertEquals(armed(at({ call: offered }, 2)), "");
});

Deno.test("one's own camp stands on the left", () => {
  const fighters = { 0: { ninja: "gaara", side: 0 }, 1: { ninja: "pain", side: 1 } };
  const seen = (/** @type {any} */ me) =>
    sides(/** @type {any} */ ({ pub: { fighters }, me })).map(([one]) => one.ninja);
  assertEquals(seen({ side: 1 }), ["pain", "gaara"]);
  assertEquals(seen({}), ["gaara", "pain"]);
});

Deno.test("before its first clash a fight has nothing to look back on but the last one", () => {
  const pub = (/** @type {string} */ phase, /** @type {any} */ blows) => ({
    phase,
    fighters: { 0: { ninja: "gaara", blows } },
  });
  assert(hasClashed(pub("lay", { 1: { card: "sand-shuriken" } })), "a card was turned over");
  assert(!hasClashed(pub("lay", {})), "no card was turned over");
  assert(!hasClashed(pub("pick", { 1: { card: "sand-shuriken" } })), "the last fight is over");
});

Deno.test("printed numbers are read in their order", () => {
  const words = /** @type {any} */ ({
    texts: {
      "card-x-facts": "seal 9 10 999 D combo:8:clone bind:0:",
      "ninja-y-facts": "1 115 40+20 2",
    },
  });
  assertEquals(technique("x", words), { kind: "seal", sort: "D", cost: 9, damage: 10 });
  assertEquals(briefs("x", words), [
    { verb: "combo", n: 8, needs: "clone" },
    { verb: "bind", n: 0, needs: "" },
  ]);
  assertEquals(ninja("y", words), { side: 1, hp: 115, chakra: "40 + 20", xp: 2 });
});

const fighter = (/** @type {string} */ ninja, /** @type {Record<string, any>} */ more = {}) => ({
  ninja,
  seat: SEATS[ninja],
  side: SEATS[ninja],
  hp: 100,
  full: 120,
  chakra: 60,
  most: 60,
  done: true,
  turned: {},
  used: {},
  called: {},
  waits: {},
  ...more,
});
const LAID = { phase: "lay", round: 1, fighters: { 0: fighter("kakashi"), 1: fighter("itachi") } };
const LENGTHS = lengthsOf("duel");
const TOLD = /** @type {any} */ ({
  words: () => ({
    say: (/** @type {string} */ id) => id,
    nameOf: (/** @type {string} */ id) => id,
    line: (/** @type {any} */ event) => event.kind,
    lengths: LENGTHS,
  }),
  nameOf: String,
  faceOf: String,
  seat: () => 0,
});
const step = (/** @type {any} */ before, /** @type {any[]} */ events) => ({
  before: { pub: before, me: {}, events: [] },
  after: { pub: before, me: {}, events: [] },
  events,
  ms: 0,
  own: false,
  cut: false,
});

Deno.test("each clash has two beats, its cards and what came of it, and HP fall with the second", () => {
  const [{ beats }] = scenesOf(
    SCENES,
    step(LAID, [{ kind: "done", seat: 1 }, ...FIRST, ...SECOND]),
    TOLD,
  );
  assertEquals(
    beats.map(({ show }) => [show.kind, show.clash.place, show.landed]),
    [["clash", 1, false], ["clash", 1, true], ["clash", 2, false], ["clash", 2, true]],
  );
  assertEquals(beats.map(({ pub }) => pub?.fighters[1].hp), [100, 70, 70, 66]);
  assertEquals(beats.map(({ tells }) => tells), [1, 8, 8, 14]);
});

Deno.test("a clash between an exchange counts on from those before it", () => {
  const up = { fighters: { 0: fighter("kakashi", { turned: { 1: "a" } }) } };
  const [{ beats }] = scenesOf(SCENES, step({ ...LAID, ...up }, FIRST), TOLD);
  assertEquals(beats[0].show.clash.place, 2);
});

Deno.test("all beats of a step last as long as the server counts for its events", () => {
  const won = { kind: "won", camp: "alliance", mission: 3, beaten: 2, orders: 0 };
  const turn = [{ kind: "turn", turn: 2 }, { kind: "mission", card: "m", seat: 0 }];
  const events = [...FIRST, ...SECOND, ...VOID, won, ...turn];
  const beats = scenesOf(SCENES, step({ ...LAID, xp: { 0: 0 }, turn: 2 }, events), TOLD)
    .flatMap((scene) => scene.beats);
  const counted = events.reduce((sum, { kind }) => sum + (LENGTHS[kind] ?? 0), 0);
  assertEquals(beats.reduce((sum, { ms }) => sum + ms, 0), counted);
  assertEquals(beats.at(-2)?.pub?.xp, { 0: 5 });
  assert(LENGTHS.hit > LENGTHS.guard, "a blow is looked at longer than an effect");
});

Deno.test("clicks have no scene", () => {
  const clicks = [{ kind: "lay", seat: 0, card: "a", place: 1 }, { kind: "done", seat: 0 }];
  assertEquals(scenesOf(SCENES, step(LAID, clicks), TOLD), []);
});

Deno.test("a new round brings Chakra back and puts the cards aside", () => {
  const spent = fighter("kakashi", { chakra: 4, turned: { 1: "b" }, used: { 1: "a" } });
  const { fighters } = after(SCENES, { ...LAID, fighters: { 0: spent } }, {
    kind: "round",
    round: 2,
  });
  assertEquals([fighters[0].chakra, fighters[0].used, fighters[0].turned], [
    60,
    { 1: "a", 2: "b" },
    {},
  ]);
});

Deno.test("every bonus is told with its source, and summed up where older games knew no more", () => {
  const words = /** @type {any} */ ({
    nameOf: (/** @type {string} */ id) => id,
    say: (/** @type {string} */ id) => id,
  });
  const said = (/** @type {any} */ attack) =>
    partsOf(words, attack).map(({ sign, n, name }) => `${sign}${n} ${name}`);
  const sums = { card: "x", base: 20, plus: 14, combo: 8, minus: 3 };
  const sources = { bonus: { kiba: 10, clone: 4 }, combos: { seal: 8 }, malus: { sand: 3 } };
  assertEquals(said({ ...sums, ...sources }), [
    "20 x",
    "+10 kiba",
    "+4 clone",
    "+8 seal",
    "−3 sand",
  ]);
  assertEquals(said(sums), ["20 x", "+14 duel-sum-plus", "+8 duel-sum-combo", "−3 duel-sum-minus"]);
});

Deno.test("where both have sent the same ninja, it is said whose it is", () => {
  const words = new Words(
    "en",
    "event-hit = { $ninja } hits { $foe }.\nevent-hurt = Ow, { $ninja }!",
  );
  const hit = { kind: "hit", seat: 1, ninja: "bee", other: 0, foe: "bee" };
  const fell = { kind: "hurt", seat: 0, ninja: "bee" };
  const lines = (/** @type {any[]} */ events) =>
    tell(events, words, (seat) => ["Mei", "Ada"][seat]).map(({ pieces }) => pieces.join(""));
  assertEquals(lines([hit, fell]), ["bee (Ada) hits bee (Mei).", "Ow, bee (Mei)!"]);
  assertEquals(lines([{ ...hit, foe: "itachi" }]), ["bee hits itachi."]);
  assertEquals(lines([fell, { kind: "round" }, { ...fell, seat: 1 }]), ["Ow, bee!", "Ow, bee!"]);
});

Deno.test("the log is grouped by turn, round and clash", () => {
  const words = new Words(
    "en",
    [
      "duel-turn = Turn { $turn }",
      "duel-round = Round { $round }",
      "duel-scene-clash = Clash { $place }",
      "event-turn = Turn.",
    ].join("\n"),
  );
  const lines = tell([{ kind: "turn", turn: 1 }, ...ROUND, ...FIRST, ...SECOND], words, String);
  assertEquals(
    lines.filter(({ head }) => head).map(({ head, at }) => [head, at]),
    [["Turn 1", 0], ["Round 1", 2], ["Clash 1", 5], ["Clash 2", 12]],
  );
  assertEquals(clashesOf([...FIRST, ...SECOND]).length, 2);
});

Deno.test("the end shows each side's own ninja, whoever challenged", () => {
  const words = new Words("en", "", { "ninja-kaguya-facts": "1 173" });
  const past = { ninja: { 0: "kaguya", 1: "bee", 2: "sasuke" }, sides: { 0: 1, 1: 0, 2: 0 } };
  assertEquals(sent(words, past, 0), ["bee", "sasuke"]);
  assertEquals(sent(words, past, 1), ["kaguya"]);
  assertEquals(sent(words, { ninja: past.ninja }, 1), ["kaguya"]);
});

const catalogue = (/** @type {string} */ lang, table = "") =>
  Deno.readTextFileSync(`games/duel/text/${table}${lang}.ftl`);
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

Deno.test("of two against one both partners are named, whichever camp a ninja is of", () => {
  const words = new Words("en", catalogue("en") + catalogue("en", "table-"));
  words.lengths = LENGTHS;
  const seats = { 0: { side: 0 }, 1: { side: 1 }, 2: { side: 0 } };
  const shown = [["sasuke-2", 0], ["jubi", 1], ["kakashi", 2]].map(([ninja, seat]) => ({
    kind: "show",
    ninja,
    seat,
    hp: 99,
  }));
  const said = (/** @type {number} */ seat) => {
    const told = { ...TOLD, words: () => words, seat: () => seat, nameOf: NAMES };
    return scenesOf(SCENES, step({ seats }, shown), told)[0].beats[0].words;
  };
  assertEquals(said(1), "Sasuke (Rinnegan) and Kakashi against Ten-Tails.");
  assertEquals(said(0), "You and Ben against Ten-Tails.");
});
