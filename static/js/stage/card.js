/** A card on any table: art, cost, kind, name, text and foot, where it flies from, and the way to its sheet or click. */

import { html, nothing } from "lit-html";

/**
 * @typedef {object} CardParts
 * @property {any} [inside] a drawing of the game's own, instead of the parts below
 * @property {any} [art]
 * @property {any} [name]
 * @property {any} [cost]
 * @property {any} [kind] a sign
 * @property {any} [text]
 * @property {any} [foot]
 * @property {string} label what a screen reader calls it
 * @property {string} [look] classes
 * @property {string} [colour] the name of a colour: var(--<colour>)
 * @property {string} [thing] what its sheet explains
 * @property {boolean} [isButton] a way to the sheet of its own, where no group is one
 * @property {string} [click] verb and noun of the click that it is
 * @property {() => void} [run] makes that click
 * @property {string} [fly] the key by which it is followed from place to place
 * @property {string} [from] the spot that it comes from when it is new
 * @property {string} [drag] the verb that dragging it means
 */

/** @param {CardParts} parts */
export function card(parts) {
  const { label, thing, fly, from, drag, click, run } = parts;
  const look = parts.inside ? parts.look ?? "" : `card ${parts.look ?? ""}`;
  const inside = parts.inside ?? face(parts);
  const style = parts.colour ? `--c:var(--${parts.colour})` : "";
  if (run || parts.isButton && thing) {
    return html`
      <button type="button" class="${run ? "ok" : "thing"} ${look}" style=${style}
        aria-label=${label} data-explain=${thing ?? nothing} data-click=${click ?? nothing}
        data-fly=${fly ?? nothing} data-from=${from ?? ""} data-drag=${drag ?? nothing}
        @click=${run ?? null}>${inside}</button>
    `;
  }
  return html`
    <div class=${look} style=${style} role="img" aria-label=${label} data-explain=${thing ??
      nothing}
      data-fly=${fly ?? nothing} data-from=${from ?? ""} data-drag=${drag ??
        nothing}>${inside}</div>
  `;
}

/** @param {CardParts} parts */
function face({ art, name, cost, kind, text, foot }) {
  return html`<span class="card-art">${art ?? ""}${
    cost === undefined ? "" : html`<b class="card-cost num">${cost}</b>`
  }${kind ? html`<span class="card-kind">${kind}</span>` : ""}</span>
    <b class="card-name">${name}</b>${text ? html`<span class="card-text">${text}</span>` : ""}${
    foot ? html`<span class="card-foot">${foot}</span>` : ""
  }`;
}
