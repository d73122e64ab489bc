/** The prompt of the exam: one sentence, one quiet line, and the answers that are no click on a board or a card. */

import { waitingFor } from "../../stage/prompt.js";
import { nouns } from "../asking.js";
import { answer, main, said } from "./answers.js";
import { act } from "./card_asks.js";
import { choices as levelChoices, given } from "./levels.js";
import { bothSides, chosenRival, isWounded } from "./meeting.js";
import { goingOn } from "./waiting.js";
import { chosenHero, chosenTeam } from "./look.js";
import { question } from "./model.js";
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
