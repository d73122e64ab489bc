/** The prompt of the exam: one sentence, one quiet line, and the answers that are no click on a board or a card. */

import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { waitingFor } from "../../stage/prompt.js";
import { nouns } from "../asking.js";
import { choices as levelChoices, given } from "./levels.js";
import { bothSides, chosenRival, isWounded } from "./meeting.js";
import { goingOn } from "./waiting.js";
import { chosenHero, chosenTeam, isPuppetLed, itemInHand, triedBy, turns } from "./look.js";
import { does, leadPuppet, turnRound } from "./looking.js";
import { ownBattle, plainly, question, turning, verbsOf } from "./model.js";
import { inVain, triedNote } from "./odds.js";
import { cardInHand, isPuppetAsked } from "./targets.js";
import { doing } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../stage/prompt.js").Answer} Answer */

/** @param {TableView} table */
export function ask(table) {
  const name = question(table);
  if (!name) return waiting(table);
  return (ASKS[name] ?? act)(table, name);
}

/** @type {Record<string, (table: TableView, name: string) => any>} */
const ASKS = {
  teams,
  levels,
  move: (table) => said(table, "ask-move", ways(table), [answer(table, "stay", { look: "" })]),
  path: (table) => said(table, "ask-path", "", [answer(table, "hide")]),
  arrive,
  find: (table) => said(table, "ask-find", "", [answer(table, "skip"), main(table, "open")]),
  face,
  field: (table) => said(table, "ask-field", "", [answer(table, "back", { icon: "undo" })]),
  "final-field": (table) =>
    said(table, table.pub.mode === "arena" ? "ask-field" : "ask-final-field"),
  place: (table) =>
    said(
      table,
      table.words.say("exam-ask-place", { hero: heroName(table) }),
      table.words.say("exam-note-place"),
    ),
  prepare,
  raise,
  retreat: (table) => said(table, "ask-retreat", ""),
};

/**
 * A sentence by its message, or as it is.
 * @param {TableView} table
 * @param {string} text
 * @param {any} [note]
 * @param {Answer[]} [answers]
 */
function said(table, text, note = "", answers = []) {
  const { words } = table;
  return {
    text: words.has(text) ? words.say(text) : text,
    note: triedNote(table) || note,
    answers: [...answers, ...sure(table)],
  };
}

/**
 * @param {TableView} table
 * @param {string} verb
 * @param {Partial<Answer>} [more]
 * @returns {Answer}
 */
function answer({ words }, verb, more = {}) {
  return { label: words.say(`verb-${verb}`), verb, ...more };
}

/**
 * @param {TableView} table
 * @param {string} verb
 * @param {Partial<Answer>} [more]
 */
function main(table, verb, more = {}) {
  return answer(table, verb, { look: "primary", ...more });
}

/** For fingers: the button that does what was tried. @param {TableView} table @returns {Answer[]} */
function sure(table) {
  const now = triedBy(table);
  if (!now?.held || !table.can(now.verb, now.noun)) return [];
  const { verb, noun } = now;
  return [main(table, verb, { noun, run: () => does(table, verb, noun) })];
}

/** @param {TableView} table */
function teams(table) {
  const { words } = table;
  const team = chosenTeam(table);
  return {
    text: words.say("ask-teams"),
    note: words.say(`exam-about-${team}`),
    answers: [
      main(table, "team", {
        noun: team,
        label: words.say("exam-lead", { team: words.nameOf(team) }),
      }),
    ],
  };
}

/** @param {TableView} table */
function levels(table) {
  const { words } = table;
  const left = levelChoices - given(table);
  return {
    text: words.say("ask-levels"),
    answers: [main(table, "done", { why: words.say("exam-levels-left", { n: left }) })],
  };
}

/** @param {TableView} table */
function ways(table) {
  return table.words.say(nouns(table, "dash").length ? "exam-note-dash" : "exam-note-no-dash");
}

/** Before another team the answer is to attack it, with how both stand. @param {TableView} table */
function arrive(table) {
  const { words, nameOf, seat } = table;
  const rival = chosenRival(table);
  const isMet = rival >= 0;
  const answers = [
    ...table.can("end") ? [answer(table, "end", { label: words.say("exam-go-on") })] : [],
    ...table.can("search") ? [answer(table, "search", { look: isMet ? "" : "primary" })] : [],
    ...isMet ? [main(table, "attack", { noun: String(rival) })] : [],
  ];
  if (!isMet) return said(table, "ask-arrive", searchNote(table), answers);
  const warning = isWounded(table, seat) ? `${words.say("exam-note-wounded")} ` : "";
  const note = warning + words.say("exam-note-meet", bothSides(table, rival));
  return said(table, words.say("exam-ask-meet", { name: nameOf(rival) }), note, answers);
}

/** @param {TableView} table */
function searchNote(table) {
  return table.can("search") ? table.words.say("exam-note-search") : "";
}

/** After an action whose end was open. @param {TableView} table */
function face(table) {
  const { words } = table;
  const hero = words.nameOf(chosenHero(table));
  const answers = nouns(table, "face").map((noun, at) =>
    answer(table, "face", {
      noun,
      label: words.say(`exam-face-${noun}`),
      look: at ? "" : "primary",
    })
  );
  return said(table, words.say("exam-ask-face", { hero }), "", answers.reverse());
}

/** @param {TableView} table */
function prepare(table) {
  const { words } = table;
  const hero = chosenHero(table);
  const text = hero
    ? words.say("exam-ask-lay", { hero: words.nameOf(hero) })
    : words.say("exam-all-laid");
  return said(table, text, words.say("exam-note-lay"), takeBack(table));
}

/** @param {TableView} table @returns {Answer[]} */
function takeBack(table) {
  return table.can("back")
    ? [answer(table, "back", { icon: "undo", label: table.words.say("exam-take-back") })]
    : [];
}

/** @param {TableView} table */
function raise(table) {
  const { words } = table;
  const hero = chosenHero(table);
  return {
    text: words.say("ask-raise"),
    note: words.say("exam-note-raise"),
    answers: [
      main(table, "raise", { noun: hero, label: doing(table, "raise", words.nameOf(hero)) }),
    ],
  };
}

/** @param {TableView} table */
function heroName(table) {
  return table.words.nameOf(chosenHero(table));
}

/**
 * A card is carried out: the sentence is the card's, the targets are on the field and in the hand.
 * @param {TableView} table
 * @param {string} name
 */
function act(table, name) {
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

/** @param {TableView} table */
function waiting(table) {
  const { pub, words } = table;
  if (pub.outcome) return { text: words.say("exam-over"), note: "" };
  if (!table.replay && table.can("back")) {
    return {
      text: words.say("exam-cards-lie"),
      note: waitingFor(table),
      answers: takeBack(table),
    };
  }
  const foretelling = nouns(table, "foretell").map((noun) =>
    answer(table, "foretell", { noun, label: words.nameOf(pub.teams[noun].team) })
  );
  if (foretelling.length) {
    return {
      text: words.say("ask-foretell"),
      note: words.say("exam-note-out"),
      answers: foretelling,
    };
  }
  return { text: goingOn(table), note: waitingFor(table) };
}
