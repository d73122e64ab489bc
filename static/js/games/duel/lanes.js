/** The stage of a fight: three lanes, the other side's cards above, one's own below, in the order of the clashes. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { back, slip, tech, techLabel } from "./cards.js";
import { inView } from "./laying.js";
import { PLACES, sides } from "./model.js";
import { ownPlace, reinforcement } from "./place.js";
import { flanks, VALLEY } from "./scenery.js";
import { stake } from "./stake.js";
import { mark } from "./mark.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./model.js").Fighter} Fighter */

/** @param {TableView} table */
export function arena(table) {
  const both = sides(table);
  const own = inView(table) ?? both[0].find((one) => one.hp > 0) ?? both[0][0];
  const mates = both[0].filter((one) => one !== own && one.index !== own?.index);
  return html`${VALLEY}${flanks(table, both)}${stake(table)}
    <div class="lanes ${mates.length ? "two" : ""} ${both[1].length > 1 ? "against-two" : ""}">${
    PLACES.map((place) => lane(table, place, own, mates, both[1]))
  }</div>`;
}

/**
 * @param {TableView} table
 * @param {number} place
 * @param {Fighter | undefined} own
 * @param {Fighter[]} mates
 * @param {Fighter[]} others
 */
function lane(table, place, own, mates, others) {
  const next = isNext(table, place, own);
  return html`
    <section class="lane ${next ? "next" : ""}"
      aria-label=${table.words.say("duel-place-nth", {
        place,
      })}><span class="nth num" aria-hidden="true">${place}</span>
      <div class="foe">${others.map((one) => theirs(table, one, place))}</div>
      ${mates.length
        ? html`<div class="mates">${mates.map((one) => mate(table, one, place))}</div>`
        : ""}
      ${own ? reinforcement(table, own, place) : ""}
      <div class="own">${own ? ownCell(table, own, place) : ""}</div>
      <p class="ft">${own ? foot(table, own, place) : ""}</p></section>
  `;
}

/**
 * The place that the next card goes to.
 * @param {TableView} table
 * @param {number} place
 * @param {Fighter | undefined} own
 */
function isNext(table, place, own) {
  if (!own || table.now || table.pub.phase !== "lay") return false;
  const { laid = {}, hand = {} } = table.me.fighters?.[own.index] ?? {};
  const free = PLACES.find((one) => !laid[one]);
  return free === place && Object.keys(hand).some((card) => table.can("lay", `${card}>${place}`));
}

/**
 * What the other side has there: its card once it is up, a back once its player is done.
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {number} place
 */
function theirs(table, fighter, place) {
  const up = fighter.turned[place];
  if (up) return slip(up, table.words);
  if (fighter.hp <= 0) return html`<span class="gap fell">${table.words.say("duel-down")}</span>`;
  return fighter.done || table.pub.phase !== "lay"
    ? back(table.words.say("duel-face-down"))
    : html`<span class="gap">${table.words.say("duel-thinking")}</span>`;
}

/**
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {number} place
 */
function mate(table, fighter, place) {
  const { words, me } = table;
  const own = me.fighters?.[fighter.index];
  const isUp = fighter.hp > 0;
  const card = fighter.turned[place] ?? (isUp ? own?.laid?.[place] : undefined);
  const inside = card
    ? slip(card, words, { foreseen: own?.preview?.[place] })
    : fighter.done && isUp
    ? back(words.say("duel-face-down"))
    : html`<span class="gap">${words.say(isUp ? "duel-thinking" : "duel-down")}</span>`;
  return html`<span class="mate">${mark(fighter.ninja)}${inside}</span>`;
}

/**
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {number} place
 */
function ownCell(table, fighter, place) {
  const { words, me } = table;
  const up = fighter.turned[place];
  if (up) {
    return html`
      <button class="thing turned" data-explain="card:${up}"
        aria-label=${techLabel(up, words)}>${tech(up, words)}</button>
    `;
  }
  if (fighter.hp <= 0) return html`<span class="gap fell">${words.say("duel-down")}</span>`;
  if (me.fighters?.[fighter.index]) return ownPlace(table, fighter, place);
  return fighter.done || table.pub.phase !== "lay"
    ? back(words.say("duel-face-down"))
    : html`<span class="gap">${words.say("duel-thinking")}</span>`;
}

/**
 * The Chakra that is left after a card, or what it dealt.
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {number} place
 */
function foot(table, fighter, place) {
  const { words, me } = table;
  const blow = blowAt(table, fighter, place);
  if (blow) {
    return html`<span class="left">${words.say("duel-dealt", { n: blow.dealt ?? 0 })}</span>`;
  }
  const foreseen = me.fighters?.[fighter.index]?.preview?.[place];
  if (!foreseen) return "";
  return html`<span class="left ${foreseen.paid ? "" : "dear"}">${symbol("chakra")}${
    words.say(foreseen.paid ? "duel-left" : "duel-too-dear", { left: foreseen.left })
  }</span>`;
}

/**
 * What came of a card of this round, if it is up.
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {number} place
 */
function blowAt({ pub }, fighter, place) {
  if (!fighter.turned[place]) return undefined;
  const blows = pub.fighters?.[fighter.index]?.blows ?? {};
  return blows[(pub.round - 1) * PLACES.length + place];
}
