/** What a chair offers to who touches it: a bot of a level, an invitation, another camp; or what a host may do. */

import { html } from "lit-html";
import { call } from "../api.js";
import { boot, redraw, say } from "../site.js";
import { symbol } from "../symbols.js";
import { botLevels } from "./arrange.js";
import { dialog } from "./dialog.js";
import { invite } from "./invite.js";
import { ladder, ownLevel } from "./ladder.js";
import { openPerson } from "./person.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../types.js").Room} Room */
/** @typedef {{seat: number, changes?: boolean}} Chair changes: who sits down there changes camps */

/** @type {Chair | null} */
let open = null;

/** @param {Chair} chair */
export function openChair(chair) {
  open = chair;
  redraw();
}

/**
 * Who sits down by a press is ready too.
 * @param {number} [seat] else one's own, or the first that is free
 * @param {string} [code]
 */
export function sitDown(seat, code = boot.code) {
  return call("POST", `/rooms/${code}/seats`, { ready: true, seat });
}

/** A bot for who is a beginner too. */
export function fairLevel() {
  return ownLevel(botLevels(), undefined);
}

/**
 * @param {number | undefined} seat
 * @param {string} level
 */
export function seatBot(seat, level) {
  return post("bots", seat === undefined ? { level } : { level, seat });
}

/**
 * @param {Session} session
 * @param {Room} room
 */
export function chairDialog(session, room) {
  if (!open) return "";
  const { seat } = open;
  const hosts = session.seat >= 0 && session.seat === room.host;
  if (!room.seats[seat]) return dialog(say("chair-title"), freeChair(open, hosts), close);
  return hosts
    ? dialog(
      say("person-title", { name: session.nameOf(seat) }),
      sitter(session, room, seat),
      close,
    )
    : "";
}

/**
 * @param {Chair} chair
 * @param {boolean} hosts
 */
function freeChair({ seat, changes }, hosts) {
  return html`<div class="chair-sheet">
    ${hosts ? ladder(botLevels(), (level) => (close(), seatBot(seat, level))) : ""}
    ${line("share", "invite-title", "chair-invite", invite)}
    ${
    changes ? line("people", "change-camp", "chair-move", () => attempt(() => sitDown(seat))) : ""
  }</div>`;
}

/**
 * @param {Session} session
 * @param {Room} room
 * @param {number} seat
 */
function sitter(session, room, seat) {
  const { bot, who } = room.seats[seat];
  const name = session.nameOf(seat);
  return html`<div class="chair-sheet">
    ${bot ? "" : line("crown", "make-host", "make-host-note", () => post("host", { seat }))}
    ${
    line("close", "kick", "chair-freed", () =>
      attempt(() =>
        call("DELETE", `/rooms/${boot.code}/seats/${seat}`)
      ))
  }
    ${bot ? "" : line("eye", "person-more", "person-more-note", () => openPerson({ who, name }))}
  </div>`;
}

/**
 * @param {string} icon
 * @param {string} id
 * @param {string} note
 * @param {() => unknown} run
 */
function line(icon, id, note, run) {
  return html`
    <button class="chair-line" data-does=${id}
      @click=${() => (close(), run())}>${symbol(
        icon,
      )}<span><b>${say(id)}</b><small>${say(note)}</small></span></button>
  `;
}

/**
 * @param {string} what
 * @param {Record<string, any>} body
 */
function post(what, body) {
  return attempt(() => call("POST", `/rooms/${boot.code}/${what}`, body));
}

function close() {
  open = null;
  redraw();
}
