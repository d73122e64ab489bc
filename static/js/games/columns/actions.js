/** The action bar: one primary action, the chance to bust beside it, and who takes next. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { awaitedNames, isAsked } from "../asking.js";
import { phaseOf } from "./field.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table */
export function actions(table) {
  const { pub } = table;
  return html`<div class="panel act">
    ${isAsked(table) ? prompt(table) : html`<p class="prompt">${waiting(table)}</p>`}
    ${pub.phase === "take" ? "" : risk(table)}
    ${takers(table)}
  </div>`;
}

/** @param {TableView} table */
function prompt(table) {
  const { pub, words } = table;
  const phase = phaseOf(pub);
  const choosing = phase === "place" || phase === "take";
  return html`<p class="prompt mine" role="status">${question(table, phase)}</p>
    ${
    choosing
      ? ""
      : html`<div class="buttons">${verb(table, "draw", "primary")}${
        phase === "go-on" ? verb(table, "stop", "") : ""
      }
      ${
        table.me.choices?.protect
          ? html`<span class="note">${words.say("columns-or-seal")}</span>`
          : ""
      }</div>`
  }`;
}

/**
 * @param {TableView} table
 * @param {string} phase
 */
function question({ me, words }, phase) {
  const onlyDraw = phase === "turn" && !me.choices?.protect;
  return words.say(onlyDraw ? "columns-ask-draw" : `ask-${phase}`);
}

/**
 * @param {TableView} table
 * @param {string} name
 * @param {string} look
 */
function verb({ words, can, act }, name, look) {
  return html`
    <button class="${look} ${can(name) ? "" : "off"}"
      @click=${() => act(name)}>${words.say(`columns-key-${name[0]}`)}</button>
  `;
}

/** @param {TableView} table */
function waiting(table) {
  const { pub, words } = table;
  const id = pub.phase === "take" ? "columns-taking" : "columns-drawing";
  return words.say(id, { names: awaitedNames(table) });
}

/** @param {TableView} table */
function risk(table) {
  const { pub, words } = table;
  const chance = words.percent(pub.bust);
  return html`
    <div class="risk" role="img" aria-label="${words.say("columns-bust")}: ${chance}">
      <div class="risk-head"><span>${words.say(
        pub.drawn ? "columns-bust-taken" : "columns-bust",
      )}</span><b class="num">${chance}</b></div>
      <div class="track"><i style="transform:scaleX(${pub.bust / 1000})"></i></div>
    </div>
  `;
}

/** @param {TableView} table */
function takers({ pub, words, nameOf, faceOf, seat }) {
  if (!pub.takers.length) return "";
  const way = words.say(pub.reversed ? "label-order-right" : "label-order-left");
  const title = words.say(pub.phase === "take" ? "columns-take-order" : "columns-would-take");
  return html`
    <div class="takers">
      <span
        class="note">${title} <span class="way" role="img" aria-label=${way} title=${way}>${symbol(
          "turn",
          pub.reversed ? "" : "mirrored",
        )}</span></span>
      <ol>${pub.takers.map((/** @type {number} */ one) =>
        html`<li class=${one === seat ? "me" : ""}>
      <span class="dot" style="--c:var(--${faceOf(one)})">${symbol(faceOf(one))}</span>${
          nameOf(one)
        }</li>`
      )}</ol>
    </div>
  `;
}
