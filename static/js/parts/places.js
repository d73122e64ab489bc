/** The places of a lobby: under two banners where the game has camps, around the table where it has none. */

import { html } from "lit-html";
import { call } from "../api.js";
import { faceOf } from "../faces.js";
import { nameOf } from "../naming.js";
import { boot, say, words } from "../site.js";
import { faceFor } from "../portraits.js";
import { symbol } from "../symbols.js";
import { asGuest } from "./name.js";
import { face, floating } from "./seats.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../games/game.js").Seating} Seating */

/** Who stands below a camp's banner. @type {Record<string, string>} */
const LEADERS = { alliance: "naruto", akatsuki: "pain" };
/** Its emblem, and the drawing of it. @type {Record<string, string>} */
const EMBLEMS = { alliance: "leaf", akatsuki: "cloud" };

/**
 * @param {Session} session
 * @param {Room} room
 * @param {Seating} seating
 * @param {any} card what stands between or beside them
 */
export function places(session, room, seating, card) {
  const sides = sidesOf();
  if (!seating.camps) {
    const all = seatsFrom(room, 0, 1).filter((seat) => seat < seating.places || room.seats[seat])
      .map((seat) => place(session, room, seat, false));
    return html`<div class="around"><ul class="lobby-grid">${all}</ul>${card}</div>`;
  }
  const [left, right] = sides.map((side, at) => banner(session, room, side, at));
  return html`<div class="camps">${left}${card}${right}</div>`;
}

/**
 * How the game seats people by these options.
 * @param {import("../games/game.js").GameFront | undefined} game that of an open room may still be on its way
 * @param {Room} room
 * @returns {Seating}
 */
export function seatingOf(game, room) {
  const plain = { places: room.places, camps: sidesOf().length > 0, why: "" };
  return game?.seating?.(room.options, Object.keys(room.seats).map(Number)) ?? plain;
}

/** @param {number | undefined} seat */
export async function sitDown(seat) {
  await call("POST", `/rooms/${boot.code}/seats`, seat === undefined ? {} : { seat });
  await call("POST", `/rooms/${boot.code}/ready`, { ready: true });
}

/** @param {number | undefined} seat */
export function takeSeat(seat) {
  asGuest(() => attempt(() => sitDown(seat)));
}

/**
 * @param {Session} session
 * @param {Room} room
 */
export function isHost(session, room) {
  return session.seat >= 0 && session.seat === room.host;
}

/** The camp of a place in words, "" where the game has none. @param {number} seat */
export function campOf(seat) {
  const sides = sidesOf();
  return sides.length ? words().nameOf(sides[seat % sides.length]) : "";
}

/**
 * @param {Session} session
 * @param {Room} room
 * @param {string} side
 * @param {number} at
 */
function banner(session, room, side, at) {
  const seats = seatsFrom(room, at, sidesOf().length);
  return html`<section class="camp camp-${side}">
    <h2>${symbol(EMBLEMS[side] ?? "mark", "camp-emblem")}<span>${words().nameOf(side)}</span></h2>
    <ul class="camp-seats">${seats.map((seat) => place(session, room, seat, true))}</ul>
    ${LEADERS[side] ? faceOf(LEADERS[side], { frame: "none", look: "camp-leader" }) : ""}
  </section>`;
}

/**
 * @param {Room} room
 * @param {number} first
 * @param {number} step
 */
function seatsFrom(room, first, step) {
  const taken = Object.keys(room.seats).map((seat) => Number(seat) + 1);
  return Array.from({ length: Math.max(room.places, ...taken) }, (_, seat) => seat).filter((seat) =>
    seat % step === first
  );
}

/**
 * @param {Session} session
 * @param {Room} room
 * @param {number} seat
 * @param {boolean} camps
 */
function place(session, room, seat, camps) {
  return room.seats[seat] ? taken(session, room, seat) : empty(session, room, seat, camps);
}

/**
 * @param {Session} session
 * @param {Room} room
 * @param {number} seat
 */
function taken(session, room, seat) {
  const one = room.seats[seat];
  const mine = seat === session.seat;
  return html`<li class="place ${mine ? "mine" : ""} ${isReady(room, seat) ? "ready" : ""}">
    ${face(faceFor(one, seat), floating(session, seat))}
    <span class="who-text"><b class="who-name">${nameOf(one, seat)}</b><small>${
    badges(room, seat, one, mine)
  }</small></span>
    ${isReady(room, seat) ? symbol("check", "place-check") : ""}
    <span class="place-tools">${isHost(session, room) && !mine ? hostTools(one, seat) : ""}${
    mine ? tool("door", say("stand-up"), () => standUp(session)) : ""
  }</span>
  </li>`;
}

/**
 * @param {Room} room
 * @param {number} seat
 */
function isReady(room, seat) {
  const one = room.seats[seat];
  return Boolean(one.bot) || seat === room.host || one.ready;
}

/**
 * @param {Room} room
 * @param {number} seat
 * @param {Seat} one
 * @param {boolean} mine
 */
function badges(room, seat, one, mine) {
  const notes = [];
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
  const name = nameOf(one, seat);
  return html`${
    one.bot ? "" : tool("crown", say("make-host", { name }), () => post("host", { seat }))
  }${tool("close", say("kick", { name }), () => leave(seat))}`;
}

/**
 * @param {string} icon
 * @param {string} label
 * @param {() => void} run
 */
function tool(icon, label, run) {
  return html`
    <button class="icon" title=${label} aria-label=${label}
      @click=${run}>${symbol(icon)}</button>
  `;
}

/**
 * @param {Session} session
 * @param {Room} room
 * @param {number} seat
 * @param {boolean} camps
 */
function empty(session, room, seat, camps) {
  const sides = sidesOf().length;
  const changes = camps && session.seat >= 0 && seat % sides !== session.seat % sides;
  return html`<li class="place free">
    <button class="small sit" @click=${() => takeSeat(seat)}>${symbol("plus")}<span>${
    say(changes ? "change-camp" : "sit-here")
  }</span><span class="sr">${say("seat-free", { number: seat + 1 })} ${campOf(seat)}</span></button>
    ${isHost(session, room) ? levels().map((level) => botButton(level, seat)) : ""}</li>`;
}

/**
 * @param {string} level
 * @param {number} seat
 */
function botButton(level, seat) {
  return html`
    <button class="small bot" aria-label=${say("add-bot", { level: say(`bot-${level}`) })}
      @click=${() => post("bots", { level, seat })}>${symbol("bot")}<span>${say(
        `bot-${level}`,
      )}</span></button>
  `;
}

function sidesOf() {
  return boot.games.find((game) => game.id === boot.game)?.sides ?? [];
}

function levels() {
  return boot.games.find((game) => game.id === boot.game)?.bots ?? [];
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
