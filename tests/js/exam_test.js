/// <reference lib="deno.ns" />
/** The exam's table: what is asked, what a click means, how boards are read, and its words. */

import {
  battleOf,
  cellsOf,
  heroesOf,
  knownBy,
  ledges,
  placeOf,
  plainly,
  question,
  readyHeroes,
  scrollsOf,
  stateOf,
  techniqueOrder,
  turning,
} from "../../static/js/games/exam/model.js";
import { bothSides, isWounded } from "../../static/js/games/exam/meeting.js";
import { bestChance, isAimless } from "../../static/js/games/exam/odds.js";
import { patternOf } from "../../static/js/games/exam/words.js";
import { chosenTeam, shown } from "../../static/js/games/exam/look.js";
import { blowsOf } from "../../static/js/games/exam/finale.js";
import { goingOn } from "../../static/js/games/exam/waiting.js";
import { SCENES } from "../../static/js/games/exam/scenes.js";
import { after, scenesOf } from "../../static/js/stage/scenes.js";
import { tell } from "../../static/js/games/exam/log_lines.js";
import { cellOffer, heroVerb, threatened } from "../../static/js/games/exam/targets.js";
import { whyNot } from "../../static/js/games/exam/conditions.js";
import { nearest } from "../../static/js/games/exam/roam.js";
import { blob, grain } from "../../static/js/games/exam/strokes.js";
import { Words } from "../../static/js/words.js";
import { lengthsOf } from "./lengths.js";
import { assert, assertEquals } from "./asserts.js";

/** @typedef {import("../../static/js/games/game.js").TableView} TableView */

/**
 * A table as seat 0 sees it.
 * @param {Record<string, any>} pub
 * @param {Record<string, any>} me
 * @returns {TableView}
 */
function table(pub, me = {}) {
  const view = {
    pub: { awaited: { 0: 1 }, battles: {}, mover: { seat: -1 }, ...pub },
    me,
    seat: 0,
  };
  const can = (/** @type {string} */ verb, noun = "") => Boolean(me.choices?.[verb]?.[noun]);
  return /** @type {any} */ ({ ...view, can });
}

const battle = (/** @type {Record<string, any>} */ more) => ({
  2: { attacker: 2, defender: 0, phase: "fight", heroes: { kiba: { card: "jump" } }, ...more },
});

Deno.test("nobody is asked who isn't awaited, and no onlooker", () => {
  assertEquals(question(table({ phase: "teams", awaited: { 1: 1 } })), "");
  assertEquals(question({ ...table({ phase: "teams" }), seat: -1 }), "");
});

Deno.test("on the map the question is the stage of the move", () => {
  assertEquals(question(table({ phase: "forest", mover: { seat: 0, stage: "arrive" } })), "arrive");
});

Deno.test("in a battle it is the phase, the card that is open, or what comes after", () => {
  const fight = (/** @type {any} */ more, choices = {}) =>
    question(table({ phase: "forest", battles: battle(more) }, { choices }));
  assertEquals(fight({ phase: "prepare" }), "prepare");
  assertEquals(fight({}), "open-card");
  assertEquals(fight({ deed: { hero: "kiba", stage: "act" } }), "jump");
  assertEquals(fight({ deed: { hero: "kiba", stage: "upkeep" } }), "upkeep");
  assertEquals(fight({ deed: { hero: "kiba", stage: "turn" } }, { fall: { 21: 1 } }), "fall");
  assertEquals(fight({ phase: "after" }, { retreat: { 34: 1 } }), "retreat");
  assertEquals(fight({ phase: "field" }), "final-field");
});

Deno.test("a hero's abilities stand before the techniques, each with its level", () => {
  const techniques = { "mass-shadow-clones": [2, 5] };
  assertEquals(knownBy({ abilities: { frenzy: 1 }, techniques }), [
    ["frenzy", 1],
    ["mass-shadow-clones", 2],
  ]);
});

Deno.test("a seat is found in its battle on either side", () => {
  const pub = { battles: battle({}) };
  assertEquals([battleOf(pub, 0), battleOf(pub, 2), battleOf(pub, 1)], ["2", "2", ""]);
});

