/** The menu of a table: invitation, pace of the show, sound, language, theme, leaving, and the dice's seal. */

import { html } from "lit-html";
import { dialog } from "../parts/dialog.js";
import { invite } from "../parts/invite.js";
import { languageField, themeField } from "../parts/shell.js";
import { boot, redraw, say, words } from "../site.js";
import { isOn, loudness, setLoudness, switchSound } from "../sound.js";
import { symbol } from "../symbols.js";
import { help } from "./help.js";
import { giveOnly, givesOnly } from "./only.js";

/** @typedef {import("./director.js").Director} Director */
/** @typedef {import("./pacing.js").Speed} Speed */

/** @type {Speed[]} */
const SPEEDS = ["slow", "calm", "normal", "quick", "none"];

let open = false;

/** @param {boolean} wanted */
export function menu(wanted) {
  open = wanted;
  redraw();
}

/**
 * @typedef {object} MenuParts
 * @property {Director} director
 * @property {(speed: Speed) => void} pace
 * @property {(() => void) | null} leave
 * @property {(() => void) | null} [arrange] who plays on, and whether
 * @property {string} seal
 * @property {string} code "" for none that could be told
 * @property {number} [watchers]
 * @property {boolean} live not a replay
 * @property {(() => void) | null} [calls] where one is called when one is waited for
 * @property {(() => void) | null} [hint] what a good player would do
 */

/** @param {MenuParts} parts */
export function menuDialog(parts) {
  if (!open) return "";
  return dialog(
    say("menu"),
    html`<div class="menu">
      ${parts.code ? where(parts) : ""}
      <div class="buttons">
        ${parts.hint ? entry("emote-think", say("hint"), () => (menu(false), parts.hint?.())) : ""}
        ${entry("help", say("help"), () => (menu(false), help(true)))}
        ${parts.live ? entry("plus", say("invite-title"), () => (menu(false), invite())) : ""}
        ${
      parts.arrange ? entry("people", say("arrange"), () => (menu(false), parts.arrange?.())) : ""
    }
        ${
      parts.calls ? entry("bell", say("calls-title"), () => (menu(false), parts.calls?.())) : ""
    }
        ${
      parts.director.canRepeat
        ? entry("again", say("show-again"), () => (menu(false), parts.director.again()))
        : ""
    }
      </div>
      ${paces(parts)}${parts.live && boot.me ? only() : ""}${sounds()}
      <label class="option"><span class="option-text">${
      say("language")
    }</span>${languageField()}</label>
      <div class="option"><span class="option-text">${say("theme")}</span>${themeField()}</div>
      ${parts.seal ? seal(parts.seal) : ""}
      ${
      parts.leave
        ? html`<div class="buttons">${
          entry("door", say("leave"), () => (menu(false), parts.leave?.()), "quiet")
        }</div>`
        : ""
    }
    </div>`,
    () => menu(false),
  );
}

/**
 * @param {string} icon
 * @param {string} label
 * @param {() => void} run
 * @param {string} look
 */
function entry(icon, label, run, look = "") {
  return html`
    <button class="small ${look}" data-entry=${icon}
      @click=${run}>${symbol(icon)}<span>${label}</span></button>
  `;
}

/** Where one is, and who looks on. @param {MenuParts} parts */
function where({ code, watchers: count }) {
  return html`<p class="note where">${words().say("name")} · <b>${code}</b>${
    count === undefined ? "" : html`
      · ${say("watchers", { count })}
    `
  }</p>`;
}

/** @param {MenuParts} parts */
function paces({ director, pace }) {
  return html`<div class="option"><span class="option-text">${say("show-speed")}</span>
    <select aria-label=${say("show-speed")} @change=${(/** @type {any} */ event) =>
    pace(event.target.value)}>${
    SPEEDS.map((one) =>
      html`<option value=${one} .selected=${one === director.pace}>${say(`speed-${one}`)}</option>`
    )
  }</select></div>`;
}

function only() {
  return html`<label class="option"><span class="option-text">${say("answer-alone")}</span>
    <input type="checkbox" role="switch" .checked=${givesOnly()} @change=${(
    /** @type {any} */ event,
  ) => (giveOnly(event.target.checked), redraw())}></label>`;
}

function sounds() {
  return html`
    <label class="option"><span class="option-text">${say("sound")}</span>
          <input type="checkbox" role="switch" .checked=${isOn()} @change=${(
            /** @type {any} */ event,
          ) => (switchSound(event.target.checked), redraw())}></label>
    <label class="option"><span class="option-text">${say("volume")}</span>
          <input type="range" min="0" max="1" step="0.05" .value=${String(loudness())} @change=${(
            /** @type {any} */ event,
          ) => setLoudness(Number(event.target.value))}></label>
  `;
}

/** @param {string} fingerprint */
function seal(fingerprint) {
  return html`<p class="note seal-note">${say("seal")} <b>${fingerprint.slice(0, 16)}…</b><br>${
    say("seal-hint")
  }</p>`;
}
