/** A panel for every hero: Health, Chakra, Experience, attributes and hand. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { markedFace } from "../../faces.js";
import { symbol, symbolOf } from "../../symbols.js";
import { technique } from "./cards.js";
import { icon } from "./icons.js";
import { pair } from "./pair.js";
import { FULL_BAR, handOf, heroesOf, statusOf } from "./reading.js";
import { pips } from "./tokens.js";
import { ui, unfold } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table */
export function panels(table) {
  const all = heroesOf(table.pub);
  const mine = all.filter((hero) => table.pub.heroes[hero].seat === table.seat);
  const others = all.filter((hero) => !mine.includes(hero));
  return html`${repeat(mine, (hero) => hero, (hero) => panel(table, hero, true))}
    <div class="other-heroes">${
    repeat(others, (hero) => hero, (hero) => panel(table, hero, false))
  }</div>`;
}

/**
 * @param {TableView} table
 * @param {string} hero
 * @param {boolean} mine
 */
function panel(table, hero, mine) {
  const { pub } = table;
  return html`
    <section class="panel hero-panel ${mine ? "mine" : "other"} ${statusOf(
      pub,
      hero,
    )}" style="--c:var(--${symbolOf(hero)})"
      aria-label=${table.words.nameOf(hero)}>
        ${head(table, hero)}${numbers(table, hero)}${hand(table, hero, mine)}
      </section>
  `;
}

/**
 * @param {TableView} table
 * @param {string} hero
 */
function head({ pub, words, nameOf }, hero) {
  const one = pub.heroes[hero];
  const status = statusOf(pub, hero);
  const acts = status === "acting" || status === "waiting";
  return html`<header class="hero-head"><span class="hero-dot">${markedFace(hero)}</span>
    <span class="hero-names"><b class="hero-name">${words.nameOf(hero)}</b><small>${
    nameOf(one.seat)
  }</small></span>
    <span class="pill state ${status}">${words.say(`hunt-status-${status}`)}${
    acts
      ? html`
        · <b>${words.say("hunt-actions", { count: one.actions })}</b>
      `
      : ""
  }</span></header>`;
}

/**
 * @param {TableView} table
 * @param {string} hero
 */
function numbers({ pub, words }, hero) {
  const one = pub.heroes[hero];
  const bar = (/** @type {string} */ id, /** @type {number} */ now, /** @type {number} */ most) =>
    html`<div class="stat" role="img" aria-label=${
      pair(words, `label-${id}`, `${now}/${most}`)
    }><span
      class="stat-name">${icon(id)}${words.say(`label-${id}`)}</span>${pips(now, most, id)}</div>`;
  const plain = (/** @type {string} */ id, /** @type {number} */ now) =>
    html`<div class="stat plain" role="img" aria-label=${pair(words, `label-${id}`, now)}><span
      class="stat-name">${icon(id)}${
      words.say(`label-${id}`)
    }</span><b class="num">${now}</b></div>`;
  return html`<div class="stats">${bar("health", one.health, one.most)}${
    bar("chakra", one.chakra, one.limit)
  }${plain("strength", one.strength)}${plain("strategy", one.strategy)}${
    pub.mode === "expert" ? "" : experience(words, one.experience)
  }</div>`;
}

/**
 * @param {TableView["words"]} words
 * @param {number} now
 */
function experience(words, now) {
  return html`
    <div class="stat wide" role="img"
      aria-label=${pair(
        words,
        "label-experience",
        `${now}/${FULL_BAR}`,
      )}><span class="stat-name">${symbol("star")}${words.say(
        "label-experience",
      )}</span><span class="bar" aria-hidden="true">${Array.from(
        { length: FULL_BAR },
        (_, at) => html`<i class=${at < now ? "full" : ""}></i>`,
      )}</span></div>
  `;
}

/**
 * @param {TableView} table
 * @param {string} hero
 * @param {boolean} mine
 */
function hand(table, hero, mine) {
  const { pub, words } = table;
  const one = pub.heroes[hero];
  const cards = handOf(table, hero);
  const piles = html`
    <p
      class="note piles-note"><span data-spot="deck-${hero}">${words.say("hunt-deck", {
        count: one.deck,
      })}</span> · <span data-spot="pile-${hero}">${words.say("hunt-pile", {
        count: Object.keys(one.pile).length,
      })}</span>${one.shown
        ? html`
          · ${words.nameOf(one.shown)}
        `
        : ""}</p>
  `;
  if (!cards) {
    return html`<p class="note">${words.say("hunt-hidden-hand", { count: one.cards })}</p>${piles}`;
  }
  if (!mine && !ui.open[hero]) return html`${folded(table, hero, cards)}${piles}`;
  return html`${mine ? "" : toggle(table, hero, cards.length)}<div class="hand">${
    repeat(cards, (card) => card, (card) => technique(table, card))
  }</div>${piles}`;
}

/**
 * The names of the cards; a click lays them open.
 * @param {TableView} table
 * @param {string} hero
 * @param {string[]} cards
 */
function folded(table, hero, cards) {
  const { pub, words } = table;
  return html`${toggle(table, hero, cards.length)}<ul class="names">${
    cards.map((card) =>
      html`
        <li class="tech-chip ${pub.techniques[card].kind}" data-fly="tech-${card}"
          data-from="deck-${hero}"><b class="num">${pub.techniques[card].cost}</b>${words.nameOf(
            card,
          )}</li>
      `
    )
  }</ul>`;
}

/**
 * @param {TableView} table
 * @param {string} hero
 * @param {number} count
 */
function toggle({ words }, hero, count) {
  const open = Boolean(ui.open[hero]);
  return html`<button class="small quiet fold" aria-expanded=${open} @click=${() => unfold(hero)}>${
    words.say(open ? "hunt-hand-close" : "hunt-hand-open", { count })
  }</button>`;
}
