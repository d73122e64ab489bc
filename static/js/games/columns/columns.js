/** The three scrolls: what lies in a column, and at its foot what it is worth or what a click on it would do. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { until } from "lit-html/directives/until.js";
import { symbol } from "../../symbols.js";
import { columnVerb, isMyPlace, isMyTake } from "./asks.js";
import { card } from "./cards.js";
import { choose, chosenColumn } from "./choosing.js";
import { columnsOf, hasAmbush, parsed, worth } from "./model.js";
import { reasonFor } from "./reasons.js";

/** @typedef {import("../game.js").TableView} TableView */

/**
 * @param {TableView} table
 * @param {number} number
 */
export function column(table, number) {
  const { pub, words } = table;
  const cards = columnsOf(pub)[number];
  return html`
    <section class="col ${lookOf(table, number, cards)}" data-column=${number} data-drop=${number}
      aria-label=${words.say("label-column", { column: number })}>
        <b class="head" aria-hidden="true">${words.say("columns-nth", { column: number })}</b>
        <div class="lay"><div class="stack" style="--n:${cards.length}">${repeat(
          cards,
          (id) => id,
          (id) => card(id, words, { from: "deck" }),
        )}</div></div>
        <p class="foot" aria-hidden="true">${foot(table, number, cards)}</p>
        ${cover(table, number, cards)}</section>
  `;
}

/**
 * @param {TableView} table
 * @param {number} number
 */
function isOpen(table, number) {
  return table.can(columnVerb(table), String(number));
}

/**
 * @param {TableView} table
 * @param {number} number
 * @param {string[]} cards
 */
function lookOf(table, number, cards) {
  const risky = hasAmbush(cards) ? "risky" : "";
  if (!isOpen(table, number)) return isMyPlace(table) || isMyTake(table) ? "shut" : "";
  return `ok ${risky} ${isMyTake(table) && chosenColumn(table) === String(number) ? "on" : ""}`;
}

/**
 * @param {TableView} table
 * @param {number} number
 * @param {string[]} cards
 */
function foot(table, number, cards) {
  if (isOpen(table, number) && isMyPlace(table)) return landing(table, number, cards);
  if (isOpen(table, number) && isMyTake(table)) return offer(table, cards);
  if (!cards.length) return html`<small>${table.words.say("columns-empty")}</small>`;
  if (isMyPlace(table)) return refused(table, cards);
  const points = table.words.say("label-points", { points: worth(cards) });
  return plate(html`<span class="worth">${points}</span>`, dieAfter(table, cards));
}

/**
 * @param {any} big
 * @param {any} small
 */
function plate(big, small) {
  return html`<b class="num">${big}</b><small>${small}</small>`;
}

/**
 * @param {TableView} table
 * @param {string[]} cards
 */
function dieAfter({ words }, cards) {
  return hasAmbush(cards) ? words.say("columns-then-die") : "";
}

/**
 * What the column would be worth with the card, and the chance to bust after that.
 * @param {TableView} table
 * @param {number} number
 * @param {string[]} cards
 */
function landing(table, number, cards) {
  const value = parsed(table.pub.drawn).value;
  const [had, word] = [worth(cards), cards.length ? "columns-fits" : "columns-new"];
  return plate(
    cards.length && value ? `${had} → ${had + value}` : table.words.say(word),
    until(chance(table, number), ""),
  );
}

/**
 * @param {TableView} table
 * @param {number} number
 */
function chance(table, number) {
  return table.hint("place", String(number)).then(({ odds }) =>
    odds ? html`${symbol("skull")}${table.words.percent(odds)}` : ""
  );
}

/**
 * @param {TableView} table
 * @param {string[]} cards
 */
function refused({ pub, words }, cards) {
  return html`<b class="not">${words.say("columns-fits-not")}</b><small>${
    reasonFor(pub.drawn, cards, words)
  }</small>`;
}

/**
 * What taking the column brings.
 * @param {TableView} table
 * @param {string[]} cards
 */
function offer(table, cards) {
  const { score } = table.pub.players[table.seat];
  const points = worth(cards);
  return plate(`+${points}`, dieAfter(table, cards) || `${score} → ${score + points}`);
}

/**
 * The whole scroll is one button: to the click that is offered, or to the sheets of its cards.
 * @param {TableView} table
 * @param {number} number
 * @param {string[]} cards
 */
function cover(table, number, cards) {
  const label = contents(table, number, cards);
  if (!isOpen(table, number)) {
    return html`
      <button class="thing cover" aria-label=${label} data-explain="column:${number}"
        data-through></button>
    `;
  }
  const [verb, noun] = [columnVerb(table), String(number)];
  const isMeant = verb === "place" || chosenColumn(table) === noun;
  return html`
    <button class="cover ${table.pressed(verb, noun)}" aria-label="${label}. ${meaning(
      table,
      cards,
    )}"
      aria-pressed=${verb === "take" ? isMeant : nothing} data-explain="column:${number}"
      data-through data-click=${isMeant ? `${verb} ${noun}` : nothing} data-leads=${isMeant
        ? nothing
        : noun}
      @click=${() => isMeant ? table.act(verb, noun) : choose(table, noun)}></button>
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
