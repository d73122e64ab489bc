/** Before the start: seats, readiness, bots, options, the invitation, and the start button. */

import { html } from "lit-html";
import { call } from "../api.js";
import { boot, say, words } from "../site.js";
import { seatFace, symbol } from "../symbols.js";
import { invitation } from "./invite.js";
import { asGuest } from "./name.js";
import { options } from "./options.js";
import { face, floating } from "./seats.js";
import { attempt } from "./toasts.js";
import { nameOf } from "../session.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Seat} Seat */

/**
 * @param {Session} session
 * @param {any} talk the chat
 */
export function lobby(session, talk) {
  const room = /** @type {Room} */ (session.room);
  return html`
    <div class="lobby">
      <section class="panel lobby-seats"><h1>${words().say("name")}</h1>
          <p class="note">${words().say("tagline")}</p>
          <ul class="lobby-grid">${Array.from(
            { length: room.places },
            (_, seat) => room.seats[seat] ? taken(session, room, seat) : empty(session, room, seat),
          )}</ul>
          ${isHost(session, room) && hasFreeSeat(room)
            ? html`<p class="note">${say("bots-note")}</p>`
            : ""}
          ${startBar(session, room)}
        </section>
      <section class="panel"><h2>${say("invite-title")}</h2>${invitation()}</section>
      <section class="panel"><h2>${say("options-title")}</h2>${options(
        room,
        gameInfo()?.options ?? {},
        isHost(session, room),
        (settings) => post("options", settings),
      )}</section>
      <section class="panel">${talk}</section>
    </div>
  `;
}

/** @param {number | undefined} seat */
export async function sitDown(seat) {
  await call("POST", `/rooms/${boot.code}/seats`, seat === undefined ? {} : { seat });
  await call("POST", `/rooms/${boot.code}/ready`, { ready: true });
}

/**
 * Why the game can't start yet: a message and its values, or null if it can.
 * @param {Room} room
 * @param {number[]} sizes how many players the game takes
 * @returns {{id: string, args: Record<string, any>} | null}
 */
export function whyNotStart(room, sizes) {
  const seats = Object.entries(room.seats);
  const missing = Math.min(...sizes) - seats.length;
  if (missing > 0) return { id: "start-too-few", args: { missing } };
  if (!sizes.includes(seats.length)) {
    return { id: "start-wrong-number", args: { sizes: sizes.join(", ") } };
  }
  const waiting = seats.filter(([seat, one]) =>
    !one.bot && !one.ready && Number(seat) !== room.host
  );
  if (waiting.length) {
    return {
      id: "start-not-ready",
      args: { names: waiting.map(([seat, one]) => nameOf(one, Number(seat))).join(", ") },
    };
  }
  return null;
}

/**
 * @param {Session} session
 * @param {Room} room
 * @param {number} seat
 */
function taken(session, room, seat) {
  const one = room.seats[seat];
  const mine = seat === session.seat;
  return html`<li class="place ${mine ? "mine" : ""}">
    ${face(seatFace(seat), floating(session, seat))}
    <span class="who-text"><b class="who-name">${nameOf(one, seat)}</b><small>${
    badges(room, seat, one, mine)
  }</small></span>
    <span class="place-tools">${isHost(session, room) && !mine ? hostTools(one, seat) : ""}
      ${
    mine
      ? html`<button class="small" @click=${() => standUp(session)}>${say("stand-up")}</button>`
      : ""
  }</span>
  </li>`;
}

/**
 * @param {Room} room
 * @param {number} seat
 * @param {Seat} one
 * @param {boolean} mine
 */
function badges(room, seat, one, mine) {
  const notes = sideOf(seat);
  if (mine) notes.push(say("you"));
  if (seat === room.host) notes.push(say("host"));
  if (one.bot) notes.push(say("bot-level", { level: say(`bot-${one.bot}`) }));
  else if (!one.here) notes.push(say("away"));
  else if (seat !== room.host) notes.push(one.ready ? say("is-ready") : say("not-ready-yet"));
  return notes.join(" · ");
}

/**
 * @param {Seat} one
 * @param {number} seat
 */
