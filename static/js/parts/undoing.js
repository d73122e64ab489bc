/** Taking back a click: what the others are asked, and what the asker sees meanwhile. */

import { html } from "lit-html";
import { say, words } from "../site.js";
import { inWords } from "../stage/telling.js";
import { dialog } from "./dialog.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../games/game.js").GameFront} GameFront */

/**
 * @param {Session} session
 * @param {GameFront} game
 */
export function consentDialog(session, game) {
  const { undo } = /** @type {import("../types.js").Room} */ (session.room);
  const asked = undo.seat !== undefined && session.seat >= 0 && undo.seat !== session.seat &&
    !undo.yes?.[session.seat];
  if (!asked) return "";
  const name = session.nameOf(Number(undo.seat));
  const deed = deedOf(session, game);
  return dialog(
    say("consent-title"),
    html`
      <p>${say("consent-text", { name })}</p>
      ${deed ? html`<p class="deed">${deed}</p>` : ""}
      <div class="buttons"><button class="primary" @click=${() => session.consent(true)}>${say(
        "consent-yes",
      )}</button>
            <button @click=${() => session.consent(false)}>${say("consent-no")}</button></div>
    `,
    () => session.consent(false),
  );
}

/**
 * What would be taken back, as the log tells it.
 * @param {Session} session
 * @param {GameFront} game
 */
function deedOf(session, game) {
  const { events = [] } = /** @type {import("../types.js").Room} */ (session.room).undo;
  const nameOf = (/** @type {number} */ seat) => session.nameOf(seat);
  return inWords({ game, words: words(), nameOf }, events);
}

/**
 * Where only the others can grant it: that they would be asked, then that they are.
 * @param {Session} session
 */
export function withdrawal(session) {
  const waits = session.waitsForUndo;
  if (!waits && !(session.undoAsks && session.table.mineLast)) return "";
  return html`
    <p class="banner undo-waits"
      role="status"><span>${say(waits ? "undo-waits" : "undo-asks")}</span>${waits
        ? ""
        : html`<button class="small ask-them" @click=${() => session.undo(false)}>${
          say("undo-ask")
        }</button>`}<button class="small" @click=${() => session.withdraw()}>${say(
          "undo-withdraw",
        )}</button></p>
  `;
}
