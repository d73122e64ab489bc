/** Picking a hero: six cards, each with its symbol, attributes and manner. */

import { html } from "lit-html";
import { markedFace } from "../../faces.js";
import { symbolOf } from "../../symbols.js";
import { awaitedNames, isAsked } from "../asking.js";
import { pair } from "./pair.js";

/** @typedef {import("../game.js").TableView} TableView */

export const HEROES = ["naruto", "sakura", "kakashi", "rock-lee", "sai", "shikamaru"];

/** @param {TableView} table */
export function picking(table) {
  const { words } = table;
  const asked = isAsked(table);
  return html`
    <section class="panel pick">
      <p class="prompt ${asked ? "mine" : ""}" role="status">${asked
        ? words.say("ask-pick")
        : words.say("hunt-thinking", { names: awaitedNames(table) })}</p>
      <ul class="pick-row">${HEROES.map((hero) => heroCard(table, hero))}</ul>
    </section>
  `;
}

/**
 * @param {TableView} table
 * @param {string} hero
 */
function heroCard(table, hero) {
  const { words, pub, nameOf } = table;
  const taken = pub.heroes[hero];
  return html`<li class="pick-card ${taken ? "taken" : ""}" style="--c:var(--${symbolOf(hero)})">
    <div class="pick-face">${markedFace(hero)}</div>
    <div class="pick-body"><h3>${words.nameOf(hero)}</h3><p class="manner">${
    words.say(`hunt-manner-${hero}`)
  }</p><ul class="note traits">${
    words.say(`id-${hero}${pub.mode === "expert" ? "-expert" : ""}-text`).split(/(?<=\.) /).map((
      line,
    ) => html`<li>${line}</li>`)
  }</ul></div>
    ${
    taken ? html`<p class="pill"><b>${nameOf(taken.seat)}</b></p>` : table.can("pick", hero)
      ? html`
        <button aria-label=${pair(words, "verb-pick", words.nameOf(hero))}
          @click=${() => table.act("pick", hero)}>${words.say("verb-pick")}</button>
      `
      : ""
  }</li>`;
}
