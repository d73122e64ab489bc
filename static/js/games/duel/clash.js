/** A clash in the middle of the stage: the cards face to face, their sums, the blow and who bears it. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { symbol } from "../../symbols.js";
import { tech } from "./cards.js";
import { whoOf } from "./clashes.js";
import { PLACES, sides } from "./model.js";
import { brings, sum } from "./sums.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./clashes.js").Clash} Clash */
/** @typedef {import("./clashes.js").Showing} Showing */
/** @typedef {import("./model.js").Fighter} Fighter */
/** @typedef {{clash: Clash, hp: Record<string, number>, landed: boolean}} Show */

const WOUNDS = ["hurt", "fallen", "endured", "revived"];

/**
 * @param {TableView} table
 * @param {Show} show
 */
export function clashMoment(table, show) {
  const [left, right] = sides(table);
  const met = show.clash.shown.length;
  return html`
    <div class="moment clash ${show.landed ? "landed" : "rising"} ${met > 2 ? "of-three" : ""}">
      <ol class="trio">${PLACES.map((place) => pill(table, show, place))}</ol>
      <div class="duo">${side(table, show, left, "l")}
          <div class="mid" aria-hidden="true">${symbol("versus")}</div>
          ${side(table, show, right, "r")}</div>
    </div>
  `;
}

/**
 * @param {TableView} table
 * @param {Show} show
 * @param {number} place
 */
function pill({ words }, { clash }, place) {
  const state = place === clash.place ? "now" : place < clash.place ? "past" : "";
  return html`<li class="pill ${state}"><b class="num">${place}</b>${
    state === "now"
      ? html`<span>${words.say("duel-now")}</span>`
      : state === "past"
      ? symbol("check")
      : ""
  }</li>`;
}

/**
 * @param {TableView} table
 * @param {Show} show
 * @param {Fighter[]} side
 * @param {string} where
 */
function side(table, show, side, where) {
  const met = side.map((one) => show.clash.shown.find((shown) => shown.who === whoOf(one)));
  const up = met.filter((one) => one !== undefined);
  return html`<div class="sidec ${where} ${up.length > 1 ? "pair" : ""}">${
    up.map((one) => fighterIn(table, show, one))
  }</div>`;
}

/**
 * @param {TableView} table
 * @param {Show} show
 * @param {Showing} one
 */
function fighterIn({ words }, { clash, landed }, one) {
  const wound = landed ? woundOf(clash, one.who) : null;
  const look = landed ? outcomeOf(clash, one.who) : "";
  return html`<div class="meets ${look}">
    <span class="bust-in" aria-hidden="true">${
    faceOf(one.ninja, { frame: "none", mood: wound ? "hurt" : "neutral" })
  }</span>
    <span class="cc ${one.unpaid ? "unpaid" : ""}">${tech(one.card, words, { look: "big" })}</span>
    <div class="sum">${one.call ? called(words, one.call) : ""}${sum(words, one, clash, landed)}
      <span class="fxs">${brings(words, one, clash)}</span></div>
    ${wound ? html`<b class="blow num">−${wound}</b>` : ""}</div>`;
}

/**
 * @param {import("../../words.js").Words} words
 * @param {string} card
 */
function called(words, card) {
  return html`<span class="with">${symbol("reinforce")}${words.nameOf(card)}</span>`;
}

/** HP lost by one of them. @param {Clash} clash @param {string} who */
function woundOf({ events }, who) {
  const hurt = events.findLast((event) => WOUNDS.includes(event.kind) && whoOf(event) === who);
  if (!hurt) return 0;
  if (hurt.harm !== undefined) return hurt.harm;
  return events.filter((event) =>
    ["hit", "pierced", "struck-back"].includes(event.kind) && `${event.other}:${event.foe}` === who
  ).reduce((sum, event) => sum + event.harm, 0);
}

/** @param {Clash} clash @param {string} who */
function outcomeOf({ events }, who) {
  const isHit = events.some((event) =>
    event.kind === "hit" && `${event.other}:${event.foe}` === who
  );
  const hits = events.some((event) => event.kind === "hit" && whoOf(event) === who);
  const fell = events.some((event) => event.kind === "fallen" && whoOf(event) === who);
  return `${hits ? "win" : isHit ? "lose" : ""} ${fell ? "fell" : ""}`;
}
