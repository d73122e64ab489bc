/** The hand: rows of techniques, reinforcements and secret orders; one of them is open. */

import { html } from "lit-html";
import { handRow, handTabs } from "../../stage/hand.js";
import { symbol } from "../../symbols.js";
import { orderFace, tech, techLabel } from "./cards.js";
import { deckOf } from "./facts.js";
import { ninjaOf } from "./gallery.js";
import { handCard, held, helpCard } from "./held.js";
import { inView, openRow, rowOf } from "./laying.js";
import { mark } from "./mark.js";
import { fighters, leftSide, ownFighters } from "./model.js";
import { progress } from "./worth.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./model.js").Fighter} Fighter */
/** @typedef {{id: string, label: string, count: any, sign: any, cards: string[], row: () => any}} Row */

/** @param {TableView} table */
export function hand(table) {
  const all = rows(table);
  const open = all.find((one) => one.id === rowOf(table)) ?? usual(table, all);
  const tabs = all.map((one) => ({
    ...one,
    isOpen: one === open,
    open: () => openRow(table, one.id),
  }));
  return html`<div class="held">${handTabs(table.words.say("duel-rows"), tabs)}${
    open ? open.row() : ""
  }</div>`;
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
    ? others(table).map((one) => theirRow(table, one.ninja))
    : [];
  return [...first, helpRow(table), ...orderRow(table)];
}

/** @param {TableView} table */
function others(table) {
  return fighters(table.pub).filter((one) => one.side !== leftSide(table));
}

/**
 * @param {TableView} table
 * @param {Fighter} fighter
 * @returns {Row}
 */
function handOf(table, fighter) {
  const laid = Object.keys(table.me.fighters[fighter.index].laid).length;
  const cards = held(table, fighter);
  return {
    id: `hand-${fighter.index}`,
    label: table.words.nameOf(fighter.ninja),
    count: `${laid}/3`,
    sign: mark(fighter.ninja),
    cards,
    row: () => handRow(cards, (id) => id, (id) => handCard(table, fighter, id), "cards"),
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
    cards,
    row: () => handRow(cards, (id) => id, (id) => deckCard(table, id), "cards"),
  };
}

/**
 * The deck of an opponent, which says first whose it is.
 * @param {TableView} table
 * @param {string} ninja
 * @returns {Row}
 */
function theirRow(table, ninja) {
  const deck = deckRow(table, ninja);
  const whose = html`<span class="hand-gap whose">${table.words.say("duel-theirs")}</span>`;
  return {
    ...deck,
    row: () =>
      handRow(["", ...deck.cards], (id) => id, (id) => id ? deckCard(table, id) : whose, "cards"),
  };
}

/**
 * @param {TableView} table
 * @param {string} id
 */
function deckCard({ words }, id) {
  return html`
    <button class="thing hand-card" data-explain="card:${id}"
      aria-label=${techLabel(id, words)}>${tech(id, words)}</button>
  `;
}

/**
 * @param {TableView} table
 * @returns {Row}
 */
function helpRow(table) {
  const { me, words } = table;
  const cards = Object.keys(me.help ?? {});
  return {
    id: "help",
    label: words.say("duel-helps"),
    count: cards.length,
    sign: symbol("reinforce"),
    cards,
    row: () =>
      cards.length
        ? handRow(cards, (id) => id, (id) => helpCard(table, id), "cards")
        : html`<p class="none">${words.say("duel-helps-none")}</p>`,
  };
}

/**
 * @param {TableView} table
 * @returns {Row[]}
 */
function orderRow(table) {
  const { me, pub, words } = table;
  const cards = Object.keys(me.orders ?? {});
  if (!pub.turns) return [];
  return [{
    id: "orders",
    label: words.say("duel-orders"),
    count: cards.length,
    sign: symbol("scroll"),
    cards,
    row: () =>
      cards.length
        ? handRow(
          cards,
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
