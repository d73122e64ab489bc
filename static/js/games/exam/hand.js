/** Preparation: six action cards to lay on the own heroes by click, drag or key. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { chosenHero, drag, isTried, offer } from "./looking.js";
import { CARDS, heroesOf } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table */
export function hand(table) {
  const hero = chosenHero(table);
  return html`${ending(table)}<div class="hand">${
    CARDS.map((card, at) => handCard(table, card, at, hero))
  }</div>`;
}

/**
 * For whom the next card is.
 * @param {TableView} table
 */
export function nextHero(table) {
  const { words } = table;
  const hero = chosenHero(table);
  return html`<span class="note">${
    hero ? words.say("exam-lay-on", { hero: words.nameOf(hero) }) : words.say("exam-all-laid")
  }</span>`;
}

/**
 * The buttons that take a card back or end the laying.
 * @param {TableView} table
 */
function ending(table) {
  const { words, can, act } = table;
  return html`
    <div
      class="buttons">${can("back")
        ? html`<button @click=${() => act("back")}>${symbol("undo")} ${
          words.say("verb-back")
        }</button>`
        : ""}<button class="primary ${can("done") ? "" : "off"}" aria-disabled=${!can(
          "done",
        )} data-click="done "
        @click=${() => act("done")}>${words.say("verb-done")} ${laidCount(table)}</button></div>
  `;
}

/** @param {TableView} table */
function laidCount({ pub, me, seat }) {
  const battle = Object.values(pub.battles).find((one) =>
    one.attacker === seat || one.defender === seat
  );
  const up = heroesOf(pub, seat).filter((hero) => !battle?.heroes[hero]?.down).length;
  return html`<span class="num">${Object.keys(me.cards ?? {}).length}/${up}</span>`;
}

/**
 * @param {TableView} table
 * @param {string} card
 * @param {number} at
 * @param {string} hero
 */
function handCard(table, card, at, hero) {
  const { words, me } = table;
  const verb = `lay-${card}`;
  const laid = Object.keys(me.cards ?? {}).find((one) => me.cards[one] === card);
  if (laid) {
    return html`
      <span class="action-card gone" data-spot="hand-${card}" role="img"
        aria-label=${words.say("exam-lies-on", {
          card: words.nameOf(card),
          hero: words.nameOf(laid),
        })}>
            <small>${words.nameOf(laid)}</small></span>
    `;
  }
  const does = offer(table, verb, hero);
  const label = words.say("exam-lay", { card: words.nameOf(card), hero: words.nameOf(hero) });
  return html`
    <button class="action-card ${isTried(table, verb, hero) ? "tried" : ""}"
      data-spot="hand-${card}" data-click="${verb} ${hero}" draggable="true"
      aria-label=${hero ? label : words.nameOf(card)}
      aria-disabled=${!table.can(verb, hero)} title=${table.words.textOf(
        card,
      )} aria-keyshortcuts=${at +
        1}
      @dragstart=${(/** @type {DragEvent} */ event) => {
        event.dataTransfer?.setData("text/plain", card);
        drag(card);
      }} @dragend=${() => drag("")}
      @pointerenter=${does.enter} @pointerleave=${does.leave} @focus=${does.focus} @click=${does
        .click}>
        <b class="key" aria-hidden="true">${at + 1}</b>${symbol(`card-${card}`)}<span>${words
          .nameOf(card)}</span></button>
  `;
}
