/** The hand: rows of techniques, reinforcements and secret orders; one of them is open. */

import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { handRow } from "../../stage/hand.js";
import { symbol } from "../../symbols.js";
import { nouns } from "../asking.js";
import { helpFace, orderFace, tech, techLabel } from "./cards.js";
import { grab } from "./drag.js";
import { deckOf, technique } from "./facts.js";
import { ninjaOf } from "./gallery.js";
import {
  armed,
  dropCard,
  dropHelp,
  inView,
  layCard,
  nextPlace,
  openRow,
  rowOf,
  swapped,
  toggle,
} from "./laying.js";
import { mark } from "./mark.js";
import { fighters, leftSide, ownFighters, PLACES } from "./model.js";
import { progress } from "./worth.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./model.js").Fighter} Fighter */
/** @typedef {{id: string, label: string, count: any, sign: any, row: () => any}} Row */

/** @param {TableView} table */
export function hand(table) {
  const all = rows(table);
  const open = all.find((one) => one.id === rowOf(table)) ?? usual(table, all);
  return html`<div class="held">
    <div class="rows" role="group" aria-label=${table.words.say("duel-rows")}>${
    all.map((one) => tab(table, one, one === open))
  }</div>${open ? open.row() : ""}</div>`;
}

/**
 * The cards of a hand, those laid included, as the keys 1 to 6 count them.
 * @param {TableView} table
 * @param {Fighter} fighter
 */
export function held({ words, me }, fighter) {
  const { hand: own, laid } = me.fighters[fighter.index];
  const cost = (/** @type {string} */ id) => technique(id, words).cost;
  const cards = [...Object.keys(own), .../** @type {string[]} */ (Object.values(laid))];
  return cards.sort((a, b) => cost(a) - cost(b) || a.localeCompare(b));
}

/**
 * The row that the question is about.
 * @param {TableView} table
 * @param {Row[]} all
 */
function usual(table, all) {
  const { phase } = table.pub;
  if (phase === "discard") return all.find((one) => one.id === "help") ?? all[0];
  const shown = inView(table);
  return all.find((one) => shown && one.id === `hand-${shown.index}`) ??
    all.find((one) => one.count !== 0) ?? all[0];
}

/**
 * @param {TableView} table
 * @returns {Row[]}
 */
function rows(table) {
  const { phase } = table.pub;
  const first = ["lay", "swap"].includes(phase)
    ? ownFighters(table).map((one) => handOf(table, one))
    : phase === "pick" || phase === "ban"
    ? [deckRow(table, ninjaOf(table))]
    : phase === "out"
    ? others(table).map((one) => deckRow(table, one.ninja))
    : [];
  return [...first, helpRow(table), ...orderRow(table)];
}

/** @param {TableView} table */
function others(table) {
  return fighters(table.pub).filter((one) => one.side !== leftSide(table));
}

/**
 * @param {TableView} table
 * @param {Row} one
 * @param {boolean} isOpen
 */
function tab(table, one, isOpen) {
  return html`
    <button class="row-tab" aria-pressed=${isOpen}
      @click=${() => openRow(table, one.id)}>${one.sign}<span>${one
        .label}</span><b class="num">${one.count}</b></button>
  `;
}

/**
 * @param {TableView} table
 * @param {Fighter} fighter
 * @returns {Row}
 */
function handOf(table, fighter) {
  const laid = Object.keys(table.me.fighters[fighter.index].laid).length;
  return {
    id: `hand-${fighter.index}`,
    label: table.words.nameOf(fighter.ninja),
    count: `${laid}/3`,
    sign: mark(fighter.ninja),
    row: () =>
      handRow(held(table, fighter), (id) => id, (id) => handCard(table, fighter, id), "cards"),
  };
}

/**
 * @param {TableView} table
 * @param {string} ninja
 * @returns {Row}
 */
function deckRow(table, ninja) {
  const { words } = table;
  const cards = deckOf(ninja, words);
  return {
    id: `deck-${ninja}`,
    label: words.nameOf(ninja),
    count: cards.length,
    sign: mark(ninja),
    row: () =>
      handRow(cards, (id) => id, (id) =>
        html`
          <button class="thing hand-card" data-explain="card:${id}"
            aria-label=${techLabel(id, words)}>${tech(id, words)}</button>
        `, "cards"),
  };
}

/**
 * @param {TableView} table
 * @returns {Row}
 */
function helpRow(table) {
  const { me, words } = table;
  const helps = Object.keys(me.help ?? {});
  return {
    id: "help",
    label: words.say("duel-helps"),
    count: helps.length,
    sign: symbol("reinforce"),
    row: () =>
      helps.length
        ? handRow(helps, (id) => id, (id) => helpCard(table, id), "cards")
        : html`<p class="none">${words.say("duel-helps-none")}</p>`,
  };
}

