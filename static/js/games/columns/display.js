/** The hand of Columns: one's own display by colour, with its sums, its scrolls and the way to seal. */

import { html } from "lit-html";
import { handRow } from "../../stage/hand.js";
import { symbol } from "../../symbols.js";
import { isMyPlace } from "./asks.js";
import { card, scroll } from "./cards.js";
import { chooseSeal, chosenSeal } from "./choosing.js";
import { cardsOf, COLOURS, parsed, worth } from "./reckon.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table */
export function display(table) {
  const { pub, words, seat } = table;
  const { score, sums } = pub.players[seat];
  const open = /** @type {number[]} */ (Object.values(sums)).reduce((sum, one) => sum + one, 0);
  return html`<div class="mydis"><small class="lbl">${words.say("columns-your-display")}</small>
      <b class="num">${words.say("label-points", { points: score })}</b>
      <small>${
    words.say("columns-open-sealed", { points: open, value: score - open })
  }</small></div>
    ${isMyPlace(table) ? waitingCard(table) : ""}
    ${handRow(COLOURS, (colour) => colour, (colour) => set(table, colour), "sets")}`;
}

/** On phones the card that waits for its place is in the hand. @param {TableView} table */
function waitingCard({ pub, words }) {
  return html`<div class="drawn only-phone">${
    card(pub.drawn, words, { from: "deck", isButton: true, drag: "place" })
  }<p class="said"><b>${words.nameOf(pub.drawn)}</b>${
    pub.bust ? words.say("columns-was-risk", { percent: Math.round(pub.bust / 10) }) : ""
  }</p></div>`;
}

/**
 * @param {TableView} table
 * @param {string} colour
 */
function set(table, colour) {
  const { pub, words, seat, can } = table;
  const { open, safe, sums } = pub.players[seat];
  const cards = cardsOf(open[colour]);
  const sealed = safe[colour];
  if (!cards.length && !sealed) {
    return html`<div class="set none" data-explain="colour:${colour}">${symbol(colour)}<small>${
      words.say("columns-none-of", { colour: words.nameOf(colour) })
    }</small></div>`;
  }
  return html`
    <div class="set ${chosenSeal(table) === colour ? "chosen" : ""} ${sealed && cards.length
      ? "both"
      : ""} ${can("protect", colour) ? "sealable" : ""}" style="--c:var(--${colour})"
      data-spot="safe-${seat}-${colour}">
        ${held(
          table,
          colour,
          html`
            ${sealed ? scroll(colour, sealed.points, words) : ""}<span
              class="fan">${cards.map((id) => card(id, words))}</span>
          `,
        )}
        <span class="sum" aria-hidden="true">${cards.length
          ? part(sums[colour], words.say("columns-open"))
          : ""}${sealed
          ? part(sealed.points, words.say("columns-sealed"))
          : ""}</span>${can("protect", colour) ? sealButton(table, colour) : ""}</div>
  `;
}

/**
 * The cards lead to their sheet; while they can be sealed, the button on them does too.
 * @param {TableView} table
 * @param {string} colour
 * @param {any} cards
 */
function held(table, colour, cards) {
  return table.can("protect", colour)
    ? html`<div class="set-cards" data-explain="colour:${colour}">${cards}</div>`
    : html`
      <button class="thing set-cards" data-explain="colour:${colour}"
        aria-label=${setLabel(table, colour)}>${cards}</button>
    `;
}

/**
 * @param {number} points
 * @param {string} what
 */
function part(points, what) {
  return html`<b class="num">${points}<small>${what}</small></b>`;
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
 */
function sealButton(table, colour) {
  const { words, pub, seat } = table;
  const points = pub.players[seat].sums[colour];
  const label = words.say("columns-seal", { colour: words.nameOf(colour), points });
  return html`
    <button class="seal ${chosenSeal(table) === colour
      ? "on"
      : ""}" aria-label=${label} data-explain="colour:${colour}"
      aria-pressed=${chosenSeal(table) === colour} data-click="protect ${colour}"
      @click=${() => chooseSeal(table, colour)}>${symbol("scroll", "not-phone")}<span>${words.say(
        "columns-seal-verb",
      )}</span> <b class="num">${points}</b></button>
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
