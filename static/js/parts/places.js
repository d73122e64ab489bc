/** The chairs around a lobby's table: who sits there, what an empty one offers, and the banners of camps. */

import { html } from "lit-html";
import { call } from "../api.js";
import { faceOf } from "../faces.js";
import { isDrawn } from "../guest.js";
import { rankOf } from "../naming.js";
import { faceFor } from "../portraits.js";
import { boot, say, words } from "../site.js";
import { symbol, symbolOf } from "../symbols.js";
import { openChair, sitDown } from "./chair.js";
import { asGuest, askName, close } from "./name.js";
import { openPerson } from "./person.js";
import { floating } from "./seats.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../games/game.js").Seating} Seating */

/** A camp's emblem. @type {Record<string, string>} */
const EMBLEMS = { alliance: "plate", akatsuki: "cloud" };
/** Where chairs stand, clockwise from the left of the near edge (0): so many of them beside mine. */
const RING = [[], [3], [2, 4], [2, 3, 4], [1, 2, 4, 5], [1, 2, 3, 4, 5]];
/** The same of a camp, from its near end. */
const WINGS = [[6, 1, 2], [7, 5, 4]];

/**
 * @param {Session} session
 * @param {Room} room
 * @param {Seating} seating
 */
export function places(session, room, seating) {
  const count = Math.max(
    seating.places,
    ...Object.keys(room.seats).map((seat) => Number(seat) + 1),
  );
  const spots = seating.camps ? wings(session.seat, count) : ring(session.seat, count);
  return html`
    ${seating.camps ? sidesOf().map((side, at) => banner(room, side, at, count)) : ""}
    <ul class="chairs" aria-label=${say("seats-title")}>${spots.map((spot, seat) =>
      room.seats[seat]
        ? taken(session, room, seat, spot)
        : empty(session, seat, spot, seating.camps)
    )}</ul>
  `;
}

/**
 * How the game seats people by these options.
 * @param {import("../games/game.js").GameFront | undefined} game that of an open room may still be on its way
 * @param {Room} room
 * @returns {Seating}
 */
export function seatingOf(game, room) {
  const plain = { places: room.places, camps: sidesOf().length > 0, why: "" };
  if (goesOn(room)) return plain;
  return game?.seating?.(room.options, Object.keys(room.seats).map(Number)) ?? plain;
}

