/** Sheets about heroes and what they hold: a hero, a player, a card, a deck. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { motifOf } from "../../motifs.js";
import { symbol, symbolOf } from "../../symbols.js";
import { face, useOf, whyNot } from "./cards.js";
import { icon } from "./icons.js";
import { cureText } from "./injury.js";
import { doesOf, short } from "./naming.js";
import { FULL_BAR, handOf, ledBy, questionOf, statusOf } from "./reading.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").Explained} Explained */

/**
 * @param {TableView} table
 * @param {string} hero
 * @returns {Explained}
 */
export function heroSheet(table, hero) {
  const { words, pub, nameOf } = table;
  const one = pub.heroes[hero];
  const printed = words.say(`id-${hero}${pub.mode === "expert" ? "-expert" : ""}-text`);
  return {
    title: words.nameOf(hero),
    kind: one ? `${nameOf(one.seat)} · ${words.say(`hunt-status-${statusOf(pub, hero)}`)}` : "",
    picture: faceOf(hero, { frame: "tile", mood: one && !one.health ? "hurt" : "neutral" }),
    colour: symbolOf(hero),
    text: words.say(`hunt-manner-${hero}`),
    now: html`${one ? facts(table, hero) : ""}${one ? fate(table, hero) : ""}<p>${printed}</p>${
      one ? held(table, hero) : ""
    }`,
  };
}

/**
 * @param {TableView} table
 * @param {string} hero
 */
function facts({ pub, words }, hero) {
  const one = pub.heroes[hero];
  const fact = (/** @type {string} */ name, /** @type {any} */ value) =>
    html`<span class="fact">${name === "experience" ? symbol("star") : icon(name)} ${
      words.say(`label-${name}`)
    } ${value}</span>`;
  return html`<div class="facts">${fact("health", `${one.health}/${one.most}`)}${
    fact("chakra", `${one.chakra}/${one.limit}`)
  }${fact("strength", one.strength)}${fact("strategy", one.strategy)}${
    pub.mode === "expert" ? "" : fact("experience", `${one.experience}/${FULL_BAR}`)
  }</div>`;
}

/**
 * What 0 Health means; who is paralysed reads who can free them, and how.
 * @param {TableView} table
 * @param {string} hero
 */
function fate(table, hero) {
  const { words, pub } = table;
  if (!pub.heroes[hero].paralysed) return html`<p>${words.say("hunt-zero")}</p>`;
  return html`
    <p><b>${words.say("hunt-paralysed-so")}</b></p>
    <p>${cureText(table, hero)}</p>
  `;
}

/**
 * The hand, if it may be seen.
 * @param {TableView} table
 * @param {string} hero
 */
function held(table, hero) {
  const { words, pub } = table;
  const cards = handOf(table, hero);
  const title = words.say("hunt-holds", { count: pub.heroes[hero].cards });
  return html`<p><b>${title}</b></p>${cards ? slips(table, cards) : ""}`;
}

/**
 * @param {TableView} table
 * @param {string[]} cards
 */
function slips({ words, pub }, cards) {
  return html`<ul class="slips">${
    cards.map((card) =>
      html`
        <li
          data-explain="card:${card}"><b class="num">${pub.techniques[card].cost}</b>${icon(
            pub.techniques[card].kind,
          )}<span>${words.nameOf(card)}</span></li>
      `
    )
  }</ul>`;
}

/**
 * @param {TableView} table
 * @param {string} id
 * @returns {Explained | null}
 */
export function playerSheet(table, id) {
  const heroes = ledBy(table.pub, Number(id));
  if (!heroes.length) return null;
  if (heroes.length === 1) return heroSheet(table, heroes[0]);
  return {
    title: table.nameOf(Number(id)),
    picture: faceOf(heroes[0], { frame: "tile" }),
    colour: symbolOf(heroes[0]),
    text: table.words.say("hunt-zero"),
    now: heroes.map((hero) =>
      html`<p data-explain="hero:${hero}"><b>${table.words.nameOf(hero)}</b></p>${
        facts(table, hero)
      }`
    ),
  };
}

/**
 * @param {TableView} table
 * @param {string} card
 * @returns {Explained | null}
 */
export function cardSheet(table, card) {
  const { words, pub } = table;
  const printed = pub.techniques?.[card];
  if (!printed) return null;
  const { hero, kind, cost, strength, ranged } = printed;
  const own = pub.heroes[hero]?.seat === table.seat && handOf(table, hero)?.includes(card);
  const isIdle = own && questionOf(table) && !useOf(table, card);
  return {
    title: words.nameOf(card),
    kind: `${words.say(kind === "fight" ? "hunt-fight-card" : "hunt-support")} · ${
      short(words, hero)
    }`,
    picture: motifOf("hunt", card),
    colour: symbolOf(hero),
    text: doesOf(words, pub, card),
    now: html`
      <div
        class="facts"><span class="fact">${icon("chakra")} ${words.say(
          "label-chakra",
        )} ${cost}</span>${kind === "fight"
          ? html`<span class="fact">${icon("strength")} ${
            words.say("hunt-strength", { count: strength })
          }</span>`
          : ""}${ranged
          ? html`<span class="fact">${icon("ranged")} ${words.say("hunt-ranged")}</span>`
          : ""}</div>
    `,
    whyNot: isIdle ? whyNot(table, card) : "",
  };
}

/**
 * @param {TableView} table
 * @param {string} hero
 * @returns {Explained}
 */
export function deckSheet(table, hero) {
  const { words, pub } = table;
  const about = {
    title: words.say("hunt-deck-of", { hero: short(words, hero) }),
    picture: symbol("naruto"),
    colour: symbolOf(hero),
  };
  if (pub.phase === "pick") return { ...about, text: "", now: wholeDeck(table, hero) };
  const { deck, pile } = pub.heroes[hero];
  const cards = Object.keys(pile);
  return {
    ...about,
    text: words.say("hunt-deck-text", { count: deck }),
    now: cards.length ? html`<p><b>${words.say("hunt-pile")}</b></p>${slips(table, cards)}` : "",
  };
}

/**
 * Every card as it looks in the hand.
 * @param {TableView} table
 * @param {string} hero
 */
function wholeDeck(table, hero) {
  const { techniques } = table.pub;
  const cards = Object.keys(techniques).filter((card) => techniques[card].hero === hero);
  return html`<ul class="whole-deck">${
    cards.map((card) => html`<li>${face(table, card)}</li>`)
  }</ul>`;
}
