/** Lists of rooms: mine to resume, and those open to everyone. */

import { html } from "lit-html";
import { nameOf } from "../naming.js";
import { language, say } from "../site.js";

/** @typedef {import("./doors.js").Door} Door */

/** So many of my games stand above the doors; the rest unfolds. */
const SHOWN = 4;

/**
 * @param {any[]} rooms
 * @param {Door[]} doors
 */
export function myRooms(rooms, doors) {
  if (!rooms.length) return "";
  const lines = rooms.toSorted((a, b) => urgency(a) - urgency(b))
    .map((room) => line(room, doors, myNote(room), room.turn));
  const rest = lines.slice(SHOWN);
  return html`
    <section class="panel rooms">
      <h2>${say("my-rooms")}</h2>
      <ul class="room-list">${lines.slice(0, SHOWN)}</ul>
      ${rest.length
        ? html`
          <details>
            <summary>${say("rooms-more", { count: rest.length })}</summary>
            <ul class="room-list">${rest}</ul>
          </details>
        `
        : ""}
    </section>
  `;
}

/** What waits for me comes first, what is over last. @param {any} room */
function urgency(room) {
  return room.turn ? 0 : ["running", "open"].includes(room.status) ? 1 : 2;
}

/**
 * @param {any[]} rooms
 * @param {Door[]} doors
 */
export function openRooms(rooms, doors) {
  return html`<section class="panel rooms"><h2>${say("open-rooms")}</h2>
    ${
    rooms.length
      ? html`<ul class="room-list">${
        rooms.map((room) => line(room, doors, openNote(room), false))
      }</ul>`
      : html`<p class="note">${say("open-rooms-none")}</p>`
  }</section>`;
}

/**
 * @param {any} room
 * @param {Door[]} doors
 * @param {string} note
 * @param {boolean} turn
 */
function line(room, doors, note, turn) {
  const game = doors.find((door) => door.info.id === room.game)?.words.say("name") ?? room.game;
  return html`<li><a class="room-line ${turn ? "turn" : ""}" href="/r/${room.code}">
    <span><b>${game}</b> <span class="note">${room.code}</span><br><span class="names">${
    namesOf(room)
  }</span></span>
    <span class="room-note"><b>${note}</b><small>${when(room.at)}</small></span></a></li>`;
}

/**
 * @param {any} room
 * @param {Array<number | string>} [seats]
 */
function namesOf(room, seats = Object.keys(room.seats)) {
  return seats.map((seat) => nameOf(room.seats[seat], Number(seat))).join(", ");
}

/** @param {any} room */
function myNote(room) {
  if (room.place) return howItEnded(room);
  if (room.status !== "running") return say(`status-${room.status}`);
  if (room.turn) return say("your-turn");
  const names = namesOf(room, room.awaited);
  return names ? say("turn-of", { names }) : say("status-running");
}

/** @param {any} room */
function howItEnded(room) {
  if (room.place === 1) return say("mine-won");
  return room.lost ? say("mine-lost") : say("mine-place", { place: room.place });
}

/** @param {any} room */
function openNote(room) {
  if (room.status !== "open") {
    return `${say("status-running")} · ${say("watchers", { count: room.watchers })}`;
  }
  return say("seats-free", { count: room.places - Object.keys(room.seats).length });
}

/** @param {number} at milliseconds */
function when(at) {
  const minutes = Math.round((at - Date.now()) / 60_000);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  if (minutes > -60) return words.format(Math.min(0, minutes), "minute");
  if (minutes > -60 * 24) return words.format(Math.round(minutes / 60), "hour");
  return words.format(Math.round(minutes / 60 / 24), "day");
}
