/** A game under way or over: who, the table, what happened. */

import { html } from "lit-html";
import { call } from "../api.js";
import { boot, redraw, say } from "../site.js";
import { symbol } from "../symbols.js";
import { chat } from "./chat.js";
import { dialog } from "./dialog.js";
import { log } from "./log.js";
import { result } from "./result.js";
import { seats } from "./seats.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../games/game.js").GameFront} GameFront */
/** @typedef {import("../games/game.js").TableView} TableView */

let drawer = false;
let leaving = false;
let missed = 0;

/**
 * @param {Session} session
 * @param {GameFront} game
 * @param {TableView} table
 * @param {number} latest how many events the last step told
 * @param {() => void} older
 */
export function playing(session, game, table, latest, older) {
  if (!session.table.known) return html`<p class="loading" role="status">${say("loading")}</p>`;
  const { nameOf, faceOf } = table;
  const events = game.heard?.(table.events) ?? table.events;
  return html`
    <h1 class="sr">${table.words.say("name")}</h1>
        <div class="zones">
      <aside class="panel who" aria-labelledby="who-title"><h2 id="who-title">${say(
        "seats-title",
      )}</h2>
            ${seats(session, game)}${tools(session)}</aside>
      <section class="center" aria-label=${say("table-title")}>
            ${banner(session)}
            ${isOver(table, game) ? result(table.pub.outcome, nameOf, faceOf, after(session)) : ""}
            ${game.draw(table)}
          </section>
      <aside class="panel side ${drawer ? "open" : ""}" aria-labelledby="log-title">
            <h2 id="log-title">${say("log-title")}</h2>
            ${log({
              events,
              latest: latest - table.events.length + events.length,
              nameOf,
              faceOf,
              older: session.table.first > 0 ? older : null,
            })}
            ${chat(session)}
          </aside>
    </div>
        <button class="drawer-button" aria-expanded=${drawer} @click=${toggle}>${symbol(
          drawer ? "close" : "chat",
        )}
          <span>${say(drawer ? "drawer-close" : "drawer-open")}</span>${missed
            ? html`<b class="count">${missed}</b>`
            : ""}</button>
        ${consentDialog(session)}${leaveDialog(session)}
  `;
}

/**
 * Somebody talked: count it while the drawer of a phone is closed.
 * @param {Session} session
 */
export function unread(session) {
  const last = session.chat.at(-1);
  if (!drawer && last && last.seat !== session.seat && session.now() - last.at < 5000) missed += 1;
}

/** @param {Session} session */
function banner(session) {
  if (session.room?.status === "frozen") return html`<p class="banner warn">${say("frozen")}</p>`;
  if (session.seat < 0) return html`<p class="banner">${symbol("eye")} ${say("watching")}</p>`;
  return "";
}

/**
 * The result waits until the table has shown how it came to be.
 * @param {TableView} table
 * @param {GameFront} game
 */
function isOver({ pub }, game) {
  return pub.outcome && !game.isShowing?.();
}

/** @param {Session} session */
function after(session) {
  return { next: session.room?.next ?? "", seat: session.seat };
}

/** @param {Session} session */
function tools(session) {
  if (session.seat < 0 || session.room?.status !== "running") return "";
  const waits = session.waitsForUndo;
  return html`<div class="tools">
    <button class="small" ?disabled=${!session.table.mineLast || waits} @click=${() =>
    session.undo()}>${symbol("undo")}<span>${say("undo")}</span></button>
    <button class="small quiet" @click=${() => askLeave(true)}>${symbol("door")}<span>${
    say("leave")
  }</span></button>
    ${waits ? html`<p class="note" role="status">${say("undo-waits")}</p>` : ""}
  </div>`;
}

/** @param {Session} session */
function consentDialog(session) {
  const { undo, seats: all } = /** @type {import("../types.js").Room} */ (session.room);
  const asked = undo.seat !== undefined && session.seat >= 0 && undo.seat !== session.seat &&
    !undo.yes?.[session.seat];
  if (!asked) return "";
  return dialog(
    say("consent-title"),
    html`
      <p>${say("consent-text", { name: all[Number(undo.seat)]?.name ?? "" })}</p>
      <div class="buttons"><button class="primary" @click=${() => session.consent(true)}>${say(
        "consent-yes",
      )}</button>
            <button @click=${() => session.consent(false)}>${say("consent-no")}</button></div>
    `,
    () => session.consent(false),
  );
}

/** @param {Session} session */
function leaveDialog(session) {
  if (!leaving) return "";
  const go =
    () => (askLeave(false),
      attempt(() => call("DELETE", `/rooms/${boot.code}/seats/${session.seat}`)));
  return dialog(
    say("leave-title"),
    html`
      <p>${say("leave-text")}</p>
      <div class="buttons"><button class="danger" @click=${go}>${say("leave-yes")}</button>
            <button @click=${() => askLeave(false)}>${say("leave-no")}</button></div>
    `,
    () => askLeave(false),
  );
}

/** @param {boolean} open */
function askLeave(open) {
  leaving = open;
  redraw();
}

function toggle() {
  drawer = !drawer;
  missed = 0;
  redraw();
}
