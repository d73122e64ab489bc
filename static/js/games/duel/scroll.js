/** The mission of this turn as a scroll; crossed blades where there is none. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { emblem } from "./cards.js";
import { mission } from "./facts.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table */
export function scroll({ pub, words }) {
  if (!pub.mission) return html`<div class="blades">${symbol("versus")}</div>`;
  const { named } = mission(pub.mission, words);
  return html`<div class="mission-scroll"><b class="num">${words.nameOf(pub.mission)}</b>
    <span class="versus">${named.map((one) => emblem(one, words.nameOf(one)))}</span>
    <span>${words.textOf(pub.mission)}</span></div>`;
}
