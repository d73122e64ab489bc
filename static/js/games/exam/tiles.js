/** Tiles of the hand: a picture and a name; what it does stands in the question, or in the pile of what can't be used. */

import { html, nothing } from "lit-html";

/**
 * @typedef {object} Tile
 * @property {string} name
 * @property {any} art
 * @property {string} thing what its sheet explains
 * @property {string} [colour] var(--<colour>)
 * @property {any} [text]
 * @property {number} [cost] Chakra
 * @property {number} [count] how many there are
 * @property {number} [key] its digit
 * @property {any} [area] the cells that it reaches
 * @property {any} [over] what lies on its edge: a face, a chance
 * @property {string} [look]
 * @property {string} [label]
 * @property {{verb: string, noun?: string, on: any, drag?: string, pressed?: boolean, leads?: string}} [click]
 */

/** @param {Tile} one */
export function tile(one) {
  const style = one.colour ? `--c:var(--${one.colour})` : nothing;
  const look = `tile ${one.look ?? ""}`;
  if (!one.click) {
    return html`
      <button class="thing ${look}" style=${style} data-explain=${one.thing}
        aria-label=${one.label ?? nothing}>${inside(one)}</button>
    `;
  }
  const { verb, noun = "", on, drag, pressed, leads } = one.click;
  return html`
    <button class="ok ${look}" style=${style} data-explain=${one.thing} data-verb=${verb}
      data-click=${leads === undefined ? `${verb} ${noun}` : nothing}
      data-leads=${leads ?? nothing} data-drag=${drag ?? nothing}
      aria-pressed=${pressed ?? nothing} aria-label=${one.label ?? nothing}
      aria-keyshortcuts=${one.key ?? nothing} @pointerenter=${on.enter ?? null}
      @pointerleave=${on.leave ?? null} @focus=${on.focus ?? null} @click=${on.click}>${inside(
        one,
      )}</button>
  `;
}

/** @param {Tile} one */
function inside({ art, name, cost, count, key, area = "", over = "", text }) {
  return html`
    <span class="art">${art}${badge("cost", cost)}${badge("count", count)}${badge(
      "key",
      key,
    )}${area}</span><b
      class="nm">${name}</b>${text ? html`<span class="tx">${text}</span>` : ""}${over}
  `;
}

/**
 * @param {string} look
 * @param {number | undefined} value
 */
function badge(look, value) {
  return value === undefined ? "" : html`<i class=${look}>${value}</i>`;
}
