/** The header of a room: its code, who watches, sound, help, invitation. */

import { html } from "lit-html";
import { boot, redraw, say, words } from "../site.js";
import { isOn, loudness, setLoudness, switchSound } from "../sound.js";
import { symbol } from "../symbols.js";
import { dialog } from "./dialog.js";
import { invite } from "./invite.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../games/game.js").GameFront} GameFront */

let helping = false;

/** @param {Room} room */
export function roomBar(room) {
  return html`
    <span class="pill"><span class="hide-phone">${words().say("name")} · </span><b>${room
      .code}</b></span>
        <span class="grow"></span>
        <span class="pill" title=${say("watchers", { count: room.watchers })}>${symbol(
          "eye",
        )}<b>${room.watchers}</b>
          <span class="sr">${say("watchers", { count: room.watchers })}</span></span>
        ${room.seal
          ? html`<span class="pill seal-pill" title=${say("seal-hint")}>${say("seal")} <b>${
            room.seal.slice(0, 6)
          }…</b></span>`
          : ""}
        <button class="icon" aria-pressed=${isOn()} aria-label=${say("sound")} title=${say("sound")}
      @click=${toggleSound}>
          ${symbol(isOn() ? "sound-on" : "sound-off")}</button>
        <button class="icon" aria-label=${say("help")} title=${say("help")}
      @click=${() => help(true)}>${symbol("help")}</button>
        <button class="small" aria-label=${say("invite-title")}
      @click=${invite}>${symbol("plus")}<span class="hide-phone">${say("invite")}</span></button>
  `;
}

/** @param {GameFront} game */
export function helpDialog(game) {
  if (!helping) return "";
  return dialog(
    say("help"),
    html`
      <p><a href="/games/${boot.game}" target="_blank">${say("rules-read")}</a></p>
      <h3>${say("keys-title")}</h3>
      <dl class="keys">${[...Object.keys(game.keys), "?"].map((key) =>
        html`
          <div>
            <dt><kbd>${key.toUpperCase()}</kbd></dt>
            <dd>${say(key === "?" ? "key-help" : `${boot.game}-key-${key}`)}</dd>
          </div>
        `
      )}</dl>
      <h3>${say("sound")}</h3>
      <label class="option"><span class="option-text">${say("volume")}</span>
        <input type="range" min="0" max="1" step="0.05" .value=${String(loudness())}
          @change=${(/** @type {any} */ event) => setLoudness(Number(event.target.value))}></label>
    `,
    () => help(false),
  );
}

/** @param {boolean} open */
export function help(open) {
  helping = open;
  redraw();
}

function toggleSound() {
  switchSound(!isOn());
  redraw();
}
