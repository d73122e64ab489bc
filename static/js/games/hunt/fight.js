/** The fight as a stage: hero against enemy as they are now, the dice, the chance, and who may still speak. */

import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { faceOf, nameOf as drawnAs } from "../../faces.js";
import { symbol, symbolOf } from "../../symbols.js";
import { die, tray } from "./dice.js";
import { emblem } from "./emblems.js";
import { called, short } from "./naming.js";
import { health, shield } from "./overview.js";
import { ledBy, poolOf } from "./reading.js";
import { speakers } from "./speakers.js";
import { pips } from "./tokens.js";
import { held } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../types.js").View} View */

/** @param {TableView} table */
export function fightStage(table) {
  const { pub, words } = table;
  const { fight } = pub;
  const show = table.now?.beat.show ?? {};
  const struck = ["wound", "eliminated"].includes(show.kind);
  return html`<section class="duel ${struck ? "struck" : ""}" aria-label=${
    words.say("hunt-duel")
  } style="--c:var(--${symbolOf(fight.hero)})">
    ${hero(table)}${foe(table, struck)}
    <p class="duel-head" data-free>${headline(table)}</p>
    <div class="mid">${special(table)}${dice(table, show)}${sum(table, show)}${
    verdict(table, show) || chance(table)
  }</div>${talents(table)}${speakers(table, pub.heroes[fight.hero]?.seat)}</section>`;
}

/** @param {TableView} table */
function headline({ pub, words }) {
  const { fight, enemies, heroes } = pub;
  const area = enemies[fight.target]?.area ?? heroes[fight.hero].area;
  return words.say("hunt-fights", {
    hero: short(words, fight.hero),
    card: called(words, pub, fight.target),
    place: words.nameOf(area),
  });
}

/** @param {TableView} table */
function hero({ pub, words }) {
  const id = pub.fight.hero;
  const one = pub.heroes[id];
  return html`<div class="fighter of-hero" style="--c:var(--${
    symbolOf(id)
  })" data-explain="hero:${id}">
    <span class="bust">${
    faceOf(id, { frame: "none", mood: one.health ? "neutral" : "hurt" })
  }</span>
    <span class="plate"><b>${short(words, id)}</b>${pips(one.health, one.most, "health")}${
    pips(one.chakra, one.limit, "chakra")
  }</span></div>`;
}

/**
 * @param {TableView} table
 * @param {boolean} struck
 */
function foe({ pub, words }, struck) {
  const { target, defence } = pub.fight;
  const one = pub.enemies[target];
  if (!one) return html`<div class="fighter of-foe"></div>`;
  const bust = drawnAs(one.card)
    ? faceOf(one.card, { frame: "none", mood: struck ? "hurt" : "neutral" })
    : html`<span class="no-face">${emblem(one.card)}</span>`;
  return html`
    <div class="fighter of-foe" data-explain="enemy:${target}">
        <span class="bust">${bust}</span>${struck ? html`<b class="minus num">−1</b>` : ""}
        <span class="plate"><b>${words.nameOf(one.card)}</b>${health(one)}${shield(
          defence,
          struck ? "cracked" : "",
        )}</span></div>
  `;
}

/** What the enemy can do, as it stands now. @param {TableView} table */
function talents({ pub, words }) {
  const one = pub.enemies[pub.fight.target];
  const all = one?.silenced ? [] : one?.talents ?? [];
  if (!all.length) return "";
  return html`<ul class="talents">${
    all.map((/** @type {string} */ id) =>
      html`<li data-explain="talent:${id}">${symbol("cloud")}<span>${words.nameOf(id)}</span></li>`
    )
  }</ul>`;
}

/** @param {TableView} table */
function special({ pub, words, now }) {
  const { special: face } = pub.fight;
  if (!face) return "";
  const rolls = now?.beat.show?.kind === "special";
  return html`
    <p class="special"
      data-explain="special">${die(face, rolls ? "rolls" : "")}<span><b>${words.say(
        "hunt-special",
        { face: words.nameOf(face) },
      )}</b><small>${words.say(`hunt-special-${face}`)}</small></span></p>
  `;
}

/**
 * @param {TableView} table
 * @param {any} show
 */
