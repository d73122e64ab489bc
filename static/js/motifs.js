/** Pictures of techniques: drawings made at set-up, one file for each card, fetched when they are seen. */

import { html } from "lit-html";

/**
 * @param {string} game
 * @param {string} id
 */
export function motifOf(game, id) {
  const file = new URL(`../made/motifs/${game}/${id}.svg`, import.meta.url).href;
  return html`<img class="motif" src=${file} alt="" loading="lazy" decoding="async">`;
}
