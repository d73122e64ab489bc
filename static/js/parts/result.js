/** The end as a moment: who won, how the points came about, what people will talk about, and what next. */

import { html } from "lit-html";
import { announceNow } from "../announce.js";
import { call } from "../api.js";
import { faceOf as portrait, nameOf as drawnAs } from "../faces.js";
import { boot, say, words } from "../site.js";
import { sound } from "../sound.js";
import { symbol } from "../symbols.js";
import { sitDown } from "./chair.js";
import { headline, nameless, seatsAt, seatsOf, winnersOf } from "./headline.js";
import { late } from "./late.js";
import { face } from "./seats.js";
import { story } from "./story.js";
import { attempt } from "./toasts.js";

const HELP = ["bot", "guest", "hints"];

/** @typedef {import("../games/game.js").Ending} Ending */
/** @typedef {import("../games/game.js").Finale} Finale */
/** @typedef {import("../games/game.js").Part} Part */
/** @typedef {{next: string, seat: number}} After what can follow, and for whom */

/** The rematch that this browser was called to. */
let called = "";

/** @param {Ending} ending */
export function result(ending) {
  const told = finaleOf(ending);
  return html`<section class="result" aria-labelledby="result-title">
    ${triumph(ending)}${told?.course ?? sums(ending, told)}${told?.course ? shared(ending) : ""}${
    figures(told, ending.isClosed)
  }${laidOpen(told)}${experts(ending)}
  </section>`;
}

/**
 * What stands in the prompt when it is over: the rematch, the replay, the picture.
 * @param {Ending} ending
 * @param {After} after
 */
export function afterwards(ending, after) {
  callTo(after.next);
  const { big, small } = nameless(ending);
  return html`
    <p class="ask">${big}<small>${after.next ? say("rematch-waits") : small}</small></p>
    <div class="answers many-3 afterwards">
          <a class="btn" href="/r/${boot.code}/replay">${symbol("play")}<span>${say(
            "replay",
          )}</span></a>
          <button class="btn" @click=${() => shareIt(ending)}>${symbol("share")}<span>${say(
            "share",
          )}</span></button>
          ${again(after)}</div>
  `;
}

/** Somebody wants to play again: it is heard once. @param {string} next */
function callTo(next) {
  if (!next || next === called) return;
  called = next;
  sound("turn");
  announceNow(say("rematch-waits"));
}

/** @param {After} after */
function again({ next, seat }) {
  if (next) {
    return html`<button class="btn primary" @click=${() => join(next, seat)}>${
      say("rematch-go")
    }</button>`;
  }
  return seat >= 0
    ? html`<button class="btn primary" @click=${rematch}>${say("rematch")}</button>`
    : "";
}

/**
 * Somebody wants to play again: told over the table, wherever it is scrolled to.
 * @param {import("../session.js").Session} session
 */
export function rematchBanner({ room, seat }) {
  const next = room?.next;
  if (!next || seat < 0) return "";
  return html`<p class="banner rematch-banner" role="status"><span>${say("rematch-waits")}</span>
    <button class="small primary" @click=${() => join(next, seat)}>${
    say("rematch-in")
  }</button></p>`;
}

/**
 * One click sits down and is ready; who only watched watches on.
 * @param {string} next
 * @param {number} seat
 */
function join(next, seat) {
  return attempt(async () => {
    if (seat >= 0) {
      await sitDown(undefined, next);
    }
    location.assign(`/r/${next}`);
  });
}

/** The winner is crowned for all to see; what it means for oneself stands below. @param {Ending} ending */
function triumph(ending) {
  const { outcome, seat, faceOf } = ending;
  const { big, small, score } = headline(ending);
  const [winner] = seatsAt(outcome, 1);
  const hero = faceOf(winner ?? Math.max(seat, 0));
  const isWon = winner !== undefined;
  const isMine = (outcome.places[seat] ?? 1) === 1;
  return html`<div class="triumph ${isWon ? "won" : ""}">
    <span class="triumph-face">${isWon ? symbol("crown", "triumph-crown") : ""}${
    drawnAs(hero) ? portrait(hero, { mood: isWon ? "neutral" : "hurt" }) : face(hero)
  }</span>
    <h2 id="result-title">${big}</h2>
    ${score ? html`<b class="num triumph-score">${score}</b>` : ""}
    <p>${small}</p>${isWon && !isMine ? html`<p>${winnersOf(ending)}</p>` : ""}</div>`;
}

/**
 * Everyone with what their points are made of.
 * @param {Ending} ending
 * @param {Finale | null} told
 */