Deno.test("a cell is ten times its column plus its row, from the lower left", () => {
  assertEquals(placeOf("124"), { column: 12, row: 4 });
  const signs = cellsOf({ 2: "S.", 1: "WS" });
  assertEquals(signs.map(({ cell, sign }) => `${cell}${sign}`), ["12S", "22.", "11W", "21S"]);
});

Deno.test("level ground that hangs together is one ledge, water another", () => {
  assertEquals(ledges({ 1: "SS.WWS" }), [
    { row: 1, from: 1, to: 2, water: false },
    { row: 1, from: 4, to: 5, water: true },
    { row: 1, from: 6, to: 6, water: false },
  ]);
});

Deno.test("one's own scrolls are known, others' only as far as one knows them", () => {
  const teams = {
    0: { scrolls: 2 },
    1: { scrolls: 2, seen: {} },
    2: { scrolls: 1, seen: { air: 1 } },
  };
  const seen = table({ teams }, { scrolls: { air: 1, earth: 1 }, known: { 1: { earth: 1 } } });
  assertEquals(scrollsOf(seen, 0), ["air", "earth"]);
  assertEquals(scrollsOf(seen, 1), ["earth", ""]);
  assertEquals(scrollsOf(seen, 2), ["air"]);
});

Deno.test("a team's badge: in the Tower, fighting, hidden or resting", () => {
  const teams = {
    0: { place: "forest" },
    1: { place: "tower" },
    3: { place: "forest", hidden: 1 },
    4: { place: "forest", resting: 1 },
    5: { place: "forest" },
  };
  const pub = { teams, battles: battle({}) };
  assertEquals([0, 1, 3, 4, 5].map((seat) => stateOf(pub, seat)), [
    "clash",
    "tower",
    "hidden",
    "rest",
    "",
  ]);
});

Deno.test("arrows go to the nearest button that way, and nowhere past the last", () => {
  const points = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 30, y: 4 }, { x: 10, y: 20 }];
  assertEquals(nearest(points[0], points, "ArrowRight"), 1);
  assertEquals(nearest(points[1], points, "ArrowDown"), 3);
  assertEquals(nearest(points[2], points, "ArrowRight"), -1);
});

Deno.test("a painting is the same each time", () => {
  assertEquals(blob(1, 2, 3, 4), blob(1, 2, 3, 4));
  assert([1, 2, 3].every((seed) => grain(seed) >= 0 && grain(seed) < 1), "between 0 and 1");
});

const read = (/** @type {string} */ path) =>
  Deno.readTextFileSync(new URL(`../../${path}`, import.meta.url));
const idsOf = (/** @type {string} */ ftl) =>
  [...ftl.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]);

for (const lang of ["en", "fr", "de", "ru"]) {
  Deno.test(`${lang}: the table's words are those of the English table, and nobody else's`, () => {
    const ftl = read(`games/exam/text/table-${lang}.ftl`);
    const ids = idsOf(ftl);
    assertEquals(ids, idsOf(read("games/exam/text/table-en.ftl")));
    const others = new Set([
      ...idsOf(read(`app/text/${lang}.ftl`)),
      ...idsOf(read(`games/exam/text/${lang}.ftl`)),
    ]);
    for (const id of ids) assert(!others.has(id), `${id} is taken`);
    const words = new Words(lang, ftl);
    for (const id of ids) assert(words.has(id), `${id} can't be read`);
  });
}

Deno.test("a token tells how long it lasts, in each language", () => {
  const said = ["en", "fr", "de", "ru"].map((lang) => {
    const words = new Words(lang, read(`games/exam/text/table-${lang}.ftl`));
    return [0, 1, 2].map((turns) => words.say("exam-token", { technique: "T", hero: "H", turns }));
  });
  for (const lines of said) assertEquals(new Set(lines).size, 3);
});

