/** The doors of the home page: one stands open, with what can be done there; the others are posters. */

import { html } from "lit-html";
import { goToLesson } from "../lessons.js";
import { keep, recall } from "../prefs.js";
import { boot, language, redraw, say } from "../site.js";
import { symbol } from "../symbols.js";
import { loadDoorWords } from "../words.js";
import { company, companyButton } from "./company.js";
import { minutesOf, players } from "./length.js";
import { isComing, openTable, playNow } from "./playnow.js";
import { poster } from "./scenes.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {{info: GameInfo, words: Words}} Door */

const CHOSEN = "door";

/** @returns {Promise<Door[]>} */
export async function loadDoors() {
  const all = await loadDoorWords(boot.words[language()], language());
  return boot.games.map((info) => ({ info, words: all[info.id] }));
}

/**
 * @param {Door[]} all
 * @param {any[]} open tables that wait for players
 * @param {Set<string>} played what this visitor has played
 * @param {(game: string) => import("./ladder.js").Strength | undefined} strengthOf
 */
export function doors(all, open, played, strengthOf) {
  const inOrder = all.toSorted((one, other) => one.info.door.place - other.info.door.place);
  const chosen = inOrder.find((door) => door.info.id === chosenGame()) ?? inOrder[0];
  if (!chosen) return "";
  return html`<div class="doors">${
    openDoor(
      chosen,
      open.find((room) => waitsFor(room, chosen)),
      !played.has(chosen.info.id),
      strengthOf(chosen.info.id),
    )
  }${inOrder.filter((door) => door !== chosen).map(closedDoor)}</div>`;
}

/** The one that was opened last, else the first. */
export function chosenGame() {
  const games = boot.games.toSorted((one, other) => one.door.place - other.door.place);
  const last = recall(CHOSEN, "");
  return (games.find(({ id }) => id === last) ?? games[0])?.id ?? "";
}

/**
 * @param {Door} door
 * @param {any} waiting a table of this game that waits for players
 * @param {boolean} isNew this visitor hasn't played it yet
 * @param {import("./ladder.js").Strength} [own]
 */
function openDoor({ info, words }, waiting, isNew, own) {
  const [game, coming] = [words.say("name"), isComing(info.id)];
  return html`<article class="door chosen door-${info.id}">
    ${poster(info.id)}
    <div class="door-text">
      <h2><a href="/games/${info.id}">${game}</a></h2>
      <p>${words.say(words.has("door") ? "door" : "tagline")}</p>
      <p class="door-facts"><span>${symbol("people")} ${players(info.seats)}</span>
        <span>${symbol("time")} ${minutesOf(words)}</span></p>
      ${waiting ? pill(waiting) : ""}
    </div>
    <div class="door-go"><button class="primary door-table" aria-label="${
    say("open-table")
  }: ${game}"
        aria-busy=${coming} @click=${() => openTable(info.id)}>${symbol("people")}<span>${
    say("open-table")
  }</span></button>
      <div class="door-play"><button class="door-now" aria-label="${say("play-now")}: ${game}"
        aria-busy=${coming} @click=${() => playNow(info.id)}><span>${say("play-now")}<small>${
    company(info, own)
  }</small></span></button>${companyButton(info)}</div>
      ${
    isNew && info.lessons
      ? html`
        <button class="small quiet door-show"
          @click=${() => attempt(() => goToLesson("", false, info.id))}>${symbol(
            "book",
          )}<span>${say("show-me-first")}</span></button>
      `
      : ""
  }</div></article>`;
}

/** A press makes it the one that stands open. @param {Door} door */
function closedDoor({ info, words }) {
  return html`<button class="door closed door-${info.id}" @click=${() => choose(info.id)}>
    ${poster(info.id)}
    <span class="door-text"><b class="door-name">${words.say("name")}</b><small>${
    players(info.seats)
  }</small></span></button>`;
}

/** @param {string} game */
function choose(game) {
  keep(CHOSEN, game);
  void redraw().then(() =>
    document.querySelector(".door-table")?.scrollIntoView({ block: "nearest" })
  );
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
