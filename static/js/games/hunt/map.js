/** The board: the painted land, its areas and ways, and what lies and stands on them. */

import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";
import { area } from "./areas.js";
import { hands, lookFirst, lookHome, mount, showWhole, zoom } from "./camera.js";
import { rescuesOf } from "./cures.js";
import { arrowOf, lineOf, MAP, placeOf, waysOf } from "./geometry.js";
import { icon } from "./icons.js";
import { sketches } from "./plan.js";
import { areaClicks, busyIn, ledBy, moverOf } from "./reading.js";
import { scenery } from "./scenery.js";
import { FIGURE, tokens } from "./tokens.js";
import { preview, takePen, ui } from "./ui.js";
import { farWays } from "./ways.js";

/** @typedef {import("../game.js").TableView} TableView */

const WHEEL = { handleEvent: hands.wheel, passive: false };

/** @param {TableView} table */
export function map(table) {
  const { pub, words } = table;
  lookAround(table);
  return html`
    <div class="map-view ${ui.pen ? "planning" : ""}" tabindex="0" role="group"
      aria-label=${words.say("hunt-map-hint")} ${ref(mount)}
      @pointerdown=${hands.down} @pointermove=${hands.move} @pointerup=${hands.up}
      @pointercancel=${hands.up} @wheel=${WHEEL} @keydown=${hands.key}>
      <div class="world" style="width:${MAP.width}px;height:${MAP.height}px" data-free>${drawing(
        table,
      )}
        <div class="things">${repeat(Object.keys(pub.board), (id) => id, (id) => area(table, id))}
          ${tokens(table)}</div></div>
      <span class="edge-pointer" hidden><i></i>${FIGURE}</span></div>
    ${pub.injury ? "" : lens(table)}
  `;
}

/**
 * The own hero, or who acts, and the ways from there; Tobi and the enemies in question.
 * @param {TableView} table
 */
function lookAround(table) {
  const { pub, me, seat } = table;
  const hero = busyIn(pub) || moverOf(table) || ledBy(pub, seat)[0] || "";
  const here = pub.heroes[hero]?.area ?? pub.tobi;
  const need = [here, ...Object.keys(areaClicks(me)), ...Object.keys(farWays(table))];
  const target = pub.enemies[pub.fight?.target]?.area;
  const fallen = ledBy(pub, seat).map((id) => pub.heroes[id]).filter((one) => one.paralysed);
  const wish = [pub.tobi, ...target ? [target] : [], ...fallen.map((one) => one.area)];
  const points = (/** @type {string[]} */ areas) => areas.map((id) => placeOf(pub.board[id]));
  lookFirst(points(need), points(wish));
}

/** @param {TableView} table */
function drawing(table) {
  const { pub } = table;
  return html`<svg class="scenery" viewBox="0 0 ${MAP.width} ${MAP.height}" aria-hidden="true">
    ${
    guard([JSON.stringify(pub.board)], () => [
      scenery,
      waysOf(pub.board).map((way) => path(pub.board, way)),
    ])
  }
    ${rescues(table)}${march(table)}${sketches(table)}</svg>`;
}

/**
 * @param {TableView["pub"]} board
 * @param {[string, string]} way
 */
function path(board, [from, to]) {
  const sea = board[from].water && board[to].water;
  const d = lineOf(board, from, to);
  return svg`
    <path class="way-edge" d=${d}/>
      <path class="way ${sea ? "by-sea" : ""}" d=${d}/>
  `;
}

/** Who could free whom: the way there. @param {TableView} table */
function rescues({ pub }) {
  return rescuesOf(pub).flatMap(({ way }) =>
    way.slice(1).map((to, at) => svg`<path class="rescue" d=${lineOf(pub.board, way[at], to)}/>`)
  );
}

/**
 * Where the move under consideration leads.
 * @param {TableView} table
 */
function march(table) {
  const { pub } = table;
  const click = preview.of(table);
  const from = pub.heroes[moverOf(table)]?.area;
  if (!click || !from || !(click.verb === "move" || click.verb === "dash")) return "";
  const stops = [from, ...click.via ? [click.via] : [], click.noun];
  return stops.slice(1).map((to, at) =>
    svg`<path class="march" marker-end="url(#hunt-head)" d=${arrowOf(pub.board, stops[at], to)}/>`
  );
}

/** @param {TableView} table */
function lens({ words, seat, replay }) {
  const button = (
    /** @type {string} */ name,
    /** @type {string} */ label,
    /** @type {() => void} */ run,
    /** @type {any} */ pressed = nothing,
    look = "",
  ) =>
    html`
      <button class="lens-button ${look}" aria-label=${words.say(label)} title=${words.say(
        label,
      )}
        aria-pressed=${pressed}
        @click=${run}>${icon(name)}</button>
    `;
  const pens = seat >= 0 && !replay
    ? [
      button("ping", "hunt-plan-ping", () => takePen("ping"), ui.pen === "ping"),
      button(
        "arrow",
        "hunt-plan-arrow",
        () => takePen("arrow"),
        ui.pen === "arrow",
        "far",
      ),
    ]
    : "";
  return html`<div class="lens" role="group" aria-label=${words.say("hunt-lens")}>
    ${button("plus", "hunt-zoom-in", () => zoom(1), nothing, "far")}
    ${button("minus", "hunt-zoom-out", () => zoom(-1), nothing, "far")}
    ${button("whole", "hunt-zoom-whole", showWhole, nothing, "far")}
    ${button("target", "hunt-zoom-me", lookHome)}${pens}</div>`;
}
