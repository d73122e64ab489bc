/** Pictures of techniques: drawings made at set-up, one file for each card, fetched when they are seen. */

import { html } from "lit-html";
import { boot } from "./site.js";

/**
 * @param {string} game
 * @param {string} id
 */
export function motifOf(game, id) {
  const file = `${boot.made}/motifs/${game}/${id}.svg`;
  return html`<img class="motif" src=${file} alt="" loading="lazy" decoding="async">`;
}