/** A battle of Naruto's team, seat 0, against Neji's, seat 1, in which some lay cards. */
const fought = (/** @type {Record<string, any>} */ more = {}) => {
  const hero = (stats = [2, 2, 1]) => ({
    level: 1,
    health: 6,
    chakra: 6,
    most: [6, 6],
    stats,
    abilities: {},
    techniques: { phoenix: [3, 5, "area", 0], step: [1, 2, "course", 5] },
  });
  const stands = (/** @type {number} */ seat, /** @type {number} */ cell, face = "right") => ({
    seat,
    cell,
    face,
  });
  return {
    phase: "forest",
    awaited: { 0: 1 },
    mover: { seat: -1 },
    finds: { 33: 1 },
    teams: {
      0: {
        team: "team-naruto",
        cell: 31,
        scrolls: 1,
        items: { kunai: 7 },
        place: "forest",
        heroes: { naruto: hero(), sasuke: hero(), sakura: hero() },
      },
      1: {
        team: "team-neji",
        cell: 31,
        scrolls: 1,
        items: { kunai: 7 },
        place: "forest",
        heroes: { neji: hero(), "rock-lee": hero(), tenten: hero() },
      },
      2: { team: "team-kiba", cell: 43, scrolls: 1, items: {}, place: "forest", heroes: {} },
    },
    battles: {
      0: {
        attacker: 0,
        defender: 1,
        phase: "fight",
        field: "forest",
        turn: 3,
        rows: { 2: "............", 1: "SSSSSSSSSSSS" },
        heroes: {
          naruto: stands(0, 21),
          sasuke: stands(0, 31),
          sakura: stands(0, 11),
          neji: stands(1, 61, "left"),
          "rock-lee": stands(1, 41, "right"),
          tenten: stands(1, 71, "left"),
        },
        seals: {},
        tokens: {},
        done: {},
        ...more,
      },
    },
  };
};

Deno.test("a digit is the technique at that place on the screen, the hero's own before everyone's", () => {
  const view = table(fought(), { choices: { use: { step: 1, henge: 1 } } });
  assertEquals(techniqueOrder(view, "sasuke"), ["phoenix", "step", "kai", "shunshin", "henge"]);
});

Deno.test("a click is offered with and without a turn, and is shown once", () => {
  const view = table(fought(), {
    choices: { run: { 41: 1, "41.turn": 2 }, focus: { "": 3, turn: 4 } },
  });
  assertEquals([plainly(view, "run"), plainly(view, "focus")], [["41"], [""]]);
  assertEquals([turning("41"), turning("")], ["41.turn", "turn"]);
});

Deno.test("a verb tells whose card it is: the heroes who may act are known without opening", () => {
  const view = table(fought(), {
    cards: { naruto: "melee", sasuke: "run", sakura: "jump" },
    choices: { open: { sakura: 1 }, run: { 41: 2 }, decline: { sasuke: 3 } },
  });
  assertEquals(question(view), "open-card");
  assertEquals(readyHeroes(view), ["sasuke", "sakura"]);
});

Deno.test("a cell is for the chosen hero's card; a fire seal's only with the seal in hand", () => {
  const run = table(fought(), {
    cards: { naruto: "run" },
    choices: { run: { 31: 1, "31.turn": 2 } },
  });
  assertEquals(cellOffer(run), { verb: "run", cells: new Map([["31", "31"]]) });
  const cards = { naruto: "equipment" };
  const seal = table(fought(), { cards, choices: { seal: { 31: 1 }, decline: { naruto: 2 } } });
  assertEquals(cellOffer(seal).verb, "seal");
  const both = { seal: { 31: 1 }, kunai: { neji: 2 }, decline: { naruto: 3 } };
  const kunai = table(fought(), { cards, choices: both });
  assertEquals([cellOffer(kunai).verb, heroVerb(kunai, "neji")], ["", "kunai"]);
});

Deno.test("placing is one click: the cells of the chosen hero", () => {
  const view = table(fought({ phase: "place" }), {
    choices: { put: { "naruto.11": 1, "naruto.12": 2, "sasuke.11": 3 } },
  });
  assertEquals(question(view), "place");
  assertEquals([...cellOffer(view).cells], [["11", "naruto.11"], ["12", "naruto.12"]]);
});

