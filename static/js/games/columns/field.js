/** The middle of the table: deck, discard pile, die and the three columns. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { until } from "lit-html/directives/until.js";
import { symbol } from "../../symbols.js";
import { isAsked } from "../asking.js";
import { card, inOrder, parsed } from "./cards.js";
import { die } from "./die.js";

/** @typedef {import("../game.js").TableView} TableView */

const COLUMNS = [0, 1, 2];

/** @param {TableView} table */
export function field(table) {
  const piles = html`<div class="piles">${deck(table)}${drawn(table)}${discard(table)}${
    die(table)
  }</div>`;
  return table.pub.outcome
    ? html`<div class="panel field over">${piles}</div>`
    : html`<div class="panel field">${piles}
      <div class="cols">${COLUMNS.map((number) => column(table, number))}</div></div>`;
}

/**
 * The verb that a click on a column means now.
 * @param {TableView} table
 */
export function columnVerb({ pub }) {
  return pub.phase === "take" ? "take" : "place";
}

/** @param {TableView} table */
function deck({ pub, words }) {
  const thick = Math.ceil(pub.deck / 12);
  return html`
    <figure class="pile-box">
      <div class="back ${pub.deck
        ? ""
        : "none"}" style="--thick:${thick}" data-spot="deck" role="img"
        aria-label="${words.say("label-deck")}: ${words.say("label-cards", {
          count: pub.deck,
        })}">${symbol("mark")}</div>
      <figcaption aria-hidden="true"><b class="num">${pub.deck}</b> ${words.say(
        "columns-left",
      )}</figcaption>
    </figure>
  `;
}

/** The card that waits for its place; under it the direction cards of this turn. @param {TableView} table */
function drawn({ pub, words }) {
  const directions = Object.keys(pub.directions);
  return html`<figure class="pile-box drawn ${pub.drawn ? "now" : ""}">
    ${
    pub.drawn
      ? card(pub.drawn, words, { from: "deck" })
      : html`<div class="slot" aria-hidden="true"></div>`
  }
    <figcaption><div class="fan" title=${words.say("label-directions")}>
      ${
    repeat(directions, (id) => id, (id) => card(id, words, { from: "deck" }))
  }</div></figcaption></figure>`;
}

/** @param {TableView} table */
function discard({ pub, words }) {
  return html`<figure class="pile-box" data-spot="discard">
    ${
    pub.top
      ? card(pub.top, words, { from: "deck", look: "spent" })
      : html`<div class="slot" aria-hidden="true"></div>`
  }
    <figcaption>${words.say("label-discard")}: ${pub.discard}</figcaption></figure>`;
}

/**
 * @param {TableView} table
 * @param {number} number
 */
function column(table, number) {
  const { pub, words, can } = table;
  const cards = inOrder(pub.columns[number] ?? {});
  const verb = columnVerb(table);
  const open = can(verb, String(number));
  const last = lastMove(table, "place") === number ? cards.at(-1) : "";
  return html`<div class="col ${open ? "ok" : ""} ${
    pub.phase === "take" && lastMove(table, "take") === number ? "last" : ""
  }" data-column=${number}>
    ${tag(table, number, cards, open)}
    <div class="stack">${
    repeat(cards, (id) =>
      id, (id) =>
      card(id, words, { from: "deck", look: id === last ? "last" : "" }))
  }</div>
    ${isMyClick(table) ? button(table, number, cards, open) : ""}
  </div>`;
}

/** @param {TableView} table */
function isMyClick(table) {
  return isAsked(table) && ["place", "take"].includes(phaseOf(table.pub));
}

/**
 * @param {TableView} table
 * @param {number} number
 * @param {string[]} cards
 * @param {boolean} open
 */
function button(table, number, cards, open) {
  const { words, act } = table;
  const what = cards.length ? words.nameOf(cards) : words.say("label-new-column");
  const label = `${words.say("label-column", { column: number })}: ${what}. ${
    tagText(table, number, cards, open)
  }`;
  return html`<button class="cover" aria-label=${label} @click=${() =>
    act(columnVerb(table), String(number))}></button>`;
}

/**
 * @param {TableView} table
 * @param {number} number
 * @param {string[]} cards
 * @param {boolean} open
 */
function tag(table, number, cards, open) {
  const text = tagText(table, number, cards, open);
  if (!text) return html`<span class="tag num" aria-hidden="true">${number + 1}</span>`;
  const shown = isSameKind(table, cards) ? takenBySymbol(table) : text;
  return html`<span class="tag ${open ? "on" : ""}" aria-hidden="true">${shown}${
    open && table.pub.drawn ? afterwards(table, number) : ""
  }</span>`;
}

/**
 * What a column says while a card waits for its place or columns are handed out.
 * @param {TableView} table
 * @param {number} number
 * @param {string[]} cards
 * @param {boolean} open
 */
function tagText(table, number, cards, open) {
  const { pub, words } = table;
  if (pub.phase === "take") return open ? words.say("columns-take") : "";
  if (!pub.drawn || number > Object.keys(pub.columns).length) return "";
  const what = clash(table, cards);
  if (what) return words.say("columns-taken", { what: words.nameOf(what) });
  return words.say(cards.length ? "columns-fits" : "columns-new");
}

/**
 * What the drawn card has in common with a column: its kind, its value, or "" for nothing.
 * @param {TableView} table
 * @param {string[]} cards
 */
function clash({ pub }, cards) {
  const { kind, value } = parsed(pub.drawn);
  const inside = cards.map(parsed);
  if (inside.some((other) => other.kind === kind)) return kind;
  return value && inside.some((other) => other.value === value) ? value : "";
}

/**
 * @param {TableView} table
 * @param {string[]} cards
 */
function isSameKind(table, cards) {
  return table.pub.drawn && parsed(table.pub.drawn).kind === clash(table, cards);
}

/** The symbol is shorter than the name. @param {TableView} table */
function takenBySymbol({ pub, words }) {
  const [before, after] = words.say("columns-taken", { what: "|" }).split("|");
  return html`${before}${symbol(parsed(pub.drawn).kind)}${after}`;
}

/**
 * The chance to bust with the next card, if this one goes here.
 * @param {TableView} table
 * @param {number} number
 */
function afterwards(table, number) {
  const odds = table.hint("place", String(number)).then((hint) =>
    hint.odds ? ` · ${table.words.percent(hint.odds)}` : ""
  );
  return until(odds, "");
}

/**
 * The column of the last move, if that was a move of this kind.
 * @param {TableView} table
 * @param {"place"|"take"} kind
 */
function lastMove({ events }, kind) {
  const last = events.findLast((event) =>
    "column" in event || event.kind === "draw" || event.kind === "protect"
  );
  return last?.kind === kind ? last.column : -1;
}

/**
 * What the turn waits for: turn, place, go-on, take or over.
 * @param {import("../../types.js").View} pub
 */
export function phaseOf(pub) {
  return pub.drawn ? "place" : pub.phase;
}
