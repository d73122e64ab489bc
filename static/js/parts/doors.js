/** The doors of the home page: one per game, with its scene. */

import { html } from "lit-html";
import { loadPicture } from "../games/index.js";
import { boot, language, say, words as site } from "../site.js";
import { symbol } from "../symbols.js";
import { loadDoorWords } from "../words.js";
import { minutesOf } from "./length.js";
import { isComing, playNow } from "./playnow.js";
import { hasPoster, poster } from "./scenes.js";

/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {{info: GameInfo, words: Words, picture?: () => any}} Door */

/** The shortest and best known first; games from elsewhere come after these. */
const FIRST = ["columns", "hunt", "duel", "exam"];

/** @returns {Promise<Door[]>} */
export async function loadDoors() {
  const all = await loadDoorWords(boot.words[language()], language());
  return Promise.all(boot.games.map(async (info) => {
    const picture = hasPoster(info.id) ? undefined : await loadPicture(info.id);
    return { info, words: all[info.id], picture };
  }));
}

/**
 * How many can play: from two to six, or only certain numbers.
 * @param {number[]} sizes
 */
export function players(sizes) {
  const [from, to] = [Math.min(...sizes), Math.max(...sizes)];
  if (sizes.length === to - from + 1) return say("door-players", { from, to });
  const list = new Intl.ListFormat(language(), { type: "disjunction" });
  return say("door-players-list", { sizes: list.format(sizes.map(String)) });
}

/**
 * @param {Door[]} all
 * @param {(door: Door) => void} create
 * @param {any[]} open tables that wait for players
 */
export function doors(all, create, open) {
  return html`<div class="doors">${
    all.toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((door) => oneDoor(door, () => create(door), open.find((room) => waitsFor(room, door))))
  }</div>`;
}

/** @param {Door} door */
function placeOf({ info }) {
  return (FIRST.indexOf(info.id) + 1) || FIRST.length + 1;
}

/**
 * @param {Door} door
 * @param {() => void} create
 * @param {any} waiting a table of this game that waits for players
 */
function oneDoor({ info, words, picture }, create, waiting) {
  const game = words.say("name");
  const label = say("room-new", { game });
  return html`<article class="door door-${info.id}">
    ${poster(info.id, picture)}
    <div class="door-text">
      <h2><a href="/games/${info.id}">${game}</a></h2>
      <p>${inAWord(info.id, words)}</p>
      ${waiting ? pill(waiting) : ""}
      <p class="door-facts"><span>${symbol("people")} ${players(info.seats)}</span>
        <span>${symbol("time")} ${minutesOf(words)}</span></p>
    </div>
    <div class="door-go"><button class="primary door-now" aria-label="${say("play-now")}: ${game}"
        aria-busy=${isComing(info.id)} @click=${() => playNow(info.id)}>${say("play-now")}</button>
      <button class="door-new" aria-label=${label} title=${label} @click=${create}>${
    symbol("plus")
  }</button></div></article>`;
}

/**
 * Games from elsewhere have no words on this page but their own.
 * @param {string} id
 * @param {Words} words of the game
 */
function inAWord(id, words) {
  return site().has(`door-${id}`) ? say(`door-${id}`) : words.say("tagline");
}

/** @param {any} room */
function pill(room) {
  return html`<p class="door-waits"><a class="pill" href="/r/${room.code}">${
    say("door-waits", { name: room.host })
  }</a></p>`;
}

/**
 * @param {any} room
 * @param {Door} door
 */
function waitsFor(room, { info }) {
  const hasSeat = Object.keys(room.seats).length < room.places;
  return room.game === info.id && room.status === "open" && room.host && hasSeat;
}