/** Whether a room goes on from a step of another game: its chairs are that game's. @param {Room} room */
export function goesOn({ goes_on = -1 }) {
  return goes_on >= 0;
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

/** @param {Session} session */
function standUp(session) {
  session.stands = true;
  return attempt(() => call("DELETE", `/rooms/${boot.code}/seats/${session.seat}`));
}

/**
 * I sit at the near edge, the others follow clockwise in the order of turns.
 * @param {number} mine
 * @param {number} count
 * @returns {number[]} the spot of each seat
 */
function ring(mine, count) {
  const first = Math.max(0, mine);
  const beside = RING[count - 1] ?? Array.from({ length: count - 1 }, (_, at) => 1 + at % 5);
  return Array.from({ length: count }, (_, seat) => [0, ...beside][(seat - first + count) % count]);
}

/**
 * Each camp has a side of the table; I sit at the near end of mine.
 * @param {number} mine
 * @param {number} count
 */
function wings(mine, count) {
  const sides = sidesOf().length;
  return Array.from({ length: count }, (_, seat) => {
    const [side, at] = [seat % sides, Math.floor(seat / sides)];
    const [near, first] = [mine % sides === side, Math.floor(Math.max(0, mine) / sides)];
    const length = Math.ceil((count - side) / sides);
    return WINGS[side % 2][near ? (at - first + length) % length : at];
  });
}

/**
 * @param {Room} room
 * @param {string} side
 * @param {number} at
 * @param {number} count
 */
function banner(room, side, at, count) {
  const sides = sidesOf().length;
  const taken = Object.keys(room.seats).filter((seat) => Number(seat) % sides === at).length;
  const counted = say("join-taken", { taken, places: Math.ceil((count - at) / sides) });
  return html`
    <p
      class="camp camp-${side} side-${at}">${symbol(EMBLEMS[side] ?? "mark")}<b>${words().nameOf(
        side,
      )}</b><small>${counted}</small></p>
  `;
}

/**
 * @param {Session} session
 * @param {Room} room
 * @param {number} seat
 * @param {number} spot
 */
function taken(session, room, seat, spot) {
  const one = room.seats[seat];
  const mine = seat === session.seat;
  const face = faceFor(one, rankOf(room.seats, seat));
  const isNear = [0, 6, 7].includes(spot);
  const inside = html`
    ${isNear ? faceOf(face) : ""}<span
      class="card-text"><b class="who-name">${session.nameOf(seat)}</b>${mine
        ? html`<span class="sr">${say("you")}</span>`
        : ""}<span class="card-note ${isReady(room, seat) ? "ready" : ""}">${one.bot
        ? symbol("bot")
        : isReady(room, seat)
        ? symbol("check")
        : ""}${noteOf(room, seat)}</span>${mine && isDrawn()
        ? html`<span class="card-note drawn">${say("name-drawn")}</span>`
        : ""}</span>
  `;
  const open = doorTo(session, room, seat);
  return html`<li class="place spot-${spot} ${isNear ? "near" : ""} ${mine ? "mine" : ""}">
    ${isNear ? "" : chair(symbolOf(face), faceOf(face, { frame: "none", look: "bust" }), open)}
    ${
    open
      ? html`<button class="name-card" @click=${open}>${inside}</button>`
      : html`<div class="name-card">${inside}</div>`
  }${floating(session, seat)}</li>`;
}

/**
 * What a press on somebody's name opens: my name and face, or what can be done about them.
 * @param {Session} session
 * @param {Room} room
 * @param {number} seat
 */
function doorTo(session, room, seat) {
  const one = room.seats[seat];
  if (seat === session.seat) {
    return () =>
      askName(
        undefined,
        html`<button type="button" @click=${() => (close(), standUp(session))}>${
          say("stand-up")
        }</button>`,
      );
  }
  if (isHost(session, room)) return () => openChair({ seat });
  return one.bot ? null : () => openPerson({ who: one.who, name: session.nameOf(seat) });
}

/**
 * @param {Session} session
 * @param {number} seat
 * @param {number} spot
 * @param {boolean} camps
 */
function empty(session, seat, spot, camps) {
  const sides = sidesOf().length;
  const sits = session.seat >= 0;
  const changes = camps && sits && seat % sides !== session.seat % sides;
  const label = !sits ? "sit-here" : changes ? "change-camp" : "chair-free";
  const open = sits ? () => openChair({ seat, changes }) : () => takeSeat(seat);
  return html`
    <li
      class="place free spot-${spot}">${chair(
        "",
        html`<span class="plus">${symbol("plus")}</span>`,
        open,
      )}<button class="name-card" @click=${open}>${say(label)}<span class="sr"> ${say(
        "seat-number",
        {
          number: seat + 1,
        },
      )} ${camps ? campOf(seat) : ""}</span></button></li>
  `;
}

/**
 * A chair and who is in it: behind the table's edge, and a large spot for the pointer.
 * @param {string} colour of the symbol whose it is; "" if nobody's
 * @param {any} inside
 * @param {(() => void) | null} open
 */
function chair(colour, inside, open) {
  return html`
    <span class="chair" aria-hidden="true" style=${colour ? `--c:var(--${colour})` : ""}
      @click=${open}><svg viewBox="0 0 150 172">
        <path class="legs" d="M20 172V26q0-10 10-10t10 10v146zM110 172V26q0-10 10-10t10 10v146z" />
        <rect class="back" x="14" y="36" width="122" height="92" rx="18" />
        <path class="shine" d="M30 50h90" /></svg>${inside}</span>
  `;
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
 */
function noteOf(room, seat) {
  const one = room.seats[seat];
  if (one.bot) return say(`bot-${one.bot}`);
  if (!one.here) return say("away");
  if (seat === room.host) return say("host");
  return say(one.ready ? "is-ready" : "not-ready-yet");
}

function sidesOf() {
  return boot.games.find((game) => game.id === boot.game)?.sides ?? [];
}
