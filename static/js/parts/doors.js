/** The doors of the home page: one per game, with its scene. */

import { html } from "lit-html";
import { loadPicture } from "../games/index.js";
import { boot, language, say } from "../site.js";
import { symbol } from "../symbols.js";
import { loadDoorWords } from "../words.js";
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
 * How long a game lasts: that of the mode, where the modes differ.
 * @param {Words} words
 * @param {Record<string, any>} [options]
 */
export function minutesOf(words, options = {}) {
  const length = `option-mode-${options.mode}-length`;
  if (words.has(length)) return words.say(length);
  return say("door-minutes", { minutes: words.say("minutes") });
}

/**
 * @param {Door[]} all
 * @param {(door: Door) => void} create
 */
export function doors(all, create) {
  return html`<div class="doors">${
    all.toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((door) => oneDoor(door, () => create(door)))
  }</div>`;
}

/** @param {Door} door */
function placeOf({ info }) {
  return (FIRST.indexOf(info.id) + 1) || FIRST.length + 1;
}

/**
 * @param {Door} door
 * @param {() => void} create
 */
function oneDoor({ info, words, picture }, create) {
  return html`<article class="door door-${info.id}">
    ${poster(info.id, picture)}
    <div class="door-text">
      <h2>${words.say("name")}</h2>
      <p>${words.say("tagline")}</p>
      <p class="door-facts"><span>${symbol("people")} ${players(info.seats)}</span>
        <span>${symbol("time")} ${minutesOf(words)}</span></p>
    </div>
    <div class="door-go"><button class="primary" @click=${create}>${say("room-open")}</button>
      <a class="button" href="/games/${info.id}" aria-label="${say("rules")}: ${
    words.say("name")
  }" title=${say("rules")}>${symbol("book")}</a></div></article>`;
}
