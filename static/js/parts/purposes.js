/** The first two games of a kind: beside the question stands what each of its answers is for. */

import { html } from "lit-html";
import { isAsked, offered } from "../games/asking.js";
import { keep, recall } from "../prefs.js";
import { boot, redraw, say, words } from "../site.js";
import { symbol } from "../symbols.js";
import { teacher } from "./pointing.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../games/game.js").TableView} TableView */

const AT_ONCE = 2;

/** How often each purpose has been told, so that what is new comes first. @type {Map<string, number>} */
const told = new Map();
/** @type {{ask: string, verbs: string[]}} */
let standing = { ask: "", verbs: [] };
let isOpen = false;

/**
 * @param {Session} session
 * @param {TableView} table
 */
export function purposes(session, table) {
  if (!isWanted(session)) return "";
  if (table.now) return keptPlace(session);
  const verbs = isAsked(table) ? purposeful(table.me) : [];
  if (!verbs.length) return strip(html`<p>${say("purposes-none")}</p>`);
  const { ask } = session.table.me;
  if (ask !== standing.ask) standing = { ask, verbs: newest(verbs) };
  return strip(standing.verbs.map(line), verbs.length > 1 ? more(verbs) : "");
}

/**
 * @param {any} lines
 * @param {any} more
 */
function strip(lines, more = "") {
  return html`
    <section class="lesson purposes" aria-label=${say("purposes")}>
      <span class="lesson-face" aria-hidden="true">${teacher()}</span>
      <div class="lesson-text">${lines}</div>
      ${more}
      <button class="btn quiet" aria-label=${say("purposes-close")} title=${say("purposes-close")}
        @click=${close}>${symbol("close")}</button>
    </section>
  `;
}

/** Where something else stands for a while: the strip's place, which a table may keep free. @param {Session} session */
export function keptPlace(session) {
  return isWanted(session) ? html`<i class="purposes-place" hidden></i>` : "";
}

/** @param {Session} session */
function isWanted({ seat, you, room }) {
  return seat >= 0 && you.fresh && room?.hints && room.status !== "open" &&
    !recall(closed(), false);
}

/** What is offered and has a purpose in words. @param {import("../types.js").View} me */
function purposeful(me) {
  const verbs = Object.keys(me.choices ?? {}).filter((verb) => offered(me, verb).length);
  return verbs.filter((verb) => words().has(`for-${verb}`));
}

/** Those told least often. @param {string[]} verbs */
function newest(verbs) {
  const count = (/** @type {string} */ verb) => told.get(verb) ?? 0;
  const chosen = verbs.toSorted((one, other) => count(one) - count(other)).slice(0, AT_ONCE);
  for (const verb of chosen) told.set(verb, count(verb) + 1);
  return chosen;
}

/** @param {string} verb */
function line(verb) {
  return html`<p><b>${words().say(`verb-${verb}`)}</b> ${words().say(`for-${verb}`)}</p>`;
}

/** @param {string[]} verbs */
function more(verbs) {
  return html`
    <button class="btn quiet purposes-more" aria-label=${say("purposes-all")} title=${say(
      "purposes-all",
    )}
      aria-expanded=${isOpen} @click=${toggle}>${symbol("more")}</button>
    ${isOpen
      ? html`<div class="lesson-tools lesson-text" tabindex="0">${verbs.map(line)}</div>`
      : ""}
  `;
}

function toggle() {
  isOpen = !isOpen;
  redraw();
}

function close() {
  keep(closed(), true);
  redraw();
}

function closed() {
  return `purposes-closed-${boot.game}`;
}
