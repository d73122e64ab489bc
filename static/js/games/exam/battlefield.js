/** One battlefield: the painting, the cells that matter now, and everyone on it. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { ref } from "lit-html/directives/ref.js";
import { symbol } from "../../symbols.js";
import { fieldArt } from "./field-art.js";
import { at, fighters, things } from "./fighters.js";
import { tried } from "./look.js";
import { offer } from "./looking.js";
import { cellsOf, placeOf } from "./model.js";
import { roam } from "./roam.js";
import { cellOffer, heroVerb, reached } from "./targets.js";
import { cellName, doing } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */
/** @typedef {ReturnType<typeof cellsOf>[number]} Cell */

/**
 * @param {TableView} table
 * @param {View} battle
 */
export function battlefield(table, battle) {
  const { words } = table;
  const offered = isHere(table, battle) ? cellOffer(table) : { verb: "", cells: new Map() };
  const area = isHere(table, battle) ? reached(table) : { cells: new Set(), look: "" };
  const marked = cellsOf(battle.rows).filter(({ cell }) =>
    offered.cells.has(String(cell)) || area.cells.has(String(cell)) || picked(battle)[cell]
  );
  return html`
    <div class="field-box" ${ref(inView(table, battle, [...offered.cells.keys()]))}>
      <section class="field" aria-label=${words.say("exam-field", {
        field: words.nameOf(battle.field),
      })} style="--columns:${battle.rows[1].length};--rows:${Object.keys(battle.rows)
        .length}"
        @keydown=${roam}>
        ${fieldArt(battle.field, battle.rows)}
        ${repeat(marked, ({ cell }) => cell, (one) => cell(table, battle, one, offered, area))}
        ${things(table, battle)}${fighters(table, battle, offered.cells)}${flight(table, battle)}
      </section>
    </div>
  `;
}

/**
 * @param {TableView} table
 * @param {View} battle
 */
function isHere({ seat, replay, now }, battle) {
  return !replay && !now && (battle.attacker === seat || battle.defender === seat);
}

/**
 * What was picked so far for a technique: cells and heroes.
 * @param {View} battle
 * @returns {Record<string, number>}
 */
function picked({ deed }) {
  return deed?.picked ?? {};
}

/**
 * @param {TableView} table
 * @param {View} battle
 * @param {Cell} one
 * @param {import("./targets.js").CellOffer} offered
 * @param {ReturnType<typeof reached>} area
 */
function cell(table, battle, { cell, sign }, { verb, cells }, area) {
  const key = String(cell);
  const noun = cells.get(key);
  const look = [
    area.cells.has(key) || picked(battle)[key] ? `reached ${area.look}` : "",
    tried(table)?.hint.seal === cell ? "burns" : "",
  ].join(" ");
  if (noun === undefined) return html`<span class="cell ${look}" style=${at(cell)}></span>`;
  const does = offer(table, verb, noun);
  return html`
    <button class="cell ok ${look}" style=${at(cell)} data-cell=${key} data-verb=${verb}
      data-click="${verb} ${noun}" aria-label=${doing(
        table,
        verb,
        cellName(table, cell, sign),
      )} @pointerenter=${does.enter}
      @pointerleave=${does.leave} @focus=${does.focus}
      @click=${does.click}></button>
  `;
}

/**
 * What is thrown in the beat that is shown, on its way.
 * @param {TableView} table
 * @param {View} battle
 */
function flight({ now }, { rows }) {
  const way = now?.beat.show?.flight;
  if (!way) return "";
  const [a, b] = [placeOf(way.from), placeOf(way.to)];
  const height = Object.keys(rows).length;
  const point = (
    /** @type {{column: number, row: number}} */ { column, row },
  ) => [column * 100 - 50, (height - row) * 100 + 50];
  const [[x, y], [u, v]] = [point(a), point(b)];
  const angle = Math.round(Math.atan2(v - y, u - x) * 180 / Math.PI) + 90;
  return html`
    <svg class="flight" viewBox="0 0 ${rows[1].length * 100} ${height *
      100}" preserveAspectRatio="none"
      aria-hidden="true">
      <path d="M${x} ${y}Q${(x + u) / 2} ${Math.min(y, v) - 60} ${u} ${v}" />
    </svg><span class="missile"
      style="${at(way.to)};--dx:${(a.column - b.column) * 100}%;--dy:${(b.row - a.row) *
        100}%;--turn:${angle}deg">${symbol(way.sign)}</span>
  `;
}

/** What a narrow screen was last scrolled for. */
let scrolledFor = "";

/**
 * On a narrow screen: what a question is about is in view when it is asked, in a scene who acts.
 * @param {TableView} table
 * @param {View} battle
 * @param {string[]} cells
 */
function inView(table, battle, cells) {
  const { beat } = table.now ?? {};
  const blow = beat?.show?.cells ?? [];
  const heroes = Object.keys(battle.heroes);
  const targets = table.now ? [] : heroes.filter((hero) => heroVerb(table, hero));
  const acting = battle.deed?.hero ? [battle.heroes[battle.deed.hero].cell] : [];
  const about = [
    ...beat ? blow : [...cells, ...targets.map((hero) => battle.heroes[hero].cell), ...acting],
  ].map(Number).filter(Boolean);
  const key = `${battle.turn} ${battle.deed?.hero} ${about.join()}`;
  return (/** @type {Element | undefined} */ box) => {
    if (!box || !about.length || key === scrolledFor) return;
    scrolledFor = key;
    const columns = about.map((one) => placeOf(one).column);
    const middle = (Math.min(...columns) + Math.max(...columns) - 1) / 2 / battle.rows[1].length;
    queueMicrotask(() => {
      if (box.scrollWidth > box.clientWidth + 1) {
        box.scrollLeft = middle * box.scrollWidth - box.clientWidth / 2;
      }
    });
  };
}
