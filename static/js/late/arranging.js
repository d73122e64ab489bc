/** Who plays on, and whether: what a player may wish for, leaving, and playing on for somebody. */

import { html } from "lit-html";
import { call } from "../api.js";
import { boot, redraw, say } from "../site.js";
import { symbol } from "../symbols.js";
import { dialog } from "../parts/dialog.js";
import { invite } from "../parts/invite.js";
import { botLevel, botLevels, chooseLevel } from "../parts/arrange.js";
import { DAYS } from "../parts/options.js";
import { attempt } from "../parts/toasts.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../types.js").Room} Room */
/** @typedef {{kind: "arrange"|"leave"} | {kind: "lapse"|"kick", seat: number}} Open */

/** @type {Open | null} */
let open = null;
/** With whom one has played. @type {{key: string, name: string}[]} */
let mates = [];

export async function openArrange() {
  show({ kind: "arrange" });
  mates = (await attempt(() => call("GET", "/me/friends")))?.people ?? [];
  redraw();
}

export function askLeave() {
  show({ kind: "leave" });
}

/** @param {number} seat */
export function askLapse(seat) {
  show({ kind: "lapse", seat });
}

/** @param {Session} session */
export function dialogs(session) {
  switch (open?.kind) {
    case "arrange":
      return arrangeDialog(session);
    case "leave":
      return leaveDialog(session);
    case "lapse":
      return lapseDialog(session, open.seat);
    case "kick":
      return kickDialog(session, open.seat);
    default:
      return "";
  }
}

/** @param {Session} session */
function arrangeDialog(session) {
  const room = /** @type {Room} */ (session.room);
  const { seat } = session;
  const wish = (/** @type {Record<string, any>} */ wanted) => () => (
    show(null), void session.arrange(wanted)
  );
  const propose = (/** @type {string} */ what) => wish({ t: "propose", what });
  return dialog(
    say("arrange"),
    html`<div class="menu arrange">${
      session.leads
        ? html`<div class="buttons column">
      ${entry("bot", "arrange-bot", wish({ t: "hand", seat, to: botLevel() }))}${levels()}
      ${offer(session, room)}
      ${room.paused ? "" : entry("pause", "arrange-pause", wish({ t: "pause" }))}
      ${entry("time", "arrange-long", propose("pause"))}
      ${room.can_draw ? entry("check", "arrange-draw", propose("draw")) : ""}
      ${entry("close", "arrange-stop", propose("stop"))}
      ${others(session, room)}</div>${pace(session, room)}`
        : ""
    }${keeping(session, room)}${naming(session, room)}</div>`,
    () => show(null),
  );
}

function levels() {
  const all = botLevels();
  if (all.length < 2) return "";
  return html`<label class="option"><span class="option-text">${say("arrange-level")}</span>
    <select @change=${(/** @type {any} */ event) => (chooseLevel(event.target.value), redraw())}>${
    all.map((one) =>
      html`<option value=${one} .selected=${`bot:${one}` === botLevel()}>${
        say(`bot-${one}`)
      }</option>`
    )
  }</select></label>`;
}

/**
 * @param {Session} session
 * @param {Room} room
 */
function offer(session, room) {
  const { seat } = session;
  const isOffered = room.asks?.some((one) => one.kind === "offer" && one.seat === seat);
  const set = (/** @type {boolean} */ on) => () => {
    void session.arrange({ t: "offer", seat, on });
    if (on) (show(null), invite());
  };
  return isOffered
    ? html`<p class="note">${say("arrange-offered")}</p>${
      entry("people", "arrange-offer-off", set(false))
    }`
    : entry("people", "arrange-offer", set(true));
}

/**
 * Sending away takes two who agree.
 * @param {Session} session
 * @param {Room} room
 */
function others(session, room) {
  const people = Object.entries(room.seats).filter(([, one]) =>
    !one.bot && !one.left && !one.kicked
  );
  if (people.length < 3) return "";
  return people.map(([seat]) => Number(seat)).filter((seat) => seat !== session.seat).map((seat) =>
    entry("door", "arrange-kick", () => show({ kind: "kick", seat }), session.nameOf(seat))
  );
}

/**
 * @param {Session} session
 * @param {Room} room
 */
