/** The mats of both teams beside the field: portrait, numbers, Health, Chakra, and the slot where the card lies. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { faceOf } from "../../faces.js";
import { symbol, symbolOf } from "../../symbols.js";
import { effects, heroLabel } from "./fighters.js";
import { choosable, chosenHero, tried } from "./look.js";
import { chooseHero, offer } from "./looking.js";
import { heroesOf, leads } from "./model.js";
import { heroVerb } from "./targets.js";
import { doing, levelMark, stroke } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

const STATES = /** @type {Record<string, string>} */ ({
  down: "label-down",
  away: "label-away",
  dazed: "exam-dazed",
});
/** The numbers beside Health and Chakra, and their signs. */
export const STATS = [["attack", "card-melee"], ["dodge", "x-dodge"], ["equipment", "x-kunai"]];

/**
 * One's own side is on the left, and below on phones; for onlookers who stands left on the field.
 * @param {TableView} table
 * @param {View} battle
 */
export function sidesOf({ seat }, { attacker, defender, left }) {
  const first = [attacker, defender].includes(seat) ? seat : left < 0 ? attacker : left;
  return first === attacker ? [attacker, defender] : [defender, attacker];
}

/**
 * @param {TableView} table
 * @param {View} battle
 * @param {number} seat
 * @param {string} look
 */
export function mats(table, battle, seat, look) {
  return html`<ul class="mats ${look}" aria-label=${table.nameOf(seat)}>${
    repeat(
      heroesOf(table.pub, seat),
      (hero) => hero,
      (hero) => html`<li>${mat(table, battle, hero)}</li>`,
    )
  }</ul>`;
}

/**
 * @param {TableView} table
 * @param {View} battle
 * @param {string} hero
 */
function mat(table, battle, hero) {
  const verb = table.replay || table.now ? "" : heroVerb(table, hero);
  const label = heroLabel(table, battle, hero);
  const inside = body(table, battle, hero);
  const look = `mat ${lookOf(table, battle, hero)}`;
  const style = `--c:var(--${symbolOf(hero)})`;
  if (verb) {
    const does = offer(table, verb, hero);
    return html`
      <button class="${look} aim" style=${style} data-explain="hero:${hero}"
        data-verb=${verb}
        aria-label=${doing(table, verb, label)} @pointerenter=${does.enter}
        @pointerleave=${does.leave} @focus=${does.focus} @click=${does.click}>${inside}</button>
    `;
  }
  const isChoice = !table.now && choosable(table).includes(hero);
  const isChosen = hero === chosenHero(table);
  return html`
    <button class="${isChoice ? "" : "thing"} ${look}" style=${style} data-explain="hero:${hero}"
      data-drop=${hero} data-leads=${isChoice && !isChosen ? leads(table, hero) : nothing}
      aria-pressed=${isChoice && isChosen}
      aria-label=${isChoice ? table.words.say("exam-choose-hero", { hero: label }) : label}
      @click=${isChoice ? () => chooseHero(table, hero) : null}>${inside}</button>
  `;
}

/**
 * @param {TableView} table
 * @param {View} battle
 * @param {string} hero
 */
function lookOf(table, battle, hero) {
  const one = battle.heroes[hero];
  const show = table.now?.beat.show ?? {};
  const isChosen = table.now
    ? show.by === hero
    : battle.deed?.hero === hero || chosenHero(table) === hero && one.seat === table.seat;
  return [
    one.down ? "out" : "",
    one.acted && !table.now ? "acted" : "",
    isChosen ? "sel" : "",
    tried(table)?.hint.targets?.[hero] ? "aim" : "",
    show.struck === hero ? "hit" : "",
  ].join(" ");
}

/**
 * @param {TableView} table
 * @param {View} battle
 * @param {string} hero
 */
function body(table, battle, hero) {
  const { pub, words } = table;
  const one = battle.heroes[hero];
  const { level, health, chakra, most, stats } = pub.teams[one.seat].heroes[hero];
  const state = Object.keys(STATES).find((name) => one[name]);
  return html`<span class="mn"><b data-free>${words.nameOf(hero)}</b>${
    levelMark(table, level)
  }</span>
    <span class="mp">${faceOf(hero, { frame: "none", mood: one.down ? "hurt" : "neutral" })}${
    effects(table, battle, hero)
  }</span>
    <span class="abl">${
    STATS.map(([, sign], at) => html`<i>${symbol(sign)}${stats[at]}</i>`)
  }</span>${slot(table, battle, hero)}
    <span class="mb">${stroke("heart", health, most[0])}${
    stroke("chakra", chakra, most[1])
  }</span>${state ? html`<em class="stamp">${words.say(STATES[state])}</em>` : ""}`;
}

/**
 * The action card on a hero: one's own is known, others' lie face down until opened.
 * @param {TableView} table
 * @param {View} battle
 * @param {string} hero
 */
function slot(table, battle, hero) {
  const { me, words } = table;
  const one = battle.heroes[hero];
  const card = one.card ?? (one.acted ? "" : me.cards?.[hero]) ?? "";
  if (card) {
    return html`
      <span class="slot laid" role="img" aria-label=${words.say(
        one.card ? "exam-opened" : "exam-laid",
        { card: words.nameOf(card) },
      )} data-fly="card-${hero}"
        data-from="hand-${card}">${symbol(`card-${card}`)}</span>
    `;
  }
  const lies = ["fight", "idle"].includes(battle.phase) && !one.down && !one.acted ||
    battle.phase === "prepare" && battle.done[one.seat] && !one.down;
  if (lies) {
    return html`<span class="slot back" role="img" aria-label=${words.say("exam-face-down")}>${
      symbol("mark")
    }</span>`;
  }
  const next = battle.phase === "prepare" && !table.now && hero === chosenHero(table);
  return html`<span class="slot ${next ? "now" : ""}" aria-hidden="true">${next ? "?" : ""}</span>`;
}
