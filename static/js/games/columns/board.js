/** The stage of Columns: a wooden table with everyone's mats, the deck, three scrolls, the discard pile and the die. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { inOrder as seatOrder } from "../../stage/chips.js";
import { symbol } from "../../symbols.js";
import { back, card, tile } from "./cards.js";
import { column } from "./columns.js";
import { cube } from "./die.js";
import { busting, COLOURS, COLUMNS } from "./model.js";
import { isMyPlace } from "./asks.js";
import { lastTold } from "./log_lines.js";
import { sealing } from "./display.js";

/** @typedef {import("../game.js").TableView} TableView */

const SHOWN_TILES = 6;
const PHONE_TILES = 2;
const FEW = 3;

/** @param {TableView} table */
export function board(table) {
  return html`${mats(table)}
    <div class="table">${news(table)}${leftPile(table)}
      <div class="cols">${COLUMNS.map((number) => column(table, number))}</div>
      ${rightPile(table)}</div>${sealing(table)}`;
}

/** What the others own; in a replay oneself too, since no hand has it. @param {TableView} table */
function mats(table) {
  const all = Object.keys(table.pub.players).map(Number);
  const seats = table.replay
    ? all
    : seatOrder(all, table.seat).filter((seat) => seat !== table.seat);
  return html`<div class="mats ${seats.length > FEW ? "many" : ""}">${
    repeat(seats, (seat) => seat, (seat) => mat(table, seat))
  }</div>`;
}

/**
 * @param {TableView} table
 * @param {number} seat
 */
function mat(table, seat) {
  const { pub, words, nameOf } = table;
  const { open, safe, sums, present, score } = pub.players[seat];
  const held = COLOURS.filter((colour) => open[colour] || safe[colour]);
  return html`
    <button class="thing mat" data-explain="player:${seat}" data-spot="mat-${seat}"
      aria-label=${words.say("columns-mat", { name: nameOf(seat), points: score })}>${dot(
        table,
        seat,
      )}<b class="mat-name" data-free>${nameOf(seat)}</b>${held.length
        ? held.map((colour) => matTile(colour, sums[colour], safe[colour]?.points))
        : html`<small data-free>${
          words.say(present ? "columns-no-cards" : "label-left")
        }</small>`}</button>
  `;
}

/**
 * @param {string} colour
 * @param {number} open
 * @param {number} sealed
 */
function matTile(colour, open, sealed) {
  return html`
    <span class="mt" style="--c:var(--${colour})" aria-hidden="true">${open
      ? html`<b class="num">${symbol(colour)}${open}</b>`
      : ""}${sealed
      ? html`<i class="num">${symbol(open ? "scroll" : colour)}${sealed}</i>`
      : ""}</span>
  `;
}

/**
 * @param {TableView} table
 * @param {number} seat
 */
function dot({ faceOf }, seat) {
  return html`<span class="dot" style="--c:var(--${faceOf(seat)})">${symbol(faceOf(seat))}</span>`;
}

/** Who takes in which order. @param {TableView} table */
function order(table) {
  const { pub, words, nameOf, seat } = table;
  const title = words.say(pub.takers.length ? orderTitle(pub, seat) : "columns-no-columns");
  const way = words.say(pub.reversed ? "label-order-right" : "label-order-left");
  return html`
    <button class="thing order" data-explain="order"
      aria-label="${title}: ${pub.takers.map(nameOf).join(", ")}. ${way}"><small>${title}</small>
        ${pub.takers.length ? takers(table) : ""}</button>
  `;
}

/** @param {TableView} table */
function takers(table) {
  const { takers, reversed } = table.pub;
  return html`<span class="takers">${takers.map((/** @type {number} */ one) => dot(table, one))}${
    reversed ? symbol("turn", "turned") : ""
  }</span>`;
}

/**
 * @param {import("../../types.js").View} pub
 * @param {number} seat
 */
function orderTitle({ phase, turn }, seat) {
  if (phase === "take") return "columns-they-take";
  return turn === seat ? "columns-if-you-stop" : "columns-if-stop";
}

/** Who begins, the newest line, or what the die did to oneself. @param {TableView} table */
function news(table) {
  const { events, words, nameOf, seat, now } = table;
  const all = events.length ? events : [{ kind: "begins", seat: table.pub.turn }];
  const told = lastTold(all, words, nameOf, seat);
  const line = now ? undefined : told;
  return html`<p class="news ${line ? "" : "unsaid"}" data-free>${
    line?.seat === undefined ? "" : dot(table, line.seat)
  }<span>${
    (line?.pieces ?? []).map((piece, at) => at % 2 ? html`<b>${piece}</b>` : piece)
  }</span></p>`;
}

