/** Bots that give way: who steps in when people have had their time, and what these may say to it. */

import { html } from "lit-html";
import { timeText } from "../../clock.js";
import { faceOf } from "../../faces.js";
import { short } from "./naming.js";
import { ledBy, statusOf } from "./reading.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table */
export function givesWay(table) {
  const { pub, seat, words, yields, first, wait, now, replay } = table;
  if (!yields || pub.acting || pub.phase !== "heroes" || now || replay) return "";
  const hero = ledBy(pub, yields.seat).find((one) => statusOf(pub, one) === "waiting");
  if (!hero) return "";
  const text = words.say("hunt-yields", {
    hero: short(words, hero),
    time: timeText(yields.left),
  });
  const button = (/** @type {string} */ key, /** @type {any} */ run) =>
    html`<button class="btn quiet" @click=${run}>${words.say(key)}</button>`;
  return html`
    <div class="gives-way" role="note">${faceOf(hero)}<span>${text}</span>${pub.awaited?.[seat]
      ? html`${yields.more ? button("hunt-yields-more", wait) : ""}${
        button("hunt-yields-end", first)
      }`
      : ""}</div>
  `;
}
