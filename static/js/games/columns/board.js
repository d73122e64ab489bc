/** The stage of Columns: a wooden table with everyone's mats, the deck, three scrolls, the discard pile and the die. */

import { html, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { inOrder as seatOrder } from "../../stage/players.js";
import { symbol } from "../../symbols.js";
import { back, card, tile } from "./cards.js";
import { column } from "./columns.js";
import { cube } from "./die.js";
import { busting, COLOURS, COLUMNS } from "./reckon.js";
import { isMyPlace } from "./asks.js";
import { tell } from "./tale.js";
import { sealing } from "./display.js";

/** @typedef {import("../game.js").TableView} TableView */

const MOST_TILES = 8;
const SHOWN_TILES = 6;
const PHONE_TILES = 3;

/** @param {TableView} table */
export function board(table) {
  return html`${SCENERY}${mats(table)}${news(table)}
    <div class="table">${leftPile(table)}
      <div class="cols">${COLUMNS.map((number) => column(table, number))}</div>
      ${rightPile(table)}</div>${sealing(table)}`;
}

const SCENERY = html`
  <svg class="scenery" viewBox="0 0 1086 440" preserveAspectRatio="xMidYMin slice"
    aria-hidden="true">${svg`
      <rect width="1086" height="120" fill="var(--sky)" />
      <circle cx="545" cy="92" r="70" fill="var(--sun)" />
      <path d="M0 104 90 52l70 40 90-62 110 72 80-40 60 30 70-46 90 52 96-70 110 66 80-46 140 58v20H0z"
        fill="var(--hill)" />
      <path
        d="M0 112c60-24 120-22 180-4 60-26 150-24 220 0 70-20 150-18 210 2 70-28 170-26 240-2 70-18 160-20 236 4v14H0z"
        fill="var(--hill2)" />
      <path d="M0 110h1086v330H0z" fill="var(--wood)" />
      <g fill="var(--wood2)">
        <path
          d="M40 110h150L20 440h-290zM330 110h140l-50 330H190zM610 110h140l130 330H660zM900 110h140l320 330h-220z" />
      </g>
      <g fill="none" stroke="var(--grain)" stroke-width="2.5" stroke-linecap="round">
        <path
          d="M40 110-270 440M190 110 20 440M330 110 190 440M470 110l-50 330M610 110l50 330M750 110l130 330M900 110l240 330M1040 110l320 330" />
        <path
          d="M250 150c-12 30-30 66-52 102m20-6c10-18 24-48 30-66M545 180c2 40 0 90-6 150m12-60c1 20 0 50-2 70M830 170c16 30 40 70 66 104m-26-58c10 18 22 36 34 52M110 200c-24 36-60 84-96 124M980 190c30 34 70 80 110 118"
          stroke-width="1.8" opacity=".6" />
        <ellipse cx="252" cy="300" rx="9" ry="14" transform="rotate(30 252 300)" />
        <ellipse cx="905" cy="330" rx="9" ry="15" transform="rotate(-34 905 330)" />
      </g>
      <path d="M0 106h1086v10H0z" fill="var(--rim)" />
      <path d="M0 116h1086v4H0z" fill="#fff" opacity=".16" />
    `}</svg>
`;

/** A mat below every chip: who owns what needs no label. @param {TableView} table */
function mats(table) {
  const all = Object.keys(table.pub.players).map(Number);
  const seats = table.replay ? all : seatOrder(all, table.seat);
  const chips = seats.length + (table.replay ? 1 : 0);
  return html`<div class="mats ${chips > 4 ? "many" : ""}">${
    table.replay ? html`<span></span>` : ""
  }${
    repeat(seats, (seat) => seat, (seat) => (isOwn(table, seat) ? order(table) : mat(table, seat)))
  }</div>`;
}

/** The hand's region has one's own cards; in a replay the mat has them too. */
function isOwn(/** @type {TableView} */ table, /** @type {number} */ seat) {
  return seat === table.seat && !table.replay;
}

/**
 * @param {TableView} table
 * @param {number} seat
 */
function mat({ pub, words, nameOf }, seat) {
  const { open, safe, sums, present } = pub.players[seat];
  const tiles = [
    ...COLOURS.filter((colour) => open[colour]).map((colour) => matTile(colour, sums[colour], "")),
    ...COLOURS.filter((colour) => safe[colour]).map((colour) =>
      matTile(colour, safe[colour].points, "sealed")
    ),
  ];
  const [shown, sealed] = [sums, mapPoints(safe)].map(total);
  return html`
    <button class="thing mat" data-explain="player:${seat}" data-spot="mat-${seat}"
      aria-label=${words.say("columns-mat", {
        name: nameOf(seat),
        points: pub.players[seat].score,
      })}>${tiles.length
        ? tiles
        : html`<small>${
          words.say(present ? "columns-no-cards" : "label-left")
        }</small>`}<span class="os" aria-hidden="true"><span>${shown}</span>${sealed
        ? html`<span class="z">${symbol("scroll")}${sealed}</span>`
        : ""}</span></button>
  `;
}

/**
 * @param {string} colour
 * @param {number} points
 * @param {string} look
 */
function matTile(colour, points, look) {
  return html`
    <span class="mt ${look}" style="--c:var(--${colour})"
      aria-hidden="true">${symbol(colour)}<b class="num">${points}</b></span>
  `;
}

/** @param {Record<string, {points: number}>} safe */
function mapPoints(safe) {
  return Object.fromEntries(Object.entries(safe).map(([colour, { points }]) => [colour, points]));
}

/** @param {Record<string, number>} sums */
function total(sums) {
  return Object.values(sums).reduce((sum, one) => sum + one, 0);
}

/** In the own mat's place: who takes in which order. @param {TableView} table */
function order({ pub, words, nameOf, faceOf, seat }) {
  const title = words.say(orderTitle(pub, seat));
  const way = words.say(pub.reversed ? "label-order-right" : "label-order-left");
  return html`
    <button class="thing mat me" data-explain="order"
      aria-label="${title}: ${pub.takers.map(nameOf).join(", ")}. ${way}"><small>${pub.takers.length
        ? title
        : words.say("columns-no-columns")}</small>
        <span class="order">${pub.takers.map((
          /** @type {number} */ seat,
          /** @type {number} */ at,
        ) =>
          html`${at ? symbol("arrow", "a not-phone") : ""}<span class="dot" style="--c:var(--${
            faceOf(seat)
          })">${symbol(faceOf(seat))}</span>`
        )}${pub.reversed ? symbol("turn", "a turned") : ""}</span></button>
  `;
}

/**
 * @param {import("../../types.js").View} pub
 * @param {number} seat
 */
function orderTitle({ phase, turn }, seat) {
  if (phase === "take") return "columns-they-take";
  return turn === seat ? "columns-if-you-stop" : "columns-if-stop";
}

/** The newest line, where everyone looks. @param {TableView} table */
function news({ events, words, nameOf, faceOf, now }) {
  const last = tell(events.slice(-3), words, nameOf).at(-1);
  if (!last || now) return "";
  const dot = last.seat === undefined
    ? ""
    : html`<span class="dot" style="--c:var(--${faceOf(last.seat)})">${
      symbol(faceOf(last.seat))
    }</span>`;
  return html`<p class="news" data-free>${dot}<span>${
    last.pieces.map((piece, at) => at % 2 ? html`<b>${piece}</b>` : piece)
  }</span></p>`;
}

/** The deck, or the drawn card in its place. @param {TableView} table */
function leftPile(table) {
  const { pub, words } = table;
  if (pub.drawn) {
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
  return html`<div class="pile l">${deck(table)}${risk(table)}</div>`;
}

/** @param {TableView} table */
function rightPile(table) {
  return html`<div class="pile r">${table.pub.drawn ? deck(table) : discard(table)}${
    die(table)
  }</div>`;
}

/** The deck itself can be clicked to draw. @param {TableView} table */
function deck(table) {
  const { pub, words, can, act, pressed } = table;
  const label = `${words.say("label-deck")}: ${words.say("label-cards", { count: pub.deck })}`;
  const thick = Math.min(4, Math.ceil(pub.deck / 20));
  const inside = html`<span class="nc deckback">${back()}</span>`;
  return html`
    <div
      class="deck-box"><div class="deck thick-${thick}" data-spot="deck">${can("draw")
        ? html`
          <button class="deck-button ${pressed("draw")}" aria-label="${words.say(
            "columns-key-d",
          )}. ${label}" data-explain="deck"
            @click=${() => act("draw")}>${inside}</button>
        `
        : html`<button class="thing deck-button" aria-label=${label} data-explain="deck">${inside}</button>`}</div><span class="n" aria-hidden="true">${pub
        .deck} <small>${words.say("columns-left")}</small></span></div>
  `;
}

/** The very cards that fit nowhere. @param {TableView} table */
function risk(table) {
  const { pub, words } = table;
  const cards = busting(pub);
  const shown = cards.length > MOST_TILES ? cards.slice(0, SHOWN_TILES) : cards;
  const more = cards.length - shown.length;
  return html`
    <button class="thing risk ${pub.phase === "take" ? "unasked" : ""}" data-explain="bust"
      aria-label=${words.say("columns-these-bust", { count: cards.length })}>${symbol(
        "skull",
        "sk only-phone",
      )}<span class="risk-title not-phone">${words.say(
        "columns-busting",
      )}</span><span class="tiles">${shown.length ? shown.map((id) => tile(id, words)) : html`
        <span class="pill not-phone">${words.say("columns-busting-none")}</span><span
          class="pill only-phone">${words.say("columns-all-fit")}</span>
      `}${cards.length > PHONE_TILES
        ? html`<span class="more only-phone">+${cards.length - PHONE_TILES}</span>`
        : ""}${more ? html`<span class="more not-phone">+${more}</span>` : ""}</span></button>
  `;
}

/** @param {TableView} table */
function discard({ pub, words }) {
  const label = words.say("columns-discarded", { count: pub.discard });
  return html`
    <div class="discard"
      data-spot="discard"><button class="thing" data-explain="discard" aria-label=${label}>${pub.top
        ? card(pub.top, words, { from: "deck", look: "spent" })
        : html`<span class="nc none"></span>`}</button><span class="n less" aria-hidden="true">${pub
        .discard} <small>${words.say("columns-out")}</small></span></div>
  `;
}

/** @param {TableView} table */
function die({ words, pub }) {
  return html`
    <button class="thing die-box" data-explain="die"
      aria-label=${words.say("columns-die")}>${cube("star")}${pub.risk
        ? html`<span class="risky">${words.say("option-risk")}</span>`
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
