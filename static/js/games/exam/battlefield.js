/** One battlefield: the painting, the cells that matter now, and everyone on it. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { ref } from "lit-html/directives/ref.js";
import { symbol, symbolOf } from "../../symbols.js";
import { fieldArt } from "./field-art.js";
import { at, fighters, things } from "./fighters.js";
import { chosenHero, triedBy } from "./look.js";
import { offer } from "./looking.js";
import { cellsOf, placeOf } from "./model.js";
import { roam } from "./roam.js";
import { edges, showView, strip } from "./strip.js";
import { cellOffer, heroVerb, reached, threatened } from "./targets.js";
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
  const threats = isHere(table, battle) ? threatened(table, battle) : new Set();
  const marked = cellsOf(battle.rows).filter(({ cell }) =>
    [offered.cells, area.cells, threats].some((some) => some.has(String(cell))) ||
    picked(battle)[cell]
  );
  const isNear = offered.cells.size > 0 || isHere(table, battle) && aims(table, battle).length > 0;
  const art = () => fieldArt(isFinal(table, battle) ? "hall" : battle.field, battle.rows);
  return html`
    <div class="field-box ${isNear ? "near" : ""}" style="--columns:${battle.rows[1]
      .length};--rows:${Object.keys(battle.rows).length}${banners(table, battle)}">
      ${isNear ? strip(table, battle, art()) : ""}
      <div class="camera" @scroll=${showView} ${ref(inView(table, battle, [
        ...offered.cells.keys(),
      ]))}>
        <section class="field" aria-label=${words.say("exam-field", {
          field: words.nameOf(battle.field),
        })} @keydown=${roam}>
          ${art()}
          ${repeat(
            marked,
            ({ cell }) => cell,
            (one) => cell(table, battle, one, offered, area, threats),
          )}
          ${fire(table)}${things(table, battle)}${fighters(table, battle, offered.cells)}${flight(
            table,
            battle,
          )}
        </section>
      </div>
      ${isNear ? edges(table, battle) : ""}
    </div>
  `;
}

/** The final has the hall of the Tower for its dress; the cells are those of the field. */
function isFinal(/** @type {TableView} */ { pub }, /** @type {View} */ battle) {
  return battle.final > 0 && pub.mode !== "arena";
}

/**
 * @param {TableView} table
 * @param {View} battle
 */
function banners(table, battle) {
  if (!isFinal(table, battle)) return "";
  const { attacker, defender, left } = battle;
  const right = left === attacker ? defender : attacker;
  const colour = (/** @type {number} */ seat) => `var(--${table.pub.teams[seat]?.team || "edge"})`;
  return `;--banner-left:${colour(left)};--banner-right:${colour(right)}`;
}

/** How a technique looks where it happens: fire burns, sand and shadows close, wind and sound sweep. */
const ARTS = /** @type {Record<string, string>} */ ({
  phoenix: "flames",
  "sand-coffin": "closes",
  "sand-burial": "closes",
  "shadow-possession": "closes",
  "shadow-strangle": "closes",
  "insect-sphere": "closes",
  "wind-scythe": "sweeps",
  "blade-dance": "sweeps",
  "slicing-sound-wave": "sweeps",
  "supersonic-wave": "sweeps",
  "sound-pulse": "sweeps",
  "bell-illusion": "sweeps",
});

const FLAME = html`
  <svg viewBox="0 0 40 48" aria-hidden="true">
    <path d="M21 1c3 11 15 15 15 30a16 16 0 0 1-32 0c0-9 5-12 7-21 4 3 5 7 5 11 4-6 6-12 5-20z" />
    <path d="M21 22c2 6 8 8 8 14a9 9 0 0 1-18 0c0-5 3-6 4-11 2 2 3 4 3 6 2-3 3-6 3-9z" />
  </svg>
`;

/** Cells on which the technique of the beat happens. @param {TableView} table */
function fire({ now }) {
  const { fire = [], technique, by } = now?.beat.show ?? {};
  const art = ARTS[technique] ?? "";
  const [look, burns] = [`cell fire ${art}`, art === "flames"];
  return fire.map((/** @type {number} */ cell, /** @type {number} */ n) =>
    html`
      <span class=${look}
        style="${at(cell)};--at:${n};--c:var(--${symbolOf(by)})">${burns ? FLAME : ""}</span>
    `
  );
}

/**
 * Whom a click may aim at.
 * @param {TableView} table
 * @param {View} battle
 */
function aims(table, battle) {
  return Object.keys(battle.heroes).filter((hero) => heroVerb(table, hero));
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
 * @param {Set<string>} threats
 */
function cell(table, battle, { cell, sign }, { verb, cells }, area, threats) {
  const key = String(cell);
  const noun = cells.get(key);
  const look = [
    area.cells.has(key) || picked(battle)[key] ? `reached ${area.look}` : "",
    sign === "." ? "" : "lands",
    threats.has(key) ? "threat" : "",
    triedBy(table)?.hint.seal === cell ? "burns" : "",
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
  const targets = table.now ? [] : aims(table, battle);
  const hero = battle.deed?.hero || (cells.length ? chosenHero(table) : "");
  const acting = battle.heroes[hero] ? [battle.heroes[hero].cell] : [];
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
