/** The supports in the dock: what lights up in the hand, within the thumb's reach. */

import { html } from "lit-html";
import { supportsOf } from "./reading.js";
import { hold, ui } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */

/**
 * The supports that can be played now; for whoever isn't waited for, a way to say nothing.
 * @param {TableView} table
 */
export function supports(table) {
  const { me, words, can, pub, seat } = table;
  const cards = Object.keys(supportsOf(me));
  if (!cards.length) return "";
  return html`<div class="supports"><span class="note">${words.say("hunt-supports")}</span>${
    cards.map((card) =>
      html`
        <button class="small chip support ${ui.held === card
          ? "chosen"
          : ""}" aria-pressed=${ui.held === card}
          data-click="support ${card}"
          @click=${() => hold(card)}><b class="num">${pub.techniques[card].cost}</b>${words.nameOf(
            card,
          )}</button>
      `
    )
  }${
    can("pass") && !pub.awaited?.[seat]
      ? html`<button class="small quiet" @click=${() => table.act("pass")}>${
        words.say("verb-pass")
      }</button>`
      : ""
  }</div>`;
}
