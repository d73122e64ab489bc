/// <reference lib="deno.ns" />
/** The catalogues: the same messages in every language, and none missing that the pages use. */

import { Words } from "../../static/js/words.js";
import { assert, assertEquals } from "./asserts.js";

const LANGUAGES = ["en", "fr", "de", "ru"];
const here = new URL("../../", import.meta.url);
const read = (/** @type {string} */ path) => Deno.readTextFileSync(new URL(path, here));

/** @param {string} ftl */
const idsOf = (ftl) => [...ftl.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]);

/**
 * @param {string} folder
 * @returns {string[]}
 */
function files(folder) {
  return [...Deno.readDirSync(new URL(folder, here))].flatMap((entry) =>
    entry.isDirectory ? files(`${folder}${entry.name}/`) : [`${folder}${entry.name}`]
  );
}

/** A game's scripts count once its table is there. @param {string} path */
function isPlugged(path) {
  const game = path.match(/^static\/js\/games\/([a-z]+)\//)?.[1];
  return !game || files(`static/js/games/${game}/`).includes(`static/js/games/${game}/table.js`);
}

/** The messages of all games in English. */
function gamesOwn() {
  return files("games/").filter((path) => path.endsWith("en.ftl")).flatMap((path) =>
    idsOf(read(path))
  );
}

/** All words of the site in one language. @param {string} lang */
function siteOwn(lang) {
  const own = files("app/text/").filter((path) => path.endsWith(`${lang}.ftl`));
  const inOrder = own.sort().sort((one, other) => one.length - other.length);
  return inOrder.map(read).join("\n");
}

const english = idsOf(siteOwn("en"));

for (const lang of LANGUAGES) {
  Deno.test(`${lang}: the same messages as in English, each once, and all readable`, () => {
    const ftl = siteOwn(lang);
    assertEquals(idsOf(ftl), english);
    assertEquals(new Set(english).size, english.length);
    const words = new Words(lang, ftl);
    for (const id of english) assert(words.has(id), `${id} can't be read`);
  });
}

Deno.test("every message that a script names exists", () => {
  const known = new Set([...english, ...gamesOwn()]);
  for (const path of files("static/js/").filter(isPlugged)) {
    for (const [, id] of read(path).matchAll(/\bsay\(\s*"([a-z0-9-]+)"/g)) {
      assert(known.has(id), `${path} says ${id}`);
    }
  }
});

Deno.test("Russian has one, few and many", () => {
  const words = new Words("ru", read("app/text/ru.ftl"));
  assertEquals([1, 2, 5, 21].map((count) => words.say("seats-free", { count })), [
    "1 свободное место",
    "2 свободных места",
    "5 свободных мест",
    "21 свободное место",
  ]);
});

Deno.test("an event is a sentence with names marked, and ids translated", () => {
  const words = new Words(
    "en",
    "event-seal = { $player } seals: { $colour }, { $cards }, { $points }.\nid-lee = Rock Lee",
    {
      "card-lee-1a": "Rock Lee 1",
    },
  );
  const event = { kind: "seal", seat: 1, colour: "lee", cards: ["lee-1a", "x"], points: 4 };
  const nameOf = (/** @type {number} */ seat) => ["Ada", "Mei"][seat];
  assertEquals(words.pieces(event, nameOf), ["", "Mei", " seals: Rock Lee, Rock Lee 1, x, 4."]);
  assertEquals(words.line(event, nameOf), "Mei seals: Rock Lee, Rock Lee 1, x, 4.");
});

Deno.test("a missing message shows its id", () => {
  assertEquals(new Words("en", "").say("no-such"), "no-such");
});
