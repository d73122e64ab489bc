/** Somebody who speaks: whether one hides what they write, and the ways to what else can be done about them. */

import { html } from "lit-html";
import { keep, recall } from "../prefs.js";
import { redraw, say } from "../site.js";
import { late } from "./late.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../session.js").Session} Session */

const HIDDEN = "hidden-people";
const MOST = 200;

/** @param {string} who */
export function isHidden(who) {
  return hidden().includes(who);
}

/** Or not any longer. @param {string} who */
export function hide(who) {
  const all = hidden(), rest = all.filter((one) => one !== who);
  keep(HIDDEN, rest.length < all.length ? rest : [...rest, who].slice(-MOST));
  redraw();
}

/** @param {{who: string, name: string}} one */
export function openPerson(one) {
  return attempt(async () => (await late("person")).openPerson(one));
}

/** @param {Session} session */
export function guardButton(session) {
  if (session.seat < 0 || session.room?.host !== session.seat) return "";
  const open = () => attempt(async () => (await late("person")).openGuard());
  return html`<button type="button" class="small quiet guard" @click=${open}>${
    say("guard-title")
  }</button>`;
}

/** @returns {string[]} */
function hidden() {
  return recall(HIDDEN, /** @type {string[]} */ ([]));
}
