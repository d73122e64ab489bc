/** The fight in the dock: hero against enemy, the dice, Hits against Defence, and how it ended. */

import { html } from "lit-html";
import { markedFace } from "../../faces.js";
import { symbolOf } from "../../symbols.js";
import { cube } from "./dice.js";
import { duelOf } from "./duel.js";
import { emblem, kindOf } from "./emblems.js";
import { healthText } from "./health.js";
import { icon } from "./icons.js";
import { pair } from "./pair.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./duel.js").Duel} Duel */

/** @param {TableView} table */
export function arena(table) {
  const duel = duelOf(table.pub, table.events);
  if (!duel || !table.pub.heroes[duel.hero] || table.pub.outcome) return "";
  return html`<section class="duel ${duel.over ? "over" : ""}" aria-label=${
    table.words.say("hunt-duel")
  }>${attacker(table, duel)}${rolled(table, duel)}${defender(table, duel)}</section>`;
}

/**
 * @param {TableView} table
 * @param {Duel} duel
 */
function attacker({ pub, words }, { hero, card }) {
  return html`<div class="duel-side" style="--c:var(--${symbolOf(hero)})">
    <span class="hero-dot">${markedFace(hero)}</span>
    <span class="duel-name"><b>${words.nameOf(hero)}</b>
      <small>${
    card
      ? html`${words.nameOf(card)} <b>+${pub.techniques[card]?.strength ?? 0}</b>`
      : words.say("label-no-card")
  }</small></span></div>`;
}

/**
 * @param {TableView} table
 * @param {Duel} duel
 */
function defender(table, { target, enemy, defence }) {
  const { pub, words } = table;
  const one = pub.enemies[target];
  if (!target) {
    return html`<div class="duel-side foe"><small>${words.say("hunt-no-target")}</small></div>`;
  }
  return html`<div class="duel-side foe"><span class="duel-name"><b>${words.nameOf(enemy)}</b>
      <small>${one ? html`${pair(words, "label-health", healthText(words, one))}<br>` : ""}${
    defence < 0 ? "" : words.say("hunt-defence-now", { defence })
  }</small></span>
    <span class="foe-dot ${kindOf(target, enemy)}" data-spot="foe">${emblem(enemy)}${
    one ? html`<b class="guard num">${one.defence}</b>` : ""
  }</span></div>`;
}

/**
 * @param {TableView} table
 * @param {Duel} duel
 */
function rolled(table, duel) {
  const { words } = table;
  const faces = duel.dice.map((face) => words.nameOf(face)).join(", ");
  return html`<div class="duel-middle">
    <div class="dice" role=${table.can("mark", "0") ? "group" : "img"} aria-label=${
    duel.dice.length ? words.say("hunt-rolled", { faces }) : words.say("hunt-not-rolled")
  }>${duel.special ? special(table, duel.special) : ""}${
    duel.dice.length
      ? duel.dice.map((face, at) => die(table, face, at))
      : html`<span class="note">${words.say("hunt-not-rolled")}</span>`
  }</div>
    ${duel.dice.length ? sum(table, duel) : ""}</div>`;
}

/**
 * @param {TableView} table
 * @param {string} face
 */
function special({ words }, face) {
  return html`<span class="special-die" title=${words.nameOf(face)}>${
    cube("special", face)
  }</span>`;
}

/**
 * @param {TableView} table
 * @param {string} face
 * @param {number} at
 */
function die(table, face, at) {
  const { words, can, act, pub } = table;
  if (!can("mark", String(at))) return cube("combat", face);
  const marked = Boolean(pub.fight?.marked[at]);
  return html`
    <button class="die-button ${marked ? "marked" : ""}" aria-pressed=${marked}
      aria-label=${pair(words, "verb-mark", words.nameOf(face))}
      @click=${() => act("mark", String(at))}>${cube("combat", face)}</button>
  `;
}

/**
 * @param {TableView} table
 * @param {Duel} duel
 */
function sum({ words }, { hits, defence, result, over }) {
  const won = over ? result === "wound" || result === "eliminated" : hits >= defence;
  return html`
    <p
      class="duel-sum ${won ? "won" : "lost"}"><b class="num">${icon("hit")} ${hits}${defence < 0
        ? ""
        : html`
          : ${defence} ${icon("defence")}
        `}</b><span>${over
        ? words.say(`hunt-result-${result}`)
        : words.say(won ? "hunt-reaches" : "hunt-falls-short")}</span></p>
  `;
}
