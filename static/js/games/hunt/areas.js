/** The areas of the map: villages as gates with their number, the others as way stones; what is in reach has a ring. */

import { html, nothing } from "lit-html";
import { icon } from "./icons.js";
import { reveal, wasDragged } from "./camera.js";
import { placeOf } from "./geometry.js";
import { pair } from "./pair.js";
import { moverOf, standing, stopAt } from "./reading.js";
import { beside } from "./tokens.js";
import { choose, isSame, preview, sketchAt, ui } from "./ui.js";
import { clickOn } from "./ways.js";

/** @typedef {import("../game.js").TableView} TableView */

const GATE = html`
  <svg class="gate" viewBox="0 0 60 48" aria-hidden="true">
    <path class="beam" d="M2 6c18 5 38 5 56 0l-2 9c-17 4-35 4-52 0z" />
    <path class="post" d="M12 14h7l1 32h-9zM41 14h7l1 32h-9z" />
    <path class="bar" d="M8 21h44v6H8z" />
  </svg>
`;
const DROP = html`
  <svg class="drop" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M12 2c5 7 7 10 7 13a7 7 0 0 1-14 0c0-3 2-6 7-13z" />
  </svg>
`;

/**
 * @param {TableView} table
 * @param {string} id
 */
export function area(table, id) {
  const click = clickOn(table, id);
  if (click || ui.pen) return open(table, id, click);
  const where = beside(placeOf(table.pub.board[id]));
  return html`
    <span class="area ${kindOf(table, id)}" style=${where} data-area=${id}
      data-explain="place:${id}" title=${label(table, id)}>${inside(table, id)}</span>
  `;
}

/**
 * @param {TableView} table
 * @param {string} id
 * @param {import("./ui.js").Click | null} click
 */
function open(table, id, click) {
  const chosen = Boolean(click) && isSame(preview.of(table), click);
  const does = click && !ui.pen ? choose(table, click) : null;
  const look = [
    "area",
    kindOf(table, id),
    does ? "open" : "",
    chosen ? "chosen" : "",
    ui.penFrom === id ? "pen-from" : "",
  ];
  const means = click && !ui.pen
    ? pair(table.words, `verb-${click.verb}`, `${label(table, id)}. ${priceText(table, id, click)}`)
    : label(table, id);
  return html`
    <button class=${look.join(" ")} style=${beside(placeOf(table.pub.board[id]))} data-area=${id}
      data-explain="place:${id}" data-click=${click && !click.via
        ? `${click.verb} ${id}`
        : nothing} aria-label=${means}
      @pointerenter=${does?.look ?? null} @pointerleave=${(/** @type {PointerEvent} */ event) =>
        leave(table, event)}
      @focus=${(/** @type {Event} */ event) => {
        reveal(placeOf(table.pub.board[id]));
        does?.look(event);
      }}
      @click=${() => {
        if (wasDragged()) return;
        if (ui.pen) sketchAt(table, id);
        else does?.click();
      }}>${inside(table, id)}${does && click ? price(table, id, click) : ""}</button>
  `;
}

/**
 * @param {TableView} table
 * @param {string} id
 */
function kindOf({ pub }, id) {
  const { number, water } = pub.board[id];
  return `${number ? "village" : "wild"} ${water ? "water" : ""}`;
}

/**
 * @param {TableView} table
 * @param {string} id
 */
function inside({ pub, words }, id) {
  const { number, water } = pub.board[id];
  return html`${
    number ? html`${GATE}<b class="no num">${number}</b>` : html`<i class="stone"></i>`
  }${water ? DROP : ""}<span class="area-name">${words.nameOf(id)}</span>`;
}

/**
 * @param {TableView} table
 * @param {PointerEvent} event
 */
function leave(table, { pointerType }) {
  const isWay = ["move", "dash"].includes(preview.of(table)?.verb ?? "");
  if (pointerType === "mouse" && isWay) preview.clear();
}

/**
 * What the step costs, at the ring.
 * @param {TableView} table
 * @param {string} id
 * @param {import("./ui.js").Click} click
 */
function price(table, id, { verb }) {
  if (verb === "look") return "";
  const cost = costOf(table, verb);
  return html`<span class="cost" aria-hidden="true">${icon("actions")}${cost}${
    stopAt(table.pub, id) ? icon("stop") : ""
  }</span>`;
}

/**
 * A dash costs an action even where a step would be free.
 * @param {TableView} table
 * @param {string} verb
 */
export function costOf(table, verb) {
  const step = table.pub.heroes[moverOf(table)]?.step ?? 1;
  return verb === "dash" ? Math.max(1, step) : step;
}

/**
 * @param {TableView} table
 * @param {string} id
 * @param {import("./ui.js").Click} click
 */
export function priceText(table, id, { verb, via }) {
  const { words, pub } = table;
  if (verb === "look") return "";
  const stop = stopAt(pub, id);
  const price = words.say("hunt-cost", { cost: costOf(table, verb) });
  const cost = via ? `${price} · ${words.say("hunt-by", { place: words.nameOf(via) })}` : price;
  return stop ? `${cost}. ${words.say(`hunt-stop-${stop}`)}` : cost;
}

/**
 * @param {TableView} table
 * @param {string} id
 */
function label({ pub, words }, id) {
  const { number, water } = pub.board[id];
  const { heroes, enemies } = standing(pub, id);
  const there = [...heroes, ...enemies.map((key) => pub.enemies[key].card)];
  const parts = [
    number ? words.say("hunt-village", { number, name: words.nameOf(id) }) : words.nameOf(id),
    water ? words.say("label-water") : "",
    id in pub.traps ? words.say("label-trap") : "",
    there.length ? words.nameOf(there) : "",
  ];
  return parts.filter(Boolean).join(", ");
}
