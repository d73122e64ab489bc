/** The truth about a finished game: how the chances went, where it turned, what was luck. It is asked for by looking. */

import { html } from "lit-html";
import { announce } from "../announce.js";
import { call } from "../api.js";
import { loadGame } from "../games/index.js";
import { kindOf, percent, placeOf, progress, sentences, signed } from "../late/turning.js";
import { nameOf } from "../naming.js";
import { layingPage } from "../parts/laying.js";
import { shell } from "../parts/shell.js";
import { faceFor } from "../portraits.js";
import { boot, redraw, say, show, speakMore, words } from "../site.js";
import { symbol, symbolOf } from "../symbols.js";
import { accounts } from "../truth/accounts.js";
import { curve, together } from "../truth/curve.js";

/** @typedef {import("../late/turning.js").Moment} Moment */
/** @typedef {import("../truth/curve.js").Point} Point */
/** @typedef {import("../truth/accounts.js").Account} Account */
/** @typedef {{share: number, together: boolean, points: Point[], accounts: Account[], turns: Moment[], clicks: Moment[]}} Truth */
/** @typedef {{state: string, ahead: number, truth: Truth | null, seat: number, seats: Record<string, {name: string, bot: string, face?: string}>, places: Record<string, number>}} Found */

const AGAIN = 2000; // milliseconds until one asks how far it is
const HIGH = 45; // per cent: who was never below had it all the time

/** @type {import("../games/game.js").GameFront} */
let game;
/** @type {Found | null} */
let found = null;
/** Why there is nothing to see. */
let problem = "";

export async function open() {
  game = await loadGame(boot.game);
  await Promise.all([show(draw, game.name), speakMore()]);
  await look();
}

async function look() {
  try {
    found = await call("GET", `/rooms/${boot.code}/truth`);
    if (found?.state === "none") await call("POST", `/rooms/${boot.code}/truth`);
    if (found?.state === "done") announce(say("truth-share", { share: 100 }));
    else setTimeout(look, AGAIN);
  } catch (error) {
    problem = /** @type {Error} */ (error).message || say("error-offline");
  }
  redraw();
}

function draw() {
  document.title = `${say("truth-title")} · ${words().say("name")}`;
  return shell(html`<div class="truth">${body()}</div>`);
}

function body() {
  if (problem) {
    return html`<section class="panel join"><h1>${problem}</h1>${ways()}</section>`;
  }
  if (!found) return layingPage();
  return html`
    <header
      class="truth-head"><p class="truth-of">${say("truth-title")} · ${words().say(
        "name",
      )}</p><h1>${found.truth ? headline(found, found.truth) : say("truth-title")}</h1>${found.truth
        ? html`<p>${shortly(found, found.truth)}</p>`
        : ""}${found.state === "done" ? "" : growing(found)}${ways()}</header>${found.truth
        ? known(found, found.truth)
        : ""}
  `;
}

function ways() {
  return html`
    <p
      class="buttons"><a class="button small" href="/r/${boot.code}">${say(
        "replay-to-room",
      )}</a><a class="button small" href="/r/${boot.code}/replay">${symbol("play")}${say(
        "replay",
      )}</a></p>
  `;
}

/** @param {Found} found */
function growing({ state, ahead, truth }) {
  const share = truth?.share ?? 0;
  const said = state === "growing"
    ? say("truth-share", { share })
    : say("truth-waiting", { count: ahead });
  return html`
    <div
      class="truth-growing"><label>${said}<progress max="100" value=${share}></progress></label>
        <small>${say("truth-note")}</small></div>
  `;
}

/**
 * @param {Found} found
 * @param {Truth} truth
 */
function known({ seat: me }, { points, turns, clicks, accounts: all, together: isTogether }) {
  const groups = together(points, all.map((_, seat) => seat));
  const lines = groups.map((seats) => ({
    seats,
    label: isTogether ? say("truth-team") : seats.map(whoIs).join(", "),
    colour: `var(--${symbolOf(faceOf(seats.includes(me) ? me : seats[0]))})`,
    own: seats.includes(me),
  }));
  const title = say(isTogether ? "truth-curve-team" : "truth-curve");
  return html`<section class="panel">${curve(points, lines, turns, title)}</section>
    <section class="truth-turns" aria-label=${say("truth-turns")}>${
    turns.length ? turns.map(turn) : html`<p class="panel note">${say("truth-no-turns")}</p>`
  }</section>
    ${accounts(rows(all, isTogether, me), isTogether)}${decisions(clicks)}${
    inWords(points, lines)
  }`;
}

/**
 * Each with what it did; those who win and lose as one have one row.
 * @param {Account[]} all
 * @param {boolean} isTogether
 * @param {number} me
 */
