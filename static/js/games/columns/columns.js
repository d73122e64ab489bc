/** The three scrolls: what lies in a column, what it is worth, and what a click on it would do. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { until } from "lit-html/directives/until.js";
import { symbol } from "../../symbols.js";
import { columnVerb, isMyPlace, isMyTake } from "./asks.js";
import { card } from "./cards.js";
import { columnsOf, hasAmbush, parsed, worth } from "./reckon.js";
import { reasonFor } from "./reasons.js";

/** @typedef {import("../game.js").TableView} TableView */

/**
 * @param {TableView} table
 * @param {number} number
 */
export function column(table, number) {
  const { pub, words, can } = table;
  const cards = columnsOf(pub)[number];
  const open = can(columnVerb(table), String(number));
  const mine = isMyPlace(table) || isMyTake(table);
  const lands = open && isMyPlace(table);
  return html`
    <section class="col ${open
      ? "ok"
      : mine
      ? "shut"
      : ""}" data-column=${number} data-drop=${number}
      aria-label=${words.say("label-column", { column: number })}>
        <div class="head" aria-hidden="true">${words.say("columns-nth", {
          column: number,
        })}<small>${headText(table, cards, open)}</small></div>
        <div class="stack ${lands
          ? "lands"
          : mine && cards.length
          ? "noted"
          : ""}" style="--n:${cards.length}">${repeat(
            cards,
            (id) => id,
            (id) => card(id, words, { from: "deck" }),
          )}${lands ? landing(table, number, cards) : ""}</div>
        ${isMyPlace(table) && !open && cards.length ? refused(table, cards) : ""}
        ${open && isMyTake(table) ? offer(table, cards) : ""}
        ${open ? cover(table, number, cards) : glass(table, number, cards)}</section>
  `;
}

/**
 * @param {TableView} table
 * @param {string[]} cards
 * @param {boolean} open
 */
function headText({ pub, words }, cards, open) {
  if (!cards.length) return open ? words.say("columns-new") : words.say("columns-empty");
  const points = worth(cards);
  if (open && pub.drawn && parsed(pub.drawn).value) {
    return `${points} → ${points + parsed(pub.drawn).value}`;
  }
  return words.say("label-points", { points });
}

/**
 * Where the card would lie, what the column would be worth, and the chance to bust after that.
 * @param {TableView} table
 * @param {number} number
 * @param {string[]} cards
 */
function landing(table, number, cards) {
  const { words, pub } = table;
  const value = parsed(pub.drawn).value;
  const sum = cards.length && value
    ? html`<small>${worth(cards)} → ${worth(cards) + value}</small>`
    : "";
  return html`<span class="slot" aria-hidden="true">${
    words.say(cards.length ? "columns-fits" : "columns-new")
  }${sum}${until(chance(table, number), "")}</span>`;
}

/**
 * @param {TableView} table
 * @param {number} number
 */
function chance(table, number) {
  return table.hint("place", String(number)).then(({ odds }) =>
    odds ? html`<small class="then">${symbol("skull")}${table.words.percent(odds)}</small>` : ""
  );
}

/**
 * @param {TableView} table
 * @param {string[]} cards
 */
function refused(table, cards) {
  const { words } = table;
  return html`<div class="shutbox" aria-hidden="true"><b>${words.say("columns-fits-not")}</b>${
    reasonFor(table.pub.drawn, cards, words)
  }</div>`;
}

/**
 * What taking the column brings.
 * @param {TableView} table
 * @param {string[]} cards
 */
function offer({ pub, words, seat }, cards) {
  const { score } = pub.players[seat];
  const points = worth(cards);
  return html`
    <span class="offer ${hasAmbush(cards) ? "risky" : ""}"
      aria-hidden="true"><b class="num">+${points}</b><small>${hasAmbush(cards)
        ? words.say("columns-then-die")
        : `${score} → ${score + points}`}</small></span>
  `;
}

/**
 * @param {TableView} table
 * @param {number} number
 * @param {string[]} cards
 */
function cover(table, number, cards) {
  const { act, pressed } = table;
  const verb = columnVerb(table);
  return html`
    <button class="cover ${pressed(verb, String(number))}" aria-label="${contents(
      table,
      number,
      cards,
    )}. ${meaning(table, cards)}"
      data-explain="column:${number}" data-through @click=${() =>
        act(verb, String(number))}></button>
  `;
}

/**
 * A column that isn't offered is one way to the sheets of its cards.
 * @param {TableView} table
 * @param {number} number
 * @param {string[]} cards
 */
function glass(table, number, cards) {
  return html`
    <button class="thing cover" aria-label=${contents(
      table,
      number,
      cards,
    )} data-explain="column:${number}"
      data-through></button>
  `;
}

/**
 * @param {TableView} table
 * @param {number} number
 * @param {string[]} cards
 */
function contents({ words }, number, cards) {
  const what = cards.length ? words.nameOf(cards) : words.say("columns-empty");
  return `${words.say("label-column", { column: number })}: ${what}`;
}

/**
 * @param {TableView} table
 * @param {string[]} cards
 */
function meaning(table, cards) {
  const { words } = table;
  if (isMyPlace(table)) return words.say(cards.length ? "columns-fits" : "label-new-column");
  const points = words.say("label-points", { points: worth(cards) });
  return hasAmbush(cards) ? `${points}, ${words.say("columns-then-die")}` : points;
}
