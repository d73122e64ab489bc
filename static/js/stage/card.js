/** The frame of a card on any table: what it is called, where it flies from, and the way to its sheet. */

import { html, nothing } from "lit-html";

/**
 * @typedef {object} CardParts
 * @property {any} inside
 * @property {string} label what a screen reader calls it
 * @property {string} [look] classes
 * @property {string} [colour] the name of a colour: var(--<colour>)
 * @property {string} [thing] what its sheet explains
 * @property {boolean} [isButton] a way to the sheet of its own, where no group is one
 * @property {string} [fly] the key by which it is followed from place to place
 * @property {string} [from] the spot that it comes from when it is new
 * @property {string} [drag] the verb that dragging it means
 */

/** @param {CardParts} parts */
export function cardFrame(parts) {
  const { inside, label, look = "", thing, fly, from, drag } = parts;
  const style = parts.colour ? `--c:var(--${parts.colour})` : "";
  if (parts.isButton && thing) {
    return html`
      <button type="button" class="thing ${look}" style=${style} aria-label=${label}
        data-explain=${thing} data-fly=${fly ?? nothing} data-from=${from ?? ""}
        data-drag=${drag ??
          nothing}>${inside}</button>
    `;
  }
  return html`
    <div class=${look} style=${style} role="img" aria-label=${label} data-explain=${thing ??
      nothing}
      data-fly=${fly ?? nothing} data-from=${from ?? ""} data-drag=${drag ??
        nothing}>${inside}</div>
  `;
}
