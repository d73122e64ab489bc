/** Secret orders: how far they are in this fight. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";

/** @typedef {import("../game.js").TableView} TableView */

const SIGNS =
  /** @type {Record<string, string>} */ ({ done: "check", open: "time", lost: "close" });

/**
 * @param {TableView} table
 * @param {string} order
 */
export function progress({ me, words }, order) {
  const now = me.progress?.[order];
  if (!now) return "";
  return html`<span class="progress ${now.is}">${symbol(SIGNS[now.is] ?? "time")}<span>${
    words.say(`duel-order-${now.is}`)
  }</span>${now.of === undefined ? "" : html`<b class="num">${now.n ?? 0}/${now.of}</b>`}</span>`;
}
