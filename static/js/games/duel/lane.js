/** The arena: banners face to face, and between them a lane of three clashes. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { banner } from "./banner.js";
import { back, emblem, tech, techLabel } from "./cards.js";
import { clashRow } from "./clash.js";
import { rounds, whoOf } from "./clashes.js";
import { grab } from "./drag.js";
import { verdict } from "./recap.js";
import { choose, chosen, dropCard } from "./laying.js";
import { callsOn, led, PLACES, sides } from "./model.js";
import { scroll } from "./scroll.js";
import { chakraNow, finish, hpNow, isLast } from "./show.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./model.js").Fighter} Fighter */

/** @param {TableView} table */
export function arena(table) {
  const both = sides(table);
  const raise = (/** @type {Fighter} */ one) =>
    banner(table, one, { hp: one.hp, left: leftOf(table, one) });
  return html`<section class="panel arena">
    ${flank(both[0], "left", raise)}
    ${
    table.pub.phase === "out"
      ? html`<div class="lane meet">${scroll(table)}</div>`
      : lane(table, both)
  }
    ${flank(both[1], "right", raise)}
  </section>`;
}

/**
 * @param {TableView} table
 * @param {[Fighter[], Fighter[]]} both
 */
function lane(table, both) {
  const up = turnedOver(table);
  return html`<ol class="lane">${
    PLACES.map((place) =>
      up[place - 1] ? clashRow(table, up[place - 1], both) : placeRow(table, both, place)
    )
  }</ol>`;
}

/**
 * The arena while cards are turned over.
 * @param {TableView} table
 * @param {import("./show.js").Show} show
 */
export function stage(table, show) {
  const both = sides(table, show.pub);
  const hp = hpNow(show);
  const raise = (/** @type {Fighter} */ one) =>
    banner(table, one, { hp: hp[whoOf(one)], left: chakraNow(show, one), shown: true });
  return html`
    <section class="panel arena on-stage"
      aria-label=${table.words.say("duel-reveal")}>
        ${flank(both[0], "left", raise)}
        <ol class="lane">${PLACES.map((place, at) => {
          const clash = show.round.clashes[at];
          if (!clash || at > show.at) return hiddenRow(table, both, place);
          const landed = at < show.at || show.landed;
          return clashRow(table, clash, both, { look: at === show.at ? "now" : "", landed });
        })}</ol>
        ${flank(both[1], "right", raise)}
        ${isLast(show) ? verdict(table, show.round.end) : ""}
        ${show.still ? "" : skipButton(table)}
      </section>
  `;
}

/** @param {TableView} table */
function skipButton({ words }) {
  return html`<button class="small quiet skip-show" @click=${finish}>${symbol("forward")} ${
    words.say("duel-skip")
  }</button>`;
}

/**
 * @param {Fighter[]} side
 * @param {string} where
 * @param {(one: Fighter) => any} raise
 */
function flank(side, where, raise) {
  return html`<div class="flank ${where}">${side.map(raise)}</div>`;
}

/**
 * The clashes of this round that lie open: between two of them a card may be exchanged.
 * @param {TableView} table
 */
function turnedOver({ pub, events }) {
  const last = rounds(events).at(-1);
  const isNow = pub.phase === "over" || (pub.phase === "swap" && last?.round === pub.round);
  return isNow ? last?.clashes ?? [] : [];
}

/**
 * The Chakra left after what is laid, for those who see it.
 * @param {TableView} table
 * @param {Fighter} fighter
 * @returns {number | undefined}
 */
function leftOf({ me }, { index }) {
  const foreseen = Object.values(me.fighters?.[index]?.preview ?? {});
  return foreseen.at(-1)?.left;
}

/**
 * @param {TableView} table
 * @param {[Fighter[], Fighter[]]} both
 * @param {number} place
 */
function placeRow(table, [left, right], place) {
  return html`
    <li class="clash waiting">
      <div class="corner left">${left.map((one) =>
        marked(left, one, cell(table, one, place))
      )}</div>
      <div
        class="middle"><span class="medal" aria-hidden="true"><b class="num">${place}</b></span></div>
      <div class="corner right">${right.map((one) =>
        marked(right, one, cell(table, one, place))
      )}</div>
    </li>
  `;
}

/**
 * @param {TableView} table
 * @param {[Fighter[], Fighter[]]} both
 * @param {number} place
 */
function hiddenRow({ words }, [left, right], place) {
  const down = (/** @type {Fighter} */ one) =>
    one.hp > 0 ? back(words.say("duel-face-down")) : html`<span class="slot"></span>`;
  return html`
    <li class="clash waiting">
      <div class="corner left">${left.map(down)}</div>
      <div
        class="middle"><span class="medal" aria-hidden="true"><b class="num">${place}</b></span></div>
      <div class="corner right">${right.map(down)}</div>
    </li>
  `;
}

