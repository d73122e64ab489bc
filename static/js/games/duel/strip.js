/** The strip of a fight, in the players' region: HP and Chakra of everyone who fights, in every state. */

import { html } from "lit-html";
import { timeText } from "../../clock.js";
import { faceOf } from "../../faces.js";
import { symbol } from "../../symbols.js";
import { LONG_NAMES, sized } from "./cards.js";
import { whoOf } from "./clashes.js";
import { CAMPS, leftOf, sides } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./model.js").Fighter} Fighter */

/**
 * @param {TableView} table
 * @param {(seat: number) => any} [floats] emotes of a seat
 */
export function strip(table, floats = () => "") {
  const [own, others] = sides(table);
  const count = own.length + others.length;
  return html`<ul class="fighters ${count > 2 ? "three" : ""}">${
    own.map((one) => html`<li>${fighter(table, one, "", floats)}</li>`)
  }${others.map((one) => html`<li>${fighter(table, one, "foe", floats)}</li>`)}</ul>`;
}

/**
 * @param {TableView} table
 * @param {Fighter} one
 * @param {string} look
 * @param {(seat: number) => any} floats
 */
function fighter(table, one, look, floats) {
  const { words, nameOf } = table;
  const name = words.nameOf(one.ninja);
  const turn = !table.now && Boolean(table.pub.awaited?.[one.seat]) && one.hp > 0;
  const hurt = lost(table, one) > 0;
  return html`
    <button class="thing fighter ${look} ${CAMPS[one.side]} ${turn ? "turn" : ""} ${hurt
      ? "hit"
      : ""} ${one.hp > 0 ? "" : "fell"}"
      style="--c:var(--${one.ninja})" data-explain="fighter:${one.index}"
      data-ninja=${one.ninja}>
        <span class="fighter-face">${faceOf(one.ninja, {
          frame: "tile",
          mood: hurt || one.hp <= 0 ? "hurt" : "neutral",
        })}${floats(one.seat)}</span>
        <span class="fighter-who"><b class=${sized(
          name,
          LONG_NAMES,
        )} data-free>${name}</b><span data-free>${nameOf(
          one.seat,
        )}</span><em>${stateOf(table, one, hurt)}</em></span>
        <span class="meters">${hp(table, one)}${chakra(table, one)}</span></button>
  `;
}

/**
 * @param {TableView} table
 * @param {Fighter} one
 * @param {boolean} hurt
 */
function stateOf(table, one, hurt) {
  const { words, pub, seat } = table;
  if (one.hp <= 0) return words.say("duel-down");
  if (table.now) return hurt ? words.say("duel-hit") : "";
  if (!pub.awaited?.[one.seat]) return pub.outcome ? "" : words.say("duel-ready");
  if (one.done && pub.phase !== "swap") return words.say("duel-ready");
  if (one.seat === seat) return words.say("your-turn");
  const clock = table.clock(one.seat);
  const time = clock ? html`<span class="not-phone">${` · ${timeText(clock.left)}`}</span>` : "";
  return html`${words.say("duel-thinking")}${time}`;
}

/** HP lost in the beat that is shown. @param {TableView} table @param {Fighter} one */
function lost({ now }, one) {
  const before = now?.beat.show?.hp?.[whoOf(one)];
  return before === undefined ? 0 : Math.max(0, before - one.hp);
}

/**
 * @param {TableView} table
 * @param {Fighter} one
 */
function hp(table, one) {
  return row(
    table.words.say("duel-hp"),
    "hp",
    one.hp,
    one.full,
    bar(one.hp, one.full, lost(table, one), "lost"),
    html`<b class="num">${one.hp}<small>/${one.full}</small></b>`,
  );
}

/**
 * What the laid cards will use is hatched.
 * @param {TableView} table
 * @param {Fighter} one
 */
function chakra(table, one) {
  const isLaying = !table.now && ["lay", "swap"].includes(table.pub.phase);
  const left = isLaying ? leftOf(table, one) : undefined;
  const used = left === undefined ? 0 : Math.max(0, one.chakra - left);
  return row(
    table.words.say("duel-chakra"),
    "chakra",
    one.chakra,
    one.most,
    bar(one.chakra - used, one.most, used, "used"),
    used
      ? html`<b class="num"><span class="was">${one.chakra}</span><i>${
        symbol("arrow")
      }${left}</i></b>`
      : html`<b class="num">${one.chakra}<small>/${one.most}</small></b>`,
  );
}

/**
 * @param {string} label
 * @param {string} kind
 * @param {number} value
 * @param {number} full
 * @param {any} stroke
 * @param {any} text
 */
function row(label, kind, value, full, stroke, text) {
  return html`
    <span class="r ${kind}" role="meter" aria-label=${label} aria-valuemin="0"
      aria-valuemax=${full} aria-valuenow=${value}>${symbol(kind)}${stroke}${text}</span>
  `;
}

/**
 * @param {number} value
 * @param {number} full
 * @param {number} more a part of it that goes or has gone
 * @param {string} look of that part
 */
function bar(value, full, more, look) {
  const share = (/** @type {number} */ part) =>
    Math.max(0, Math.min(1, part / (full || 1))).toFixed(3);
  return html`<span class="stroke"><i style="--v:${share(value)}"></i>${
    more ? html`<i class=${look} style="--from:${share(value)};--v:${share(more)}"></i>` : ""
  }</span>`;
}