function sums({ outcome, nameOf, faceOf, seat: me, shares }, told) {
  const most = Math.max(1, ...Object.values(outcome.scores).map(Number));
  const ranked = seatsAt(outcome, 1).length > 0;
  return html`<div class="sums"><h3>${say(told ? "result-points" : "result-places")}</h3>
    <ol class="places">${
    seatsOf(outcome).map((seat) =>
      html`<li class="place-${outcome.places[seat]} ${seat === me ? "own" : ""}" value=${
        outcome.places[seat]
      }>
        ${ranked ? html`<span class="num rank">${outcome.places[seat]}</span>` : ""}${
        face(faceOf(seat))
      }<b class="who-name">${nameOf(seat)}</b>
        ${told?.parts[seat] ? bar(told.parts[seat], most) : ""}<span class="num sum">${
        outcome.scores[seat] ?? ""
      }</span>${shareOf(shares?.[seat])}</li>`
    )
  }</ol>
    ${told ? html`<p class="legend">${told.legend}</p>` : ""}</div>`;
}

/** The same where a game draws its course instead of everyone's points. @param {Ending} ending */
function shared({ shares = {}, nameOf }) {
  return Object.entries(shares).filter(([, one]) => HELP.some((by) => one[by])).map(([seat, one]) =>
    html`<p class="note"><b class="who-name">${nameOf(Number(seat))}</b>: ${shareOf(one)}</p>`
  );
}

/** What the owner of a seat had help with. @param {Record<string, number> | undefined} share */
function shareOf(share) {
  const help = HELP.filter((by) => share?.[by]);
  if (!help.length) return "";
  return html`<small class="share">${
    help.map((by) => say(`share-${by}`, share)).join(", ")
  }</small>`;
}

/**
 * @param {Part[]} parts
 * @param {number} most
 */
function bar(parts, most) {
  return html`<span class="sum-bar">${
    parts.map((part) =>
      html`
        <span class="sum-part ${part.sealed ? "sealed" : ""}" role="img" aria-label=${part
          .label} title=${part.label}
          style="--c:var(--${part.symbol});--share:${(part.value / most).toFixed(3)}">${symbol(
            part.symbol,
          )}<b class="num" aria-hidden="true">${part.value}</b></span>
      `
    )
  }</span>`;
}

/**
 * @param {Finale | null} told
 * @param {boolean} isClosed
 */
function figures(told, isClosed) {
  if (!isClosed && !told?.figures.length) return "";
  return html`<ul class="figures" aria-label=${say("result-figures")}>${isClosed ? door() : ""}${
    told?.figures.map((one) =>
      html`<li>${
        symbol(one.symbol)
      }<span><b class="num">${one.big}</b><small>${one.small}</small></span></li>`
    )
  }</ul>`;
}

/** To where it turned, with a curve that stands for all curves. */
function door() {
  return html`
    <li
      class="truth-door"><a href="/r/${boot.code}/truth"><b class="num">${say(
        "truth-door",
      )}</b><svg viewBox="0 0 120 24" aria-hidden="true"><path d="M1 23h118M1 12h118M1 1h118" /><path
          class="other" d="M2 12l20 4 20-8 24 8 24 3 28 4" /><path class="one"
          d="M2 14l20-4 20 5 24-9 24 2 28-7" /></svg><small>${say(
            "truth-door-note",
          )}</small></a></li>
  `;
}

/** @param {Finale | null} told */
function laidOpen(told) {
  return told?.hidden
    ? html`<section class="laid-open"><h3>${say("result-hidden")}</h3>${told.hidden}</section>`
    : "";
}

/**
 * The seal that was told at the start, what it sealed, and the file: for who wants to check.
 * @param {Ending} ending
 */
function experts({ isClosed }) {
  const known = story(isClosed);
  return html`<details class="experts"><summary>${say("result-check")}</summary>
    ${
    known
      ? html`
        <p class="note">${say("seal-hint")}</p>
        <dl>
          <dt>${say("seal")}</dt>
          <dd>${known.seal}</dd>
          <dt>${say("result-seed")}</dt>
          <dd>${known.seed}</dd>
        </dl>
      `
      : ""
  }
    <a class="button small" href="/api/rooms/${boot.code}/export" download="shinobi-${boot.code}.json">${
    say("export")
  }</a></details>`;
}

/**
 * What the game itself has to tell, once its course is known.
 * @param {Ending} ending
 * @returns {Finale | null}
 */
function finaleOf({ game, pub, outcome, nameOf, isClosed }) {
  const course = story(isClosed)?.replay;
  if (!course) return null;
  const views = course.views.map((one) => one.pub);
  return game.finale?.({ pub, outcome, views, steps: course.steps, words: words(), nameOf }) ??
    null;
}

/** The picture is for others too: it names who won. @param {Ending} ending */
function shareIt(ending) {
  const forAll = { ...ending, seat: -1 };
  return attempt(async () => {
    const { share } = await late("sharing");
    await share(forAll, headline(forAll), finaleOf(ending)?.figures ?? []);
  });
}

function rematch() {
  return attempt(async () => {
    const { code } = await call("POST", `/rooms/${boot.code}/rematch`);
    location.assign(`/r/${code}`);
  });
}