const said = new Words(
  "en",
  ["table-en", "en"].map((name) => read(`games/exam/text/${name}.ftl`)).join("\n"),
  {},
  lengthsOf("exam"),
);

Deno.test("a grey technique says which condition fails: level, Chakra, then its aim", () => {
  const why = (/** @type {string} */ code) => {
    const me = { shut: { sasuke: code ? { phoenix: code } : {} } };
    return whyNot({ ...table(fought(), me), words: said }, "sasuke", "phoenix");
  };
  assertEquals(why("level-too-low"), "opens at level 3");
  assertEquals(why("no-chakra"), "needs 5 Chakra");
  assertEquals(why("condition-unmet"), "nobody on the cells");
  assertEquals(why("pinned"), "held in its place");
  assertEquals(why(""), "");
});

const told = {
  words: () => said,
  nameOf: (/** @type {number} */ seat) => ["Anna", "Bruno", "Cleo"][seat],
  faceOf: () => "",
  seat: () => 0,
};
/**
 * @param {any[]} events
 * @param {any} [more]
 * @returns {any}
 */
function step(events, more = {}) {
  const shown = { pub: fought(), me: {}, events: [] };
  return { before: shown, after: shown, events, ms: 0, own: false, cut: false, ...more };
}
const KUNAI = [
  { kind: "opened", battle: 0, seat: 0, hero: "sasuke", card: "equipment" },
  { kind: "kunai-thrown", battle: 0, seat: 0, hero: "sasuke", target: "rock-lee" },
  {
    kind: "not-dodged",
    battle: 0,
    seat: 1,
    hero: "rock-lee",
    roll: 5,
    dodge: 1,
    why: { card: 2, behind: -2, kunai: 1 },
  },
  { kind: "hurt", battle: 0, seat: 1, hero: "rock-lee", amount: 6, health: 0 },
  { kind: "defeated", battle: 0, seat: 1, hero: "rock-lee" },
];

Deno.test("a blow is shown one after the other: throw, die, wound, fall", () => {
  const [scene] = scenesOf(SCENES, step(KUNAI), told);
  assertEquals(scene.beats.map(({ show }) => show.stage), [
    "kunai-thrown",
    "not-dodged",
    "hurt",
    "defeated",
  ]);
  assertEquals(scene.lanes, ["0"]);
  const [thrown, rolled, wound, fall] = scene.beats;
  assertEquals(thrown.show.flight, { from: 31, to: 41, sign: "x-kunai" });
  assertEquals(rolled.show.why, { card: 2, behind: -2, kunai: 1 });
  assertEquals(thrown.pub?.teams[1].heroes["rock-lee"].health, 6);
  assertEquals(wound.pub?.teams[1].heroes["rock-lee"].health, 0);
  assertEquals([fall.show.falls, fall.pub?.battles[0].heroes["rock-lee"].down], [["rock-lee"], 1]);
  assertEquals(scene.beats.map(({ tells }) => tells), [2, 3, 4, 5]);
});

Deno.test("a gain is what was gained", () => {
  const pub = fought();
  pub.teams[1].heroes["rock-lee"].chakra = 4;
  const focused = { kind: "focused", battle: 0, seat: 1, hero: "rock-lee", amount: 6, chakra: 5 };
  const shown = { pub, me: {}, events: [] };
  const [scene] = scenesOf(SCENES, step([...KUNAI.slice(0, 3), focused], { before: shown }), told);
  assertEquals(scene.beats.at(-1)?.show.gain, 1);
});

Deno.test("a technique's cells are counted from its user, the way it looks", () => {
  const words = /** @type {any} */ ({ has: () => true, say: () => "..##\n@#.." });
  assertEquals(patternOf(words, "phoenix"), [
    { ahead: 2, up: 1 },
    { ahead: 3, up: 1 },
    { ahead: 1, up: 0 },
  ]);
});

