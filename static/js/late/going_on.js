/** Playing on from a step of a finished game: whose place, and with whom. */

import { html } from "lit-html";
import { call } from "../api.js";
import { introduceByLot } from "../guest.js";
import { faceOf as drawn } from "../faces.js";
import { botLevels } from "../parts/arrange.js";
import { dialog } from "../parts/dialog.js";
import { ladder } from "../parts/ladder.js";
import { attempt } from "../parts/toasts.js";
import { boot, redraw, say } from "../site.js";
import { symbol } from "../symbols.js";

/** @typedef {{at: number, seats: number[], seat: number, nameOf: (seat: number) => string, faceOf: (seat: number) => string}} From */

/** @type {From | null} */
let from = null;

/** @param {From} chosen */
export function open(chosen) {
  from = { ...chosen, seat: Math.max(0, chosen.seat) };
  redraw();
}

export function dialogs() {
  if (!from) return "";
  const { seats, seat, nameOf, faceOf } = from;
  return dialog(
    say("going-on"),
    html`<div class="going-on">
      <p class="note">${say("going-on-note")}</p>
      <fieldset class="going-on-seats"><legend>${say("going-on-seat")}</legend>${
      seats.map((one) =>
        html`<label class="toggle"><input type="radio" name="seat" .checked=${one === seat}
          @change=${() => choose(one)}>${drawn(faceOf(one))}<span>${nameOf(one)}</span></label>`
      )
    }</fieldset>
      ${ladder(botLevels(), (level) => goOn(level))}
      <button class="chair-line" data-does="going-on-friends" @click=${() => goOn("")}>${
      symbol("share")
    }<span><b>${say("going-on-friends")}</b><small>${
      say("going-on-friends-note")
    }</small></span></button>
    </div>`,
    close,
  );
}

/** @param {number} seat */
function choose(seat) {
  if (from) from.seat = seat;
  redraw();
}

/** @param {string} level of the bots on the other places; "": friends take them */
function goOn(level) {
  return attempt(async () => {
    if (!from) return;
    if (!boot.me) await introduceByLot();
    const { code } = await call("POST", `/rooms/${boot.code}/going-on`, {
      step: from.at,
      seat: from.seat,
      level,
    });
    location.assign(`/r/${code}`);
  });
}

function close() {
  from = null;
  redraw();
}
