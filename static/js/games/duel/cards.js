/** Cards: techniques, reinforcements, mission orders, their backs, and a ninja's emblem. */

import { html } from "lit-html";
import { motifOf } from "../../motifs.js";
import { symbol } from "../../symbols.js";
import { briefs, technique } from "./facts.js";
import { hyphened } from "./hyphens.js";

/** @typedef {import("../../words.js").Words} Words */

/** The sign of an effect; all others are a plus. */
const SIGNS = /** @type {Record<string, string>} */ ({
  weaken: "guard",
  guard: "guard",
  void: "guard",
  counter: "versus",
  share: "versus",
  evade: "forward",
  pierce: "damage",
  strike: "damage",
  recoil: "damage",
  drain: "chakra",
  gain: "chakra",
  cheapen: "chakra",
  heal: "hp",
  endure: "hp",
  heart: "hp",
  bind: "kind-seal",
  poison: "skull",
  delay: "time",
  peek: "eye",
  swap: "again",
});

/**
 * The face of a technique; `foreseen` is what it will cost and do where it lies.
 * @param {string} id
 * @param {Words} words
 * @param {{look?: string, fly?: boolean, told?: boolean, foreseen?: Record<string, any>}} [how] told: its
 *   whole sentence is there, too, for when it is raised
 */
export function tech(id, words, { look = "", fly = false, told = false, foreseen } = {}) {
  const { kind } = technique(id, words);
  return html`
    <span class="tc ${look}" style="--c:var(--kind-${kind})"
      data-fly=${fly ? id : null}>${head(id, words, `kind-${kind}`)}${numbers(
        id,
        words,
        foreseen,
      )}${effects(briefs(id, words), words)}${told
        ? html`<span class="tx">${words.textOf(id)}</span>`
        : ""}</span>
  `;
}

/**
 * Effects in a word or two, each with its sign.
 * @param {import("./facts.js").Brief[]} all
 * @param {Words} words
 */
function effects(all, words) {
  return html`<span class="fxs">${
    all.map(({ verb, n, needs }) =>
      html`<span class="fx ${verb}">${symbol(SIGNS[verb] ?? "plus")}<span>${
        words.say(`duel-fx-${verb}`, { n, kind: words.nameOf(needs) })
      }${
        needs === "hit"
          ? html`
            <i>${words.say("duel-fx-if-hit")}</i>
          `
          : ""
      }</span></span>`
    )
  }</span>`;
}

/**
 * The same in brief: name and numbers, and where one reads it what it does.
 * @param {string} id
 * @param {Words} words
 * @param {{look?: string, told?: boolean, foreseen?: Record<string, any>}} [how]
 */
export function slip(id, words, { look = "", told = false, foreseen } = {}) {
  const { kind } = technique(id, words);
  return html`
    <span class="slip ${look}" style="--c:var(--kind-${kind})"
      data-explain="card:${id}"><b data-free>${hyphened(words.nameOf(id), words)}</b>${numbers(
        id,
        words,
        foreseen,
      )}${told ? effects(briefs(id, words), words) : ""}</span>
  `;
}

/**
 * A technique in words, for those who don't see it.
 * @param {string} id
 * @param {Words} words
 */
export function techLabel(id, words) {
  const { kind, cost, damage } = technique(id, words);
  const facts = { name: words.nameOf(id), kind: words.nameOf(kind), cost, damage };
  return `${words.say("duel-card-label", facts)} ${words.textOf(id)}`;
}

/**
 * @param {string} id
 * @param {Words} words
 */
export function helpFace(id, words) {
  return html`<span class="tc help">${head(id, words, "reinforce")}<span class="tx">${
    words.textOf(id)
  }</span></span>`;
}

/**
 * @param {string} id
 * @param {Words} words
 * @param {any} progress
 */
export function orderFace(id, words, progress) {
  return html`
    <span
      class="tc order"><b class="tc-name">${hyphened(
        words.nameOf(id),
        words,
      )}</b>${progress}<span class="tx">${words
        .textOf(id)}</span></span>
  `;
}

/**
 * A card that lies face down.
 * @param {string} label
 */
export function back(label) {
  return html`<span class="face-down" role="img" aria-label=${label}>${symbol("mark")}</span>`;
}

/**
 * A ninja's emblem.
 * @param {string} ninja
 * @param {string} [label]
 */
export function emblem(ninja, label = "") {
  return html`
    <span class="emblem" style="--c:var(--${ninja})" role=${label ? "img" : "presentation"}
      aria-label=${label || null} title=${label || null}>${symbol(ninja)}</span>
  `;
}

/**
 * @param {string} id
 * @param {Words} words
 * @param {string} sign
 */
function head(id, words, sign) {
  return html`
    <span class="tc-art">${motifOf("duel", id)}<span class="sign">${symbol(sign)}</span></span><b
      class="tc-name">${hyphened(words.nameOf(id), words)}</b>
  `;
}

/**
 * @param {string} id
 * @param {Words} words
 * @param {Record<string, any>} [foreseen]
 */
function numbers(id, words, foreseen) {
  const { cost, damage } = technique(id, words);
  return html`<span class="st">${number("chakra", cost, foreseen?.cost)}${
    number("damage", damage, foreseen?.power)
  }</span>`;
}

/**
 * A printed number, struck out if it counts differently where the card lies.
 * @param {string} icon
 * @param {number} printed
 * @param {number | undefined} real
 */
function number(icon, printed, real = printed) {
  const better = icon === "chakra" ? real < printed : real > printed;
  return html`<span class="stat ${icon}">${symbol(icon)}${
    real === printed ? "" : html`<s>${printed}</s>`
  }<b class=${real === printed ? "" : better ? "up" : "down"}>${real}</b></span>`;
}
