/** The prompt of Columns: one sentence, one quiet line, and the answers. */

import { html } from "lit-html";
import { waitingFor } from "../../stage/prompt.js";
import { term } from "../../stage/terms.js";
import { isAsked } from "../asking.js";
import { chosenColumn, chosenSeal } from "./choosing.js";
import { bustingCount, COLUMNS, columnsOf, worth } from "./model.js";
import { reasonFor } from "./reasons.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../stage/prompt.js").Answer} Answer */

/** What the turn waits for: turn, place, go-on, take or over. @param {import("../../types.js").View} pub */
export function phaseOf(pub) {
  return pub.drawn ? "place" : pub.phase;
}

/** The verb that a click on a column means now. @param {TableView} table */
export function columnVerb({ pub }) {
  return pub.phase === "take" ? "take" : "place";
}

/** @param {TableView} table */
export function isMyPlace(table) {
  return isAsked(table) && !table.now && phaseOf(table.pub) === "place";
}

/** @param {TableView} table */
export function isMyTake(table) {
  return isAsked(table) && !table.now && phaseOf(table.pub) === "take";
}

/** @param {TableView} table */
export function ask(table) {
  if (table.pub.outcome) return over(table);
  if (!isAsked(table)) return waiting(table);
  return ASKS[phaseOf(table.pub)](table);
}

/** @type {Record<string, (table: TableView) => any>} */
const ASKS = {
  turn: (table) => turn(table),
  place: (table) => place(table),
  "go-on": (table) => goOn(table),
  take: (table) => take(table),
};

/** @param {TableView} table */
function turn(table) {
  const { me, words, pub, seat } = table;
  if (!me.choices?.protect) {
    return {
      text: words.say("columns-ask-draw"),
      answers: [drawing(table, "primary")],
    };
  }
  const colour = chosenSeal(table);
  const points = pub.players[seat].sums[colour] ?? 0;
  const sealing = /** @type {Answer} */ ({
    label: words.say("columns-seal-short", { points }),
    icon: "scroll",
    verb: "protect",
    noun: colour,
    look: "primary",
  });
  return {
    text: words.say("columns-ask-turn"),
    note: words.say(colour ? "columns-seal-ends" : "columns-seal-note"),
    answers: colour ? [drawing(table, ""), sealing] : [drawing(table, "primary")],
  };
}

/**
 * @param {TableView} table
 * @param {"primary"|""} look
 * @returns {Answer}
 */
function drawing({ words }, look) {
  return { label: words.say("columns-key-d"), verb: "draw", look, thing: "deck" };
}

/** @param {TableView} table */
function place(table) {
  const { pub, words, can } = table;
  const columns = columnsOf(pub);
  const open = COLUMNS.filter((number) => can("place", String(number)));
  return {
    text: words.say("columns-ask-place", {
      card: term(`card:${pub.drawn}`, words.nameOf(pub.drawn)),
    }),
    note: placeNote(table, columns),
    answers: open.map((number) => ({
      label: words.say("columns-nth", { column: number }),
      more: columns[number].length ? "" : words.say("columns-new"),
      verb: "place",
      noun: String(number),
    })),
  };
}

/**
 * Why a column is shut, or what risk was taken.
 * @param {TableView} table
 * @param {string[][]} columns
 */
function placeNote({ pub, words, can }, columns) {
  const shut = COLUMNS.find((number) => columns[number].length && !can("place", String(number)));
  if (shut === undefined) return words.say("columns-tap-lit");
  return html`${words.say("label-column", { column: shut })}: ${
    reasonFor(pub.drawn, columns[shut], words)
  }.`;
}

/** @param {TableView} table */
function goOn(table) {
  const { pub, words } = table;
  return {
    text: words.say("ask-go-on"),
    note: words.say("columns-fit-nowhere", { count: bustingCount(pub), value: pub.deck }),
    answers: [
      {
        label: words.say("columns-key-s"),
        icon: "stop",
        verb: "stop",
        why: words.say("columns-no-stop"),
        thing: "order",
      },
      { ...drawing(table, "primary"), more: chance(table) },
    ],
  };
}

/** The chance to bust. @param {TableView} table */
function chance({ pub, words }) {
  return pub.bust ? words.say("columns-bust-chance", { percent: words.percent(pub.bust) }) : "";
}

/** @param {TableView} table */
function take(table) {
  const { pub, words, can } = table;
  const open = COLUMNS.filter((number) => can("take", String(number)));
  const others = Math.min(pub.takers.length, open.length) - 1;
  const chosen = open.find((number) => String(number) === chosenColumn(table));
  return {
    text: words.say("ask-take"),
    note: words.say(others ? "columns-then-others" : "columns-take-must", { count: others }),
    answers: chosen === undefined
      ? open.map((number) => taking(table, number, "columns-nth", ""))
      : [taking(table, chosen, "columns-take-nth", "primary")],
  };
}

/**
 * @param {TableView} table
 * @param {number} number
 * @param {string} words
 * @param {"primary"|""} look
 * @returns {Answer}
 */
function taking(table, number, words, look) {
  return {
    label: table.words.say(words, { column: number }),
    more: `+${worth(columnsOf(table.pub)[number])}`,
    verb: "take",
    noun: String(number),
    look,
  };
}

/** @param {TableView} table */
function waiting(table) {
  const { pub, words, seat, replay } = table;
  const doing = pub.phase === "take"
    ? "columns-takes"
    : pub.drawn
    ? "columns-places"
    : "columns-draws";
  const risk = pub.phase === "take" ? "" : chance(table);
  const watching = seat < 0 && !replay ? words.say("watching") : "";
  return {
    text: waitingFor(table),
    note: [words.say(doing), risk, watching].filter(Boolean).join(" · "),
  };
}

/** @param {TableView} table */
function over({ words, pub }) {
  return {
    text: words.say("columns-scene-end"),
    note: words.say(`reason-${pub.outcome.reason}`),
  };
}