/**
 * Where two stand on one side, whose place it is.
 * @param {Fighter[]} side
 * @param {Fighter} fighter
 * @param {any} inside
 */
function marked(side, fighter, inside) {
  return side.length < 2
    ? inside
    : html`<div class="whose">${emblem(fighter.ninja)}${inside}</div>`;
}

/**
 * One ninja's place: the laid card for those who see it, a back once its player is done.
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {number} place
 */
function cell(table, fighter, place) {
  const own = table.me.fighters?.[fighter.index];
  if (fighter.hp <= 0) return html`<span class="slot fallen"></span>`;
  if (!own) {
    return fighter.done
      ? back(table.words.say("duel-face-down"))
      : html`<span class="slot"></span>`;
  }
  return html`<div class="own-place" data-drop="${fighter.index}:${place}">
    ${own.laid[place] ? laid(table, fighter, place) : gap(table, fighter, place)}
    ${reinforcement(table, fighter, place)}
  </div>`;
}

/**
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {number} place
 */
function gap({ words, can, me }, fighter, place) {
  const mine = Object.keys(me.fighters[fighter.index].hand).some((card) =>
    can("lay", `${card}>${place}`)
  );
  if (!mine) return html`<span class="slot"></span>`;
  const zone = `${fighter.index}:${place}`;
  const wished = chosen().place === zone;
  return html`
    <button class="slot ok" aria-pressed=${wished} aria-label=${words.say("duel-place", {
      place,
      ninja: words.nameOf(fighter.ninja),
    })}
      @click=${() => choose({ place: wished ? "" : zone })}>${words.say(
        wished ? "duel-place-next" : "duel-place-free",
      )}</button>
  `;
}

/**
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {number} place
 */
function laid(table, fighter, place) {
  const { words, can, act, me } = table;
  const own = me.fighters[fighter.index];
  const card = own.laid[place];
  const foreseen = own.preview?.[place];
  const look = `slip ${foreseen && !foreseen.paid ? "dear" : ""}`;
  const face = html`${tech(card, words, { look, fly: true, foreseen, text: false })}${
    foreseen ? chakraLine(words, foreseen) : ""
  }`;
  const picked = chosen().picked;
  if (picked && can("exchange", `${picked}>${place}`)) {
    return html`<button class="laid ok" aria-label=${
      words.say("duel-exchange", { card: words.nameOf(card), other: words.nameOf(picked) })
    } @click=${() => act("exchange", `${picked}>${place}`)}>${face}</button>`;
  }
  if (!can("take-back", card)) return html`<div class="laid">${face}</div>`;
  return html`
    <button class="laid" aria-label="${words.say("verb-take-back")}: ${techLabel(
      card,
      words,
    )}" @click=${() => act("take-back", card)}
      @pointerdown=${(/** @type {PointerEvent} */ event) =>
        grab(event, (zone) => dropCard(table, card, zone))}>${face}</button>
  `;
}

/**
 * @param {import("../../words.js").Words} words
 * @param {Record<string, any>} foreseen
 */
function chakraLine(words, { paid, left }) {
  return html`<span class="chakra-line ${paid ? "" : "dear"}">${
    paid ? words.say("duel-left", { left }) : words.say("duel-too-dear", { left })
  }</span>`;
}

/**
 * The reinforcement on a place, or where a chosen one may go.
 * @param {TableView} table
 * @param {Fighter} fighter
 * @param {number} place
 */
function reinforcement(table, fighter, place) {
  const { words, can, act, me } = table;
  const own = me.fighters[fighter.index];
  const call = own.calls[place];
  if (call) {
    const target = own.targets[place];
    const text = html`${symbol("reinforce")}${words.nameOf(call)}${
      target
        ? html`
          → ${words.nameOf(target)}
        `
        : ""
    }`;
    return can("dismiss", call)
      ? html`<button class="called" aria-label="${words.say("verb-dismiss")}: ${
        words.nameOf(call)
      }" @click=${() => act("dismiss", call)}>${text}</button>`
      : html`<span class="called">${text}</span>`;
  }
  const { help } = chosen();
  if (!help || !led(table).some((one) => one.index === fighter.index)) return "";
  return callsOn(table, help, fighter, place).map((noun) =>
    html`
      <button class="called ok"
        @click=${() => (choose({ help: "" }), act("call", noun))}>${symbol("reinforce")}${aim(
          table,
          noun,
          fighter,
        )}</button>
    `
  );
}

/**
 * @param {TableView} table
 * @param {string} noun card>place or card>place>ninja
 * @param {Fighter} fighter
 */
function aim({ words }, noun, fighter) {
  const [, place, target] = noun.split(">");
  return target && target !== fighter.ninja
    ? words.say("duel-call-against", { ninja: words.nameOf(target) })
    : words.say("duel-call-here", { place });
}