function dice(table, show) {
  const { fight } = table.pub;
  const faces = /** @type {string[]} */ (Object.values(fight.dice));
  const count = poolOf(table.pub, chosen(table)).dice;
  const tumbling = show.kind === "roll" && !show.lies ? show.fresh : [];
  return tray(table, faces, count, new Set(tumbling));
}

/** The card that counts: the one played, or the one about to be. @param {TableView} table */
function chosen(table) {
  const { fight } = table.pub;
  return fight.card || (table.can("card", held.of(table)) ? held.of(table) : "");
}

/**
 * How many dice there will be and why; once they lie, what they add up to.
 * @param {TableView} table
 * @param {any} show
 */
function sum(table, show) {
  const { pub, words } = table;
  const { fight } = pub;
  if (Object.keys(fight.dice).length) {
    return show.kind === "roll" && !show.lies ? "" : counted(table);
  }
  const card = chosen(table);
  const { base, bonus, dice, more } = poolOf(pub, card);
  return html`
    <p
      class="pool"><span>${words.say("label-strength")} <b>${base}</b></span>${card
        ? html`<span>+ ${words.nameOf(card)} <b>${bonus}</b></span>`
        : ""}<span>= <b class="num">${words.say("hunt-dice", { count: dice })}</b>${more
        ? words.say("hunt-more-hits", { count: more })
        : ""}</span></p>
  `;
}

/** @param {TableView} table */
function counted({ pub, words }) {
  const { hits, defence } = pub.fight;
  return html`<p class="pool"><b class="num">${words.say("hunt-hits", { count: hits })}</b><span>${
    words.say("hunt-against", { defence })
  }</span></p>`;
}

/**
 * How it ended, once the dice lie.
 * @param {TableView} table
 * @param {any} show
 */
function verdict({ words, pub }, show) {
  if (!["wound", "eliminated", "missed", "power"].includes(show.kind)) return "";
  const power = show.kind === "power" ? words.nameOf(show.event.card) : "";
  return html`<p class="verdict ${show.kind}"><strong>${
    words.say(`hunt-result-${show.kind}`)
  }</strong><span>${
    power || words.say("hunt-of-hits", { hits: pub.fight.hits, defence: pub.fight.defence })
  }</span></p>`;
}

/**
 * Whose chance of what, and what a miss costs; before the dice are rolled.
 * @param {TableView} table
 */
function chance(table) {
  const { pub } = table;
  if (Object.keys(pub.fight.dice).length || table.now) return "";
  const card = chosen(table);
  const verb = card && !pub.fight.card ? "card" : "roll";
  if (!table.can(verb, verb === "card" ? card : "")) return watched(table);
  const hint = table.hint(verb, verb === "card" ? card : "");
  return html`<div class="chance">${
    until(hint.then(({ odds }) => odds === undefined ? "" : bar(table, odds)), "")
  }<small>${costOfMiss(table, card)}</small></div>`;
}

/** The chance of a companion, as the fight stands. @param {TableView} table */
function watched(table) {
  const { odds } = table.pub.fight;
  return odds === undefined ? "" : html`<div class="chance watched">${bar(table, odds)}</div>`;
}

/**
 * @param {TableView} table
 * @param {number} odds per mille
 */
function bar({ pub, words, seat }, odds) {
  const { hero, target } = pub.fight;
  const who = ledBy(pub, seat).includes(hero) ? "you" : short(words, hero);
  const enemy = called(words, pub, target);
  return html`<span class="bar" style="--p:${odds / 10}%"></span><span class="chances"><span><b
    class="num ${odds ? "" : "none"}">${words.percent(odds)}</b> ${
    words.say("hunt-chance-hit", { who, enemy })
  }</span>
    <span class="miss"><b>${words.percent(1000 - 10 * Math.round(odds / 10))}</b> ${
    words.say("hunt-chance-miss", { who })
  }</span></span>`;
}

/**
 * @param {TableView} table
 * @param {string} card
 */
function costOfMiss({ pub, words }, card) {
  const cost = card ? pub.techniques[card].cost : 0;
  const talents = pub.enemies[pub.fight.target]?.talents ?? [];
  const parts = [
    words.say("hunt-miss-costs", { cost }),
    card && talents.includes("grudge") ? words.say("hunt-miss-grudge") : "",
  ];
  return parts.filter(Boolean).join(" ");
}
