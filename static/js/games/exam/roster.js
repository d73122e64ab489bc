/** The hero cards of a battle: numbers, techniques on them, and the action card that lies there. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { symbol } from "../../symbols.js";
import { effects, heroLabel, welcome } from "./fighters.js";
import { bareHeroes, chooseHero, chosenHero, dragged, offer } from "./looking.js";
import { heroesOf } from "./model.js";
import { bar, doing, emblem, levelMark, medal } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

/** The numbers beside Health and Chakra: their words, and their signs. */
const STATS = [["attack", "card-melee"], ["dodge", "x-dodge"], ["equipment", "card-equipment"]];
const NOTES = /** @type {Record<string, string>} */ ({
  down: "label-down",
  away: "label-away",
  hang: "label-hangs",
  dazed: "exam-dazed",
});

/**
 * Both sides as they stand on the field: left, right.
 * @param {TableView} table
 * @param {View} battle
 */
export function rosters(table, battle) {
  const { attacker, defender, left } = battle;
  const [one, other] = left === defender ? [defender, attacker] : [attacker, defender];
  return html`<div class="rosters">${side(table, battle, one)}${side(table, battle, other)}</div>`;
}

/**
 * @param {TableView} table
 * @param {View} battle
 * @param {number} seat
 */
function side(table, battle, seat) {
  const { pub, words, nameOf } = table;
  const role = seat === battle.attacker ? "attacker" : "defender";
  const team = pub.teams[seat];
  return html`
    <section class="roster ${seat === table.seat ? "mine" : ""}" style="--c:var(--${team.team})">
      <h3>${emblem(team.team)}<span class="roster-name">${nameOf(seat)}</span>
          <small>${words.say(
            `exam-${role}`,
          )}</small>${battle.phase === "prepare" && battle.done[seat]
            ? html`<small class="ready">${symbol("check")} ${words.say("exam-ready")}</small>`
            : ""}</h3>
      <ul>${repeat(
        heroesOf(pub, seat),
        (hero) => hero,
        (hero) => heroCard(table, battle, hero),
      )}</ul>
    </section>
  `;
}

/**
 * @param {TableView} table
 * @param {View} battle
 * @param {string} hero
 */
function heroCard(table, battle, hero) {
  const { pub, words } = table;
  const one = battle.heroes[hero];
  const { level, health, chakra, most, stats } = pub.teams[one.seat].heroes[hero];
  const look = [
    one.down ? "down" : "",
    one.acted ? "acted" : "",
    battle.deed?.hero === hero ? "acting" : "",
    hero === chosenHero(table) || hero === battle.chosen ? "chosen" : "",
  ].join(" ");
  return html`
    <li class="hero-card ${look}" data-card-of=${hero}
      @dragover=${(/** @type {any} */ event) => welcome(table, hero, event)}
      @drop=${() => table.act(`lay-${dragged()}`, hero)}>
    <span class="hero-head">${medal(hero)}<span class="hero-name">${words.nameOf(hero)}${levelMark(
      table,
      level,
    )}</span></span>
    <span class="hero-middle"><span class="hero-bars">${bar(table, "heart", health, most[0])}${bar(
      table,
      "chakra",
      chakra,
      most[1],
    )}</span>${slot(table, battle, hero)}</span>
    <span class="stats">${stats.map((/** @type {number} */ value, /** @type {number} */ at) =>
      stat(table, at, value)
    )}</span>
    ${effects(table, battle, hero)}${note(table, battle, hero)}
    ${cover(table, battle, hero)}
      </li>
  `;
}

/**
 * @param {TableView} table
 * @param {number} at
 * @param {number} value
 */
function stat({ words }, at, value) {
  const [name, sign] = STATS[at];
  const label = words.say("exam-about", { what: words.say(`label-${name}`), about: value });
  return html`<span role="img" aria-label=${label} title=${label}>${
    symbol(sign)
  }<b>${value}</b></span>`;
}

/**
 * The action card on a hero: one's own is known, others' lie face down until opened.
 * @param {TableView} table
 * @param {View} battle
 * @param {string} hero
 */
function slot({ me, words }, battle, hero) {
  const one = battle.heroes[hero];
  const card = one.card ?? me.cards?.[hero] ?? "";
  if (card) {
    return html`
      <span class="mini-card ${one.card ? "open" : "own"}" role="img" aria-label=${words.say(
        one.card ? "exam-opened" : "exam-laid",
        { card: words.nameOf(card) },
      )} title=${words.nameOf(card)}
        data-fly="card-${hero}" data-from="hand-${card}">${symbol(`card-${card}`)}</span>
    `;
  }
  const lies = battle.phase === "fight" && !one.down && !one.acted;
  return lies
    ? html`
      <span class="mini-card back" role="img" aria-label=${words.say("exam-face-down")}
        title=${words.say("exam-face-down")}>${symbol("mark")}</span>
    `
    : html`<span class="mini-card none" aria-hidden="true"></span>`;
}

/**
 * @param {TableView} table
 * @param {View} battle
 * @param {string} hero
 */
function note({ words }, battle, hero) {
  const one = battle.heroes[hero];
  const state = ["down", "away", "hang", "dazed"].find((name) => one[name]);
  return state ? html`<small class="hero-note">${words.say(NOTES[state])}</small>` : "";
}

/**
 * A click on the whole card: lay on this hero, open its card, pick or raise it.
 * @param {TableView} table
 * @param {View} battle
 * @param {string} hero
 */
function cover(table, battle, hero) {
  if (table.replay) return "";
  const label = heroLabel(table, battle, hero);
  if (bareHeroes(table).includes(hero)) {
    return html`<button class="cover" aria-pressed=${hero === chosenHero(table)} aria-label=${
      table.words.say("exam-choose-hero", { hero: label })
    } @click=${() => chooseHero(hero)}></button>`;
  }
  const verb = ["open", "pick", "raise"].find((one) => table.can(one, hero));
  if (!verb) return "";
  const does = offer(table, verb, hero);
  return html`
    <button class="cover ok" aria-label=${doing(table, verb, label)}
      @pointerenter=${does.enter} @pointerleave=${does.leave} @focus=${does.focus}
      @click=${does.click}></button>
  `;
}
