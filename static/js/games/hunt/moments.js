/** The moments of a hunt over the stage: traps and members turn up, the Akatsuki strike, a round is won or lost. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { motifOf } from "../../motifs.js";
import { symbol, symbolOf } from "../../symbols.js";
import { emblem } from "./emblems.js";
import { icon } from "./icons.js";
import { listed, short } from "./naming.js";
import { heroesOf, roundsIn, roundsOf, villageOf } from "./reading.js";
import { pips } from "./tokens.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../types.js").GameEvent} GameEvent */
/** @typedef {{kind: string, event: GameEvent, [more: string]: any}} Show */

/** @type {Record<string, (table: TableView, show: Show) => any>} */
export const MOMENTS = {
  trap: turnedUp,
  revealed: turnedUp,
  summon: turnedUp,
  talent: talented,
  technique: played,
  support: played,
  "support-on": played,
  akatsuki: ({ words }, { isMissed }) =>
    isMissed ? "" : title("cloud", words.say("hunt-strike"), "", "dark"),
  injury: strike,
  avoided: strike,
  fallen: fate,
  paralysed: fate,
  lifted: fate,
  level: grows,
  round: (table, { event }) =>
    banner(table, event.round, "turn", {
      over: table.words.say("label-round", { round: event.round, of: roundsIn(table.pub) }),
      big: table.words.nameOf(event.area),
      small: event.round === roundsIn(table.pub) ? table.words.say("hunt-last-round") : "",
    }),
  "round-won": (table, show) => ended(table, show, "leaf"),
  "round-lost": (table, show) => ended(table, show, "akatsuki"),
  victory: (table) => ending(table, "dawn", table.words.say("hunt-won"), ""),
  defeat: (table, { event }) =>
    ending(table, "dusk", table.words.say("hunt-lost"), table.words.say(`reason-${event.reason}`)),
};

/**
 * @param {string} sign
 * @param {string} big
 * @param {string} small
 * @param {string} look
 */
function title(sign, big, small, look) {
  return html`
    <div class="moment ${look}">
      <div class="box"><h2 class="title">${symbol(sign)} ${big}</h2>${small
        ? html`<p class="because">${small}</p>`
        : ""}</div>
    </div>
  `;
}

/**
 * A card or token is turned.
 * @param {TableView} table
 * @param {Show} show
 */
function turnedUp({ words, pub }, { event }) {
  const enemy = pub.enemies[event.enemy];
  const talents = enemy?.talents ?? [];
  return html`
    <div class="moment">
      <div
        class="box turned"><span class="turn-card">${emblem(
          event.card,
          "as-tile",
        )}</span><h2 class="title">${words.nameOf(event.card)}</h2>
        <p class="because">${talents.length
          ? talents.map((/** @type {string} */ id) => words.nameOf(id)).join(" ")
          : words.textOf(event.card)}</p>${enemy
          ? html`<p class="facts"><span>${icon("health")}${enemy.health}</span><span>${
            icon("defence")
          }${enemy.defence}</span></p>`
          : ""}</div>
    </div>
  `;
}

/**
 * @param {TableView} table
 * @param {Show} show
 */
function talented({ words }, { event }) {
  return html`
    <div class="moment">
      <div
        class="box"><span class="turn-card small">${emblem(
          event.card,
          "as-tile",
        )}</span><h2 class="title">${words.nameOf(event.card)}</h2>
        <p class="because">${words.nameOf(event.talent)}</p></div>
    </div>
  `;
}

/**
 * @param {TableView} table
 * @param {Show} show
 */
function played({ words, pub }, { event }) {
  const target = event.target ? words.nameOf(pub.enemies[event.target]?.card ?? event.target) : "";
  return html`
    <div class="moment">
      <div
        class="box played">${big(event.hero)}<span class="play-card">${motifOf(
          "hunt",
          event.card,
        )}<b>${words.nameOf(event.card)}</b></span>${target
          ? html`<p class="because">→ ${target}</p>`
          : ""}</div>
    </div>
  `;
}

