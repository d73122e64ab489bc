/** The drawer: what happened above, table talk below; it lies over the board, and is docked where there is room for it. */

import { html } from "lit-html";
import { keep, recall } from "../prefs.js";
import { redraw, say } from "../site.js";
import { symbol } from "../symbols.js";

/** @typedef {import("../session.js").Session} Session */

const DOCKED = matchMedia("(min-width: 1600px)");

/** Whether somebody closed it where it is docked. */
let folded = recall("folded", false);
/** Whether somebody opened it where it isn't. */
let open = false;
let missed = 0;

/**
 * @param {any} log
 * @param {any} chat
 * @param {string} [title]
 */
export function drawer(log, chat, title = say("log-title")) {
  return html`<aside id="drawer" class="drawer ${open ? "open" : ""} ${
    folded ? "folded" : ""
  }" aria-labelledby="log-title">
    <header class="drawer-head"><h2 id="log-title">${title}</h2>
      <button class="tool fold" aria-label=${say("drawer-close")} title=${
    say("drawer-close")
  } @click=${toggleDrawer}>${symbol("close")}</button></header>
    ${log}${chat}</aside>`;
}

export function toggleDrawer() {
  if (DOCKED.matches) keep("folded", folded = !folded);
  else open = !open;
  redraw();
}

/** Whether one was open that lay over the board. */
export function closeDrawer() {
  const wasOpen = open && !DOCKED.matches;
  if (wasOpen) toggleDrawer();
  return wasOpen;
}

/**
 * Somebody talked: count it while the drawer isn't in sight.
 * @param {Session} session
 */
export function unread(session) {
  const last = session.chat.at(-1);
  const isNew = last && last.seat !== session.seat && session.now() - last.at < 5000;
  if (isNew) unreadLines(1);
  redraw();
}

/** @param {number} count of lines that were told */
export function unreadLines(count) {
  missed += count;
}

export function missedLines() {
  if (isDrawerSeen()) missed = 0;
  return missed;
}

/** Asked at every drawing: nothing here makes the browser measure the page. */
export function isDrawerSeen() {
  return DOCKED.matches ? !folded : open;
}

/** An open keyboard moves only the drawer. */
export function heedKeyboard() {
  const view = globalThis.visualViewport;
  view?.addEventListener("resize", () => {
    const hidden = Math.max(0, Math.round(innerHeight - view.height - view.offsetTop));
    document.documentElement.style.setProperty("--keyboard", `${hidden}px`);
  });
}
