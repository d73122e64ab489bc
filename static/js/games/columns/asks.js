/** The prompt of Columns: one sentence, one quiet line, the chance beside its button, and the answers. */

import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { prompt, waitingFor } from "../../stage/prompt.js";
import { linked, term } from "../../stage/terms.js";
import { isAsked } from "../asking.js";
import { chosenSeal } from "./choosing.js";
import { bustingCount, COLUMNS, columnsOf, hasAmbush, parsed, worth } from "./reckon.js";
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
    return prompt(table, {
      text: words.say("columns-ask-draw"),
      answers: [drawing(table, "primary")],
    });
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
  return prompt(table, {
    text: words.say("columns-ask-turn"),
    note: words.say(colour ? "columns-seal-ends" : "columns-seal-note"),
    answers: colour ? [drawing(table, ""), sealing] : [drawing(table, "primary")],
  });
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
  const value = parsed(pub.drawn).value;
  const open = COLUMNS.filter((number) => can("place", String(number)));
  return prompt(table, {
    text: words.say("columns-ask-place", {
      card: term(`card:${pub.drawn}`, words.nameOf(pub.drawn)),
    }),
    note: placeNote(table, columns),
    answers: open.map((number) => ({
      label: words.say("columns-nth", { column: number }),
      more: html`${
        columns[number].length && value
          ? `${worth(columns[number])} → ${worth(columns[number]) + value}`
          : columns[number].length
          ? ""
          : words.say("columns-new")
      }${until(risk(table, number), "")}`,
      verb: "place",
      noun: String(number),
    })),
  });
}

/**
 * @param {TableView} table
 * @param {number} number
 */
function risk(table, number) {
  return table.hint("place", String(number)).then(({ odds }) =>
    odds
      ? html`<span class="then-risk">${
        table.words.say("columns-then-bust", { percent: Math.round(odds / 10) })
      }</span>`
      : ""
  );
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
  const count = bustingCount(pub);
  return prompt(table, {
    text: words.say("ask-go-on"),
    note: html`<span class="not-phone">${
      linked(words.say("columns-fit-nowhere", { count, value: pub.deck }))
    }</span>`,
    beside: gauge(table),
    answers: [
      {
        label: words.say("columns-key-s"),
        icon: "stop",
        verb: "stop",
        why: words.say("columns-no-stop"),
        thing: "order",
      },
      drawing(table, "primary"),
    ],
  });
}

/** The chance to bust, beside the button that it is about. @param {TableView} table */
function gauge({ pub, words }) {
  const chance = words.percent(pub.bust);
  return html`<button class="thing gauge" data-explain="bust" aria-label="${
    words.say("columns-bust")
  }: ${chance}">
    <span class="g"><span>${words.say("columns-bust")}</span><b class="num">${chance}</b></span>
    <span class="t" style="--v:${pub.bust / 10}%"></span></button>`;
}

/** @param {TableView} table */
function take(table) {
  const { pub, words, can } = table;
  const columns = columnsOf(pub);
  const open = COLUMNS.filter((number) => can("take", String(number)));
  return prompt(table, {
    text: words.say("ask-take"),
    note: pub.takers.length > 1
      ? words.say("columns-then-others", { count: Math.min(pub.takers.length, open.length) - 1 })
      : words.say("columns-take-must"),
    answers: open.map((number) => ({
      label: words.say("columns-nth", { column: number }),
      more: hasAmbush(columns[number])
        ? `+${worth(columns[number])}, ${words.say("columns-then-die")}`
        : `+${worth(columns[number])}`,
      verb: "take",
      noun: String(number),
    })),
  });
}

/** @param {TableView} table */
function waiting(table) {
  const { pub, words, seat, replay } = table;
  const doing = pub.phase === "take"
    ? "columns-takes"
    : pub.drawn
    ? "columns-places"
    : "columns-draws";
  return prompt(table, {
    text: waitingFor(table),
    note: `${words.say(doing)}${seat < 0 && !replay ? ` · ${words.say("watching")}` : ""}`,
    beside: pub.phase === "take" ? "" : gauge(table),
  });
}

/** @param {TableView} table */
function over({ words, pub, ...table }) {
  return prompt({ ...table, words, pub }, {
    text: words.say("columns-scene-end"),
    note: words.say(`reason-${pub.outcome.reason}`),
  });
}