function pace(session, room) {
  if (room.acting !== session.seat) return "";
  return html`<label class="option"><span class="option-text"><b>${say("arrange-pace")}</b><small>${
    say("arrange-pace-hint")
  }</small></span>
    <select data-option="pace" @change=${(
    /** @type {any} */ event,
  ) => (show(null),
    void session.arrange({ t: "propose", what: "pace", noun: event.target.value }))}>${
    DAYS.map((days) =>
      html`<option value=${days} .selected=${days === (room.days ?? 0)}>${
        say("days", { days })
      }</option>`
    )
  }</select></label>`;
}

/**
 * @param {Session} session
 * @param {Room} room
 */
function keeping(session, room) {
  return html`
    <label
      class="option"><span class="option-text"><b>${say("arrange-keep")}</b><small>${say(
        "arrange-keep-hint",
      )}</small></span><input type="checkbox" role="switch" .checked=${Boolean(
        room.seats[session.seat]?.kept,
      )} @change=${(/** @type {any} */ event) =>
        void session.arrange({ t: "keep", on: event.target.checked })}></label>
  `;
}

/**
 * Who may play on unasked: somebody with whom one has played.
 * @param {Session} session
 * @param {Room} room
 */
function naming(session, room) {
  const named = room.seats[session.seat]?.named;
  if (!mates.length && !named) return "";
  return html`<label class="option"><span class="option-text"><b>${
    say("arrange-named")
  }</b><small>${
    named ? say("arrange-named-now", { name: named }) : say("arrange-named-hint")
  }</small></span>
    <select data-option="named" @change=${(/** @type {any} */ event) =>
    attempt(() =>
      call("POST", `/rooms/${boot.code}/stand-in`, { key: event.target.value })
    )}><option value="">${say("arrange-named-nobody")}</option>${
    mates.map(({ key, name }) =>
      html`<option value=${key} .selected=${name === named}>${name}</option>`
    )
  }</select></label>`;
}

/** @param {Session} session */
function leaveDialog(session) {
  const { seat } = session;
  const bot = () => (show(null), void session.arrange({ t: "hand", seat, to: botLevel() }));
  const go = () => (show(null), attempt(() => call("DELETE", `/rooms/${boot.code}/seats/${seat}`)));
  return dialog(
    say("leave-title"),
    html`
      <p>${say("leave-text")}</p>
      <div class="buttons">${session.leads
        ? html`<button class="primary leave-bot" @click=${bot}>${say("leave-bot")}</button>`
        : ""}<button class="danger" @click=${go}>${say("leave-yes")}</button>
        <button @click=${() => show(null)}>${say("leave-no")}</button></div>
    `,
    () => show(null),
  );
}

/**
 * @param {Session} session
 * @param {number} seat
 */
function lapseDialog(session, seat) {
  const name = session.nameOf(seat);
  return dialog(
    say("play-on-title", { name }),
    html`
      <p>${say("play-on-text", { name })}</p>
      <div class="buttons"><button class="primary" @click=${() => (show(null),
        void session.lapse(seat))}>${say("play-on-yes")}</button>
        <button @click=${() => show(null)}>${say("away-wait")}</button></div>
    `,
    () => show(null),
  );
}

/**
 * @param {Session} session
 * @param {number} seat
 */
function kickDialog(session, seat) {
  const name = session.nameOf(seat);
  const kick =
    (/** @type {string} */ noun) =>
    () => (show(null), void session.arrange({ t: "propose", what: "kick", seat, noun }));
  return dialog(
    say("arrange-kick", { name }),
    html`
      <p>${say("arrange-kick-text", { name })}</p>
      <div class="buttons"><button @click=${kick(botLevel())}>${say("arrange-kick-bot")}</button>
        <button @click=${kick("empty")}>${say("arrange-kick-empty")}</button>
        <button class="quiet" @click=${() => show(null)}>${say("vote-withdraw")}</button></div>
    `,
    () => show(null),
  );
}

/**
 * @param {string} icon
 * @param {string} id
 * @param {() => void} run
 * @param {string} [name]
 */
function entry(icon, id, run, name = "") {
  return html`
    <button class="small" data-wish=${id}
      @click=${run}>${symbol(icon)}<span>${say(id, {
        name,
      })}</span></button>
  `;
}

/** @param {Open | null} wanted */
function show(wanted) {
  open = wanted;
  redraw();
}
