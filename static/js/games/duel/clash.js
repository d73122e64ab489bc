/** A clash that was turned over: the cards, the sum of every bonus, and what came of it. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { emblem, tech } from "./cards.js";
import { whoOf } from "./clashes.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").GameEvent} GameEvent */
/** @typedef {import("./clashes.js").Clash} Clash */
/** @typedef {import("./clashes.js").Showing} Showing */
/** @typedef {import("./model.js").Fighter} Fighter */

/** What the sums and cards show already, so no sentence repeats it. */
const SHOWN = ["attack", "call"];
const BEATEN = ["hurt", "fallen", "endured", "revived"];

/**
 * @param {TableView} table
 * @param {Clash} clash
 * @param {[Fighter[], Fighter[]]} sides
 * @param {{look?: string, landed?: boolean}} [how]
 */
export function clashRow(table, clash, [left, right], { look = "", landed = true } = {}) {
  const of = (/** @type {Fighter[]} */ side) =>
    clash.shown.filter((one) => side.some((fighter) => whoOf(fighter) === one.who));
  return html`
    <li class="clash ${look} ${landed ? "landed" : ""}">
      <div class="corner left">${of(left).map((one) => showing(table, clash, one))}</div>
      <div class="middle">${medal(clash)}</div>
      <div class="corner right">${of(right).map((one) => showing(table, clash, one))}</div>
      ${landed ? tale(table, clash) : ""}
    </li>
  `;
}

/** @param {Clash} clash */
function medal(clash) {
  return html`<span class="medal" aria-hidden="true">${
    symbol("versus")
  }<b class="num">${clash.place}</b></span>`;
}

/**
 * @param {TableView} table
 * @param {Clash} clash
 * @param {Showing} one
 */
function showing({ words }, clash, one) {
  const won = clash.events.some((event) => event.kind === "hit" && whoOf(event) === one.who);
  const evaded = clash.events.some((event) => event.kind === "evaded" && whoOf(event) === one.who);
  return html`
    <div class="showing ${won ? "won" : ""} ${one.unpaid ? "unpaid" : ""}">
      ${tech(one.card, words, { look: "slip", text: false })}
      ${one.call
        ? html`<span class="called">${symbol("reinforce")}${words.nameOf(one.call)}</span>`
        : ""}
      <p class="sum">${emblem(one.ninja, words.nameOf(one.ninja))}${one.attack
        ? sum(words, one.attack)
        : words.say("duel-unpaid")}${evaded
        ? html`<span class="part">${words.say("duel-evaded")}</span>`
        : ""}${harm(words, clash, one.who)}</p>
    </div>
  `;
}

/**
 * 20 + 8 + 6 − 4 = 30: every bonus with its name.
 * @param {import("../../words.js").Words} words
 * @param {GameEvent} attack
 */
function sum(words, attack) {
  const parts = ["plus", "combo", "minus"].filter((name) => attack[name]);
  const total = html`<b class="num power">${attack.power}</b>`;
  if (!parts.length) return total;
  return html`<span class="part">${attack.base}</span>${
    parts.map((name) =>
      html`<span class="part ${name}">${name === "minus" ? "−" : "+"} ${attack[name]} <small>${
        words.say(`duel-sum-${name}`)
      }</small></span>`
    )
  }<span class="part">=</span>${total}`;
}

/**
 * @param {import("../../words.js").Words} words
 * @param {Clash} clash
 * @param {string} who
 */
function harm(words, clash, who) {
  const event = clash.events.findLast((one) => BEATEN.includes(one.kind) && whoOf(one) === who);
  if (!event) return "";
  const text = event.kind === "hurt" ? `−${event.harm}` : words.say(`duel-${event.kind}`);
  return html`<span class="harm num">${symbol("hp")}${text}</span>`;
}

/**
 * @param {TableView} table
 * @param {Clash} clash
 */
function tale({ words, nameOf }, clash) {
  const told = clash.events.filter((event) => !SHOWN.includes(event.kind));
  if (!told.length) return "";
  return html`<ul class="tale">${
    told.map((event) => html`<li class=${event.kind}>${words.line(event, nameOf)}</li>`)
  }</ul>`;
}