function hostTools(one, seat) {
  const passOn = () => post("host", { seat });
  return html`
    ${one.bot ? "" : html`
      <button class="icon" title=${say("make-host", { name: nameOf(one, seat) })}
        aria-label=${say("make-host", { name: nameOf(one, seat) })} @click=${passOn}>${symbol(
          "crown",
        )}</button>
    `}
        <button class="icon" title=${say("kick", { name: nameOf(one, seat) })} aria-label=${say(
          "kick",
          {
            name: nameOf(one, seat),
          },
        )}
      @click=${() => leave(seat)}>${symbol("close")}</button>
  `;
}

/**
 * @param {Session} session
 * @param {Room} room
 * @param {number} seat
 */
function empty(session, room, seat) {
  return html`<li class="place free"><span class="face hollow">${symbol("plus")}</span>
    <span class="who-text"><span class="note">${
    [say("seat-free", { number: seat + 1 }), ...sideOf(seat)].join(" · ")
  }</span></span>
    <span class="place-tools">
      <button class="small" @click=${() => takeSeat(seat)}>${say("sit-here")}</button>
      ${
    isHost(session, room)
      ? levels().map((level) =>
        html`<button class="small" aria-label=${
          say("add-bot", { level: say(`bot-${level}`) })
        } @click=${() => post("bots", { level, seat })}>${symbol("bot")} ${
          say(`bot-${level}`)
        }</button>`
      )
      : ""
  }
    </span></li>`;
}

/**
 * @param {Session} session
 * @param {Room} room
 */
function startBar(session, room) {
  const reason = whyNotStart(room, sizes());
  const why = reason ? say(reason.id, reason.args) : "";
  if (isHost(session, room)) {
    return html`<div class="act"><button class="primary" ?disabled=${Boolean(why)} @click=${() =>
      start(session, room)}>
      ${say("start")}</button><p class="note" role="status">${
      why || say("start-all-ready")
    }</p></div>`;
  }
  if (session.seat < 0) return watcherBar(room);
  const ready = room.seats[session.seat]?.ready;
  return html`<div class="act"><button class=${ready ? "" : "primary"} aria-pressed=${
    Boolean(ready)
  }
    @click=${() => post("ready", { ready: !ready })}>${
    ready ? say("ready-undo") : say("ready")
  }</button>
    <p class="note" role="status">${
    ready ? why || say("waiting-for-host") : say("ready-hint")
  }</p></div>`;
}

/** @param {Room} room */
function watcherBar(room) {
  if (!hasFreeSeat(room)) {
    return html`<p class="note" role="status">${say("error-room-full")}</p>`;
  }
  return html`
    <div
      class="act"><button class="primary" @click=${() => takeSeat(undefined)}>${say(
        "join-play",
      )}</button><p class="note" role="status">${say("lobby-watching")}</p></div>
  `;
}

/**
 * The side a place belongs to, where the game has sides.
 * @param {number} seat
 * @returns {string[]}
 */
function sideOf(seat) {
  const sides = gameInfo()?.sides ?? [];
  return sides.length ? [words().nameOf(sides[seat % sides.length])] : [];
}

function gameInfo() {
  return boot.games.find((game) => game.id === boot.game);
}

function sizes() {
  return gameInfo()?.seats ?? [2];
}

function levels() {
  return gameInfo()?.bots ?? [];
}

/**
 * @param {Session} session
 * @param {Room} room
 */
function isHost(session, room) {
  return session.seat >= 0 && session.seat === room.host;
}

/**
 * @param {Session} session
 * @param {Room} room
 */
function start(session, room) {
  return attempt(async () => {
    if (!room.seats[session.seat].ready) {
      await call("POST", `/rooms/${boot.code}/ready`, { ready: true });
    }
    await call("POST", `/rooms/${boot.code}/start`);
  });
}

/** @param {Room} room */
function hasFreeSeat(room) {
  return Object.keys(room.seats).length < room.places;
}

/** @param {number | undefined} seat */
function takeSeat(seat) {
  asGuest(() => attempt(() => sitDown(seat)));
}

/** @param {Session} session */
function standUp(session) {
  session.stands = true;
  return leave(session.seat);
}

/** @param {number} seat */
function leave(seat) {
  return attempt(() => call("DELETE", `/rooms/${boot.code}/seats/${seat}`));
}

/**
 * @param {string} what
 * @param {Record<string, any>} body
 */
function post(what, body) {
  return attempt(() => call("POST", `/rooms/${boot.code}/${what}`, body));
}
