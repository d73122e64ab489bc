/** The sum of an attack: the card, every bonus with its source, what was lost struck out, the total. */

import { html } from "lit-html";
import { whoOf } from "./clashes.js";

/** @typedef {import("../../words.js").Words} Words */
/** @typedef {import("../../types.js").GameEvent} GameEvent */
/** @typedef {import("./clashes.js").Clash} Clash */
/** @typedef {import("./clashes.js").Showing} Showing */
/** @typedef {{sign: string, n: number, name: string, look: string}} Part */

/** What a card brings besides its number, as it is said in a word or two. */
const BRINGS = [
  ...["guard", "evade", "counter", "pierce", "drain", "gain", "heal", "strike", "endure", "void"],
  ...["bind", "bind-here", "poison", "delay", "share", "heart", "recoil", "peek", "swap"],
  ...["strengthen", "cheapen", "weaken", "poisoned", "exploded", "bound"],
];

/**
 * @param {Words} words
 * @param {Showing} one
 * @param {Clash} clash
 * @param {boolean} landed whether it is known what came of it
 */
export function sum(words, one, clash, landed) {
  if (!one.attack) return unpaid(words, one);
  const out = landed && isEvaded(one, clash)
    ? html`<span class="out">${words.say("duel-evaded")}</span>`
    : "";
  return html`${partsOf(words, one.attack).map(line)}${out}${total(one, clash, landed)}`;
}

/**
 * The same in a line, for a small card.
 * @param {Words} words
 * @param {Showing} one
 */
export function sources(words, one) {
  if (!one.attack) return words.say("duel-unpaid");
  const [base, ...more] = partsOf(words, one.attack);
  return more.length
    ? `${base.n} ${more.map(({ sign, n, name }) => `${sign} ${n} ${name}`).join(" ")}`
    : "";
}

/**
 * @param {Showing} one
 * @param {Clash} clash
 * @param {boolean} landed
 */
export function total(one, clash, landed) {
  const power = Math.max(0, one.attack?.power ?? 0);
  return landed && isEvaded(one, clash)
    ? html`<b class="num"><s>${power}</s> 0</b>`
    : html`<b class="num">${power}</b>`;
}

/** @param {Showing} one @param {Clash} clash */
function isEvaded(one, { events }) {
  return events.some((event) => event.kind === "evaded" && whoOf(event) === one.who);
}

/**
 * Older games told the sums only.
 * @param {Words} words
 * @param {GameEvent} attack
 * @returns {Part[]}
 */
export function partsOf(words, attack) {
  const from = (
    /** @type {string} */ map,
    /** @type {string} */ sum,
    /** @type {string} */ sign,
  ) => {
    const known = Object.entries(attack[map] ?? {});
    if (known.length) return known.map(([id, n]) => part(sign, Number(n), words.nameOf(id)));
    return attack[sum] ? [part(sign, attack[sum], words.say(`duel-sum-${sum}`))] : [];
  };
  return [
    part("", attack.base, words.nameOf(attack.card)),
    ...from("bonus", "plus", "+"),
    ...from("combos", "combo", "+"),
    ...from("malus", "minus", "−"),
  ];
}

/**
 * What counts now besides the number, with what was lost struck out.
 * @param {Words} words
 * @param {Showing} one
 * @param {Clash} clash
 */
export function brings(words, one, clash) {
  const told = clash.events.filter((event) =>
    BRINGS.includes(event.kind) && whoOf(event) === one.who
  );
  return told.map((event) =>
    html`<span class="fx ${event.kind}">${
      words.say(`duel-fx-${event.kind}`, { n: event.n ?? 0 })
    }</span>`
  );
}

/**
 * @param {Words} words
 * @param {Showing} one
 */
function unpaid(words, one) {
  const lost = Object.entries(one.unpaid?.lost ?? {});
  return html`<span class="out">${words.say("duel-unpaid")}</span>${
    lost.map(([id, n]) => html`<span class="lost"><s><i>+${n}</i> ${words.nameOf(id)}</s></span>`)
  }<b class="num">0</b>`;
}

/** @param {Part} part */
function line({ sign, n, name, look }) {
  return html`<span class=${look}><i>${sign}${n}</i> ${name}</span>`;
}

/**
 * @param {string} sign
 * @param {number} n
 * @param {string} name
 * @returns {Part}
 */
function part(sign, n, name) {
  return { sign, n, name, look: sign === "−" ? "minus" : sign ? "plus" : "base" };
}
