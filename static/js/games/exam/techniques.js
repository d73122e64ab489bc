/** The techniques of the hero whose card is open; its text shows when one is tried. */

import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { symbol } from "../../symbols.js";
import { isTried, offer } from "./looking.js";
import { ownTechniques, techniqueOrder } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table */
export function techniques(table) {
  const own = ownTechniques(table);
  return html`<div class="techniques">${
    techniqueOrder(table).map((id) => technique(table, id, own[id]))
  }</div>`;
}

/**
 * @param {TableView} table
 * @param {string} id
 * @param {[number, number] | undefined} numbers level and Chakra
 */
function technique(table, id, numbers) {
  const { words } = table;
  const open = table.can("use", id);
  const does = offer(table, "use", id);
  return html`
    <button class="technique ${open ? "" : "off"} ${isTried(table, "use", id) ? "tried" : ""}"
      data-click="use ${id}" title=${table.words.textOf(
        id,
      )} aria-disabled=${!open} @pointerenter=${does
        .enter}
      @pointerleave=${does.leave}
      @focus=${does.focus} @click=${open ? does.click : () => table.act("use", id)}>
      <span class="technique-head"><b>${words.nameOf(id)}</b>${numbers
        ? price(table, numbers)
        : cost(table, "use", id)}</span>
    </button>
  `;
}

/**
 * The Chakra that a click would cost.
 * @param {TableView} table
 * @param {string} verb
 * @param {string} [noun]
 */
export function cost(table, verb, noun) {
  const told = table.hint(verb, noun).then(({ cost: chakra }) => chakra ? paid(table, chakra) : "");
  return until(told, "");
}

/**
 * @param {TableView} table
 * @param {[number, number]} numbers
 */
function price({ words }, [level, chakra]) {
  const label = words.say("exam-price", { level, chakra });
  return html`
    <span class="price" role="img" aria-label=${label}
      title=${label}>${symbol("x-level")}${level} ${symbol("x-chakra")}${chakra}</span>
  `;
}

/**
 * @param {TableView} table
 * @param {number} chakra
 */
function paid({ words }, chakra) {
  const label = words.say("exam-cost", { chakra });
  return html`
    <span class="price" role="img" aria-label=${label}
      title=${label}>${symbol("x-chakra")}${chakra}</span>
  `;
}
