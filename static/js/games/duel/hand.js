/** The hand of six, the reinforcements and the secret orders. */

import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";
import { until } from "lit-html/directives/until.js";
import { uncover } from "../../uncover.js";
import { nouns } from "../asking.js";
import { BAR } from "./actions.js";
import { emblem, helpFace, orderFace, tech, techLabel } from "./cards.js";
import { grab } from "./drag.js";
import { technique } from "./facts.js";
import { choose, chosen, dropCard, dropHelp, inView, isMoving, layCard } from "./laying.js";
import { firstPlace, ownFighters, PLACES } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./model.js").Fighter} Fighter */

/** @param {TableView} table */
export function hand(table) {
  const fighter = inView(table);
  if (!fighter || !["lay", "swap"].includes(table.pub.phase)) return "";
  const { words, me, seat, nameOf } = table;
  const mine = fighter.seat === seat;
  const title = words.say(mine ? "duel-hand" : "duel-hand-of", {
    ninja: words.nameOf(fighter.ninja),
    name: nameOf(fighter.seat),
  });
  const own = me.fighters[fighter.index];
  return html`<section class="panel hand" ${ref(uncoverHand)}><h2>${title}</h2>${
    tabs(table, fighter)
  }
    <div class="cards">${
    repeat(held(table, fighter), (id) =>
      id, (id, at) =>
      own.hand[id] ? card(table, fighter, id, at) : gone(table, fighter, id))
  }</div>
    <p class="note">${words.say(mine ? `duel-hint-${table.pub.phase}` : "duel-hand-advice")} ${
    words.say("duel-undealt", { count: own.deck })
  }</p>
  </section>`;
}

/** On a small screen a new hand comes into view, together with the lane. */
export function uncoverHand(/** @type {Element | undefined} */ section) {
  if (!section) return;
  const sight = { about: ".hand", keep: ".arena .lane:not(.meet), .hand", bar: BAR, isNew: true };
  requestAnimationFrame(() => uncover(sight));
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
 * Where a laid card came from.
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {string} id
 */
function gone({ me, words }, fighter, id) {
  const { laid } = me.fighters[fighter.index];
  const place = PLACES.find((one) => laid[one] === id);
  return html`<span class="hand-gap">${words.say("duel-laid", { place })}</span>`;
}

/**
 * Whose hand is in view, where one camp leads two ninja.
 * @param {TableView} table
 * @param {Fighter} shown
 */
function tabs(table, shown) {
  const own = ownFighters(table);
  if (own.length < 2) return "";
  return html`<div class="tabs segments" role="group" aria-label=${table.words.say("duel-hands")}>${
    own.map((one) =>
      html`<button aria-pressed=${one.index === shown.index} @click=${() =>
        choose({ hand: one.index })}>${emblem(one.ninja)} ${table.words.nameOf(one.ninja)} · ${
        Object.keys(table.me.fighters[one.index].laid).length
      }/3</button>`
    )
  }</div>`;
}

/**
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {string} id
 * @param {number} at
 */
function card(table, fighter, id, at) {
  const { words } = table;
  const swaps = nouns(table, "exchange").some((noun) => noun.startsWith(`${id}>`));
  const place = firstPlace(table, id, 0);
  if (!swaps && fighter.seat !== table.seat || table.replay) {
    return html`<div class="hand-card" role="group" aria-label=${techLabel(id, words)}>${
      tech(id, words, { fly: true })
    }</div>`;
  }
  const click = () =>
    swaps ? choose({ picked: chosen().picked === id ? "" : id }) : layCard(table, fighter, id);
  return html`
    <button class="hand-card ${place || swaps ? "ok" : ""} ${chosen().picked === id
      ? "picked"
      : ""}" aria-label=${techLabel(id, words)} aria-disabled=${!place && !swaps}
      aria-keyshortcuts=${at + 1}
      @click=${click}
      @pointerdown=${(/** @type {PointerEvent} */ event) =>
        grab(
          event,
          (zone) => dropCard(table, id, zone),
        )}><span class="key" aria-hidden="true">${at +
        1}</span>${mayDiffer(table, fighter) && place
        ? foreseen(table, id, place)
        : tech(id, words, { fly: true })}</button>
  `;
}

/**
 * Whether what lies already may change what the next card costs and does.
 * @param {TableView} table
 * @param {Fighter} fighter
 */
function mayDiffer({ me }, { index }) {
  const { laid, calls } = me.fighters[index];
  return !isMoving() && Object.keys({ ...laid, ...calls }).length > 0;
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
 * What only this seat holds: reinforcements and mission orders.
 * @param {TableView} table
 */
export function holdings(table) {
  const { me, words } = table;
  const helps = Object.keys(me.help ?? {});
  const orders = Object.keys(me.orders ?? {});
  if (!helps.length && !orders.length) return "";
  return html`<div class="holdings">
    ${
    helps.length
      ? html`
        <section class="panel">
          <h2>${words.say("duel-helps")}${me.calls === undefined ? "" : html`
            · ${words.say("duel-calls-left", { n: me.calls })}
          `}</h2>
          <div class="helps">${repeat(helps, (id) => id, (id) => helpCard(table, id))}</div>
        </section>
      `
      : ""
  }
    ${
    orders.length
      ? html`
        <section class="panel">
          <h2>${words.say("duel-orders")}</h2>
          <ul class="orders">${orders.map((id) => orderFace(id, words))}</ul>
        </section>
      `
      : ""
  }</div>`;
}

/**
 * @param {TableView} table
 * @param {string} id
 */
function helpCard(table, id) {
  const { words, can, act } = table;
  if (can("discard", id)) {
    return html`
      <button class="help-button ok" aria-label="${words.say("verb-discard")}: ${words.nameOf(id)}"
        @click=${() => act("discard", id)}>${helpFace(id, words)}</button>
    `;
  }
  const may = nouns(table, "call").some((noun) => noun.startsWith(`${id}>`));
  if (!may) return html`<div class="help-button">${helpFace(id, words)}</div>`;
  const armed = chosen().help === id;
  return html`
    <button class="help-button ok" aria-pressed=${armed} @click=${() =>
      choose({ help: armed ? "" : id })}
      @pointerdown=${(/** @type {PointerEvent} */ event) =>
        grab(event, (zone) => dropHelp(table, id, zone))}>${helpFace(id, words)}</button>
  `;
}
