/** The areas of the map: villages as gates with their number, the others as way stones. */

import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { icon } from "./icons.js";
import { reveal, uncoverHero, wasDragged } from "./camera.js";
import { placeOf } from "./geometry.js";
import { pair } from "./pair.js";
import { areaClicks, standing } from "./reading.js";
import { beside } from "./tokens.js";
import { choose, consider, isSame, sketchAt, ui } from "./ui.js";

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
export function areaButton(table, id) {
  const area = table.pub.board[id];
  const verb = areaClicks(table.me)[id];
  const click = verb ? { verb, noun: id } : null;
  const chosen = click && isSame(ui.preview, click);
  const does = handlers(table, id, click);
  const look = [
    "area",
    area.number ? "village" : "wild",
    area.water ? "water" : "",
    click && !ui.pen ? "open" : "",
    chosen ? "chosen" : "",
    ui.penFrom === id ? "pen-from" : "",
  ].join(" ");
  return html`
    <button class=${look} style=${beside(placeOf(area))} data-area=${id}
      data-click="${verb} ${id}"
      tabindex=${click || ui.pen ? 0 : -1} aria-disabled=${!click && !ui.pen}
      aria-label=${label(table, id, verb)} @pointerenter=${does.look} @focus=${does.focus}
      @pointerleave=${leave} @click=${does.click}>
        ${area.number
          ? html`${GATE}<b class="no num">${area.number}</b>`
          : html`<i class="stone"></i>`}
        ${area.water ? DROP : ""}<span class="area-name">${short(
          table.words,
          area.number,
          id,
        )}</span>
        ${chosen && !ui.pen ? cost(table, click) : ""}</button>
  `;
}

/**
 * Villages go by their short name on the map.
 * @param {TableView["words"]} words
 * @param {number} number
 * @param {string} id
 */
function short(words, number, id) {
  return number ? words.say(`hunt-village-${id}`) : words.nameOf(id);
}

/**
 * @param {TableView} table
 * @param {string} id
 * @param {import("./ui.js").Click | null} click
 */
function handlers(table, id, click) {
  const does = click && !ui.pen ? choose(table, click) : null;
  return {
    look: (/** @type {Event} */ event) => does?.look(event),
    focus(/** @type {Event} */ event) {
      reveal(placeOf(table.pub.board[id]));
      does?.look(event);
    },
    click() {
      if (wasDragged()) return;
      if (ui.pen) sketchAt(table, id);
      else if (does) look(does.click);
      else if (table.me.choices?.end) table.act("move", id);
    },
  };
}

/**
 * A finger's first tap makes the dock taller, which must not hide what was tapped.
 * @param {() => void} click
 */
function look(click) {
  click();
  requestAnimationFrame(uncoverHero);
}

/** @param {PointerEvent} event */
function leave(event) {
  if (event.pointerType === "mouse" && ui.preview?.verb === "move") consider(null);
}

/**
 * What the step costs, beside the area.
 * @param {TableView} table
 * @param {import("./ui.js").Click} click
 */
function cost(table, { verb, noun }) {
  const price = table.hint(verb, noun).then((hint) =>
    hint.cost === undefined
      ? ""
      : html`<span class="cost">${table.words.say("hunt-cost", { cost: hint.cost })}${
        hint.stops ? icon("stop") : ""
      }</span>`
  );
  return until(price, "");
}

/**
 * @param {TableView} table
 * @param {string} id
 * @param {string | undefined} verb
 */
function label({ pub, words }, id, verb) {
  const area = pub.board[id];
  const { heroes, enemies } = standing(pub, id);
  const inside = [...heroes, ...enemies.map((key) => pub.enemies[key].card)];
  const parts = [
    area.number
      ? words.say("hunt-village", { number: area.number, name: words.nameOf(id) })
      : words.nameOf(id),
    area.water ? words.say("label-water") : "",
    id in pub.traps ? words.say("label-trap") : "",
    inside.length ? words.nameOf(inside) : "",
  ].filter(Boolean);
  const inWords = parts.join(", ");
  return verb ? pair(words, `verb-${verb}`, inWords) : inWords;
}
