/** A finished game step by step, from the onlookers' view or with a seat's own view laid open. */

import { html } from "lit-html";
import { announce } from "../announce.js";
import { call } from "../api.js";
import { loadGame, wearStyle } from "../games/index.js";
import { log } from "../parts/log.js";
import { controls } from "../parts/player.js";
import { result } from "../parts/result.js";
import { face } from "../parts/seats.js";
import { shell } from "../parts/shell.js";
import { Replay } from "../replay.js";
import { nameOf } from "../session.js";
import { boot, redraw, say, show, words } from "../site.js";
import { seatFace, symbol } from "../symbols.js";

/** @typedef {import("../games/game.js").GameFront} GameFront */
/** @typedef {import("../games/game.js").TableView} TableView */

/** @type {GameFront} */
let game;
/** @type {Replay | null} */
let replay = null;
/** @type {Record<string, {name: string, bot: string}>} */
let seats = {};
let at = 0;
let openSeat = -1;
let speed = 1;
/** @type {number | undefined} */
let timer;
let problem = "";

export async function open() {
  [game] = await Promise.all([loadGame(boot.game), wearStyle(boot.game)]);
  await show(draw, game.name);
  try {
    const found = await call("GET", `/rooms/${boot.code}/replay`);
    seats = found.seats;
    replay = new Replay(found.steps);
    go(fromHash());
  } catch (error) {
    problem = /** @type {Error} */ (error).message || say("error-offline");
  }
  addEventListener("hashchange", () => go(fromHash()));
  addEventListener("keydown", byKey);
  redraw();
}

function draw() {
  document.title = `${say("replay")} · ${words().say("name")} ${boot.code}`;
  return shell(
    body(),
    html`
      <span class="pill"><span class="hide-phone">${words().say("name")} · </span><b>${boot
        .code}</b></span>
      <span class="grow"></span>
      <a class="button small" href="/r/${boot.code}">${say("replay-to-room")}</a>
    `,
  );
}

function body() {
  if (problem) {
    return html`
      <section
        class="panel join"><h1>${say(
          "replay",
        )}</h1><p>${problem}</p><a class="button" href="/r/${boot.code}">${say(
          "replay-to-room",
        )}</a></section>
    `;
  }
  if (!replay) return html`<p class="loading" role="status">${say("loading")}</p>`;
  const table = tableView(replay);
  const { nameOf, faceOf, events } = table;
  return html`
    <h1 class="sr">${say("replay")}: ${words().say("name")}</h1>
    <div class="zones">
      <aside class="panel who"
        aria-labelledby="who-title"><h2 id="who-title">${say("seats-title")}</h2>${whose(
          table,
        )}</aside>
      <section class="center" aria-label=${say("table-title")}>
            ${controls({ at, last: replay.last, playing: timer !== undefined, speed }, {
              go: step,
              toggle,
              faster,
            })}
            ${table.pub.outcome ? result(table.pub.outcome, nameOf, faceOf, null) : ""}
            ${game.draw(table)}
          </section>
      <aside class="panel side still" aria-labelledby="log-title"><h2 id="log-title">${say(
        "log-title",
      )}</h2>
            ${log({
              events,
              latest: replay.steps[at].events.length,
              nameOf,
              faceOf,
              older: null,
            })}</aside>
    </div>
  `;
}

/**
 * @param {Replay} shown
 * @returns {TableView}
 */
function tableView(shown) {
  const { pub, me } = shown.views[at];
  return {
    pub,
    me: me[openSeat] ?? {},
    seat: openSeat,
    events: shown.eventsUntil(at),
    words: words(),
    nameOf: whoIs,
    faceOf: (seat) => game.face?.(pub, seat) || seatFace(seat),
    can: () => false,
    act: () => {},
    hint: () => Promise.resolve({}),
    sketch: () => {},
    sketches: [],
    clock: () => null,
    replay: true,
  };
}

/** @param {TableView} table */
function whose(table) {
  return html`
    <p class="note hide-phone">${say("replay-view")}</p>
    <ul class="seatrow" aria-label=${say("replay-view")}>
        ${[-1, ...Object.keys(seats).map(Number)].map((seat) =>
          html`<li><button class="seat" aria-pressed=${seat === openSeat} @click=${() => see(seat)}>
      ${
            seat < 0
              ? html`
                <span
                  class="face hollow">${symbol("eye")}</span>
              `
              : face(table.faceOf(seat))
          }
      <span class="who-text"><b class="who-name">${
            seat < 0 ? say("replay-onlooker") : table.nameOf(seat)
          }</b>${seat < 0 ? "" : game.badge(table.pub, seat)}</span>
      <span class="num score">${seat < 0 ? "" : game.score(table.pub, seat)}</span></button></li>`
        )}</ul>
  `;
}

/** @param {number} seat */
function whoIs(seat) {
  return seats[seat] ? nameOf(seats[seat], seat) : "";
}

/** @param {number} seat */
function see(seat) {
  openSeat = seat;
  redraw();
}

/** @param {number} wanted */
function go(wanted) {
  if (!replay) return;
  const next = replay.clamp(wanted);
  const events = next === at + 1 ? replay.steps[next].events : [];
  at = next;
  announce(events.map((event) => words().line(event, whoIs)).join(" "));
  redraw((key) => game.leaving(key, events));
  if (events.length) {
    queueMicrotask(() => queueMicrotask(() => game.moved?.(events, document.body)));
  }
}

/** @param {number} wanted */
function step(wanted) {
  go(wanted);
  history.replaceState(null, "", `#${at}`);
}

function fromHash() {
  return Number(location.hash.slice(1) || 0);
}

function toggle() {
  if (timer !== undefined) return stop();
  if (replay && at === replay.last) step(0);
  timer = setInterval(advance, 1400 / speed);
  redraw();
}

function advance() {
  if (!replay || at >= replay.last) return stop();
  step(at + 1);
}

function stop() {
  clearInterval(timer);
  timer = undefined;
  redraw();
}

/** @param {number} wanted */
function faster(wanted) {
  speed = wanted;
  if (timer === undefined) return redraw();
  stop();
  toggle();
}

/** @param {KeyboardEvent} event */
function byKey(event) {
  if (/** @type {HTMLElement} */ (event.target).closest("input, select, button, a")) return;
  if (event.key === "ArrowRight") step(at + 1);
  if (event.key === "ArrowLeft") step(at - 1);
  if (event.key === " ") (event.preventDefault(), toggle());
}
