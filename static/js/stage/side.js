/** The side: what happened above, table talk below; on small screens a drawer whose foot leads back. */

import { html } from "lit-html";
import { redraw, say } from "../site.js";
import { symbol } from "../symbols.js";
import { foldSide, isDrawerOpen, isFolded, openDrawer } from "./frame.js";

/** @typedef {import("../session.js").Session} Session */

const WIDE = matchMedia("(min-width: 1100px)");

let missed = 0;

/**
 * @param {any} log
 * @param {any} chat
 * @param {any} [foot] whose turn it is, for who has the drawer open
 */
export function side(log, chat, foot = "") {
  if (isDrawerOpen()) missed = 0;
  return html`
    <header class="side-head"><h2 id="log-title">${say("log-title")}</h2>
          <button class="tool fold" aria-label=${say("drawer-close")} title=${say(
            "drawer-close",
          )} @click=${foldSide}>${symbol("close")}</button></header>
        ${log}${chat}
        <footer
      class="side-foot"><span>${foot}</span><button class="btn primary" @click=${() =>
        openDrawer(false)}>${say("to-the-table")}</button></footer>
  `;
}

/**
 * Somebody talked: count it while the side isn't in sight.
 * @param {Session} session
 */
export function unread(session) {
  const last = session.chat.at(-1);
  const isNew = last && last.seat !== session.seat && session.now() - last.at < 5000;
  if (isNew && !isSideSeen()) missed += 1;
  redraw();
}

export function missedLines() {
  return isSideSeen() ? (missed = 0) : missed;
}

/** Asked at every drawing: nothing here makes the browser measure the page. */
function isSideSeen() {
  return isDrawerOpen() || (WIDE.matches && !isFolded());
}
