/** Cards: techniques, reinforcements, mission orders, and their backs. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { technique } from "./facts.js";

/** @typedef {import("../../words.js").Words} Words */

/**
 * The face of a technique; `foreseen` is what it will cost and do where it lies.
 * @param {string} id
 * @param {Words} words
 * @param {{look?: string, fly?: boolean, foreseen?: Record<string, any>, text?: boolean}} [how]
 */
export function tech(id, words, { look = "", fly = false, foreseen, text = true } = {}) {
  const { kind, cost, damage, guard } = technique(id, words);
  return html`
    <span class="tech ${look}" style="--c:var(--kind-${kind})" data-fly=${fly ? id : null}>
      <span class="tech-name" title=${words.nameOf(
        kind,
      )}>${symbol(`kind-${kind}`)}<b>${words.nameOf(id)}</b></span>
      <span class="tech-numbers">${number("chakra", cost, foreseen?.cost)}${number(
        "damage",
        damage,
        foreseen?.power,
      )}${guard
        ? html`<span class="fact guard">${symbol("guard")}<b>${guard}</b></span>`
        : ""}</span>
      ${text ? html`<span class="tech-text">${words.textOf(id)}</span>` : ""}
    </span>
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
  return html`
    <span
      class="help-card">${symbol("reinforce")}<span class="help-text"><b>${words.nameOf(
        id,
      )}</b><small>${words.textOf(id)}</small></span></span>
  `;
}

/**
 * @param {string} id
 * @param {Words} words
 */
export function orderFace(id, words) {
  return html`
    <li class="order">${symbol("scroll")}<span><b>${words.nameOf(id)}</b><small>${words.textOf(
      id,
    )}</small></span></li>
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
 * A printed number, struck out if it counts differently where the card lies.
 * @param {string} icon
 * @param {number} printed
 * @param {number | undefined} real
 */
function number(icon, printed, real) {
  const changed = real !== undefined && real !== printed;
  return html`<span class="fact ${icon}">${symbol(icon)}${
    changed ? html`<s>${printed}</s>` : ""
  }<b>${changed ? real : printed}</b></span>`;
}
