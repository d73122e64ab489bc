/** Picking heroes: six portraits with what they are good at, and the cards of the one that is looked at. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { motifOf } from "../../motifs.js";
import { symbolOf } from "../../symbols.js";
import { nouns } from "../asking.js";
import { short } from "./naming.js";
import { HEROES } from "./reading.js";
import { consider, ui } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table */
export function picking(table) {
  const { words } = table;
  const hero = ui.preview?.verb === "pick" ? ui.preview.noun : nouns(table, "pick")[0] ?? "";
  return html`
    <section class="dojo">
      <p class="brief">${words.say("hunt-brief")}</p>
      <ul class="picks">${HEROES.map((one) =>
        html`<li>${tile(table, one, one === hero)}</li>`
      )}</ul>
    </section>
  `;
}

/**
 * @param {TableView} table
 * @param {string} hero
 * @param {boolean} chosen
 */
function tile(table, hero, chosen) {
  const { words, pub, nameOf, can } = table;
  const taken = pub.heroes[hero];
  const style = `--c:var(--${symbolOf(hero)})`;
  const inside = html`<span class="pick-face">${faceOf(hero, { frame: "none" })}</span>
    <b class="nm">${short(words, hero)}</b><em>${
    words.say(`hunt-manner-${hero}`)
  }</em><small class="not-phone">${
    words.say(`id-${hero}${pub.mode === "expert" ? "-expert" : ""}-text`)
  }</small>
    <span class="arts">${ARTS[hero].map((card) => motifOf("hunt", card))}</span>${
    taken ? html`<span class="by" data-free>${nameOf(taken.seat)}</span>` : ""
  }`;
  if (taken || !can("pick", hero)) {
    return html`
      <button class="thing pick ${taken ? "gone" : ""}" style=${style}
        data-explain="hero:${hero}">${inside}</button>
    `;
  }
  return html`
    <button class="pick ${chosen ? "chosen" : ""}" style=${style} aria-pressed=${chosen}
      data-explain="hero:${hero}" data-click="pick ${hero}"
      @click=${() => consider({ verb: "pick", noun: hero })}>${inside}</button>
  `;
}

/** Three cards that show a hero's manner. @type {Record<string, string[]>} */
const ARTS = {
  naruto: ["rasengan", "multi-shadow-clone", "sage-mode"],
  sakura: ["superhuman-strength", "mystical-palm", "katsuyu"],
  kakashi: ["lightning-blade", "sharingan", "mud-wall"],
  "rock-lee": ["leaf-hurricane", "primary-lotus", "drunken-fist"],
  sai: ["ink-lions", "ink-bird", "exploding-ink-birds"],
  shikamaru: ["shadow-possession", "shadow-stitching", "iq-plan"],
};
