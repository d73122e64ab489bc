/** An injury is about to fall: from whom, on whom, what it would cost, and who could free a paralysed hero. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { symbol, symbolOf } from "../../symbols.js";
import { emblem } from "./emblems.js";
import { icon } from "./icons.js";
import { helperText, short } from "./naming.js";
import { helpersOf } from "./cures.js";
import { speakers } from "./speakers.js";
import { pips } from "./tokens.js";

/** How many cards that free an injury names. */
const FEW = 3;

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table */
export function injuryStage(table) {
  const { pub, words } = table;
  const { hero, card, brings = [] } = pub.injury;
  return html`<section class="inj" aria-label=${words.say("label-injury")}>
    <div class="inj-pair"><figure class="from" data-explain="foe:${card}">${
    emblem(card, "as-tile")
  }<figcaption><b>${words.nameOf(card)}</b></figcaption></figure>${icon("arrow", "aims")}${
    hero
      ? html`
        <figure data-explain="hero:${hero}"
          style="--c:var(--${symbolOf(hero)})">${faceOf(hero, {
            frame: "tile",
            mood: "hurt",
          })}<figcaption><b>${short(words, hero)}</b></figcaption></figure>
      `
      : html`<figure><span class="who-else num">?</span></figure>`
  }</div>${hero ? toll(table, hero, brings) : ""}${
    hero ? speakers(table, pub.heroes[hero].seat) : ""
  }</section>`;
}

/**
 * @param {TableView} table
 * @param {string} hero
 * @param {string[]} brings
 */
function toll(table, hero, brings) {
  const { pub, words } = table;
  const { health, most } = pub.heroes[hero];
  const falls = health === 1;
  return html`<div class="toll"><h3>${words.say("hunt-if-taken")}</h3>
    <p>${pips(health - 1, most, "health")}<s>${health}</s> → <b class="num">${health - 1}</b> ${
    words.say("label-health")
  }</p>${brings.map((one) => html`<p>${symbol("cloud")}<span>${words.nameOf(one)}</span></p>`)}${
    falls ? html`<p>${symbol("close")}<span>${words.say("hunt-zero")}</span></p>` : ""
  }${
    falls || brings.includes("paralyse")
      ? html`<p class="cures">${cureText(table, hero, FEW)}</p>`
      : ""
  }</div>`;
}

/**
 * Who can free a paralysed hero, how and when: so many cards at most, those in hand first.
 * @param {TableView} table
 * @param {string} hero
 * @param {number} [most]
 */
export function cureText({ pub, words }, hero, most) {
  const all = helpersOf(pub, hero).slice(0, most);
  if (!all.length) return words.say("hunt-cures-none");
  const cards = all.map((one) => helperText(words, pub, one));
  return words.say("hunt-cures", { cards: cards.join(" · ") });
}
