/** What happened: one line for one thing, grouped by turn, the newest at the end where the chat's newest is. */

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { say, words } from "../site.js";
import { askAbout } from "../stage/sheet.js";
import { linesOf } from "../stage/telling.js";
import { faceOf, nameOf as drawnAs } from "../faces.js";
import { symbol } from "../symbols.js";

/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../games/game.js").GameFront} GameFront */
/** @typedef {import("../games/game.js").LogLine} LogLine */

/**
 * @typedef {object} Tale
 * @property {GameFront} game
 * @property {GameEvent[]} events
 * @property {number} latest how many of them the last step told
 * @property {number} seat whose lines are marked as one's own
 * @property {(seat: number) => string} nameOf
 * @property {(seat: number) => string} faceOf
 * @property {(() => void) | null} older asks for what happened before, if there is more
 * @property {((event: number) => void) | null} [jump] goes to the step of an event, in a replay
 */

/** @param {Tale} tale */
export function log(tale) {
  return html`
    <div class="log-box" tabindex="0" role="region" aria-label=${say("log-title")}>
      <div class="log-end">${tale.older
        ? html`<button class="small" @click=${tale.older}>${say("log-older")}</button>`
        : ""}${guard([tale.events, tale.latest, tale.seat, words()], () => lines(tale))}</div>
    </div>
  `;
}

/** @param {Tale} tale */
function lines(tale) {
  if (!tale.events.length) return html`<p class="note">${say("log-empty")}</p>`;
  const all = linesOf({ ...tale, words: words() }, tale.events);
  const fresh = tale.events.length - Math.max(1, tale.latest);
  return html`<ol class="log">${
    all.map((line, at) =>
      html`${line.head ? html`<li class="turn-head">${line.head}</li>` : ""}${
        entry(line, tale, (all[at + 1]?.at ?? tale.events.length) > fresh)
      }`
    )
  }</ol>`;
}

/**
 * @param {LogLine} line
 * @param {Tale} tale
 * @param {boolean} isNew
 */
function entry(line, tale, isNew) {
  const mine = line.seat !== undefined && line.seat === tale.seat;
  const run = goal(line, tale);
  const inside = html`${line.symbol ? sign(line.symbol) : ""}<span>${
    line.pieces.map((piece, at) => at % 2 ? html`<b>${piece}</b>` : piece)
  }</span>`;
  return html`<li class="${isNew ? "new" : ""} ${mine ? "own" : ""}" style=${colour(line, tale)}>${
    run
      ? html`<button class="line" @click=${run}>${inside}</button>`
      : html`<span class="line">${inside}</span>`
  }</li>`;
}

/** A face, or a symbol where nobody is drawn. @param {string} name */
function sign(name) {
  return drawnAs(name) ? faceOf(name) : symbol(name);
}

/**
 * Where a click on a line leads: to its step, or to the sheet of what it tells about.
 * @param {LogLine} line
 * @param {Tale} tale
 */
function goal({ thing, at }, { jump }) {
  if (jump) return () => jump(at);
  return thing
    ? (/** @type {Event} */ event) => askAbout(thing, /** @type {Element} */ (event.currentTarget))
    : null;
}

/**
 * @param {LogLine} line
 * @param {Tale} tale
 */
function colour({ seat }, tale) {
  return seat === undefined ? "" : `--c:var(--${tale.faceOf(seat)})`;
}