/**
 * One enemy strikes one hero; who strikes next stands below.
 * @param {TableView} table
 * @param {Show} show
 */
function strike({ words, pub }, { event, kind, strikes, now, from }) {
  const hit = kind === "injury";
  const one = pub.heroes[event.hero];
  return html`
    <div class="moment dark">
      <div class="akat"><h2 class="title">${symbol("cloud")} ${words.say(
        pub.phase === "akatsuki" ? "hunt-strike" : "label-injury",
      )}</h2>
        <div class="blow"><figure class="bf">${emblem(event.card, "as-tile")}<figcaption><b>${words
          .nameOf(event.card)}</b></figcaption></figure>
          <svg class="slash ${hit ? "" : "off"}" viewBox="0 0 180 130" aria-hidden="true"><path
            d="M8 118C60 96 120 62 172 12c-22 44-70 88-164 116z"/></svg>
          <figure class="bh ${hit ? "hit" : ""}" style="--c:var(--${symbolOf(
            event.hero,
          )})">${faceOf(event.hero, { frame: "tile", mood: hit ? "hurt" : "neutral" })}${hit
            ? html`<b class="dmg num">−1</b>`
            : ""}<figcaption><b>${short(words, event.hero)}</b><small>${hit
            ? html`${pips(event.health, one?.most ?? 3, "health")} ${
              words.say("hunt-then", { from: from ?? event.health + 1, to: event.health })
            }`
            : words.say("hunt-avoided")}</small></figcaption></figure></div>
        ${strikes.length > 1 ? queue(strikes, now) : ""}</div>
    </div>
  `;
}

/**
 * @param {Array<{card: string, hero: string}>} strikes
 * @param {number} now
 */
function queue(strikes, now) {
  return html`<ol class="queue">${
    strikes.map(({ card, hero }, at) =>
      html`<li class=${at < now ? "past" : at === now ? "now" : ""}>${emblem(card)}${
        icon("arrow")
      }${faceOf(hero)}</li>`
    )
  }</ol>`;
}

/**
 * What becomes of a hero: falls, is paralysed, is free again.
 * @param {TableView} table
 * @param {Show} show
 */
function fate({ words }, { kind, event }) {
  const bad = kind === "fallen" || kind === "paralysed";
  return html`
    <div class="moment ${bad ? "dark" : ""}">
      <div
        class="box fate ${kind}">${big(
          event.hero,
          bad ? "hurt" : "neutral",
        )}<h2 class="title">${words.say(`hunt-fate-${kind}`, {
          hero: short(words, event.hero),
        })}</h2><p class="because">${words.say(`hunt-fate-${kind}-text`)}</p></div>
    </div>
  `;
}

/**
 * @param {TableView} table
 * @param {Show} show
 * @param {"leaf"|"akatsuki"} side
 */
function ended(table, { event, fell }, side) {
  const { words, pub } = table;
  const names = listed(words, fell.map((/** @type {string} */ card) => words.nameOf(card)));
  return banner(table, event.round, side, {
    over: words.say(`hunt-round-${side}`, { round: event.round, of: roundsIn(pub) }),
    big: words.say(`hunt-banner-${side}`, { place: words.nameOf(pub.tobi) }),
    small: side === "akatsuki"
      ? words.say("hunt-lost-so")
      : fell.length
      ? words.say("hunt-fell", { who: names })
      : "",
  });
}

/**
 * A banner with the score line under it.
 * @param {TableView} table
 * @param {number} round
 * @param {string} side
 * @param {{over: string, big: string, small: string}} said
 */
