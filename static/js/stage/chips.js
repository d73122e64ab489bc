/** The players' chips: whose turn it is, who is a bot or away, and everyone's number. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { timeText } from "../clock.js";
import { faceOf, nameOf as drawnAs } from "../faces.js";
import { floating } from "../parts/seats.js";
import { say } from "../site.js";
import { symbol } from "../symbols.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../games/game.js").GameFront} GameFront */
/** @typedef {import("../games/game.js").TableView} TableView */
/** @typedef {import("../types.js").Seat} Seat */

const AWAY_BEFORE_LAPSE = 30_000;

/**
 * @typedef {object} Chip
 * @property {number} seat
 * @property {string} face
 * @property {string} [sign] of whom they lead; without one that of the face
 * @property {string} name
 * @property {string} note
 * @property {any} score
 * @property {boolean} turn
 * @property {boolean} [away]
 * @property {string} [mark] a sign at the face
 * @property {any} [floats] emotes
 * @property {boolean} [pressed] for the replay: whose view is open
 * @property {string} [thing] what its sheet explains, if it isn't the player
 * @property {() => void} [run] instead of its sheet
 */

/** @param {Chip[]} all */
export function chips(all) {
  return html`<ul class="chips" aria-label=${say("seats-title")}>${
    repeat(all, (one) => one.thing ?? one.seat, (one) => html`<li>${chip(one)}</li>`)
  }</ul>`;
}

/** @param {Chip} one */
export function chip(one) {
  return html`
    <button class="chip ${one.turn ? "turn" : ""} ${one.away ? "away" : ""}" data-seat=${one
      .seat} style="--c:var(--${one.sign || one.face})"
      aria-current=${one.turn ? "true" : "false"}
      aria-pressed=${one.pressed ?? nothing} data-explain=${one.run
        ? nothing
        : one.thing ?? `player:${one.seat}`} @click=${one.run ?? null}>
        <span class="chip-face ${drawnAs(one.face) ? "drawn" : ""}" role="img" aria-label=${one
          .name}>${drawnAs(one.face) ? faceOf(one.face) : ""}${symbol(
            one.sign || one.face,
          )}${one.mark ? html`<span class="mark">${symbol(one.mark)}</span>` : ""}${one.floats ??
          ""}</span>
        <span class="chip-who"><b class="who-name" aria-hidden="true">${one
          .name}</b><span class="chip-note">${one
          .note}</span></span><span class="num score">${one.score}</span></button>
  `;
}

/**
 * Everyone, oneself first, then as they sit.
 * @param {Session} session
 * @param {GameFront} game
 * @param {TableView} table
 */
export function chipsOf(session, game, table) {
  const seats = Object.keys(session.room?.seats ?? {}).map(Number);
  return inOrder(seats, session.seat).map((seat) => chipOf(session, game, table, seat));
}

/**
 * @param {number[]} seats
 * @param {number} me
 */
export function inOrder(seats, me) {
  const at = Math.max(0, seats.indexOf(me));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/**
 * @param {Session} session
 * @param {GameFront} game
 * @param {TableView} table
 * @param {number} seat
 * @returns {Chip}
 */
function chipOf(session, game, table, seat) {
  const one = /** @type {Seat} */ (session.room?.seats[seat]);
  const turn = Boolean(table.pub.awaited?.[seat]) && session.room?.status === "running";
  const away = !one.here && !one.bot && one.led !== "bot";
  return {
    seat,
    turn,
    away,
    face: table.faceOf(seat),
    sign: game.face(table.pub, seat),
    name: session.nameOf(seat),
    note: noteOf(session, table, seat, turn),
    score: game.score(table.pub, seat),
    mark: one.left ? "close" : one.bot || one.led === "bot" ? "bot" : away ? "away" : "",
    floats: floating(session, seat),
  };
}

/**
 * @param {Session} session
 * @param {TableView} table
 * @param {number} seat
 * @param {boolean} turn
 */
function noteOf(session, table, seat, turn) {
  const one = /** @type {Seat} */ (session.room?.seats[seat]);
  const clock = seat === session.seat ? null : table.clock(seat);
  const about = turn
    ? say(seat === session.seat ? "your-turn" : "their-turn")
    : stateOf(session, seat, one);
  return clock ? `${about} · ${timeText(clock.left)}` : about;
}

/**
 * @param {Session} session
 * @param {number} seat
 * @param {Seat} one
 */
function stateOf(session, seat, one) {
  if (one.left) return say("has-left");
  if (one.led === "bot") return say("led-bot");
  if (one.led === "guest") return say("led-guest", { name: one.stand_in ?? "" });
  if (one.bot) return say("bot-level", { level: say(`bot-${one.bot}`) });
  if (!one.here) return awayFor(session, one);
  return seat === session.seat ? say("you") : "";
}

/**
 * @param {Session} session
 * @param {Seat} one
 */
function awayFor(session, one) {
  const minutes = Math.floor((session.now() - one.since) / 60_000);
  return one.since && minutes > 0 ? say("away-minutes", { minutes }) : say("away");
}

/**
 * The seats for which somebody else may play on.
 * @param {Session} session
 */
export function lapsable(session) {
  const seats = Object.keys(session.room?.seats ?? {}).map(Number);
  return session.seat < 0 ? [] : seats.filter((seat) => mayLapse(session, seat));
}

/**
 * @param {Session} session
 * @param {number} seat
 */
function mayLapse(session, seat) {
  const one = /** @type {Seat} */ (session.room?.seats[seat]);
  const away = !one.bot && one.led !== "bot" && !one.here && one.since > 0 &&
    session.now() - one.since > AWAY_BEFORE_LAPSE;
  return away && session.plays && session.isAwaited(seat) && seat !== session.seat;
}
