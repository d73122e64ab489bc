/** What can be done about somebody who speaks: mute, ban, report; and whom the host keeps out. */

import { html } from "lit-html";
import { call } from "../api.js";
import { boot, redraw, say } from "../site.js";
import { dialog } from "../parts/dialog.js";
import { hide, isHidden } from "../parts/person.js";
import { asGuest } from "../parts/name.js";
import { attempt, toast } from "../parts/toasts.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {{who: string, name: string}} Person */

const FLAGS = ["closed", "locked", "hushed"];

/** @type {Person | null} */
let person = null;
/** @type {{banned: Person[], muted: Person[]} | null} */
let kept = null;

/** @param {Person} one */
export function openPerson(one) {
  person = one;
  redraw();
}

/** Only the host is told whom they keep out. */
export function openGuard() {
  return attempt(async () => {
    kept = await call("GET", `/rooms/${boot.code}/guard`);
    redraw();
  });
}

/** @param {Session} session */
export function dialogs(session) {
  return html`${aboutDialog(session)}${guardDialog(session)}`;
}

/** @param {Session} session */
function aboutDialog(session) {
  if (!person) return "";
  const { who, name } = person;
  const host = session.seat >= 0 && session.room?.host === session.seat;
  return dialog(
    say("person-title", { name }),
    html`<div class="buttons column">
      ${choice(isHidden(who) ? "person-show" : "person-hide", () => hide(who))}
      ${host ? choice("person-mute", () => post("mutes", { who })) : ""}
      ${host ? choice("person-ban", () => post("bans", { who })) : ""}
      ${choice("person-report", () => asGuest(() => report(who)))}
    </div>`,
    close,
  );
}

/** @param {Session} session */
function guardDialog(session) {
  const room = session.room;
  if (!kept || !room) return "";
  return dialog(
    say("guard-title"),
    html`${FLAGS.map((flag) => toggle(room, flag))}${
      kept.banned.map((one) => barred("banned", "bans", one))
    }${kept.muted.map((one) => barred("muted", "mutes", one))}`,
    close,
  );
}

/**
 * @param {any} room
 * @param {string} flag
 */
function toggle(room, flag) {
  const all = Object.fromEntries(FLAGS.map((one) => [one, room[one]]));
  return html`
    <label class="option"><span class="option-text">${say(`guard-${flag}`)}</span>
      <input type="checkbox" role="switch" .checked=${room[flag]} @change=${(
        /** @type {any} */ event,
      ) => post("guard", { ...all, [flag]: event.target.checked })}></label>
  `;
}

/**
 * @param {string} state
 * @param {string} path
 * @param {Person} one
 */
function barred(state, path, { who, name }) {
  return html`
    <p
      class="option"><span class="option-text">${say(`guard-${state}`, {
        name,
      })}</span><button type="button" class="small" @click=${() =>
        attempt(async () => {
          await send(path, { who, on: false });
          await openGuard();
        })}>${say("guard-lift")}</button></p>
  `;
}

/**
 * @param {string} id
 * @param {() => unknown} run
 */
function choice(id, run) {
  return html`<button type="button" @click=${() => (close(), run())}>${say(id)}</button>`;
}

/** @param {string} who */
async function report(who) {
  if (await post("reports", { who })) toast(say("person-reported"));
}

/**
 * @param {string} path
 * @param {Record<string, any>} body
 */
function post(path, body) {
  return attempt(() => send(path, body));
}

/**
 * @param {string} path
 * @param {Record<string, any>} body
 */
function send(path, body) {
  return call("POST", `/rooms/${boot.code}/${path}`, body);
}

function close() {
  person = null;
  kept = null;
  redraw();
}
