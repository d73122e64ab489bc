/** What is asked in a fight and before an injury: a card, the roll, dice to roll again, whether to take it. */

import { asked, plain } from "./answers.js";
import { hopeless, isHopeless } from "./chances.js";
import { short } from "./naming.js";
import { poolOf, supportsOf } from "./reading.js";
import { held } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../stage/prompt.js").Answer} Answer */

/**
 * @param {TableView} table
 * @param {"primary"|""} [look]
 */
export function go(table, look = "primary") {
  return plain(table, "go", look);
}

/** @param {TableView} table */
export function taijutsu(table) {
  return table.can("taijutsu") ? [plain(table, "taijutsu")] : [];
}

/**
 * A card is chosen with one press, the dice are rolled with another.
 * @param {TableView} table
 * @param {"need"|"before"} question
 */
export function attack(table, question) {
  const { words, pub } = table;
  const card = table.can("card", held.of(table)) ? held.of(table) : "";
  const verb = card || question === "need" ? "card" : "roll";
  const isIdle = table.can(verb, card) && isHopeless(table, verb, card);
  const label = question === "need"
    ? words.say(card ? "verb-aim" : "verb-card")
    : words.say("hunt-do-roll", { count: poolOf(pub, card).dice });
  const note = isIdle
    ? hopeless(table, pub.fight.target, pub.fight.hero)
    : card
    ? stake(table, card)
    : words.say(`hunt-note-${question}`);
  return asked(table, question, [
    ...table.can("back") ? [plain(table, "back", "quiet", { icon: "undo" })] : [],
    ...card && table.can("roll")
      ? [plain(table, "roll", "", { label: words.say("label-no-card") })]
      : [],
    plain(table, verb, isIdle ? "" : "primary", {
      noun: card,
      label,
      why: question === "need" ? words.say("hunt-choose-card") : "",
    }),
  ], { note });
}

/** @param {TableView} table */
export function mark(table) {
  const { words, pub } = table;
  const count = Object.keys(pub.fight?.marked ?? {}).length;
  return asked(table, "mark", [
    plain(table, "done", "primary", { label: words.say("hunt-do-mark", { count }) }),
  ]);
}

/** @param {TableView} table */
export function injury(table) {
  const { words, pub } = table;
  const { hero, card } = pub.injury;
  const left = pub.heroes[hero].health;
  return asked(table, "injury", [
    plain(table, "endure", "danger", {
      more: words.say("hunt-then", { from: left, to: left - 1 }),
    }),
  ], {
    text: words.say("hunt-ask-injury", { hero: short(words, hero), card: words.nameOf(card) }),
    note: words.say(
      Object.keys(supportsOf(table.me)).length ? "hunt-note-injury" : "hunt-note-injury-none",
    ),
  });
}

/**
 * What the attack costs, and what else comes of the card.
 * @param {TableView} table
 * @param {string} card
 */
function stake({ pub, words }, card) {
  return words.say("hunt-stake", {
    card: words.nameOf(card),
    cost: pub.techniques[card].cost,
    chakra: pub.heroes[pub.fight.hero].chakra,
  });
}
