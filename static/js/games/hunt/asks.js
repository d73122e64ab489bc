/** The prompt of the hunt: one sentence, one quiet line, and its answers. */

import { askAbout } from "../../stage/sheet.js";
import { nouns } from "../asking.js";
import { asked, each, named, plain } from "./answers.js";
import { act, chosenArea } from "./asks-act.js";
import { attack, go, injury, mark, taijutsu } from "./asks-fight.js";
import { crawls, support, supporting, waiting } from "./asks-support.js";
import { useOf } from "./cards.js";
import { lacking, lookedAt } from "./pick.js";
import { short } from "./naming.js";
import { ledBy, moverOf, questionOf } from "./reading.js";
import { held } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../stage/prompt.js").Answer} Answer */

/** @param {TableView} table */
export function ask(table) {
  const question = questionOf(table);
  if (held.of(table) && useOf(table, held.of(table)) === "support") {
    return supporting(table, held.of(table));
  }
  return (isThere(table, question) && ASKS[question] || waiting)(table);
}

/**
 * During a scene the table may have left behind what the last question was about.
 * @param {TableView} table
 * @param {string} question
 */
function isThere(table, question) {
  const { pub } = table;
  if (question === "act") return Boolean(pub.heroes[moverOf(table)]);
  if (question === "injury") return Boolean(pub.injury?.hero);
  return !FOUGHT.includes(question) || Boolean(pub.fight?.target);
}

/** What the key for the main answer does. @param {TableView} table */
export function mainClick(table) {
  const button = /** @type {HTMLElement | null} */ (
    document.querySelector("#prompt .primary[data-verb]")
  );
  if (button && questionOf(table)) button.click();
}

const FOUGHT = ["need", "before", "mark"];

/** @type {Record<string, (table: TableView) => any>} */
const ASKS = {
  pick,
  begin,
  act,
  need: (table) => attack(table, "need"),
  before: (table) => attack(table, "before"),
  special: (table) => asked(table, "special", [go(table)]),
  reroll: (table) =>
    asked(table, "reroll", [go(table, table.can("taijutsu") ? "" : "primary"), ...taijutsu(table)]),
  after: (table) => asked(table, "after", [go(table)]),
  mark,
  choose: (table) => asked(table, "choose", each(table, "target")),
  aim: (table) => asked(table, "aim", each(table, "aim")),
  injury,
  name: (table) => asked(table, "name", each(table, "name")),
  look: (table) =>
    asked(table, "look", [plain(table, "done", "primary"), ...chosenArea(table, "look")]),
  top,
  ride: (table) => asked(table, "ride", [plain(table, "stay", ""), plain(table, "ride")]),
  refill,
  hope: (table) => asked(table, "hope", [...crawls(table), plain(table, "pass")]),
  crawl: (table) => asked(table, "crawl", [...crawls(table), plain(table, "pass")]),
  support,
};

/** @param {TableView} table */
function pick(table) {
  const { words, pub, seat } = table;
  const hero = lookedAt(table);
  const led = ledBy(pub, seat).length;
  const of = led + (pub.slots?.[seat] ?? 1);
  return asked(table, "pick", [
    plain(table, "pick", "", {
      noun: nouns(table, "pick")[0],
      label: words.say("hunt-see-deck"),
      leads: "",
      run: () => askAbout(`deck:${hero}`),
    }),
    plain(table, "pick", "primary", {
      noun: hero,
      label: words.say("hunt-do-pick", { hero: short(words, hero) }),
      why: words.say("hunt-taken"),
    }),
  ], {
    note: lacking(table),
    text: of > 1 ? words.say("hunt-ask-pick-of", { n: led + 1, of }) : words.say("ask-pick"),
  });
}

/** @param {TableView} table */
function begin(table) {
  const { words } = table;
  const heroes = nouns(table, "begin");
  const pause = ["on", "off"].find((way) => table.can("pause", way));
  return asked(table, "begin", [
    ...crawls(table),
    ...pause
      ? [plain(table, "pause", "quiet", { noun: pause, label: words.say(`label-pause-${pause}`) })]
      : [],
    ...heroes.map((hero, at) =>
      plain(table, "begin", at === heroes.length - 1 ? "primary" : "", {
        noun: hero,
        label: words.say("hunt-do-begin", { hero: short(words, hero) }),
      })
    ),
  ]);
}

/** @param {TableView} table */
function top(table) {
  const { pub, me, words } = table;
  const known = { ...pub.foreseen, ...me.foreseen };
  const answers = nouns(table, "top").map((noun, at) => ({
    label: words.nameOf(known[noun] ?? "back"),
    verb: "top",
    noun,
    look: /** @type {"primary"|""} */ (at ? "" : "primary"),
  }));
  return asked(table, "top", answers);
}

/** Every hero's choice by itself: a player may lead several. @param {TableView} table */
function refill(table) {
  const { words, pub, seat } = table;
  const keeps = nouns(table, "keep");
  const card = table.can("discard", held.of(table)) ? held.of(table) : "";
  const hero = card ? pub.techniques[card].hero : keeps[0] ?? ledBy(pub, seat)[0] ?? "";
  const { cards, strategy, paralysed } = pub.heroes[hero];
  return asked(table, "refill", [
    ...keeps.includes(hero)
      ? [plain(table, "keep", card ? "" : "primary", {
        noun: hero,
        label: words.say("hunt-do-keep", { count: Math.max(0, strategy - cards) }),
      })]
      : [],
    ...card
      ? [plain(table, "discard", "primary", {
        noun: card,
        label: words.say("hunt-do-discard", { count: Math.max(0, strategy - cards + 1) }),
      })]
      : keeps.includes(hero)
      ? []
      : [plain(table, "discard", "primary", { why: words.say("hunt-choose-card") })],
  ], {
    text: words.say("hunt-ask-refill", { hero: named(table, hero) }),
    note: card
      ? words.say("hunt-note-discard", { card: words.nameOf(card) })
      : paralysed
      ? words.say("hunt-note-down")
      : words.say("hunt-note-refill", { cards, strategy }),
  });
}