function banner({ words, pub }, round, side, { over, big, small }) {
  const count = (/** @type {string} */ who) =>
    Object.values(pub.score).filter((one) => one === who).length;
  return html`
    <div class="moment banner">
      <div
        class="flag ${side}"><span class="seal">${signOf(
          side,
        )}</span><p>${over}</p><h2 class="title">${big}</h2>${small
          ? html`<p>${small}</p>`
          : ""}</div>
      <ol class="score-line">${roundsOf(pub).map((one) => mark(words, pub, one, round))}</ol>
      <p
        class="score-sum num"><span class="leaf">${words.say("label-leaf")} ${count(
          "leaf",
        )}</span> : ${count("akatsuki")} ${words.say("label-akatsuki")}</p>
    </div>
  `;
}

/**
 * @param {import("../../words.js").Words} words
 * @param {import("../../types.js").View} pub
 * @param {number} one
 * @param {number} round
 */
function mark(words, pub, one, round) {
  const side = pub.score[one] ?? "";
  const village = villageOf(pub, one);
  return html`<li class="${side} ${one === round ? "new" : ""}"><span>${
    side ? signOf(side) : html`<b class="num">${one}</b>`
  }</span><small>${words.nameOf(village)}</small></li>`;
}

/**
 * @param {string} hero
 * @param {"neutral" | "hurt"} [mood]
 */
function big(hero, mood = "neutral") {
  return html`<span class="big-face" style="--c:var(--${symbolOf(hero)})">${
    faceOf(hero, { mood, frame: "tile" })
  }</span>`;
}

/** The Leaf, the Akatsuki, or a round that begins. @param {string} side */
function signOf(side) {
  return symbol(side === "akatsuki" ? "cloud" : side === "leaf" ? "leaf" : "scroll");
}

/**
 * A hero grows: the old and the new number of what Experience has raised.
 * @param {TableView} table
 * @param {Show} show
 */
function grows({ words, pub }, { event }) {
  const one = pub.heroes[event.hero];
  return html`
    <div class="moment grows" style="--c:var(--${symbolOf(event.hero)})">
      <span class="pick-bust">${faceOf(event.hero, { frame: "none" })}</span>
      <article class="hero-card">
        <h2>${words.say("hunt-fate-level", {
          hero: short(words, event.hero),
        })}</h2>
        <p class="manner">${words.say("label-experience")} ${one?.experience}</p>
        <ul class="meters">${GROWING.map(([trait, key]) =>
          html`
            <li
              class="${trait} ${trait === event.attribute ? "grown" : ""}">${icon(
                trait,
              )}<span><b>${words.say(`label-${trait}`)}</b><small>${words.say(
                `hunt-trait-${trait}`,
              )}</small></span><span>${trait === event.attribute
                ? html`<s class="num">${event.old}</s> →`
                : ""}</span><b class="num">${one?.[key]}</b></li>
          `
        )}</ul>
      </article>
    </div>
  `;
}

const GROWING = [["strength", "strength"], ["chakra", "limit"], ["strategy", "strategy"]];

/**
 * The end as a picture: the team before the rising sun, or the cloaks before the red eye and who fell.
 * @param {TableView} table
 * @param {"dawn"|"dusk"} sky
 * @param {string} big
 * @param {string} small
 */
function ending({ pub }, sky, big, small) {
  const heroes = heroesOf(pub);
  const people = sky === "dawn" ? heroes : ["kisame", "tobi-a", "itachi"];
  return html`
    <div class="moment ending ${sky}">
      <div class="box"><h2 class="title">${big}</h2>${small
        ? html`<p class="because">${small}</p>`
        : ""}</div>
      <span class="disc">${sky === "dusk" ? icon("sharingan") : ""}</span>
      <div class="crowd">${people.map((one) => faceOf(one, { frame: "none" }))}</div>
      ${sky === "dusk"
        ? html`<div class="crowd fallen">${
          heroes.map((one) => faceOf(one, { frame: "tile", mood: "hurt" }))
        }</div>`
        : ""}
    </div>
  `;
}