Deno.test("the one number of a blow is the chance to hit", () => {
  const odds = (/** @type {any} */ more) => ({ dodge: 166, why: {}, damage: 1, ...more });
  assertEquals(bestChance({ neji: odds({}), tenten: odds({ dodge: 500 }) }), 834);
  assertEquals(bestChance({ neji: odds({ sure: 1 }) }), 1000);
  assertEquals(bestChance({ neji: odds({ warded: 1 }) }), 0);
  const aimless = (/** @type {any} */ hint) => Boolean(isAimless({ verb: "lay-technique", hint }));
  const hints = [{ targets: {} }, { targets: {}, none: "wasted-chakra" }, {}];
  assertEquals(hints.map(aimless), [true, false, false]);
});

Deno.test("before a team both sides are told, and who is badly wounded", () => {
  const heroes = (/** @type {number} */ health) => ({
    naruto: { level: 1, health, most: [6, 6] },
    sasuke: { level: 2, health: 2, most: [4, 5] },
    sakura: { level: 1, health: 2, most: [4, 6] },
  });
  const rival = { team: "team-neji", scrolls: 2, seen: { air: 1 }, heroes: {} };
  const team = { team: "team-naruto", heroes: heroes(3) };
  const view = { ...table({ teams: { 0: team, 1: rival } }), words: said };
  const { own, n, scrolls } = bothSides(view, 1);
  assertEquals([own, n, scrolls], ["3/2/2", 2, "Air, unseen"]);
  assert(isWounded(view, 0), "half is gone");
  team.heroes = heroes(4);
  assert(!isWounded(view, 0), "more than half is left");
});

Deno.test("who has picked looks at the own team while the others pick", () => {
  const picking = table({ phase: "teams", teams: { 0: {} } }, {
    choices: { team: { "team-neji": 1 } },
  });
  assertEquals(chosenTeam(picking), "team-neji");
  assertEquals(
    chosenTeam(table({ phase: "teams", teams: { 0: { team: "team-gaara" } } })),
    "team-gaara",
  );
});

Deno.test("one's own steps are seen at once, a blow is shown to oneself too", () => {
  const ran = { kind: "ran", battle: 0, seat: 0, hero: "sasuke", cell: 51 };
  assertEquals(scenesOf(SCENES, step([ran], { own: true }), told), []);
  assertEquals(scenesOf(SCENES, step([ran]), told)[0].beats.length, 1);
  assertEquals(scenesOf(SCENES, step(KUNAI, { own: true }), told)[0].beats.length, 4);
});

Deno.test("scenes have lanes: the battle, the map, or everybody", () => {
  const moved = { kind: "moved", seat: 2, cell: 44 };
  const final = { kind: "final", seat: 0, other: 1 };
  const pub = fought();
  const teams = { ...pub.teams, 2: { ...pub.teams[1], cell: 34 } };
  const before = { pub: { ...pub, teams }, me: {}, events: [] };
  const shown = step([KUNAI[1], moved, final], { before, after: before });
  const lanes = scenesOf(SCENES, shown, told).map(({ lanes }) => lanes);
  assertEquals(lanes, [["0"], ["forest"], []]);
});

Deno.test("battles begin and end where they are and on the map, for who fights elsewhere they don't", () => {
  const begun = { kind: "battle", seat: 1, other: 2, field: "cave" };
  assertEquals(scenesOf(SCENES, step([begun]), told)[0].lanes, ["1", "forest"]);
});

Deno.test("a battle's end has its reason, and the scroll for those who may know", () => {
  const won = { kind: "battle-won", battle: 0, seat: 0, other: 1 };
  const taken = { kind: "scroll-taken", seat: 0, other: 1 };
  const seen = { kind: "scroll-seen", seat: 0, other: 1, scroll: "earth" };
  const pub = fought();
  for (const hero of ["neji", "rock-lee", "tenten"]) {
    /** @type {any} */ (pub.battles[0].heroes)[hero].down = 1;
  }
  const before = { pub, me: {}, events: [] };
  const known = scenesOf(SCENES, step([seen, won, taken], { before }), told).at(-1)?.beats[0].show;
  assertEquals([known.scroll, known.stand, known.why], [
    "earth",
    [3, 0],
    said.say("exam-why-beaten", { name: "Bruno" }),
  ]);
  const others = scenesOf(SCENES, step([won, taken], { before }), told)[0].beats[0].show;
  assertEquals([others.scroll, others.taken], ["", true]);
  const turns = scenesOf(SCENES, step([won]), told)[0].beats[0].show;
  assertEquals(turns.why, said.say("exam-why-health", { turn: 20 }));
});

