/** Those who may still play a support in this moment, and for how long. */

import { html } from "lit-html";
import { timeText } from "../../clock.js";
import { symbol } from "../../symbols.js";
import { nouns } from "../asking.js";

/** @typedef {import("../game.js").TableView} TableView */

/**
 * @param {TableView} table
 * @param {number} closer the seat that ends the moment
 */
export function speakers(table, closer) {
  const { pub, seat, nameOf, faceOf, words, clock, held } = table;
  const seats = Object.keys(pub.may ?? {}).map(Number).filter((one) => one !== closer);
  if (!seats.length || table.now || table.replay) return "";
  const mayPlay = seats.includes(seat) && nouns(table, "support").length;
  const left = held?.left ?? clock(closer)?.left;
  const text = heldText(table) ||
    words.say(mayPlay ? "hunt-speak-you" : "hunt-speak");
  return html`
    <div class="speakers">
      <h3>${symbol("plus")}<span data-free>${text}</span>${left === undefined
        ? ""
        : html`<b class="num">${timeText(left)}</b>`}</h3>
      <p>${seats.map((one) =>
        html`<span class="dot" style="--c:var(--${faceOf(one)})" title=${nameOf(one)}>${
          symbol(faceOf(one))
        }</span>`
      )}<span data-free>${seats.map(nameOf).join(", ")}</span></p>
    </div>
  `;
}

/** For whom everyone waits; "" if nobody asked for time. @param {TableView} table */
export function heldText({ held, seat, words, nameOf }) {
  if (!held) return "";
  if (held.seats.includes(seat)) return words.say("hunt-held-you");
  return words.say("hunt-held", { name: held.seats.map(nameOf).join(", ") });
}
