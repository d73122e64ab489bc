/** Who keeps everybody waiting for long, where no clock runs, can be reminded and played on for. */

import { html } from "lit-html";
import { redraw, say } from "../site.js";
import { askLapse } from "./arrange.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../games/game.js").TableView} TableView */

const LONG = 60_000;

/** The question that is waited for, and when that has been long enough. */
let moment = "";
let due = 0;
let timer = 0;

/**
 * @param {Session} session
 * @param {TableView} table
 */
export function reminders(session, table) {
  const slow = waitsFor(session, table);
  const now = slow.length ? `${slow} ${table.events.length}` : "";
  if (now !== moment) wait(now);
  if (!now || Date.now() < due) return [];
  return slow.map((seat) =>
    html`
      <button class="small remind" @click=${() => (session.emote("hurry"), wait(now))}>${say(
        "remind",
        { name: session.nameOf(Number(seat)) },
      )}</button>${playOn(session, Number(seat))}
    `
  );
}

/**
 * The way to answering for somebody: it is asked about once more.
 * @param {Session} session
 * @param {number} seat
 */
export function playOn(session, seat) {
  return html`
    <button class="small lapse" @click=${() => askLapse(seat)}>${say("play-on", {
      name: session.nameOf(seat),
    })}</button>
  `;
}

/**
 * People who are here and have to act before this seat can.
 * @param {Session} session
 * @param {TableView} table
 */
function waitsFor({ seat, room, leads }, { pub }) {
  const isTimed = !room || room.days || room.paused || Object.keys(room.clocks).length > 0;
  if (isTimed || !leads || room.status !== "running" || pub.awaited?.[seat]) return [];
  const { seats } = room;
  return Object.keys(pub.awaited ?? {}).filter((one) =>
    seats[one]?.here && !seats[one].bot && seats[one].led !== "bot"
  );
}

/** @param {string} now */
function wait(now) {
  moment = now;
  due = Date.now() + LONG;
  clearTimeout(timer);
  if (now) timer = setTimeout(redraw, LONG);
}
