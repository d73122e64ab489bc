/** Leaving techniques out: all of a deck in sight, what stays out and what is recommended to. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { tech, techLabel } from "./cards.js";
import { deckOf } from "./facts.js";
import { led, ownFighters, sides } from "./model.js";
import { news, stake } from "./news.js";
import { flanks, VALLEY } from "./scenery.js";

/** @typedef {import("../game.js").TableView} TableView */

/** The own ninja that still packs; a camp mate's to look at. @param {TableView} table */
export function packing(table) {
  return [...led(table), ...ownFighters(table)].find((one) => !one.done);
}

/** @param {TableView} table */
export function pack(table) {
  const fighter = packing(table);
  const own = fighter && table.me.fighters[fighter.index];
  if (!own) {
    return html`${VALLEY}${flanks(table, sides(table))}<div class="over-lanes">${stake(table)}${
      news(table)
    }</div>`;
  }
  return html`${VALLEY}<div class="packs" tabindex="0">${
    deckOf(fighter.ninja, table.words).map((id) => packed(table, own, id))
  }</div>`;
}

/** What is recommended and may still be left out. @param {TableView} table */
export function spare(table) {
  const fighter = packing(table);
  const own = fighter ? table.me.fighters[fighter.index] : {};
  return Object.keys(own.spare ?? {}).filter((id) => table.can("drop", id));
}

/**
 * @param {TableView} table
 * @param {import("../game.js").View} own
 * @param {string} id
 */
function packed(table, own, id) {
  const { words, can, act, pressed } = table;
  const out = Boolean(own.out[id]);
  const verb = out ? "restore" : "drop";
  const inside = html`${tech(id, words, { look: "flat" })}${
    out
      ? html`<span class="stamp">${words.say("duel-left-out")}</span>`
      : own.spare?.[id]
      ? html`<span class="advice" title=${words.say("duel-spare")}>${symbol("door")}</span>`
      : ""
  }`;
  if (!can(verb, id)) {
    return html`
      <button class="thing pack ${out ? "out" : ""}" data-explain="card:${id}"
        aria-label=${techLabel(id, words)}>${inside}</button>
    `;
  }
  return html`
    <button class="pack ok ${out ? "out" : ""} ${pressed(verb, id)}" aria-pressed=${out}
      data-explain="card:${id}" data-click="${verb} ${id}"
      aria-label="${words.say(`verb-${verb}`)}: ${techLabel(id, words)}"
      @click=${() => act(verb, id)}>${inside}</button>
  `;
}