/** The deck, or the drawn card in its place. @param {TableView} table */
function leftPile(table) {
  const { pub, words } = table;
  if (!pub.drawn) return html`<div class="pile l">${deck(table)}${risk(table)}</div>`;
  return html`
    <div class="pile l">
      <div class="drawn ${isMyPlace(table) ? "not-phone" : ""}">${card(pub.drawn, words, {
        from: "deck",
        isButton: true,
        drag: isMyPlace(table) ? "place" : undefined,
      })}<span class="n">${words.nameOf(pub.drawn)}</span></div>
    </div>
  `;
}

/** @param {TableView} table */
function rightPile(table) {
  return html`<div class="pile r">${order(table)}${table.pub.drawn ? deck(table) : discard(table)}${
    die(table)
  }</div>`;
}

/** The deck itself can be clicked to draw. @param {TableView} table */
function deck({ pub, words, can, act, pressed }) {
  const label = `${words.say("label-deck")}: ${words.say("label-cards", { count: pub.deck })}`;
  return html`
    <div
      class="deck-box"><div class="deck ${pub.deck > 1
        ? "thick"
        : ""}" data-spot="deck">${can("draw")
        ? html`
          <button class="deck-button ${pressed("draw")}" aria-label="${words.say(
            "columns-key-d",
          )}. ${label}" data-explain="deck"
            @click=${() => act("draw")}>${back()}</button>
        `
        : html`<button class="thing deck-button" aria-label=${label} data-explain="deck">${back()}</button>`}</div><span class="n" aria-hidden="true">${pub
        .deck} <small>${words.say("columns-left")}</small></span></div>
  `;
}

/** The very cards that fit nowhere. @param {TableView} table */
function risk({ pub, words }) {
  if (pub.phase === "take") return "";
  const cards = busting(pub);
  return html`
    <button class="thing risk" data-explain="bust"
      aria-label=${words.say("columns-these-bust", { count: cards.length })}>${symbol(
        "skull",
      )}${cards.length
        ? html`<small class="risk-title">${words.say("columns-busting")}</small>`
        : ""}<span
        class="tiles">${cards.length
          ? cards.slice(0, SHOWN_TILES).map((id) => tile(id, words))
          : html`<small>${words.say("columns-all-fit")}</small>`}${rest(
            cards.length,
            SHOWN_TILES,
            "not-phone",
          )}${rest(
            cards.length,
            PHONE_TILES,
            "only-phone",
          )}</span></button>
  `;
}

/**
 * How many aren't shown.
 * @param {number} count
 * @param {number} shown
 * @param {string} look
 */
function rest(count, shown, look) {
  return count > shown ? html`<b class="num ${look}">+${count - shown}</b>` : "";
}

/** @param {TableView} table */
function discard({ pub, words }) {
  const label = words.say("columns-discarded", { count: pub.discard });
  return html`
    <div class="discard"
      data-spot="discard"><button class="thing" data-explain="discard" aria-label=${label}>${pub.top
        ? card(pub.top, words, { from: "deck", look: "spent" })
        : html`<span class="nc none"></span>`}</button><span class="n" aria-hidden="true">${pub
        .discard} <small>${words.say("columns-out")}</small></span></div>
  `;
}

/** @param {TableView} table */
function die({ words, pub }) {
  return html`
    <button class="thing die-box" data-explain="die"
      aria-label=${words.say("columns-die")}>${cube("star")}${pub.risk
        ? html`<span class="n">${words.say("option-risk")}</span>`
        : ""}</button>
  `;
}

/** What is left of each colour, and what is out. @param {TableView} table @param {Record<string, number>} counts */
export function countTiles({ words }, counts) {
  return html`<div class="counts">${
    Object.entries(counts).filter(([, count]) => count >= 0).map(([kind, count]) =>
      html`
        <span class="count-tile"
          style="--c:var(--${kind})"><span class="bt">${symbol(
            kind,
          )}</span><b class="num">${count}</b><small>${words.nameOf(
            COLOURS.includes(kind) ? kind : `${kind}-01`,
          )}</small></span>
      `
    )
  }</div>`;
}
