/** The rules of a game in sections, with its pictures. */

import { html } from "lit-html";
import { boot, words } from "../site.js";

/** @typedef {import("../games/game.js").GameFront} GameFront */

/**
 * @param {GameFront} game
 * @returns {Array<{number: number, title: string, body: any}>}
 */
export function ruleSections(game) {
  const all = words();
  const sections = [];
  for (let number = 1; all.has(`rules-${number}`); number++) {
    const body = html`${paragraphs(all.say(`rules-${number}`))}
      <div class="${boot.game}-table in-rules">${game.illustrate(number, all)}</div>`;
    sections.push({ number, title: all.say(`rules-${number}-title`), body });
  }
  return sections;
}

/** @param {string} text */
function paragraphs(text) {
  return text.split(/\n\s*\n/).map((one) => html`<p>${one}</p>`);
}
