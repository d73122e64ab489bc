/** What happened, every event a line, the newest on top and marked. */

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { say, words } from "../site.js";

/** @typedef {import("../types.js").GameEvent} GameEvent */

/**
 * @typedef {object} Tale
 * @property {GameEvent[]} events
 * @property {number} latest how many of them the last step told
 * @property {(seat: number) => string} nameOf
 * @property {(seat: number) => string} faceOf
 * @property {(() => void) | null} older asks for what happened before, if there is more
 */

/** @param {Tale} tale */
export function log(tale) {
  return html`<div class="log-box" tabindex="0" role="region" aria-label=${say("log-title")}>
    ${guard([tale.events, words()], () => lines(tale))}
    ${
    tale.older ? html`<button class="small" @click=${tale.older}>${say("log-older")}</button>` : ""
  }
  </div>`;
}

/** @param {Tale} tale */
function lines(tale) {
  if (!tale.events.length) return html`<p class="note">${say("log-empty")}</p>`;
  const fresh = tale.events.length - Math.max(1, tale.latest);
  return html`<ol class="log">${
    tale.events.map((event, at) =>
      html`<li class=${at >= fresh ? "new" : ""} style=${colour(event, tale)}>${
        sentence(event, tale)
      }</li>`
    ).reverse()
  }</ol>`;
}

/**
 * @param {GameEvent} event
 * @param {Tale} tale
 */
function sentence(event, tale) {
  return words().pieces(event, tale.nameOf).map((piece, at) =>
    at % 2 ? html`<b>${piece}</b>` : piece
  );
}

/**
 * @param {GameEvent} event
 * @param {Tale} tale
 */
function colour(event, tale) {
  return event.seat === undefined ? "" : `--c:var(--${tale.faceOf(event.seat)})`;
}
