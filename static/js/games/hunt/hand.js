/** The hand: the cards of the hero in question, deck and discard pile; who leads several heroes has a tab for each. */

import { html } from "lit-html";
import { hands } from "../../stage/hand.js";
import { faceOf } from "../../faces.js";
import { symbol, symbolOf } from "../../symbols.js";
import { handCard, useOf, whyNot } from "./cards.js";
import { short } from "./naming.js";
import { busyIn, handOf, ledBy, moverOf, questionOf } from "./reading.js";
import { askForTime, openHand } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table */
export function hand(table) {
  const { pub, seat } = table;
  const all = ledBy(pub, seat);
  const hero = openedOf(table, all);
  if (!hero) return null;
  const rows = all.map((one) => rowOf(table, one));
  return html`<div class="raises" @raise=${() => askForTime(table)}>${
    hands(table.words.say("hunt-hands"), rows, hero, (id) => openHand.make(table, id))
  }</div>${piles(table, hero)}`;
}

/**
 * The hero whose cards are in sight: the chosen one, the one in question, or one with something to play.
 * @param {TableView} table
 * @param {string[]} all
 */
export function openedOf(table, all) {
  const busy = table.pub.fight?.hero ?? (busyIn(table.pub) || moverOf(table));
  if (all.includes(openHand.of(table))) return openHand.of(table);
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
 * @param {string} hero
 */
function rowOf(table, hero) {
  return {
    id: hero,
    label: short(table.words, hero),
    sign: faceOf(hero),
    count: table.pub.heroes[hero].cards,
    cards: sorted(table, hero),
    colour: symbolOf(hero),
    draw: (/** @type {string} */ card) => handCard(table, card),
    whyNot: (/** @type {string} */ card) =>
      questionOf(table) && !useOf(table, card) ? whyNot(table, card) : "",
  };
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
