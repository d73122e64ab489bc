/** One's own place in a lane: the laid card, a free place, and the reinforcement that lies there. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { nouns } from "../asking.js";
import { tech, techLabel } from "./cards.js";
import { grab } from "./drag.js";
import { hyphened } from "./hyphens.js";
import { armed, call, dropCard, isRuleTold, seekHelp, swapped, wished } from "./laying.js";
import { callsOn, led, PLACES } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./model.js").Fighter} Fighter */

/**
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {number} place
 */
export function ownPlace(table, fighter, place) {
  const { laid } = table.me.fighters[fighter.index];
  return html`<div class="own-place" data-drop="${fighter.index}:${place}">${
    laid[place] ? laidCard(table, fighter, place) : gap(table, fighter, place)
  }</div>`;
}

/**
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {number} place
 */
function gap(table, fighter, place) {
  const { words, can, me } = table;
  const mine = Object.keys(me.fighters[fighter.index].hand).some((card) =>
    can("lay", `${card}>${place}`)
  );
  if (!mine) return html`<span class="gap"></span>`;
  const zone = `${fighter.index}:${place}`;
  const isWished = wished.of(table) === zone;
  return html`
    <button class="free-place ok" aria-pressed=${isWished} data-explain="place"
      aria-label=${words.say("duel-place", { place, ninja: words.nameOf(fighter.ninja) })}
      @click=${() => wished.toggle(table, zone)}><b>${words.say("duel-place-nth", {
        place,
      })}</b><small>${isWished
        ? words.say("duel-place-next")
        : isRuleTold(table)
        ? words.say("duel-place-rule")
        : ""}</small></button>
  `;
}

/**
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {number} place
 */
function laidCard(table, fighter, place) {
  const { words, can, act, pressed, me } = table;
  const { laid, preview } = me.fighters[fighter.index];
  const card = laid[place];
  const foreseen = preview?.[place];
  const face = tech(card, words, {
    fly: true,
    foreseen,
    look: foreseen && !foreseen.paid ? "dear" : "",
  });
  const picked = swapped.of(table);
  if (picked && can("exchange", `${picked}>${place}`)) {
    return html`
      <button class="laid ok" data-explain="card:${card}"
        data-click="exchange ${picked}>${place}" aria-label=${words.say("duel-exchange", {
          card: words.nameOf(card),
          other: words.nameOf(picked),
        })}
        @click=${() => act("exchange", `${picked}>${place}`)}>${face}</button>
    `;
  }
  if (!can("take-back", card)) {
    return html`
      <button class="thing laid" data-explain="card:${card}"
        aria-label=${techLabel(card, words)}>${face}</button>
    `;
  }
  return html`
    <button class="laid ${pressed("take-back", card)}" data-explain="card:${card}"
      data-click="take-back ${card}"
      aria-label="${words
        .say("verb-take-back")}: ${techLabel(card, words)}" @click=${() => act("take-back", card)}
      @pointerdown=${(/** @type {PointerEvent} */ event) =>
        grab(event, (zone) => dropCard(table, card, zone))}>${face}</button>
  `;
}

/**
 * The reinforcement on a place, where a chosen one may go, or the way to choose one.
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {number} place
 */
export function reinforcement(table, fighter, place) {
  const own = table.me.fighters?.[fighter.index];
  const card = fighter.turned[place]
    ? fighter.called[(table.pub.round - 1) * PLACES.length + place]
    : own?.calls[place];
  const mine = led(table).some((one) => one.index === fighter.index);
  return html`<div class="calls" data-drop="${fighter.index}:${place}">${
    card ? lies(table, card, own?.targets[place] ?? "") : mine ? offers(table, fighter, place) : ""
  }</div>`;
}

/**
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {number} place
 */
function offers(table, fighter, place) {
  const { words } = table;
  const help = armed(table);
  const ways = help ? callsOn(table, help, fighter, place) : [];
  if (ways.length) {
    return ways.map((noun) =>
      html`
        <button class="call ok" data-explain="help:${help}" data-click="call ${noun}"
          @click=${() => call(table, noun)}>${symbol("reinforce")}<span>${aim(
            table,
            noun,
            fighter,
          )}</span></button>
      `
    );
  }
  const may = nouns(table, "call").some((noun) => noun.split(">")[1] === String(place));
  return may
    ? html`
      <button class="call add" aria-label=${words.say("duel-call-choose", { place })}
        @click=${() => seekHelp(table, `${fighter.index}:${place}`)}>${symbol("plus")}${symbol(
          "reinforce",
        )}</button>
    `
    : "";
}

/**
 * @param {TableView} table
 * @param {string} card
 * @param {string} target
 */
function lies(table, card, target) {
  const { words, can, act } = table;
  const text = html`${symbol("reinforce")}<span>${hyphened(words.nameOf(card), words)}${
    target ? html`<small>${words.nameOf(target)}</small>` : ""
  }</span>`;
  if (!can("dismiss", card)) {
    return html`<button class="thing call lies" data-explain="help:${card}">${text}</button>`;
  }
  const label = `${words.say("verb-dismiss")}: ${words.nameOf(card)}`;
  return html`
    <button class="call lies" data-explain="help:${card}" data-click="dismiss ${card}"
      aria-label=${label}
      @click=${() => act("dismiss", card)}>${text}</button>
  `;
}

/**
 * @param {TableView} table
 * @param {string} noun card>place or card>place>ninja
 * @param {Fighter} fighter
 */
function aim({ words }, noun, fighter) {
  const [, , target] = noun.split(">");
  return target && target !== fighter.ninja
    ? words.say("duel-call-against", { ninja: words.nameOf(target) })
    : words.say("duel-call-here");
}
