/** The bar of a table: how far the game is, everyone's chips, the clock, and the tools. */

import { html } from "lit-html";
import { timeText } from "../clock.js";
import { say, words } from "../site.js";
import { symbol } from "../symbols.js";
import { isDrawerSeen, toggleDrawer } from "./drawer.js";
import { menu } from "./menu.js";

/**
 * @typedef {object} BarParts
 * @property {any} [round]
 * @property {any} chips
 * @property {any} [tools] clock, Undo and Hint, which phones have beside the question
 * @property {any} [more] a way out, for the replay
 * @property {number} [missed] lines that came while the drawer was closed
 */

/** @param {BarParts} parts */
export function tableBar({ round, chips, tools, more, missed = 0 }) {
  return html`
    <a class="skip" href="#band">${say("skip-to-content")}</a>
    <a class="logo" href="/" aria-label="Shinobi Table">${symbol("mark")}</a>
    <span class="round">${round || words().say("name")}</span>
    ${chips}
    <div
      class="tools"><span class="ask-tools not-phone">${tools ?? ""}</span>${more ?? ""}${talk(
        missed,
      )}${tool("menu", say("menu"), () => menu(true), "menu")}</div>
  `;
}

/**
 * What belongs to the question: the clock, Undo, a hint.
 * @param {{clock?: {left: number, seconds: number} | null, undo?: (() => void) | null, hint?: any}} parts
 */
export function askTools({ clock, undo, hint }) {
  return html`${clock ? dial(clock) : ""}${undo ? tool("undo", say("undo"), undo, "undo") : ""}${
    hint ?? ""
  }`;
}

/**
 * @param {string} icon
 * @param {string} label
 * @param {() => void} run
 * @param {string} look
 */
function tool(icon, label, run, look) {
  return html`
    <button class="tool ${look}" aria-label=${label} title=${label}
      @click=${run}>${symbol(icon)}</button>
  `;
}

/** The way to log and chat. @param {number} missed */
function talk(missed) {
  const label = missed ? say("drawer-missed", { count: missed }) : say("drawer-open");
  return html`
    <button class="tool drawer-button" aria-label=${label} title=${label}
      aria-expanded=${isDrawerSeen()} @click=${toggleDrawer}>${symbol("chat")}${missed
        ? html`<i class="badge" aria-hidden="true">${Math.min(missed, 99)}</i>`
        : ""}</button>
  `;
}

/** @param {{left: number, seconds: number}} clock */
function dial({ left, seconds }) {
  const part = Math.max(0, Math.min(100, Math.round(left / seconds / 10)));
  return html`
    <span class="clock num"
      role="timer"><i class="dial" style="--left:${part}%"></i>${timeText(left)}</span>
  `;
}

/**
 * How far the game is, in words, and in brief where there is less room.
 * @param {string} wordy
 * @param {string} brief
 */
export function reached(wordy, brief) {
  return html`<span class="wordy">${wordy}</span><span class="brief">${brief}</span>`;
}
