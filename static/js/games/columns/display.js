/** The hand of Columns: one's own display, a tile for each colour with its sum and its scroll, and the way to seal. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { isMyPlace, isMyTake } from "./asks.js";
import { card } from "./cards.js";
import { choose, chosenColumn, chosenSeal } from "./choosing.js";
import { cardsOf, COLOURS, columnsOf, parsed, worth } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table */
export function display(table) {
  return html`
    ${isMyPlace(table) ? waitingCard(table) : ""}
        <div class="sets" data-spot="mat-${table.seat}" role="group"
      aria-label=${table.words.say("columns-your-display")}>${COLOURS.map((colour) =>
        set(table, colour)
      )}</div>
  `;
}

/** On phones the card that waits for its place is in the hand. @param {TableView} table */
function waitingCard({ pub, words }) {
  return html`<div class="drawn only-phone">${
    card(pub.drawn, words, { from: "deck", isButton: true, drag: "place" })
  }</div>`;
}

/**
 * @param {TableView} table
 * @param {string} colour
 */
function set(table, colour) {
  const { sums, safe } = table.pub.players[table.seat];
  const [open, sealed, more] = [sums[colour] ?? 0, safe[colour]?.points ?? 0, gain(table, colour)];
  const look = open || more ? "open" : sealed ? "sealed" : "none";
  const inside = html`${symbol(colour)}<b class="num">${
    more ? html`${open}<i>→</i>${open + more}` : look === "sealed" ? sealed : open
  }</b>${marks(table, colour, look === "open" ? sealed : 0)}`;
  return table.can("protect", colour) ? sealButton(table, colour, inside) : html`
    <button class="thing set ${look} ${more ? "gains" : ""}" style="--c:var(--${colour})"
      data-explain="colour:${colour}" data-spot="safe-${table.seat}-${colour}"
      aria-label=${setLabel(table, colour)}>${inside}</button>
  `;
}

/**
 * What the chosen column would bring.
 * @param {TableView} table
 * @param {string} colour
 */
function gain(table, colour) {
  const column = isMyTake(table) ? columnsOf(table.pub)[Number(chosenColumn(table) || -1)] : [];
  return worth((column ?? []).filter((id) => parsed(id).kind === colour));
}

/**
 * What lies sealed beside the open cards, and that these can be sealed too.
 * @param {TableView} table
 * @param {string} colour
 * @param {number} sealed
 */
function marks({ words, can }, colour, sealed) {
  return html`${sealed ? html`<span class="in-scroll">${symbol("scroll")}${sealed}</span>` : ""}${
    can("protect", colour) ? html`<span class="verb">${words.say("columns-seal-verb")}</span>` : ""
  }`;
}

/**
 * @param {TableView} table
 * @param {string} colour
 */
function setLabel({ pub, words, seat }, colour) {
  const { sums, safe } = pub.players[seat];
  return words.say("columns-set", {
    colour: words.nameOf(colour),
    points: sums[colour] ?? 0,
    value: safe[colour]?.points ?? 0,
  });
}

/**
 * The first press shows what would go into the scroll.
 * @param {TableView} table
 * @param {string} colour
 * @param {any} inside
 */
function sealButton(table, colour, inside) {
  const { words, pub, seat } = table;
  const points = pub.players[seat].sums[colour];
  const isChosen = chosenSeal(table) === colour;
  return html`
    <button class="set open seal ${isChosen ? "on" : ""}" style="--c:var(--${colour})"
      aria-label=${words.say("columns-seal", { colour: words.nameOf(colour), points })}
      aria-pressed=${isChosen} data-explain="colour:${colour}" data-click="protect ${colour}"
      data-spot="safe-${seat}-${colour}" @click=${() => choose(table, colour)}>${inside}</button>
  `;
}

/** What would be sealed lies on the stage as a scroll. @param {TableView} table */
export function sealing(table) {
  const colour = chosenSeal(table);
  if (!colour || table.now) return "";
  const { words, pub, seat } = table;
  const cards = cardsOf(pub.players[seat].open[colour]);
  return html`
    <div
      class="sealing">${bigScroll(colour, worth(cards))}<p>${words.say(
        "columns-into-scroll",
      )} <b>${words.nameOf(colour)} ${cards.map((id) => parsed(id).value).join(
        ", ",
      )}</b></p><p>${words.say("columns-scroll-safe")}</p></div>
  `;
}

/**
 * @param {string} colour
 * @param {number} points
 */
export function bigScroll(colour, points) {
  return html`
    <span class="bigscroll"
      style="--c:var(--${colour})">${symbol(colour)}<b class="num">${points}</b></span>
  `;
}
