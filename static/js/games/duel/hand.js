/** The hand: rows of techniques, reinforcements and secret orders; one of them is open. */

import { html } from "lit-html";
import { hands } from "../../stage/hand.js";
import { symbol } from "../../symbols.js";
import { orderFace } from "./cards.js";
import { handCard, helpCard, inHand } from "./held.js";
import { inView, row } from "./laying.js";
import { mark } from "./mark.js";
import { ownFighters } from "./model.js";
import { progress } from "./worth.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./model.js").Fighter} Fighter */
/** @typedef {import("../../stage/hand.js").Row} Row */

/** Elsewhere what one holds can't be used: the sheet about oneself has it. */
const USED = ["lay", "swap"];

/** @param {TableView} table */
export function hand(table) {
  const all = USED.includes(table.pub.phase) ? rows(table) : [];
  if (!all.length) return null;
  const chosen = row.of(table);
  const open = all.some(({ id }) => id === chosen) ? chosen : `hand-${inView(table)?.index}`;
  return hands(table.words.say("duel-rows"), all, open, (id) => row.make(table, id));
}

/** @param {TableView} table @returns {Row[]} */
function rows(table) {
  const own = ownFighters(table).map((one) => handOf(table, one));
  return [...own, ...[helps(table), orders(table)].filter((row) => row.cards.length)];
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
    label: `${table.words.nameOf(fighter.ninja)} (${table.nameOf(fighter.seat)})`,
    count: `${laid}/3`,
    sign: mark(fighter.ninja),
    cards: inHand(table, fighter),
    draw: (id) => handCard(table, fighter, id),
  };
}

/** @param {TableView} table @returns {Row} */
function helps(table) {
  const cards = Object.keys(table.me.help ?? {});
  return {
    id: "help",
    label: table.words.say("duel-helps"),
    count: cards.length,
    sign: symbol("reinforce"),
    cards,
    draw: (id) => helpCard(table, id),
  };
}

/** @param {TableView} table @returns {Row} */
function orders(table) {
  const { me, words } = table;
  const cards = Object.keys(me.orders ?? {});
  return {
    id: "orders",
    label: words.say("duel-orders"),
    count: cards.length,
    sign: symbol("scroll"),
    cards,
    draw: (id) =>
      html`<button class="thing hand-card" data-explain="order:${id}">${
        orderFace(id, words, progress(table, id))
      }</button>`,
  };
}