function rows(all, isTogether, me) {
  if (!isTogether) {
    return all.map((account, seat) => ({
      name: whoIs(seat),
      face: faceOf(seat),
      own: seat === me,
      account,
    }));
  }
  const [{ own, others, ...rest }] = all;
  const error = Math.hypot(...all.map((one) => one.own_error));
  const account = { ...rest, own: own + others, others: 0, own_error: error };
  return [{ name: say("truth-team"), face: faceOf(Math.max(0, me)), own: true, account }];
}

/**
 * @param {Moment} moment
 * @param {number} at
 */
function turn(moment, at) {
  const { done, worth } = sentences(moment, teller);
  return html`<a class="panel turn ${kindOf(moment)}" id="turn-${at + 1}" href=${
    placeOf(moment, at + 1)
  }>
    <b class="stamp ${kindOf(moment)}" aria-hidden="true">${at + 1}</b>
    <span class="turn-head"><span>${heading(moment)}</span><b class="num delta">${
    signed(moment.brought)
  }</b></span>
    <b>${done}</b><small>${worth}</small><small class="to-table">${say("truth-table")}</small></a>`;
}

/** @param {Moment} moment */
function heading({ at, seat, click, by }) {
  const how = click ? (by ? say(`truth-by-${by}`) : "") : say("truth-luck");
  return [progress(at), whoIs(seat), how].filter(Boolean).join(" · ");
}

/** @param {Moment[]} clicks */
function decisions(clicks) {
  return html`
    <section
      class="panel truth-clicks"><header><h2>${say("truth-clicks")}</h2><small>${say(
        "truth-clicks-note",
      )}</small></header>${clicks.length
        ? html`<ul>${clicks.map(decision)}</ul>`
        : html`<p class="note">${say("truth-no-clicks")}</p>`}</section>
  `;
}

/** @param {Moment} moment */
function decision(moment) {
  const { done, worth } = sentences(moment, teller);
  return html`<li><a class=${kindOf(moment)} href=${placeOf(moment)}>${
    symbol(moment.brought > 0 ? "check" : "close")
  }<span><b>${done}</b><small>${heading(moment)} · ${worth}</small></span><b class="num delta">${
    signed(moment.brought)
  }</b></a></li>`;
}

/**
 * @param {Point[]} points
 * @param {import("../truth/curve.js").Line[]} lines
 */
function inWords(points, lines) {
  return html`
    <details class="panel truth-words">
      <summary>${say("truth-words")}</summary>
      <p class="note">${say("truth-how")}</p>
      <ol>${points.map(({ at, chances }, place) =>
        html`<li>${place === points.length - 1 ? say("truth-end") : progress(at)}: ${
          lines.map(({ label, seats }) => `${label} ${percent(chances[seats[0]])} %`).join(", ")
        }</li>`
      )}</ol>
    </details>
  `;
}

/**
 * @param {Found} found
 * @param {Truth} truth
 */
function headline({ places }, { points, accounts: all, together: isTogether }) {
  const winners = all.map((_, seat) => seat).filter((seat) => places[seat] === 1);
  const chances = (/** @type {number} */ seat) =>
    points.slice(0, -1).map((one) => one.chances[seat]);
  if (isTogether) {
    const chance = percent(winners.length ? Math.min(...chances(0)) : Math.max(...chances(0)));
    return say(winners.length ? "truth-team-won" : "truth-team-lost", { chance });
  }
  if (!winners.length) return say("truth-nobody");
  const names = winners.map(whoIs).join(", ");
  if (all[winners[0]].result < 10_000) return say("truth-shared", { names });
  const chance = percent(Math.min(...chances(winners[0])));
  return say(chance < HIGH ? "truth-won-low" : "truth-won-high", { name: names, chance });
}

/**
 * @param {Found} found
 * @param {Truth} truth
 */
function shortly({ seat, places }, { accounts: all, together: isTogether }) {
  if (isTogether) {
    const { own, others, luck } = all[0];
    return say("truth-of-team", { own: signed(own + others), luck: signed(luck) });
  }
  const winner = all.findIndex((_, one) => places[one] === 1);
  const { own, luck } = all[seat >= 0 ? seat : Math.max(0, winner)];
  return say(seat >= 0 ? "truth-of-you" : "truth-of-winner", {
    own: signed(own),
    luck: signed(luck),
  });
}

/** @param {number} seat */
function whoIs(seat) {
  return found?.seats[seat] ? nameOf(found.seats[seat], seat) : "";
}

/** @param {number} seat */
function faceOf(seat) {
  return faceFor(found?.seats[seat], seat);
}

const teller = {
  get game() {
    return game;
  },
  nameOf: whoIs,
};
