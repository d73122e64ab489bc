/** The faces of those who sit somewhere, and the emotes over them. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { faceOf as portrait, nameOf as drawnAs } from "../faces.js";
import { say } from "../site.js";
import { hasSymbol, symbol, symbolOf } from "../symbols.js";

/** @typedef {import("../session.js").Session} Session */

/**
 * A portrait with the symbol as its mark, or the symbol alone.
 * @param {string} name
 * @param {any} inside
 */
export function face(name, inside = "") {
  const drawn = drawnAs(name);
  const sign = symbolOf(name);
  return html`
    <span class="face ${drawn ? "drawn" : ""}"
      style="--c:var(--${sign})">${drawn ? portrait(name) : ""}${hasSymbol(sign)
        ? symbol(sign, drawn ? "face-mark" : "")
        : ""}${inside}</span>
  `;
}

/**
 * The emotes of a seat, for the moment that they are shown.
 * @param {Session} session
 * @param {number} seat
 */
export function floating(session, seat) {
  const shown = session.fleeting.emotes.filter((one) => one.seat === seat);
  return repeat(
    shown,
    (one) => one.key,
    (one) =>
      html`<span class="emote-float" role="img" aria-label=${say(`emote-${one.emote}`)}>${
        symbol(`emote-${one.emote}`)
      }</span>`,
  );
}
