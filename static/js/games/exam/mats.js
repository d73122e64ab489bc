/** The mats of both teams beside the field: portrait, Health, Chakra, and the order that lies there. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { faceOf } from "../../faces.js";
import { symbol, symbolOf } from "../../symbols.js";
import { choosable, chosenHero, triedBy } from "./look.js";
import { chooseHero, offer } from "./looking.js";
import { heroesOf, leads } from "./model.js";
import { heroVerb } from "./targets.js";
import { doing, stroke } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

const STATES = /** @type {Record<string, string>} */ ({
  down: "label-down",
  away: "label-away",
  dazed: "exam-dazed",
});

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
    triedBy(table)?.hint.targets?.[hero] ? "aim" : "",
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
  const state = Object.keys(STATES).find((name) => one[name]);
  return html`${
    heroBrief(table, pub.teams[one.seat].heroes[hero], hero, {
      mood: one.down ? "hurt" : "neutral",
    })
  }${slip(table, battle, hero)}${
    state ? html`<em class="stamp">${words.say(STATES[state])}</em>` : ""
  }`;
}

/**
 * A hero on a slim mat, in a battle and on the way: face, name, Health and Chakra.
 * @param {TableView} table
 * @param {View} one
 * @param {string} hero
 * @param {{mood?: "neutral" | "hurt", mark?: any}} [more] mark: beside the name
 */
export function heroBrief({ words }, one, hero, { mood = "neutral", mark = "" } = {}) {
  const { health, chakra, most } = one;
  return html`
    <span class="bust">${faceOf(hero, { frame: "none", mood })}</span><span
      class="nm"><b data-free>${words.nameOf(hero)}</b>${mark}</span><span
      class="bars">${stroke("heart", health, most[0])}${stroke("chakra", chakra, most[1])}</span>
  `;
}

/**
 * The order at a mat, where there is room for one.
 * @param {TableView} table
 * @param {View} battle
 * @param {string} hero
 */
function slip(table, battle, hero) {
  const order = orderOf(table, battle, hero);
  if (order) {
    const { label, look, sign } = order;
    return html`<span class="slip ${look}" role="img" aria-label=${label}>${symbol(sign)}</span>`;
  }
  const isNext = battle.phase === "prepare" && !table.now && hero === chosenHero(table);
  return isNext ? html`<span class="slip now" aria-hidden="true">?</span>` : "";
}

/**
 * The action card on a hero: one's own is known, others' lie face down until opened.
 * @param {TableView} table
 * @param {View} battle
 * @param {string} hero
 */
export function orderOf({ me, words }, battle, hero) {
  const one = battle.heroes[hero];
  const card = one.card ?? (one.acted ? "" : me.cards?.[hero]) ?? "";
  if (card) {
    const label = words.say(one.card ? "exam-opened" : "exam-laid", { card: words.nameOf(card) });
    return { label, look: "laid", sign: `card-${card}`, card };
  }
  const lies = ["fight", "idle"].includes(battle.phase) && !one.down && !one.acted ||
    battle.phase === "prepare" && battle.done[one.seat] && !one.down;
  return lies ? { label: words.say("exam-face-down"), look: "back", sign: "mark", card: "" } : null;
}

/**
 * @param {TableView} table
 * @param {View} battle
 * @param {string} hero
 */
export function heroLabel({ pub, words, nameOf }, battle, hero) {
  const one = battle.heroes[hero];
  const { health, chakra, most } = pub.teams[one.seat].heroes[hero];
  const parts = [
    words.nameOf(hero),
    nameOf(one.seat),
    words.say("exam-heart", { value: health, most: most[0] }),
    words.say("exam-chakra", { value: chakra, most: most[1] }),
  ];
  if (one.cell && !one.down) parts.push(words.say(`exam-facing-${one.face}`));
  if (one.hang) parts.push(words.say("label-hangs"));
  return parts.join(", ");
}
