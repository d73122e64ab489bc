/** The list of open tables: of one game, with free chairs, page by page. */

import { html } from "lit-html";
import { call } from "../api.js";
import { redraw, say } from "../site.js";
import { attempt } from "./toasts.js";

/** @typedef {import("./doors.js").Door} Door */
/** @typedef {{rooms: any[], more: boolean}} Page */

const wanted = { game: "", free: 0 };
/** @type {Page[]} */
let pages = [];

/** Every page that was opened, as it is now. */
export async function refreshOpen() {
  const count = Math.max(1, pages.length);
  const asked = Array.from({ length: count }, (_, page) => call("GET", pathOf(page)));
  pages = await Promise.all(asked);
}

/** @returns {any[]} */
export function openNow() {
  return pages.flatMap((page) => page.rooms);
}

/** @param {Door[]} doors */
export function openFilter(doors) {
  const isNeeded = wanted.game || wanted.free || openNow().length;
  if (!isNeeded) return "";
  return html`<div class="panel-filter"><select aria-label=${
    say("open-game")
  } data-option="open-game"
      @change=${(/** @type {any} */ event) => choose({ game: event.target.value })}>
    <option value="">${say("open-game-any")}</option>${
    doors.map(({ info, words }) =>
      html`<option value=${info.id} .selected=${info.id === wanted.game}>${
        words.say("name")
      }</option>`
    )
  }</select><label><input type="checkbox" data-option="open-free" .checked=${
    Boolean(wanted.free)
  } @change=${(/** @type {any} */ event) => choose({ free: Number(event.target.checked) })}> ${
    say("open-free")
  }</label></div>`;
}

export function openMore() {
  if (!pages.at(-1)?.more) return "";
  return html`<button class="small quiet" data-wish="open-more" @click=${more}>${
    say("open-more")
  }</button>`;
}

/** @param {Partial<typeof wanted>} choice */
async function choose(choice) {
  Object.assign(wanted, choice);
  pages = [];
  await attempt(refreshOpen);
  redraw();
}

async function more() {
  const page = await attempt(() => call("GET", pathOf(pages.length)));
  if (page) pages.push(page);
  redraw();
}

/** @param {number} page */
function pathOf(page) {
  return `/rooms?game=${wanted.game}&free=${wanted.free}&page=${page}`;
}
