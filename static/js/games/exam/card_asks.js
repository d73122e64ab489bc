/** The questions while a card is carried out: its sentence, what stands in its way, and what is no click on the board. */

import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { nouns } from "../asking.js";
import { answer, main, said } from "./answers.js";
import { chosenHero, isPuppetLed, itemInHand, turns } from "./look.js";
import { does, leadPuppet, turnRound } from "./looking.js";
import { ownBattle, plainly, turning, verbsOf } from "./model.js";
import { inVain } from "./odds.js";
import { cardInHand, isPuppetAsked } from "./targets.js";
import { doing } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../stage/prompt.js").Answer} Answer */

/**
 * A card is carried out: the sentence is the card's, the targets are on the field and in the hand.
 * @param {TableView} table
 * @param {string} name
 */
export function act(table, name) {
  const { words } = table;
  const [falling] = Object.keys(ownBattle(table)?.falls ?? {});
  const hero = name === "fall" ? falling : chosenHero(table);
  const card = cardInHand(table);
  const text = card
    ? words.say(`exam-do-${card}`, { hero: words.nameOf(hero) })
    : words.say(hero && words.has(`exam-ask-${name}`) ? `exam-ask-${name}` : `ask-${name}`, {
      hero: words.nameOf(hero),
    });
  return said(table, text, noteOf(table, card), answersTo(table, hero));
}

/**
 * @param {TableView} table
 * @param {string} card
 */
function noteOf(table, card) {
  const { words } = table;
  const battle = ownBattle(table);
  const upkeep = battle?.deed?.upkeep;
  const isFar = card && !verbsOf(table, card).length;
  if (upkeep && !isFar) return words.say("exam-note-upkeep", { n: upkeep });
  const names = Object.keys(battle?.deed?.picked ?? {}).filter((id) => battle?.heroes[id]);
  if (names.length) return words.say("exam-picked", { names: words.nameOf(names) });
  if (card === "concentration") {
    return gathering(table).map((verb) => words.say(`exam-do-${verb}`)).join(" ");
  }
  if (card === "equipment" && itemInHand(table)) {
    return words.say(`exam-note-${itemInHand(table)}`);
  }
  const [hero] = isFar ? plainly(table, "decline") : [];
  if (!hero) return "";
  return html`${until(table.hint("decline", hero).then((hint) => inVain(words, hint)), "")}`;
}

/**
 * @param {TableView} table
 * @param {string} hero
 * @returns {Answer[]}
 */
function answersTo(table, hero) {
  const { words } = table;
  const open = table.can("open", hero) && !table.can("decline", hero)
    ? [main(table, "open", { noun: hero, label: doing(table, "open", words.nameOf(hero)) })]
    : [];
  const finish = table.can("done") ? [main(table, "done")] : [];
  const gather = gathering(table).map((verb, at, all) =>
    answer(table, verb, {
      look: at === all.length - 1 ? "primary" : "",
      run: () => does(table, verb, ""),
    })
  );
  const back = table.can("back") ? [answer(table, "back", { icon: "undo" })] : [];
  return [
    ...puppet(table),
    ...wayAnswer(table, hero),
    ...decline(table, hero),
    ...back,
    ...finish,
    ...open,
    ...gather,
  ];
}

/** What concentrating can do now. @param {TableView} table */
function gathering(table) {
  return cardInHand(table) === "concentration"
    ? ["unleash", "focus"].filter((verb) => table.can(verb))
    : [];
}

/**
 * The hero may turn round with its action.
 * @param {TableView} table
 * @param {string} hero
 * @returns {Answer[]}
 */
function wayAnswer(table, hero) {
  const back = nouns(table, "return").find((noun) => noun.endsWith(".turn"));
  const [verb, noun] = back ? ["return", back] : ["decline", turning(hero)];
  if (!table.can(verb, noun)) return [];
  const on = turns(table);
  return [{
    label: table.words.say(on ? "exam-turns" : "exam-turn"),
    icon: on ? "check" : "turn",
    look: on ? "" : "quiet",
    verb,
    noun,
    leads: on ? "" : "turn",
    run: () => turnRound(table),
  }];
}

/**
 * @param {TableView} table
 * @param {string} hero
 * @returns {Answer[]}
 */
function decline(table, hero) {
  const noun = table.can("decline", hero) ? hero : "";
  if (!table.can("decline", noun)) return [];
  return [answer(table, "decline", { noun, run: () => does(table, "decline", noun) })];
}

/** While a card moves its hero or the puppet: which of them the cells are for. @param {TableView} table @returns {Answer[]} */
function puppet(table) {
  if (!isPuppetAsked(table)) return [];
  const on = isPuppetLed(table);
  return [answer(table, "puppet", {
    noun: nouns(table, "puppet")[0],
    icon: on ? "check" : "",
    look: on ? "" : "quiet",
    run: () => leadPuppet(table),
  })];
}