Deno.test("the last blow of the final is shown before its end", () => {
  const won = { kind: "battle-won", battle: 0, seat: 0, other: 1 };
  const kinds = scenesOf(SCENES, step([...KUNAI, won, { kind: "won", seat: 0 }]), told)
    .flatMap(({ beats }) => beats.map(({ show }) => show.stage ?? show.kind));
  assertEquals(kinds, ["kunai-thrown", "not-dodged", "hurt", "defeated", "battle-won"]);
});

Deno.test("a find is shown with what it gives, a search with its die", () => {
  const now = fought();
  const then = fought();
  then.teams[0].items.kunai = 10;
  const change = {
    before: { pub: now, me: {}, events: [] },
    after: { pub: then, me: {}, events: [] },
  };
  const events = [{ kind: "searched", seat: 0, roll: 4 }, {
    kind: "found",
    seat: 0,
    find: "cache",
  }];
  const [searched, found] = scenesOf(SCENES, step(events, change), told).map(({ beats }) =>
    beats[0]
  );
  assertEquals(searched.show.roll, 4);
  assertEquals([found.show.now.items.kunai, found.show.then.items.kunai], [7, 10]);
});

Deno.test("a table is reckoned on without touching the one before", () => {
  const pub = fought();
  const next = after(SCENES, pub, { kind: "hung", battle: 0, seat: 0, hero: "naruto", cell: 22 });
  assertEquals(/** @type {any} */ (next.battles[0].heroes.naruto).hang, 1);
  assertEquals(pub.battles[0].heroes.naruto.cell, 21);
  assertEquals(heroesOf(next, 0), ["naruto", "sasuke", "sakura"]);
});

Deno.test("the log: one line for a blow, by battle and turn, nobody looks left, a scroll where it is taken", () => {
  const lines = tell(
    [
      { kind: "round", round: 3 },
      { kind: "moved", seat: 2, cell: 44 },
      { kind: "battle", seat: 0, other: 1, field: "cave" },
      { kind: "battle-turn", battle: 0, turn: 1 },
      ...KUNAI,
      { kind: "faced", battle: 0, seat: 0, hero: "sasuke", face: "left" },
      { kind: "scroll-seen", seat: 0, other: 1, scroll: "earth" },
      { kind: "battle-won", battle: 0, seat: 0, other: 1 },
      { kind: "scroll-taken", seat: 0, other: 1 },
      { kind: "moved", seat: 2, cell: 45 },
    ],
    said,
    told.nameOf,
  );
  assertEquals(lines.map(({ head }) => head), [
    "Round 3",
    "Anna – Bruno",
    "Anna – Bruno · turn 1",
    undefined,
    undefined,
    "Round 3",
  ]);
  const text = lines.map(({ pieces }) => pieces.join(""));
  assert(/throws a kunai.+fails to dodge.+loses 6.+is defeated/.test(text[2]), text[2]);
  assert(/takes a scroll from Bruno. The scroll is: Earth/.test(text[4]), text[4]);
  assert(!text.some((line) => line.includes("looks left")), "nobody looks left");
});

Deno.test("which scroll it is isn't told before it is taken", () => {
  const seen = { kind: "scroll-seen", seat: 0, other: 1, scroll: "earth" };
  assertEquals(tell([seen, ...KUNAI], said, told.nameOf).length, 1);
});

const heard = {
  say: (/** @type {string} */ id, /** @type {any} */ { hero = "" } = {}) =>
    [id.replace("exam-waits-", ""), hero].filter(Boolean).join(" "),
  nameOf: (/** @type {string} */ id) => id,
};

/** @param {Record<string, any>} pub */
function waiting(pub) {
  const view = { phase: "forest", ...pub };
  return goingOn(/** @type {any} */ ({ ...table(view), words: heard }));
}

