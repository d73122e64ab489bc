/** Cards to choose among on the board: techniques that stay out, reinforcements to be discarded. */

import { html } from "lit-html";
import { helpFace, tech, techLabel } from "./cards.js";
import { deckOf } from "./facts.js";
import { arm, armed } from "./laying.js";
import { VALLEY } from "./scenery.js";

/** @typedef {import("../game.js").TableView} TableView */

const KEPT = 15;

/** @param {TableView} table */
export function pack(table) {
  return html`${VALLEY}<div class="packs">${
    deckOf(table.me.packing.ninja, table.words).map((id) => packed(table, id))
  }</div>`;
}

/** How many techniques are to stay out yet. @param {TableView} table */
export function leftToPack({ me, words }) {
  const { ninja, out } = me.packing;
  return deckOf(ninja, words).length - Object.keys(out).length - KEPT;
}

/** Too many reinforcements: one is chosen to go. @param {TableView} table */
export function discarding(table) {
  const { me, words, can } = table;
  return html`${VALLEY}<div class="packs helps">${
    Object.keys(me.help).filter((id) => can("discard", id)).map((id) =>
      html`
        <button class="pack ok ${armed(table) === id ? "chosen" : ""}"
          aria-pressed=${armed(table) === id} data-explain="help:${id}" data-leads=${id}
          @click=${() => arm(table, id)}>${helpFace(id, words)}</button>
      `
    )
  }</div>`;
}

/**
 * @param {TableView} table
 * @param {string} id
 */
function packed({ words, can, act, pressed, me }, id) {
  const out = Boolean(me.packing.out[id]);
  const verb = out ? "restore" : "drop";
  const inside = html`${tech(id, words)}${
    out ? html`<span class="stamp">${words.say("duel-left-out")}</span>` : ""
  }`;
  if (!can(verb, id)) {
    return html`
      <button class="thing pack" data-explain="card:${id}"
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
