/** The tokens on the map: heroes, enemies, face-down traps and the figure of Tobi; a tap on one tells about it. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { markedFace } from "../../faces.js";
import { symbol, symbolOf } from "../../symbols.js";
import { wasDragged } from "./camera.js";
import { rescuesOf } from "./cures.js";
import { emblem } from "./emblems.js";
import { placeOf, spotsOf } from "./geometry.js";
import { enemyClicks, heroesOf, kindOf, standing, statusOf } from "./reading.js";
import { consider, isSame, preview } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./geometry.js").Point} Point */

/** As many pips as can be counted at a glance. */
export const COUNTABLE = 6;

/** @param {TableView} table */
export function tokens(table) {
  const { pub } = table;
  const helpers = new Set(rescuesOf(pub).map(({ by }) => by));
  return html`${repeat(Object.keys(pub.traps), (area) => area, (area) => trap(table, area))}${
    figure(table)
  }${repeat(Object.keys(pub.enemies), (key) => key, (key) => enemyToken(table, key))}${
    repeat(heroesOf(pub), (hero) => hero, (hero) => heroToken(table, hero, helpers.has(hero)))
  }`;
}

/**
 * A style that puts something beside a point of the map, in the map's own measure.
 * @param {Point} place
 * @param {Point} aside
 */
export function beside(place, aside = { x: 0, y: 0 }) {
  return `--x:${Math.round(place.x + aside.x)}px;--y:${Math.round(place.y + aside.y)}px`;
}

/**
 * Health or Chakra as filled and empty pips.
 * @param {number} now
 * @param {number} most
 * @param {string} look
 */
export function pips(now, most, look) {
  return html`<span class="pips ${look}" aria-hidden="true">${
    Array.from({ length: Math.max(now, most) }, (_, at) =>
      html`<i class=${at < now ? "full" : ""}></i>`)
  }<b class="num">${now}</b></span>`;
}

/**
 * @param {TableView} table
 * @param {string} hero
 * @param {boolean} helps may free somebody
 */
function heroToken({ pub, words, seat }, hero, helps) {
  const one = pub.heroes[hero];
  const aside = leftOf(pub, one.area)[hero];
  const status = statusOf(pub, hero);
  const label = words.say("hunt-token-hero", {
    hero: words.nameOf(hero),
    health: one.health,
    status: words.say(`hunt-status-${status}`),
  });
  return html`
    <span class="token hero-token ${status} ${one.seat === seat ? "own" : ""} ${helps
      ? "helps"
      : ""}" role="img"
      style="${beside(placeOf(pub.board[one.area]), aside)};--c:var(--${symbolOf(hero)})"
      aria-label=${label} title=${label} data-token="hero-${hero}"
      data-explain="hero:${hero}">${markedFace(hero)}${pips(
        one.health,
        one.most,
        "health",
      )}${status === "paralysed" ? html`<span class="knot">${symbol("close")}</span>` : ""}</span>
  `;
}

/**
 * Where the heroes of an area stand, and Tobi, who is nearest to it.
 * @param {TableView["pub"]} pub
 * @param {string} area
 * @returns {Record<string, Point>}
 */
function leftOf(pub, area) {
  const all = [...area === pub.tobi ? ["tobi"] : [], ...standing(pub, area).heroes];
  const spots = spotsOf(all.length, -1);
  return Object.fromEntries(all.map((one, at) => [one, spots[at]]));
}

/**
 * An enemy that may be fought is chosen by a tap; the prompt and the cards in play offer the same, and its sheet.
 * @param {TableView} table
 * @param {string} key
 */
function enemyToken(table, key) {
  const { pub, words } = table;
  const one = pub.enemies[key];
  const mates = standing(pub, one.area).enemies;
  const aside = spotsOf(mates.length, 1)[mates.indexOf(key)];
  const verb = enemyClicks(table.me)[key];
  const click = verb && table.can(verb, key) ? { verb, noun: key } : null;
  const label = words.say("hunt-token-enemy", {
    enemy: words.nameOf(one.card),
    health: words.say("hunt-of", { now: one.health, most: one.most }),
    defence: one.defence,
  });
  const look = [
    `token enemy-token ${kindOf(key, one.card)}`,
    click ? "open" : "",
    isSame(preview.of(table), click) && click ? "chosen" : "",
  ];
  return html`
    <span class=${look.join(" ")} style=${beside(placeOf(pub.board[one.area]), aside)} role="img"
      aria-label=${label} title=${label} data-token="enemy-${key}" data-explain=${click
        ? nothing
        : `enemy:${key}`}
      @click=${() => click && !wasDragged() && consider(table, click)}>${emblem(
        one.card,
      )}<b class="guard num" aria-hidden="true">${one.defence}</b>${wounds(one)}${one.immobilised
        ? html`<span class="knot">${symbol("shikamaru")}</span>`
        : ""}</span>
  `;
}

/**
 * Those that don't fall at the first wound show how many they bear.
 * @param {{health: number, most: number}} enemy
 */
function wounds({ health, most }) {
  return most > 1 && most <= COUNTABLE ? pips(health, most, "health") : "";
}

/**
 * A scroll with a seal; who has looked under it sees what it is.
 * @param {TableView} table
 * @param {string} area
 */
function trap({ pub, me, words }, area) {
  const known = me.traps?.[area] ?? pub.traps[area];
  const label = known === "back"
    ? words.say("label-trap")
    : words.say("hunt-trap-known", { what: words.nameOf(known) });
  return html`
    <span class="token seal-token ${known === "back" ? "" : "known"}" role="img"
      aria-label=${label} title=${label} style=${beside(
        placeOf(pub.board[area]),
      )}>${known === "back" ? SEAL : emblem(known)}</span>
  `;
}

const SEAL = html`
  <svg class="sym" viewBox="0 0 48 48" aria-hidden="true">
    <path class="paper" d="M9 10h30v28H9z" />
    <path class="rod" d="M5 5h38v8H5zM5 35h38v8H5z" />
    <circle class="wax" cx="24" cy="24" r="9" />
    <path class="mark" d="M24 18c5 1 5 6 1 7s-5-3-2-5M19 25c1 4 6 5 9 3" />
  </svg>
`;

export const FIGURE = html`
  <svg viewBox="0 0 40 48" aria-hidden="true">
    <path class="robe" d="M20 14c9 0 13 10 16 31H4c3-21 7-31 16-31z" />
    <path class="cloud"
      d="M9 36c-3 0-3-5 0-5 0-4 6-4 6 0 4-2 5 5 1 5zM25 41c-3 0-3-4 0-4 1-4 6-3 6 0 3 0 3 4 0 4z" />
    <circle class="mask" cx="20" cy="11" r="9" />
    <path class="swirl" d="M23 10c2-3-1-5-4-5s-6 3-5 7 4 5 7 4" />
    <circle cx="23" cy="10" r="1.800" />
  </svg>
`;

/** @param {TableView} table */
function figure({ pub, words }) {
  if (!pub.tobi || pub.phase === "pick") return "";
  const waiting = Object.keys(pub.facedown).length;
  const label = words.say("hunt-tobi", { count: waiting });
  return html`
    <span class="token tobi-figure" role="img"
      style=${beside(placeOf(pub.board[pub.tobi]), leftOf(pub, pub.tobi).tobi)} data-explain="goal"
      aria-label=${label} title=${label} data-token="tobi">${FIGURE}${waiting
        ? html`<b class="hidden-cards" aria-hidden="true">${symbol("cloud")}${waiting}</b>`
        : ""}</span>
  `;
}
