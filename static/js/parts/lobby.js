/** Before the start: who sits where, what is played, the invitation, talk, and the bar that starts it. */

import { html } from "lit-html";
import { call } from "../api.js";
import { isTaught } from "../lessons.js";
import { boot, redraw, say, words } from "../site.js";
import { symbol } from "../symbols.js";
import { copy } from "./copying.js";
import { invitation } from "./invite.js";
import { options } from "./options.js";
import { isHost, places, seatingOf, takeSeat } from "./places.js";
import { backdrop, cast } from "./scenes.js";
import { attempt } from "./toasts.js";
import { nameOf } from "../naming.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../games/game.js").GameFront} GameFront */

const WIDE = "(min-width: 901px)";

/** @type {GameFront | undefined} */
let game;
let talking = false;
/** What was said before this has been read, by the server's clock. */
let read = 0;

/**
 * @param {Session} session
 * @param {GameFront | undefined} front
 * @param {any} talk the chat
 */
export function lobby(session, front, talk) {
  game = front;
  const room = /** @type {Room} */ (session.room);
  const mine = isHost(session, room);
  return html`
    <div class="lobby lobby-${boot.game} ${talking ? "talking" : ""}">
      <section class="lobby-stage" aria-label=${say("seats-title")}>${backdrop(boot.game)}
            ${places(
              session,
              room,
              seatingOf(game, room),
              html`<div class="lobby-card">
          <h1>${words().say("name")}</h1>
          <p class="lobby-line">${words().say("tagline")}</p>
          ${
                options(
                  room,
                  gameInfo()?.options ?? {},
                  mine,
                  (settings) => post("options", settings),
                )
              }
          ${learning()}</div>`,
            )}
            ${cast(boot.game)}
          </section>
      <aside class="lobby-side" aria-label=${say("chat-title")}>
            <button class="icon lobby-close" aria-label=${say("close")} @click=${toggle}>${symbol(
              "close",
            )}</button>
            <section class="lobby-invite"><h2>${say("invite-title")}</h2>${invitation(mine, {
              copies: false,
              sits: session.seat >= 0,
            })}</section>
            ${talk}
          </aside>
      <div class="lobby-bar act">${standing(session, room)}
            <div class="buttons">${talkButton(session)}
              <button class="lobby-copy" @click=${() => copy(boot.url)}>${symbol(
                "link",
              )}<span>${say("copy-link")}</span></button>
              ${mainButton(session, room)}</div>
          </div>
    </div>
  `;
}

/** Who waits may learn the game meanwhile. */
function learning() {
  if (!isTaught()) return "";
  return html`<a class="lobby-learn" href="/learn/${boot.game}" target="_blank">${symbol("book")} ${
    say("lessons-meanwhile")
  }</a>`;
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
  if (!waiting.length) return null;
  const names = waiting.map(([seat, one]) => nameOf(one, Number(seat))).join(", ");
  return { id: "start-not-ready", args: { names } };
}

/**
 * One sentence about where it stands.
 * @param {Session} session
 * @param {Room} room
 */
function standing(session, room) {
  const why = reason(room);
  const host = isHost(session, room);
  const me = room.seats[session.seat];
  const line = !me
    ? say(hasFreeSeat(room) ? "lobby-watching" : "error-room-full")
    : host
    ? why || say(isAlone(room) ? "start-alone" : "start-all-ready")
    : me.ready
    ? why || say("waiting-for-host")
    : say("ready-hint");
  const bots = host && hasFreeSeat(room) ? html`<small>${say("bots-note")}</small>` : "";
  return html`<div class="lobby-standing"><p role="status">${line}</p>${bots}</div>`;
}

/** Whether nobody but the host and bots sits where more could. @param {Room} room */
function isAlone(room) {
  return hasFreeSeat(room) && Object.values(room.seats).filter(({ bot }) => !bot).length === 1;
}

/**
 * @param {Session} session
 * @param {Room} room
 */
function mainButton(session, room) {
  if (isHost(session, room)) {
    return html`<button class="primary" ?disabled=${Boolean(reason(room))} @click=${() =>
      start(session, room)}>${say("start")}</button>`;
  }
  const me = room.seats[session.seat];
  if (!me) {
    return hasFreeSeat(room)
      ? html`<button class="primary" @click=${() => takeSeat(undefined)}>${
        say("join-play")
      }</button>`
      : "";
  }
  return html`<button class=${me.ready ? "" : "primary"} aria-pressed=${me.ready} @click=${() =>
    post("ready", { ready: !me.ready })}>${say(me.ready ? "ready-undo" : "ready")}</button>`;
}

/** The way to the chat where it doesn't stand beside the seats. @param {Session} session */
function talkButton(session) {
  const count = missed(session);
  const label = count ? say("chat-missed", { count }) : say("chat-title");
  return html`
    <button class="lobby-talk" aria-label=${label} aria-expanded=${talking}
      @click=${toggle}>${symbol("chat")}${count
        ? html`<i class="badge" aria-hidden="true">${count}</i>`
        : ""}</button>
  `;
}

/** @param {Session} session */
function missed(session) {
  if (talking || !read || matchMedia(WIDE).matches) read = session.now();
  return session.chat.filter((one) => one.at > read && one.seat !== session.seat).length;
}

function toggle() {
  talking = !talking;
  redraw();
}

/** @param {Room} room */
function reason(room) {
  const why = whyNotStart(room, gameInfo()?.seats ?? [2]);
  if (why) return say(why.id, why.args);
  const refusal = seatingOf(game, room).why;
  return refusal ? words().say(`refusal-${refusal}`) : "";
}

function gameInfo() {
  return boot.games.find((game) => game.id === boot.game);
}

/** @param {Room} room */
function hasFreeSeat(room) {
  return Object.keys(room.seats).length < seatingOf(game, room).places;
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

/**
 * @param {string} what
 * @param {Record<string, any>} body
 */
function post(what, body) {
  return attempt(() => call("POST", `/rooms/${boot.code}/${what}`, body));
}