/**
 * @param {TableView} table
 * @returns {Row[]}
 */
function orderRow(table) {
  const { me, pub, words } = table;
  const orders = Object.keys(me.orders ?? {});
  if (!pub.turns) return [];
  return [{
    id: "orders",
    label: words.say("duel-orders"),
    count: orders.length,
    sign: symbol("scroll"),
    row: () =>
      orders.length
        ? handRow(
          orders,
          (id) => id,
          (id) =>
            html`<button class="thing hand-card" data-explain="order:${id}">${
              orderFace(id, words, progress(table, id))
            }</button>`,
          "cards",
        )
        : html`<p class="none">${words.say("duel-orders-none")}</p>`,
  }];
}

/**
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {string} id
 */
function handCard(table, fighter, id) {
  const { words, me } = table;
  const { hand: own, laid } = me.fighters[fighter.index];
  if (!own[id]) {
    const place = PLACES.find((one) => laid[one] === id);
    return html`<span class="hand-gap"><b class="num">${place}</b><small>${
      words.say("duel-laid", { place })
    }</small></span>`;
  }
  const swaps = nouns(table, "exchange").some((noun) => noun.startsWith(`${id}>`));
  const place = nextPlace(table, fighter, id);
  if (!swaps && !place) {
    return html`
      <button class="thing hand-card shut" data-explain="card:${id}"
        aria-label=${techLabel(id, words)}>${tech(id, words, { fly: true })}</button>
    `;
  }
  return swaps ? swapCard(table, id) : layable(table, fighter, id, place);
}

/**
 * @param {TableView} table
 * @param {string} id
 */
function swapCard(table, id) {
  const { words } = table;
  const chosen = swapped.of(table) === id;
  return html`
    <button class="hand-card ok ${chosen ? "chosen" : ""}" aria-pressed=${chosen}
      data-explain="card:${id}" aria-label=${techLabel(id, words)} @click=${() =>
        toggle(swapped, table, id)}>${tech(id, words, { fly: true })}</button>
  `;
}

/**
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {string} id
 * @param {number} place
 */
function layable(table, fighter, id, place) {
  const { words, pressed } = table;
  const number = held(table, fighter).indexOf(id) + 1;
  const state = pressed("lay", `${id}>${place}`);
  return html`
    <button class="hand-card ok ${state}" data-explain="card:${id}" aria-label=${techLabel(
      id,
      words,
    )}
      aria-keyshortcuts=${number} @click=${() => layCard(table, fighter, id)}
      @pointerdown=${(/** @type {PointerEvent} */ event) =>
        grab(event, (zone) => dropCard(table, id, zone))}>${mayDiffer(table, fighter)
        ? foreseen(table, id, place)
        : tech(id, words, { fly: true })}</button>
  `;
}

/**
 * Whether what lies already may change what the next card costs and does.
 * @param {TableView} table
 * @param {Fighter} fighter
 */
function mayDiffer({ me, pub }, { index }) {
  const { laid, calls } = me.fighters[index];
  const waits = pub.fighters[index].waits ?? {};
  return Object.keys({ ...laid, ...calls, ...waits }).length > 0;
}

/**
 * The card as it would count on its next place, asked from the server.
 * @param {TableView} table
 * @param {string} id
 * @param {number} place
 */
function foreseen({ words, hint }, id, place) {
  const seen = hint("lay", `${id}>${place}`).then((said) =>
    tech(id, words, {
      fly: true,
      look: said.paid === false ? "dear" : "",
      foreseen: said.paid ? said : undefined,
    })
  );
  return until(seen, tech(id, words, { fly: true }));
}

/**
 * @param {TableView} table
 * @param {string} id
 */
function helpCard(table, id) {
  const { words, can } = table;
  const may = can("discard", id) || nouns(table, "call").some((noun) => noun.startsWith(`${id}>`));
  if (!may) {
    return html`<button class="thing hand-card" data-explain="help:${id}">${
      helpFace(id, words)
    }</button>`;
  }
  const chosen = armed.of(table) === id;
  return html`
    <button class="hand-card ok ${chosen
      ? "chosen"
      : ""}" aria-pressed=${chosen} data-explain="help:${id}"
      @click=${() => toggle(armed, table, id)}
      @pointerdown=${(/** @type {PointerEvent} */ event) =>
        grab(event, (zone) => dropHelp(table, id, zone))}>${helpFace(id, words)}</button>
  `;
}
