/** Picking heroes: one large portrait with all that is printed on the card, and all six to choose from. */

import { html, nothing } from "lit-html";
import { faceOf } from "../../faces.js";
import { motifOf } from "../../motifs.js";
import { symbolOf } from "../../symbols.js";
import { nouns } from "../asking.js";
import { icon } from "./icons.js";
import { short } from "./naming.js";
import { HEROES } from "./reading.js";
import { consider, preview } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {{strength: number, chakra: number, strategy: number, talent: string, grows: Record<string, string>, skills: string[]}} HeroCard */

const TRAITS = /** @type {const} */ (["strength", "chakra", "strategy"]);
const SKILLS = ["heal", "bind"];
const MOST = 6;

/** The hero who is looked at. @param {TableView} table */
export function lookedAt(table) {
  const { verb = "", noun = "" } = preview.of(table) ?? {};
  return verb === "pick" ? noun : nouns(table, "pick")[0] ?? HEROES[0];
}

/** What nobody of the team can do yet; "" once somebody can. @param {TableView} table */
export function lacking({ pub, words }) {
  const team = Object.keys(pub.heroes);
  const known = team.flatMap((hero) => pub.cards?.[hero].skills ?? SKILLS);
  const lacks = SKILLS.filter((skill) => !known.includes(skill));
  if (!team.length || !lacks.length) return words.say("hunt-note-mixed");
  return words.say(`hunt-lacks-${lacks[0]}`);
}

/** @param {TableView} table */
export function picking(table) {
  const hero = lookedAt(table);
  return html`
    <section class="dojo" style="--c:var(--${symbolOf(hero)})">
      <span class="pick-bust">${faceOf(hero, { frame: "none" })}</span>
      ${heroCard(table, hero)}
      <ul class="picks">${HEROES.map((one) =>
        html`<li>${tile(table, one, one === hero)}</li>`
      )}</ul>
    </section>
  `;
}

/**
 * @param {TableView} table
 * @param {string} hero
 */
function heroCard({ words, pub }, hero) {
  const card = pub.cards?.[hero];
  return html`
    <article class="hero-card" data-explain="hero:${hero}">
      <h2>${short(words, hero)}</h2><p class="manner">${words.say(`hunt-manner-${hero}`)}</p>
      ${card ? printed(words, card) : ""}
      <ul class="arts">${ARTS[hero].map((one) =>
        html`<li data-explain="card:${one}">${motifOf("hunt", one)}<span>${
          words.nameOf(one)
        }</span></li>`
      )}</ul></article>
  `;
}

/**
 * @param {import("../../words.js").Words} words
 * @param {HeroCard} card
 */
function printed(words, card) {
  const grows = Object.entries(card.grows);
  return html`<ul class="meters">${
    TRAITS.map((trait) =>
      html`
        <li class=${trait}
          data-explain=${trait}>${icon(trait)}<span><b>${words.say(
            `label-${trait}`,
          )}</b><small>${words.say(`hunt-trait-${trait}`)}</small></span>${meter(card[trait])}<b
                class="num">${card[trait]}</b></li>
      `
    )
  }</ul>${
    card.talent ? html`<p class="own-talent">${words.say(`talent-${card.talent}`)}</p>` : ""
  }${
    grows.length
      ? html`<p class="grows"><span>${words.say("label-experience")}</span>${
        grows.map(([level, trait]) =>
          html`
            <span class="raise"
              title=${words.say(`label-${trait}`)}><b class="num">${level}</b>${icon(
                trait,
              )}+1<span class="sr">${words.say(`label-${trait}`)}</span></span>
          `
        )
      }</p>`
      : ""
  }`;
}

/** @param {number} value */
function meter(value) {
  return html`<span class="cells" aria-hidden="true">${
    Array.from({ length: MOST }, (_, at) => html`<i class=${at < value ? "full" : ""}></i>`)
  }</span>`;
}

/**
 * @param {TableView} table
 * @param {string} hero
 * @param {boolean} chosen
 */
function tile(table, hero, chosen) {
  const { words, pub, nameOf } = table;
  const taken = pub.heroes[hero];
  const card = pub.cards?.[hero];
  const numbers = card
    ? html`<span class="tile-traits">${
      TRAITS.map((trait) => html`<span>${icon(trait)}<b class="num">${card[trait]}</b></span>`)
    }</span>`
    : "";
  return html`
    <button class="pick ${chosen ? "chosen" : ""} ${taken ? "gone" : ""}" aria-pressed=${chosen}
      style="--c:var(--${symbolOf(hero)})" data-click=${table.can("pick", hero)
        ? `pick ${hero}`
        : nothing}
      @click=${() =>
        consider(table, { verb: "pick", noun: hero })}><span class="pick-face">${faceOf(
          hero,
          { frame: "none" },
        )}${taken ? html`<span class="by" data-free>${nameOf(taken.seat)}</span>` : ""}</span><span
        class="pick-name"><b>${short(words, hero)}</b>${numbers}</span></button>
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