Deno.test("who waits is told what goes on: on the way, before the own team, in the own battle", () => {
  const teams = { 0: { place: "forest", cell: 31 }, 1: { place: "forest", cell: 31 } };
  const awaited = { 1: 1 };
  const walks = { teams, awaited, mover: { seat: 1, stage: "move" } };
  assertEquals(waiting(walks), "walks");
  const arrives = { ...walks, mover: { seat: 1, stage: "arrive" } };
  assertEquals(waiting(arrives), "meet");
  assertEquals(waiting({ ...arrives, mover: { ...arrives.mover, tired: 1 } }), "walks");
  const resting = { ...teams, 0: { ...teams[0], resting: 1 } };
  assertEquals(waiting({ ...arrives, teams: resting }), "walks");
  const own = (/** @type {any} */ more) => ({
    teams,
    awaited,
    battles: { 1: { attacker: 1, defender: 0, heroes: {}, ...more } },
  });
  assertEquals(waiting(own({ phase: "prepare" })), "lays");
  assertEquals(waiting(own({ phase: "fight" })), "opens");
  assertEquals(waiting(own({ phase: "fight", deed: { hero: "neji" } })), "acts neji");
  const inside = { ...walks, teams: { ...teams, 0: { place: "tower", cell: 0 } } };
  assertEquals(waiting(inside), "tower");
});

Deno.test("who isn't asked looks at the battle with most scrolls; before another team, at the map", () => {
  const teams = (/** @type {string} */ place) => ({
    0: { place, cell: 31, scrolls: 2 },
    1: { place: "forest", cell: 41, scrolls: 1 },
    2: { place: "forest", scrolls: 1 },
    3: { place: "forest", scrolls: 2 },
  });
  const battles = { 1: { attacker: 1, defender: 2 }, 2: { attacker: 2, defender: 3 } };
  const looks = (/** @type {string} */ place, more = {}) =>
    shown(table({ phase: "forest", awaited: {}, teams: teams(place), battles, ...more }));
  const met = { ...teams("forest"), 1: { place: "forest", cell: 31, scrolls: 1 } };
  assertEquals([looks("tower"), looks("out"), looks("forest")], ["2", "2", "2"]);
  assertEquals(looks("forest", { teams: met, mover: { seat: 1, stage: "arrive" } }), "forest");
  assertEquals(looks("forest", { battles: {} }), "forest");
});

Deno.test("where enemies strike is shown while the own hero moves, or for the one that is looked at", () => {
  const teams = { 0: { team: "team-shino", heroes: { kiba: {} } } };
  const heroes = { neji: { seat: 1, strikes: "41 52" }, kiba: { seat: 0, strikes: "21" } };
  const fight = { attacker: 0, defender: 1, phase: "fight", heroes };
  const view = (/** @type {any} */ choices) =>
    table({ phase: "forest", battles: { 0: fight }, teams }, {
      ask: "a",
      choices,
      cards: { kiba: "run" },
    });
  const running = view({ run: { 21: 1 }, decline: { kiba: 1 } });
  assertEquals([...threatened(running, fight)], ["41", "52"]);
  const resting = {
    ...view({ focus: { "": 1 } }),
    me: { ask: "b", choices: { focus: { "": 1 } } },
  };
  assertEquals([...threatened(/** @type {any} */ (resting), fight)], []);
});

Deno.test("every wound has who struck it, a seal's nobody", () => {
  const events = [
    { kind: "technique", hero: "sasuke", technique: "phoenix" },
    { kind: "hurt", hero: "neji", amount: 3 },
    { kind: "hurt", hero: "tenten", amount: 3 },
    { kind: "defeated", hero: "tenten" },
    { kind: "seal-off", hero: "kiba" },
    { kind: "hurt", hero: "kiba", amount: 3 },
  ];
  assertEquals(blowsOf(events).map(({ by, hero, fells }) => `${by}>${hero}${fells ? "!" : ""}`), [
    "sasuke>neji",
    "sasuke>tenten!",
    ">kiba",
  ]);
});
