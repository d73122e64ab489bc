/** The action bar: the question, the minute, the Chakra left, and one primary action. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { awaitedNames, isAsked } from "../asking.js";
import { clockRing } from "./banner.js";
import { chosen } from "./laying.js";
import { led } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */

/** Finds the bar while it asks something of this seat. */
export const BAR = ".duel-table > .act:has(.prompt.mine)";

/** @param {TableView} table */
export function actions(table) {
  const { pub, seat } = table;
  if (pub.outcome) return "";
  const mine = isAsked(table);
  return html`<div class="panel act">
    ${seat >= 0 && !table.replay ? clockRing(table, seat) : ""}
    ${
    mine || table.can("undone")
      ? prompt(table, mine)
      : html`<p class="prompt" role="status">${waiting(table)}</p>`
  }
  </div>`;
}

/** Whether a click on "done" or the like is possible: the key for it does the same. */
export function mainClick(/** @type {TableView} */ table) {
  const { pub, act } = table;
  const { picked } = chosen();
  switch (pub.phase) {
    case "pick":
    case "ban":
      return table.can(pub.phase, picked) ? act(pub.phase, picked) : undefined;
    case "name":
      return act("step-forward");
    case "swap":
      return act("stay");
    default:
      return act("done");
  }
}

/**
 * @param {TableView} table
 * @param {boolean} mine
 */
function prompt(table, mine) {
  const { pub, words } = table;
  return html`<p class="prompt ${mine ? "mine" : ""}" role="status">${
    words.say(mine ? `ask-${pub.phase}` : "ask-laid")
  }</p>${mine ? "" : html`<p class="note">${waiting(table)}</p>`}
    <div class="buttons">${buttons(table)}</div>${pub.phase === "lay" ? purse(table) : ""}`;
}

/** @param {TableView} table */
function buttons(table) {
  const { pub, words } = table;
  const { picked } = chosen();
  switch (pub.phase) {
    case "name":
      return button(table, "step-forward");
    case "ban":
    case "pick":
      return picked
        ? button(
          table,
          pub.phase,
          picked,
          words.say(`duel-do-${pub.phase}`, {
            ninja: words.nameOf(picked),
          }),
        )
        : "";
    case "out":
    case "lay":
      return table.can("undone") ? button(table, "undone", "", "", "") : button(table, "done");
    case "swap":
      return button(table, "stay");
    default:
      return "";
  }
}

/**
 * @param {TableView} table
 * @param {string} verb
 * @param {string} [noun]
 * @param {string} [label]
 * @param {string} [look]
 */
function button({ words, can, act }, verb, noun = "", label = "", look = "primary") {
  const open = can(verb, noun);
  return html`<button class=${open ? look : "off"} aria-disabled=${!open} @click=${() =>
    act(verb, noun)}>${label || words.say(`verb-${verb}`)}</button>`;
}

/**
 * The Chakra left after all that is laid, beside "done".
 * @param {TableView} table
 */
function purse(table) {
  const { me, words } = table;
  return led(table).map((one) => {
    const foreseen = Object.values(me.fighters[one.index].preview ?? {});
    const left = foreseen.at(-1)?.left ?? one.chakra;
    const dear = foreseen.some((card) => !card.paid);
    return html`<p class="purse ${dear ? "dear" : ""}">${symbol("chakra")}<b class="num">${left}</b>
      <span>${
      words.say(dear ? "duel-purse-dear" : "duel-purse", { ninja: words.nameOf(one.ninja) })
    }</span></p>`;
  });
}

/** @param {TableView} table */
function waiting(table) {
  return table.words.say(`duel-waits-${table.pub.phase}`, { names: awaitedNames(table) });
}
