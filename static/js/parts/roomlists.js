/** Lists of the home page: my games with whose turn it is, friends, open tables. */

import { html } from "lit-html";
import { say } from "../site.js";
import { portraitOf } from "../portraits.js";
import { openFilter, openMore, openNow } from "./openrooms.js";
import { facesOf, namesOf, row, when } from "./rows.js";

/** @typedef {import("./doors.js").Door} Door */
/** @typedef {{people: any[], rooms: any[]}} Friends */

/** So many rows stand open; the rest unfolds. */
const SHOWN = 4;
const SEAT = "shikamaru";

/**
 * @param {any[]} rooms
 * @param {Door[]} doors
 */
export function myRooms(rooms, doors) {
  const rows = inOrder(rooms).map((room) => row(mine(room, doors)));
  return list("mine", say("my-rooms"), rows, say("mine-none"), count(rooms));
}

/**
 * @param {Friends} friends
 * @param {Door[]} doors
 */
export function friendsList({ people, rooms }, doors) {
  const busy = rooms.map((room) => row(theirs(room, people, doors)));
  const rows = [...busy, ...people.map((one) => row(person(one)))];
  return list("friends", say("friends-title"), rows, say("friends-none"), people.length);
}

/** @param {Door[]} doors */
export function openRooms(doors) {
  const rows = openNow().map((room) => row(table(room, doors)));
  const field = html`${openMore()}${openFilter(doors)}`;
  return list("open", say("open-tables"), rows, say("open-tables-none"), rows.length, field);
}

/**
 * What waits for me, above everything else on a phone; "" if nothing does.
 * @param {any[]} rooms
 * @param {Door[]} doors
 */
export function waiting(rooms, doors) {
  const room = rooms.find((one) => one.turn);
  if (!room) return "";
  const others = Object.keys(room.seats).filter((seat) =>
    Number(seat) !== room.mine && !room.seats[seat].bot
  );
  const title = others.length
    ? say("waits-for-you", { name: namesOf(room, others.slice(0, 1)) })
    : say("table-waits");
  return html`<ul class="strip">${
    row({
      ...mine(room, doors),
      title,
      note: html`<b>${say("your-turn")}</b> · ${gameOf(room, doors)}`,
    })
  }</ul>`;
}

/**
 * @param {string} id
 * @param {string} title
 * @param {any[]} rows
 * @param {string} none
 * @param {number | string} number
 * @param {any} [foot]
 */
function list(id, title, rows, none, number, foot = "") {
  const rest = rows.slice(SHOWN);
  return html`
    <section class="panel rooms" id=${id}>
      <h2>${title}<small>${rows.length ? number : ""}</small></h2>
      ${rows.length
        ? html`<ul class="rows">${rows.slice(0, SHOWN)}</ul>`
        : html`<p class="note">${none}</p>`}
      ${rest.length
        ? html`
          <details>
            <summary>${say("rooms-more", { count: rest.length })}</summary>
            <ul class="rows">${rest}</ul>
          </details>
        `
        : ""}${foot}
    </section>
  `;
}

/** Those that go on. @param {any[]} rooms */
function count(rooms) {
  return rooms.filter((room) => ["running", "open"].includes(room.status)).length;
}

/** What waits for me comes first, what is over last. @param {any[]} rooms */
function inOrder(rooms) {
  const urgency = (/** @type {any} */ room) =>
    room.turn ? 0 : ["running", "open"].includes(room.status) ? 1 : 2;
  return rooms.toSorted((a, b) => urgency(a) - urgency(b));
}

/**
 * @param {any} room
 * @param {Door[]} doors
 * @returns {import("./rows.js").Row}
 */
function mine(room, doors) {
  const isOver = !["running", "open"].includes(room.status);
  const others = Object.keys(room.seats).filter((seat) => Number(seat) !== room.mine);
  const game = gameOf(room, doors);
  return {
    faces: facesOf(room),
    title: others.length ? say("table-by", { game, name: namesOf(room, others) }) : game,
    note: room.turn
      ? html`<b>${say("your-turn")}</b> · ${when(room.at)}`
      : `${myNote(room)} · ${when(room.at)}`,
    href: isOver ? `/r/${room.code}/replay` : `/r/${room.code}`,
    page: isOver ? `/r/${room.code}` : "",
    button: isOver ? say("replay") : say(room.turn ? "go" : "look"),
    urgent: room.turn,
  };
}

/** @param {any} room */
function myNote(room) {
  if (room.place) return room.lost ? say("mine-lost") : say("mine-result", { place: room.place });
  if (room.status !== "running") return say(`status-${room.status}`);
  if (room.paused) return say("mine-paused");
  if (room.led) return say(room.led === "guest" ? "mine-led-guest" : "mine-led");
  const names = namesOf(room, room.awaited);
  const whose = names ? say("turn-of", { names }) : say("status-running");
  return room.days ? `${whose} · ${say("mine-days", { days: room.days })}` : whose;
}

/**
 * @param {any} room
 * @param {any[]} people
 * @param {Door[]} doors
 * @returns {import("./rows.js").Row}
 */
function theirs(room, people, doors) {
  const isOpen = room.status === "open";
  const known = new Set(people.map((one) => one.name));
  const friend = Object.keys(room.seats).filter((seat) => known.has(room.seats[seat].name));
  const name = namesOf(room, friend.length ? friend : undefined);
  return {
    ...table(room, doors),
    title: say(isOpen ? "friends-waits" : "friends-plays", { name, game: gameOf(room, doors) }),
  };
}

/**
 * @param {any} one
 * @returns {import("./rows.js").Row}
 */
function person(one) {
  return {
    faces: [portraitOf(one) || SEAT],
    title: one.name,
    note: say("friends-last", { when: when(one.at) }),
    href: "",
    page: `/p/${one.key}`,
    button: "",
  };
}

/**
 * @param {any} room
 * @param {Door[]} doors
 * @returns {import("./rows.js").Row}
 */
function table(room, doors) {
  const taken = Object.keys(room.seats).length;
  const isOpen = room.status === "open" && taken < room.places;
  return {
    faces: facesOf(room),
    title: say("table-by", { game: gameOf(room, doors), name: room.host || namesOf(room) }),
    note: isOpen
      ? `${say("table-seats", { taken, places: room.places })} · ${when(room.at)}`
      : `${say("status-running")} · ${when(room.at)}`,
    href: `/r/${room.code}`,
    button: say(isOpen ? "sit" : "watch-it"),
  };
}

/**
 * @param {any} room
 * @param {Door[]} doors
 */
export function gameOf(room, doors) {
  return doors.find((door) => door.info.id === room.game)?.words.say("name") ?? room.game;
}
