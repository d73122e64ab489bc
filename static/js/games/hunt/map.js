/** The board: the painted land, its areas and ways, and what lies and stands on them. */

import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";
import { areaButton } from "./areas.js";
import { hands, lookAt, lookFirst, mount, showWhole, zoom } from "./camera.js";
import { arrowOf, lineOf, MAP, placeOf, waysOf } from "./geometry.js";
import { icon } from "./icons.js";
import { sketches } from "./plan.js";
import { areaClicks, busyIn, heroesOf } from "./reading.js";
import { scenery } from "./scenery.js";
import { team } from "./team.js";
import { tokens } from "./tokens.js";
import { takePen, ui } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */

const WHEEL = { handleEvent: hands.wheel, passive: false };

/** @param {TableView} table */
export function map(table) {
  const { pub, words } = table;
  const ways = Object.keys(areaClicks(table.me));
  lookFirst([focusOf(table), ...ways].map((area) => placeOf(pub.board[area])));
  return html`
    <section class="panel hunt-map ${ui.pen ? "planning" : ""}" aria-label=${words.say("hunt-map")}>
      <div class="map-bar">${team(table)}${lens(table)}</div>
      <div class="frame" tabindex="0" role="group" aria-label=${words.say("hunt-map-hint")} ${ref(
        mount,
      )}
        @pointerdown=${hands.down} @pointermove=${hands.move} @pointerup=${hands.up}
        @pointercancel=${hands.up} @wheel=${WHEEL} @keydown=${hands.key}>
        <div class="world">${drawing(table)}
            ${repeat(Object.keys(pub.board), (id) => id, (id) => areaButton(table, id))}
            ${tokens(table)}</div>
      </div>
    </section>
  `;
}

/**
 * The area this browser's player cares about most.
 * @param {TableView} table
 */
function focusOf({ pub, seat }) {
  const mine = heroesOf(pub).find((hero) => pub.heroes[hero].seat === seat);
  return pub.heroes[busyIn(pub) || mine || ""]?.area ?? pub.tobi;
}

/** @param {TableView} table */
function drawing(table) {
  const { pub } = table;
  return html`<svg class="scenery" viewBox="0 0 ${MAP.width} ${MAP.height}" aria-hidden="true">
    ${guard([pub.board], () => [scenery, waysOf(pub.board).map((way) => path(pub.board, way))])}
    ${preview(table)}${sketches(table)}</svg>`;
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

/**
 * Where the move under consideration leads.
 * @param {TableView} table
 */
function preview({ pub }) {
  const click = ui.preview;
  const from = pub.heroes[pub.acting]?.area;
  if (!click || !from || !(click.verb === "move" || click.verb === "dash")) return "";
  return svg`<path class="step" marker-end="url(#hunt-head)" d=${
    arrowOf(pub.board, from, click.noun)
  }/>`;
}

/** @param {TableView} table */
function lens(table) {
  const { words, seat, replay } = table;
  const button = (
    /** @type {string} */ name,
    /** @type {string} */ label,
    /** @type {() => void} */ run,
    /** @type {any} */ pressed = nothing,
  ) =>
    html`
      <button class="lens-button" aria-label=${words.say(label)} title=${words.say(
        label,
      )} aria-pressed=${pressed}
        @click=${run}>${icon(name)}</button>
    `;
  return html`<div class="lens" role="group" aria-label=${words.say("hunt-lens")}>
    ${button("plus", "hunt-zoom-in", () => zoom(1))}
    ${button("minus", "hunt-zoom-out", () => zoom(-1))}
    ${button("whole", "hunt-zoom-whole", showWhole)}
    ${button("target", "hunt-zoom-me", () => lookAt(placeOf(table.pub.board[focusOf(table)])))}
    ${
    seat >= 0 && !replay
      ? [
        button("ping", "hunt-plan-ping", () => takePen("ping"), ui.pen === "ping"),
        button("arrow", "hunt-plan-arrow", () => takePen("arrow"), ui.pen === "arrow"),
      ]
      : ""
  }</div>`;
}
