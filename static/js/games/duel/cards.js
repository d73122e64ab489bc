/** Cards: techniques, reinforcements, mission orders, their backs, and a ninja's emblem. */

import { html } from "lit-html";
import { motifOf } from "../../motifs.js";
import { symbol } from "../../symbols.js";
import { technique } from "./facts.js";

/** @typedef {import("../../words.js").Words} Words */

/** From so many letters on, words are set smaller. */
const LONG_TEXTS = [64, 96, 128];
export const LONG_NAMES = [16, 26];

/**
 * The face of a technique; `foreseen` is what it will cost and do where it lies.
 * @param {string} id
 * @param {Words} words
 * @param {{look?: string, fly?: boolean, foreseen?: Record<string, any>}} [how]
 */
export function tech(id, words, { look = "", fly = false, foreseen } = {}) {
  const { kind, cost, damage, guard } = technique(id, words);
  return html`<span class="tc ${look}" style="--c:var(--kind-${kind})" data-fly=${fly ? id : null}>
    ${head(id, words.nameOf(id), `kind-${kind}`)}
    <span class="st ${guard ? "three" : ""}">${number("chakra", cost, foreseen?.cost)}${
    number("damage", damage, foreseen?.power)
  }${guard ? html`<span class="fact guard">${symbol("guard")}<b>${guard}</b></span>` : ""}</span>
    ${says(words.textOf(id))}</span>`;
}

/**
 * The same in one line: name and numbers.
 * @param {string} id
 * @param {Words} words
 * @param {{look?: string, foreseen?: Record<string, any>}} [how]
 */
export function slip(id, words, { look = "", foreseen } = {}) {
  const { kind, cost, damage } = technique(id, words);
  return html`
    <span class="slip ${look}" style="--c:var(--kind-${kind})"
      data-explain="card:${id}"><b data-free>${words.nameOf(id)}</b><span class="st">${number(
        "chakra",
        cost,
        foreseen?.cost,
      )}${number("damage", damage, foreseen?.power)}</span></span>
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
 * @param {string} [look]
 */
export function helpFace(id, words, look = "") {
  return html`<span class="tc help ${look}">${head(id, words.nameOf(id), "reinforce")}${
    says(words.textOf(id))
  }</span>`;
}

/**
 * @param {string} id
 * @param {Words} words
 * @param {any} [progress]
 * @param {string} [look]
 */
export function orderFace(id, words, progress = "", look = "") {
  return html`
    <span
      class="tc order ${look}"><span class="art"><span class="nm ${sized(
        words.nameOf(id),
        LONG_NAMES,
      )}">${words.nameOf(id)}</span>${symbol("scroll")}</span>${progress}${says(
        words.textOf(id),
      )}</span>
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
 * @param {string} name
 * @param {string} sign
 */
function head(id, name, sign) {
  return html`
    <span
      class="art">${motifOf("duel", id)}<span class="nm ${sized(
        name,
        LONG_NAMES,
      )}">${name}</span><span class="sign">${symbol(sign)}</span></span>
  `;
}

/** @param {string} text */
function says(text) {
  return html`<span class="tx ${sized(text, LONG_TEXTS)}">${text}</span>`;
}

/**
 * @param {string} text
 * @param {number[]} steps
 */
export function sized(text, steps) {
  return `long-${steps.filter((least) => text.length > least).length}`;
}

/**
 * A printed number, struck out if it counts differently where the card lies.
 * @param {string} icon
 * @param {number} printed
 * @param {number | undefined} real
 */
function number(icon, printed, real) {
  const changed = real !== undefined && real !== printed;
  const better = changed && (icon === "chakra" ? real < printed : real > printed);
  return html`<span class="fact ${icon}">${symbol(icon)}${changed ? html`<s>${printed}</s>` : ""}<b
    class=${changed ? (better ? "up" : "down") : ""}>${changed ? real : printed}</b></span>`;
}
