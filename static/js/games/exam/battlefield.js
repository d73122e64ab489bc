/** One battlefield: the painting, the cells that matter now, and everyone on it. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { ref } from "lit-html/directives/ref.js";
import { nouns } from "../asking.js";
import { fieldArt } from "./field-art.js";
import { at, fighters, things } from "./fighters.js";
import { isPuppetLed, offer, tried } from "./looking.js";
import { battleOf, cellsOf, cellVerb, placeOf } from "./model.js";
import { roam } from "./roam.js";
import { cellName, doing } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

/**
 * @param {TableView} table
 * @param {View} battle
 */
export function battlefield(table, battle) {
  const { words } = table;
  const rows = Object.keys(battle.rows).length;
  const verb = isHere(table, battle) ? cellVerb(table, isPuppetLed()) : "";
  const busy = verb || Object.keys(tried(table)?.hint.cells ?? {}).length;
  return html`
    <div class="field-scroll ${verb && verb !== "put" ? "choosing" : ""}" ${ref(
      centred(table, battle, verb),
    )}>
      <section class="battlefield ${busy ? "gridded" : ""}" aria-label=${words.say("exam-field", {
        field: words.nameOf(battle.field),
      })}
        style="--columns:${battle.rows[1].length};--rows:${rows}" @keydown=${roam}>
        ${fieldArt(battle.field, battle.rows)}
        ${repeat(marked(table, battle, verb), ({ cell }) => cell, (one) => cell(table, one, verb))}
        ${things(table, battle)}
        ${fighters(table, battle)}
      </section>
    </div>
  `;
}

/**
 * @param {TableView} table
 * @param {View} battle
 */
function isHere({ seat, replay }, battle) {
  return !replay && (battle.attacker === seat || battle.defender === seat);
}

/**
 * The cells to draw: all while one is asked for, otherwise those that a tried click reaches.
 * @param {TableView} table
 * @param {View} battle
 * @param {string} verb
 */
function marked(table, battle, verb) {
  const reached = tried(table)?.hint.cells ?? {};
  return cellsOf(battle.rows).filter(({ cell }) => verb || reached[cell]);
}

/**
 * @param {TableView} table
 * @param {ReturnType<typeof cellsOf>[number]} one
 * @param {string} verb
 */
function cell(table, { cell, sign }, verb) {
  const noun = String(cell);
  const hint = tried(table)?.hint ?? {};
  const reached = hint.cells?.[noun] || picked(table)[noun];
  const look = `${reached ? "reached" : ""} ${hint.seal === cell ? "burns" : ""}`;
  if (!verb) return html`<span class="cell ${look}" style=${at(cell)}></span>`;
  if (!table.can(verb, noun)) {
    return html`<span class="cell ${look}" style=${at(cell)} @click=${() =>
      table.act(verb, noun)}></span>`;
  }
  const does = offer(table, verb, noun);
  return html`
    <button class="cell ok ${look}" style=${at(cell)} data-cell=${noun}
      data-click="${verb} ${noun}"
      aria-label=${doing(table, verb, cellName(table, cell, sign))}
      @pointerenter=${does.enter} @pointerleave=${does.leave} @focus=${does.focus}
      @click=${does.click}></button>
  `;
}

/**
 * What was picked so far for this seat's technique: cells and heroes.
 * @param {TableView} table
 * @returns {Record<string, number>}
 */
function picked({ pub, seat }) {
  return pub.battles[battleOf(pub, seat)]?.deed?.picked ?? {};
}

/** The hero and the verb for which a narrow screen was last scrolled. */
let scrolledFor = "";

/**
 * On a narrow screen: bring the acting hero into the middle, once per question.
 * @param {TableView} table
 * @param {View} battle
 * @param {string} verb
 */
function centred(table, battle, verb) {
  const hero = battle.deed?.hero ?? "";
  const key = `${battle.turn} ${hero} ${verb}`;
  const cell = battle.heroes[hero]?.cell || nouns(table, verb)[0];
  return (/** @type {Element | undefined} */ box) => {
    if (!box || !cell || key === scrolledFor) return;
    scrolledFor = key;
    const share = (placeOf(cell).column - 0.5) / battle.rows[1].length;
    queueMicrotask(() => {
      if (box.scrollWidth <= box.clientWidth + 1) return;
      box.scrollIntoView({ block: "start" });
      box.scrollLeft = share * box.scrollWidth - box.clientWidth / 2;
    });
  };
}
