/** A clash over the whole board: who fights, their cards face to face, the sums, the blow and who bears it. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { motifOf } from "../../motifs.js";
import { symbol } from "../../symbols.js";
import { tech } from "./cards.js";
import { whoOf } from "./clashes.js";
import { technique } from "./facts.js";
import { hyphened } from "./hyphens.js";
import { leftSide } from "./model.js";
import { brings, sources, sum, total } from "./sums.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./clashes.js").Clash} Clash */
/** @typedef {import("./clashes.js").Showing} Showing */
/** @typedef {{clash: Clash, hp: Record<string, number>, landed: boolean, title: string}} Show */

const WOUNDS = ["hurt", "fallen", "endured", "revived"];

/**
 * @param {TableView} table
 * @param {Show} show
 */
export function clashMoment(table, show) {
  const met = inOrder(table, show.clash.shown);
  const spots = met.length > 2 ? ["l", "m", "r"] : ["l", "r"];
  return html`
    <div class="moment clash ${show.landed ? "landed" : "rising"} of-${met.length}">
      ${met.map((one, at) => bust(show, one, spots[at]))}
      <h2 class="headline">${show.title}</h2>
      <div class="cards-met">${met.map((one, at) =>
        met.length > 2
          ? small(table, show, one, spots[at])
          : html`${
            at ? html`<span class="mid" aria-hidden="true">${symbol("versus")}</span>` : ""
          }${large(table, show, one, spots[at])}`
      )}</div>
    </div>
  `;
}

/**
 * One's own side left of the other; of three the lone one stands in the middle.
 * @param {TableView} table
 * @param {Showing[]} shown
 */
function inOrder(table, shown) {
  const side = leftSide(table);
  const isLeft = (/** @type {Showing} */ { seat }) => table.pub.seats[seat]?.side === side;
  const [left, right] = [shown.filter(isLeft), shown.filter((one) => !isLeft(one))];
  const [pair, lone] = left.length > right.length ? [left, right] : [right, left];
  return pair.length > 1 && lone.length ? [pair[0], lone[0], pair[1]] : [...left, ...right];
}

/**
 * @param {Show} show
 * @param {Showing} one
 * @param {string} where
 */
function bust({ clash, landed }, one, where) {
  const wound = landed ? woundOf(clash, one.who) : 0;
  return html`
    <span class="bust-in ${where} ${landed ? outcomeOf(clash, one.who) : ""}"
      aria-hidden="true">${faceOf(one.ninja, {
        frame: "none",
        mood: wound ? "hurt" : "neutral",
      })}</span>${wound ? html`<b class="blow num ${where}">−${wound}</b>` : ""}
  `;
}

/**
 * @param {TableView} table
 * @param {Show} show
 * @param {Showing} one
 * @param {string} where
 */
function large({ words }, { clash, landed }, one, where) {
  return html`
    <div class="meets ${where} ${landed ? outcomeOf(clash, one.who) : ""}">
      <span class="cc ${one.unpaid ? "unpaid" : ""}">${tech(one.card, words)}</span>
      <div class="sum">${called(words, one.call)}${sum(words, one, clash, landed)}
          <span class="fxs">${brings(words, one, clash)}</span></div>
    </div>
  `;
}

/**
 * @param {TableView} table
 * @param {Show} show
 * @param {Showing} one
 * @param {string} where
 */
function small({ words }, { clash, landed }, one, where) {
  const { kind } = technique(one.card, words);
  return html`
    <div class="met ${where} ${landed ? outcomeOf(clash, one.who) : ""} ${one.unpaid
      ? "unpaid"
      : ""}" style="--c:var(--kind-${kind})">
      <span class="tc-art">${motifOf("duel", one.card)}</span>
      <b class="tc-name">${hyphened(words.nameOf(one.card), words)}</b>
      <small>${called(words, one.call)}${sources(words, one)}</small>${total(one, clash, landed)}
      <span class="fxs">${brings(words, one, clash)}</span>
    </div>
  `;
}

/**
 * @param {import("../../words.js").Words} words
 * @param {string} card
 */
function called(words, card) {
  return card
    ? html`<span class="with">${symbol("reinforce")}${hyphened(words.nameOf(card), words)}</span>`
    : "";
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
  const hits = events.some((event) =>
    event.kind === "hit" && event.harm > 0 && whoOf(event) === who
  );
  const fell = events.some((event) => event.kind === "fallen" && whoOf(event) === who);
  return `${hits ? "win" : isHit ? "lose" : ""} ${fell ? "fell" : ""}`;
}
