/** The bar of a table: where one is, how far the game is, the clock, and the tools. */

import { html, nothing } from "lit-html";
import { timeText } from "../clock.js";
import { redraw, say, words } from "../site.js";
import { isOn, switchSound } from "../sound.js";
import { symbol } from "../symbols.js";
import { foldSide, isDrawerOpen, isFolded, openDrawer } from "./frame.js";
import { help } from "./help.js";
import { menu } from "./menu.js";

/**
 * @typedef {object} BarParts
 * @property {string} code
 * @property {any} [round]
 * @property {{left: number, seconds: number} | null} [clock]
 * @property {number} [watchers]
 * @property {(() => void) | null} [undo] nothing: there is nothing to take back
 * @property {(() => void) | null} [again] nothing: there is no scene to show once more
 * @property {number} [missed] lines of chat that came while the drawer was closed
 * @property {any} [more] further tools, for the replay
 */

/** @param {BarParts} parts */
export function bar({ code, round, clock, watchers, undo, again, missed = 0, more }) {
  return html`
    <a class="skip" href="#main">${say("skip-to-content")}</a>
    <a class="logo" href="/" aria-label="Shinobi Table">${symbol(
      "mark",
    )}<span>Shinobi Table</span></a>
    <span class="where">${words().say("name")} · <b>${code}</b></span>
    <span class="round">${round || words().say("name")}</span>
    ${clock ? dial(clock) : ""}${watchers === undefined ? "" : seen(watchers)}
    ${undo ? tool("undo", say("undo"), undo, "undo") : ""}${more ?? ""}
    ${again ? tool("again", say("show-again"), again, "again not-phone") : ""}
    ${tool(isOn() ? "sound-on" : "sound-off", say("sound"), toggleSound, "not-phone", isOn())}
    ${tool("help", say("help"), () => help(true), "help not-phone")}
    ${talk(missed)}${tool("menu", say("menu"), () => menu(true), "menu")}
  `;
}

/**
 * @param {string} icon
 * @param {string} label
 * @param {() => void} run
 * @param {string} look
 * @param {boolean} [pressed]
 */
function tool(icon, label, run, look, pressed) {
  return html`
    <button class="tool ${look}" aria-label=${label} title=${label} aria-pressed=${pressed ??
      nothing}
      @click=${run}>${symbol(icon)}</button>
  `;
}

/** The way to log and chat: on wide screens only while the side is folded. @param {number} missed */
function talk(missed) {
  const label = missed ? say("drawer-missed", { count: missed }) : say("drawer-open");
  return html`
    <button class="tool drawer-button ${isFolded() ? "folded" : ""}" aria-label=${label}
      title=${label} aria-expanded=${isDrawerOpen()} @click=${toggleSide}>${symbol("chat")}${missed
        ? html`<i class="badge" aria-hidden="true">${missed}</i>`
        : ""}</button>
  `;
}

/** @param {{left: number, seconds: number}} clock */
function dial({ left, seconds }) {
  const part = Math.max(0, Math.min(100, Math.round(left / seconds / 10)));
  return html`<span class="clock" role="timer"><i class="dial" style="--left:${part}%"></i>${
    timeText(left)
  }</span>`;
}

/** @param {number} count */
function seen(count) {
  return html`
    <span class="seen"
      title=${say("watchers", { count })}>${symbol("eye")}${count}<span class="sr">${say(
        "watchers",
        { count },
      )}</span></span>
  `;
}

function toggleSide() {
  if (isFolded() && !isNarrow()) foldSide();
  else openDrawer(!isDrawerOpen());
}

function isNarrow() {
  const screen = document.querySelector(".screen");
  return (screen?.clientWidth ?? 0) < 1100;
}

function toggleSound() {
  switchSound(!isOn());
  redraw();
}

/**
 * How far the game is, in words, and in brief where there is less room.
 * @param {string} wordy
 * @param {string} brief
 */
export function reached(wordy, brief) {
  return html`<span class="wordy">${wordy}</span><span class="brief">${brief}</span>`;
}
