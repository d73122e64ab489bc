/** Who sits around the table: faces, turns, scores, who is away, clocks and emotes. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { timeText } from "../clock.js";
import { faceOf as portrait, nameOf as drawnAs } from "../faces.js";
import { say } from "../site.js";
import { faceFor } from "../portraits.js";
import { hasSymbol, symbol, symbolOf } from "../symbols.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../games/game.js").GameFront} GameFront */
/** @typedef {import("../types.js").Seat} Seat */

const AWAY_BEFORE_LAPSE = 30_000;

/**
 * @param {Session} session
 * @param {GameFront} game
 * @param {number} seat
 */
export function faceOf(session, game, seat) {
  return faceFor(session.room?.seats[seat], seat, game.face?.(session.table.pub, seat));
}

/**
 * @param {Session} session
 * @param {GameFront} game
 */
export function seats(session, game) {
  const order = Object.keys(session.room?.seats ?? {}).map(Number);
  return html`<ul class="seatrow" tabindex="0" aria-label=${say("seats-title")}>${
    repeat(order, (seat) => seat, (seat) => seatLine(session, game, seat))
  }</ul>`;
}

/** On phones the seats are a strip: the one at turn is brought into sight. */
export function followTurn() {
  const seat = /** @type {HTMLElement | null} */ (document.querySelector(".seatrow > .turn"));
  const row = seat?.parentElement;
  if (!row) return;
  row.scrollLeft = seat.offsetLeft - row.offsetLeft - (row.clientWidth - seat.clientWidth) / 2;
}

/**
 * A portrait with the symbol as its mark, or the symbol alone.
 * @param {string} name
 * @param {any} inside
 */
export function face(name, inside = "") {
  const drawn = drawnAs(name);
  const sign = symbolOf(name);
  return html`
    <span class="face ${drawn ? "drawn" : ""}"
      style="--c:var(--${sign})">${drawn ? portrait(name) : ""}${hasSymbol(sign)
        ? symbol(sign, drawn ? "face-mark" : "")
        : ""}${inside}</span>
  `;
}

/**
 * @param {Session} session
 * @param {GameFront} game
 * @param {number} seat
 */
function seatLine(session, game, seat) {
  const one = /** @type {Seat} */ (session.room?.seats[seat]);
  const symbolName = faceOf(session, game, seat);
  const turn = session.isAwaited(seat);
  return html`
    <li class="seat ${turn ? "turn" : ""} ${one.here || one.bot ? "" : "away"}" data-seat=${seat}
      style="--c:var(--${symbolName})" aria-current=${turn ? "true" : "false"}>
        ${face(symbolName, floating(session, seat))}
        <span class="who-text"><b class="who-name">${session.nameOf(seat)}</b>
          <small>${note(session, seat, one, turn)}</small>${game.badge(
            session.table.pub,
            seat,
          )}</span>
        <span class="num score">${game.score(session.table.pub, seat)}</span>
        ${mayLapse(session, seat, one)
          ? html`<button class="small lapse" @click=${() => session.lapse(seat)}>${
            say("play-on", { name: one.name })
          }</button>`
          : ""}
      </li>
  `;
}

/**
 * The emotes of a seat, for the moment that they are shown.
 * @param {Session} session
 * @param {number} seat
 */
export function floating(session, seat) {
  const shown = session.emotes.filter((one) => one.seat === seat);
  return repeat(
    shown,
    (one) => one.key,
    (one) =>
      html`<span class="emote-float" role="img" aria-label=${say(`emote-${one.emote}`)}>${
        symbol(`emote-${one.emote}`)
      }</span>`,
  );
}

/**
 * @param {Session} session
 * @param {number} seat
 * @param {Seat} one
 * @param {boolean} turn
 */
function note(session, seat, one, turn) {
  const parts = [];
  if (seat === session.seat) parts.push(turn ? say("your-turn") : say("you"));
  else if (turn) parts.push(say("their-turn"));
  if (one.left) parts.push(say("has-left"));
  else if (one.bot) parts.push(say("bot-level", { level: say(`bot-${one.bot}`) }));
  else if (!one.here) parts.push(awayFor(session, one));
  const clock = session.clock(seat);
  if (clock) parts.push(timeText(clock.left));
  return parts.join(" · ");
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
 * @param {Session} session
 * @param {number} seat
 * @param {Seat} one
 */
function mayLapse(session, seat, one) {
  const away = !one.bot && !one.here && one.since > 0 &&
    session.now() - one.since > AWAY_BEFORE_LAPSE;
  return away && session.isAwaited(seat) && session.seat >= 0 && seat !== session.seat;
}
