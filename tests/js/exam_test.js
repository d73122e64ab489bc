/// <reference lib="deno.ns" />
/** The exam's table: what is asked, what a click means, how boards are read, and its words. */

import {
  aftermath,
  battleOf,
  cellsOf,
  cellVerb,
  heroVerb,
  knownBy,
  lastOf,
  ledges,
  placeOf,
  question,
  scrollsOf,
  stateOf,
  techniqueOrder,
  waitedFor,
} from "../../static/js/games/exam/model.js";
import { nearest } from "../../static/js/games/exam/roam.js";
import { blob, grain } from "../../static/js/games/exam/strokes.js";
import { Words } from "../../static/js/words.js";
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

Deno.test("everyone learns what the table waits for, if it is one thing", () => {
  const waits = (/** @type {Record<string, any>} */ pub) => waitedFor(table(pub).pub);
  assertEquals(waits({ mover: { seat: 0 } }), "exam-wait-move");
  assertEquals(waits({ battles: battle({ phase: "prepare" }) }), "exam-wait-prepare");
  assertEquals(waits({ battles: battle({ phase: "fight" }) }), "exam-waiting");
  const both = { awaited: { 0: 1, 1: 1 }, mover: { seat: 1 } };
  assertEquals(waits({ ...both, battles: battle({ phase: "place" }) }), "exam-waiting");
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

Deno.test("placing and aiming are asked for as finely as the choices tell", () => {
  const fight = (/** @type {any} */ more, choices = {}) =>
    question(table({ phase: "forest", battles: battle(more) }, { choices }));
  assertEquals(fight({ phase: "place", chosen: "" }), "place");
  assertEquals(fight({ phase: "place", chosen: "kiba" }), "put");
  const deed = { hero: "kiba", stage: "pick" };
  assertEquals(fight({ deed }, { target: { zaku: 1 } }), "pick");
  assertEquals(fight({ deed }, { cell: { 21: 1 } }), "pick-cell");
  assertEquals(fight({ deed }, { release: { "sand-coffin": 1 } }), "pick-token");
});

Deno.test("after a battle its two teams are told how their last one ended", () => {
  const events = [
    { kind: "battle-won", seat: 1, other: 0 },
    { kind: "hurt", seat: 0 },
    { kind: "battle-won", seat: 0, other: 2 },
    { kind: "scroll-taken", seat: 0, other: 2 },
    { kind: "scroll-taken", seat: 1, other: 3 },
    { kind: "scroll-seen", seat: 0, other: 2 },
  ];
  const told = (/** @type {number} */ seat) => aftermath(events, seat).map(({ kind }) => kind);
  assertEquals(told(2), ["battle-won", "scroll-taken", "scroll-seen"]);
  assertEquals(told(0), told(2));
  assertEquals(told(4), []);
});

Deno.test("a seat is found in its battle on either side", () => {
  const pub = { battles: battle({}) };
  assertEquals([battleOf(pub, 0), battleOf(pub, 2), battleOf(pub, 1)], ["2", "2", ""]);
});

Deno.test("a cell is for the hero, unless the puppet is led or alone", () => {
  const both = table({}, { choices: { run: { 21: 1 }, puppet: { 31: 1 } } });
  assertEquals([cellVerb(both, false), cellVerb(both, true)], ["run", "puppet"]);
  assertEquals(cellVerb(table({}, { choices: { puppet: { 31: 1 } } }), false), "puppet");
  assertEquals(cellVerb(table({}), false), "");
});

Deno.test("a click on a hero means what the choices offer", () => {
  const offered = table({}, { choices: { kunai: { zaku: 1 }, open: { "": 1 } } });
  assertEquals([heroVerb(offered, "zaku"), heroVerb(offered, "kin")], ["kunai", ""]);
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

Deno.test("a battle's own story leaves out the others'", () => {
  const events = [{ kind: "ran", battle: 2 }, { kind: "moved" }, { kind: "fell", battle: 3 }];
  assertEquals(lastOf(events, "2", 2), [{ kind: "ran", battle: 2 }]);
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

Deno.test("a digit is the technique at that place on the screen, offered or not", () => {
  const heroes = { kiba: { seat: 0 } };
  const view = table(
    {
      battles: battle({ deed: { hero: "kiba" }, heroes }),
      teams: { 0: { heroes: { kiba: { techniques: { fangs: [1, 2], smoke: [2, 3] } } } } },
    },
    { choices: { use: { smoke: 1, henge: 1 } } },
  );
  assertEquals(techniqueOrder(view), ["fangs", "smoke", "henge"]);
});
