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
 * @typedef {object} LogParts
 * @property {GameFront} game
 * @property {GameEvent[]} events
 * @property {number} latest how many of them the last step told
 * @property {number} seat whose lines are marked as one's own
 * @property {(seat: number) => string} nameOf
 * @property {(seat: number) => string} faceOf
 * @property {(() => void) | null} older asks for what happened before, if there is more
 * @property {any} [origin] what is told of where the table comes from
 * @property {((event: number) => void) | null} [jump] goes to the step of an event, in a replay
 */

/** @param {LogParts} parts */
export function log(parts) {
  return html`
    <div class="log-box" tabindex="0" role="region" aria-label=${say("log-title")}>
      <div class="log-end">${parts.origin ?? ""}${parts.older
        ? html`<button class="small" @click=${parts.older}>${say("log-older")}</button>`
        : ""}${guard([parts.events, parts.latest, parts.seat, words()], () => lines(parts))}</div>
    </div>
  `;
}

/** @param {LogParts} parts */
function lines(parts) {
  if (!parts.events.length) return html`<p class="note">${say("log-empty")}</p>`;
  const all = linesOf({ ...parts, words: words() }, parts.events);
  const fresh = parts.events.length - Math.max(1, parts.latest);
  return html`<ol class="log">${
    all.map((line, at) =>
      html`${line.head ? html`<li class="turn-head">${line.head}</li>` : ""}${
        entry(line, parts, (all[at + 1]?.at ?? parts.events.length) > fresh)
      }`
    )
  }</ol>`;
}

/**
 * @param {LogLine} line
 * @param {LogParts} parts
 * @param {boolean} isNew
 */
function entry(line, parts, isNew) {
  const mine = line.seat !== undefined && line.seat === parts.seat;
  const run = goal(line, parts);
  const inside = html`${line.symbol ? sign(line.symbol) : ""}<span>${
    line.pieces.map((piece, at) => at % 2 ? html`<b>${piece}</b>` : piece)
  }</span>`;
  return html`<li class="${isNew ? "new" : ""} ${mine ? "own" : ""}" style=${colour(line, parts)}>${
    run
      ? html`<button class="line" tabindex="-1" @click=${run}>${inside}</button>`
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
 * @param {LogParts} parts
 */
function goal({ thing, at }, { jump }) {
  if (jump) return () => jump(at);
  return thing
    ? (/** @type {Event} */ event) => askAbout(thing, /** @type {Element} */ (event.currentTarget))
    : null;
}

/**
 * @param {LogLine} line
 * @param {LogParts} parts
 */
function colour({ seat }, parts) {
  return seat === undefined ? "" : `--c:var(--${parts.faceOf(seat)})`;
}
