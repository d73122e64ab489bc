/** Cards of the hand: a picture, a name, what it does, and in the foot what it is good for now or why not. */

import { html, nothing } from "lit-html";
import { symbol } from "../../symbols.js";

/**
 * @typedef {object} Tile
 * @property {string} name
 * @property {any} art
 * @property {string} [colour] var(--<colour>)
 * @property {any} [text]
 * @property {any} [foot]
 * @property {number} [cost] Chakra
 * @property {number} [count] how many there are
 * @property {number} [key] its digit
 * @property {string} thing what its sheet explains
 * @property {string} [look]
 * @property {string} [label]
 */

/**
 * One that may be clicked.
 * @param {Tile} one
 * @param {{verb: string, noun?: string, on: any, drag?: string, pressed?: boolean, leads?: string}} click
 */
export function liveTile(one, { verb, noun = "", on, drag, pressed, leads }) {
  return html`
    <button class="tile ok ${one.look ?? ""}" style=${colour(one)} data-explain=${one.thing}
      data-verb=${verb} data-click=${leads === undefined
        ? `${verb} ${noun}`
        : nothing} data-leads=${leads ??
        nothing} data-drag=${drag ?? nothing}
      aria-pressed=${pressed ?? nothing} aria-label=${one.label ?? nothing}
      aria-keyshortcuts=${one.key ?? nothing} @pointerenter=${on.enter ?? null}
      @pointerleave=${on.leave ?? null} @focus=${on.focus ?? null} @click=${on.click}>${inside(
        one,
      )}</button>
  `;
}

/** One that may only be read. @param {Tile} one */
export function stillTile(one) {
  return html`
    <button class="thing tile ${one.look ?? ""}" style=${colour(one)} data-explain=${one.thing}
      aria-label=${one.label ?? nothing}>${inside(one)}</button>
  `;
}

/** @param {Tile} one */
function colour(one) {
  return one.colour ? `--c:var(--${one.colour})` : "";
}

/** @param {Tile} one */
function inside(one) {
  return html`
    <span class="art">${one.art}</span>${one.cost === undefined
      ? ""
      : html`<i class="cost">${symbol("x-chakra")}${one.cost}</i>`}${one.key
      ? html`<i class="key not-phone" aria-hidden="true">${one.key}</i>`
      : ""}${one.count === undefined ? "" : html`<i class="count">${one.count}</i>`}<b
      class="nm">${one.name}</b>${one.text
        ? html`<span class="tx">${one.text}</span>`
        : ""}${one.foot ? html`<span class="foot">${one.foot}</span>` : ""}
  `;
}
