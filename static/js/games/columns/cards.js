/** The cards of Columns: colour, symbol and value, and their back. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";

/** @typedef {import("../../words.js").Words} Words */

const KINDS = /** @type {Record<string, string>} */ ({ dice: "dice-card", turn: "direction-card" });

export const COLOURS = ["naruto", "sakura", "sasuke", "kakashi", "lee"];

/**
 * "naruto-3a" is Naruto's 3; dice and direction cards have neither colour nor value.
 * @param {string} id
 */
export function parsed(id) {
  const [kind, rest] = id.split("-");
  return { kind, value: COLOURS.includes(kind) ? parseInt(rest) : 0 };
}

/**
 * @param {string} id
 * @param {Words} words
 * @param {{from?: string, look?: string, fly?: boolean}} [how]
 */
export function card(id, words, { from = "", look = "", fly = true } = {}) {
  const { kind, value } = parsed(id);
  return html`
    <div class="card ${kind} ${look}" style="--c:var(--${kind})" role="img"
      aria-label=${words.nameOf(id)}
      data-fly=${fly ? id : null} data-from=${from}>
        ${value ? html`<span class="v" aria-hidden="true">${value}</span>` : ""}${symbol(
          kind,
          "s",
        )}${symbol(kind, "big")}
      </div>
  `;
}

/**
 * @param {string} id
 * @param {Words} words
 */
export function cardName(id, words) {
  const { kind, value } = parsed(id);
  if (value) return words.say("number-card", { colour: words.nameOf(kind), value });
  return KINDS[kind] ? words.say(KINDS[kind]) : id;
}

/**
 * Cards in the order in which they lie.
 * @param {Record<string, number>} places
 */
export function inOrder(places) {
  return Object.keys(places).sort((a, b) => places[a] - places[b]);
}
