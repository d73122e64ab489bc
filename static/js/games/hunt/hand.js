/** The hand: the cards of the hero in question, deck and discard pile; who leads several heroes has a tab for each. */

import { html } from "lit-html";
import { handRow, handTabs } from "../../stage/hand.js";
import { faceOf } from "../../faces.js";
import { symbol, symbolOf } from "../../symbols.js";
import { handCard, useOf } from "./cards.js";
import { short } from "./naming.js";
import { busyIn, handOf, ledBy, moverOf } from "./reading.js";
import { openHand, ui } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table */
export function hand(table) {
  const { pub, seat } = table;
  const all = ledBy(pub, seat);
  const hero = openedOf(table, all);
  if (!hero) return null;
  return html`<div class="held">${all.length > 1 ? tabs(table, all, hero) : ""}${
    handRow(sorted(table, hero), (card) => card, (card) => handCard(table, card), "cards")
  }${piles(table, hero)}</div>`;
}

/**
 * The hero whose cards are in sight: the chosen one, the one in question, or one with something to play.
 * @param {TableView} table
 * @param {string[]} all
 */
export function openedOf(table, all) {
  const busy = table.pub.fight?.hero ?? (busyIn(table.pub) || moverOf(table));
  if (all.includes(ui.hero)) return ui.hero;
  if (all.includes(busy)) return busy;
  return all.find((hero) => (handOf(table, hero) ?? []).some((card) => useOf(table, card))) ??
    all.find((hero) => !table.pub.heroes[hero].done) ?? all[0] ?? "";
}

/**
 * Fight cards first, each kind by its cost.
 * @param {TableView} table
 * @param {string} hero
 */
function sorted(table, hero) {
  const { techniques } = table.pub;
  const weight = (/** @type {string} */ card) =>
    (techniques[card].kind === "fight" ? 0 : 100) + techniques[card].cost;
  return (handOf(table, hero) ?? []).sort((a, b) => weight(a) - weight(b) || a.localeCompare(b));
}

/**
 * @param {TableView} table
 * @param {string[]} all
 * @param {string} open
 */
function tabs(table, all, open) {
  const { words, pub } = table;
  return handTabs(
    words.say("hunt-hands"),
    all.map((hero) => ({
      label: short(words, hero),
      sign: faceOf(hero),
      count: pub.heroes[hero].cards,
      cards: handOf(table, hero) ?? [],
      isOpen: hero === open,
      colour: symbolOf(hero),
      open: () => openHand(hero),
    })),
  );
}

/**
 * @param {TableView} table
 * @param {string} hero
 */
function piles({ pub, words }, hero) {
  const { deck, pile } = pub.heroes[hero];
  return html`
    <button class="thing piles" data-explain="deck:${hero}">
      <span class="pile" data-spot="deck-${hero}">${symbol(
        "naruto",
      )}<b class="num">${deck}</b><small>${words
        .say("hunt-deck")}</small></span>
      <span class="pile out" data-spot="pile-${hero}"><b class="num">${Object.keys(pile)
        .length}</b><small>${words.say("hunt-pile")}</small></span></button>
  `;
}
