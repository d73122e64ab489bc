/** What is set in a room, in a line; pressed it opens the one sheet in which the host changes it. */

import { html } from "lit-html";
import { boot, say, words } from "../site.js";
import { symbol } from "../symbols.js";
import { fieldsOf, ofMode, valuesOf } from "./form.js";
import { late } from "./late.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("./form.js").Field} Field */

export const MODE = "mode";
export const DAYS = [0, 1, 2, 3, 7];

/**
 * What is played, in a few words: the mode, and what is unlike the usual.
 * @param {any} schema
 * @param {Record<string, any>} options
 * @returns {string[]}
 */
export function inShort(schema, options) {
  const chosen = valuesOf(fieldsOf(schema), options);
  return ofMode(fieldsOf(schema), chosen)
    .filter((field) => !field.isClock)
    .filter((field) => field.name === MODE || chosen[field.name] !== field.value)
    .map((field) => spoken(field, chosen[field.name]));
}

/** The line that says what is set, and opens the sheet. @param {Room} room */
export function settingsLine(room) {
  const set = inShort(schemaOf(), room.options);
  const line = [
    ...(set.length ? set : [say("options-usual")]),
    timeOf(room),
    ...(room.public ? [say("room-listed")] : []),
  ];
  return html`
    <button class="set-line" aria-haspopup="dialog" @click=${open}>
      ${symbol("scroll")}<span>${line.join(", ")}</span>${symbol("down")}</button>
  `;
}

/** How long one may think. @param {Room} room */
export function timeOf({ days = 0, clock = 0, reserve = 0, options }) {
  if (days) return say("mine-days", { days });
  if (clock) return say(clockId(clock, reserve));
  const own = ownClock();
  const value = own ? options[own.name] ?? own.value : 0;
  return own && value ? ownTime(own, value) : say("clock-none");
}

/**
 * @param {number} clock
 * @param {number} reserve
 */
export function clockId(clock, reserve) {
  return reserve ? `clock-${reserve}-${clock}` : `clock-${clock}`;
}

/** What the rules of the game say of time. */
export function ownClock() {
  return fieldsOf(schemaOf()).find((field) => field.isClock);
}

/**
 * @param {Field} field
 * @param {any} value
 */
export function ownTime({ name }, value) {
  return `${words().say(`option-${name}`)}: ${words().say(`option-${name}-${value}`)}`;
}

/**
 * @param {Field} field
 * @param {any} value
 */
export function spoken({ name, kind }, value) {
  if (kind === "choice") return words().say(`option-${name}-${value}`);
  return kind === "switch" ? words().say(`option-${name}`) : String(value);
}

export function schemaOf() {
  return boot.games.find((game) => game.id === boot.game)?.options ?? {};
}

function open() {
  return attempt(async () => (await late("settings")).open());
}
