/** The options of a room: to choose for the host, in plain words for everyone else. */

import { html } from "lit-html";
import { say, words } from "../site.js";
import { fieldsOf, form, inOrder, valuesOf } from "./form.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("./form.js").Field} Field */
/** @typedef {{public: boolean, pace: string, rerolls: boolean, hints: boolean, days?: number, bank?: number, absence?: number, standins?: boolean}} Manner how a room is played */

const MODE = "mode";
export const DAYS = [0, 1, 2, 3, 7];
const BANKS = [0, 1, 2, 3, 7, 14];
const ABSENCES = [0, 120, 600, 86400];

/**
 * @param {Room} room
 * @param {any} schema of the game's options
 * @param {boolean} isMine whether this visitor may change them
 * @param {(settings: Record<string, any>) => void} save
 */
export function options(room, schema, isMine, save) {
  const fields = fieldsOf(schema);
  const chosen = valuesOf(fields, room.options);
  return isMine ? choosing(room, fields, chosen, save) : told(room, fields, chosen);
}

/**
 * What is played, in a few words: the mode, and what is unlike the usual.
 * @param {any} schema
 * @param {Record<string, any>} options
 * @returns {string[]}
 */
export function inShort(schema, options) {
  const fields = fieldsOf(schema);
  const chosen = valuesOf(fields, options);
  return fields.filter((field) => field.name === MODE || chosen[field.name] !== field.value)
    .map((field) => spoken(field, chosen[field.name]));
}

/**
 * The choices that every room has.
 * @param {Manner} room
 * @param {(change: Record<string, any>) => void} set
 */
export function roomOptions(room, set) {
  return html`
    ${toggle("room-public", room.public, (on) => set({ public: on }))}
    ${toggle("rerolls", room.rerolls, (on) => set({ rerolls: on }))}
    ${toggle("room-hints", room.hints, (on) => set({ hints: on }))}
    <label
      class="option choice"><span class="option-text"><b>${say("pace")}</b><small>${say(
        "pace-hint",
      )}</small></span>
          <select @change=${(/** @type {any} */ event) => set({ pace: event.target.value })}>
            ${["human", "quick"].map((one) =>
              html`<option value=${one} .selected=${one === room.pace}>${
                say(`pace-${one}`)
              }</option>`
            )}
          </select></label>
    ${number(
      "days",
      room.days ?? 0,
      DAYS,
      (days) => set({ days, bank: days ? room.bank ?? 0 : 0 }),
    )}
    ${room.days ? number("bank", room.bank ?? 0, BANKS, (bank) => set({ bank })) : ""}
    ${number("absence", room.absence ?? 600, ABSENCES, (absence) => set({ absence }))}
    ${toggle("standins", room.standins ?? false, (on) => set({ standins: on }))}
  `;
}

/**
 * One of a few numbers, each with its words.
 * @param {"days"|"bank"|"absence"} id
 * @param {number} value
 * @param {number[]} values
 * @param {(value: number) => void} set
 */
function number(id, value, values, set) {
  const named = (/** @type {number} */ one) =>
    id === "absence"
      ? say(`absence-${one}`)
      : id === "bank"
      ? String(one)
      : say("days", { days: one });
  return html`
    <label
      class="option choice"><span class="option-text"><b>${say(
        id === "days" ? "arrange-pace" : id,
      )}</b><small>${say(`${id}-hint`)}</small></span>
      <select data-option=${id} @change=${(/** @type {any} */ event) =>
        set(Number(event.target.value))}>${values.map((one) =>
          html`<option value=${one} .selected=${one === value}>${named(one)}</option>`
        )}</select></label>
  `;
}

/**
 * @param {string} id
 * @param {boolean} isOn
 * @param {(on: boolean) => void} set
 */
function toggle(id, isOn, set) {
  return html`
    <label
      class="option switch"><span class="option-text"><b>${say(id)}</b><small>${say(
        `${id}-hint`,
      )}</small></span>
          <input type="checkbox" role="switch" .checked=${isOn} @change=${(
            /** @type {any} */ event,
          ) => set(event.target.checked)}></label>
  `;
}

/**
 * @param {Room} room
 * @param {Field[]} fields
 * @param {Record<string, any>} chosen
 * @param {(settings: Record<string, any>) => void} save
 */
function choosing(room, fields, chosen, save) {
  const set = (/** @type {Record<string, any>} */ change) =>
    save({ ...manner(room), options: room.options, ...change });
  const choose = (/** @type {string} */ name, /** @type {any} */ value) =>
    set({ options: { ...room.options, [name]: value } });
  const mode = fields.find((field) => field.name === MODE);
  return html`<fieldset class="options">
    <legend class="sr">${say("options-title")}</legend>
    ${mode ? modes(mode, chosen[MODE], (value) => choose(MODE, value)) : ""}
    <details class="more-options"><summary>${say("options-more")}</summary>
      ${form(fields.filter((field) => field.name !== MODE), chosen, words(), choose)}
      ${roomOptions(room, set)}
    </details>
  </fieldset>`;
}

/**
 * @param {Field} field
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
function modes(field, chosen, choose) {
  return html`<div class="modes" role="group" aria-label=${words().say(`option-${field.name}`)}>${
    inOrder(field, words()).map((value) => {
      const length = `option-${field.name}-${value}-length`;
      return html`
        <button type="button" class="mode" aria-pressed=${value === chosen}
          @click=${() => choose(value)}><b>${words().say(
            `option-${field.name}-${value}`,
          )}</b>${words().has(length) ? html`<small>${words().say(length)}</small>` : ""}</button>
      `;
    })
  }</div>`;
}

/** What a room has beside its game. @param {Room} room */
function manner({ public: isPublic, pace, rerolls, hints, days, bank, absence, standins }) {
  return {
    public: isPublic,
    pace,
    rerolls,
    hints,
    days: days ?? 0,
    bank: bank ?? 0,
    absence: absence ?? 600,
    standins: standins ?? false,
  };
}

/**
 * @param {Room} room
 * @param {Field[]} fields
 * @param {Record<string, any>} chosen
 */
function told(room, fields, chosen) {
  const shown = fields.filter((field) =>
    field.kind === "choice" || chosen[field.name] !== field.value
  );
  if (!shown.length && !room.rerolls) return html`<p class="note">${say("options-usual")}</p>`;
  return html`
    <dl class="told">${shown.map((field) =>
      html`
        <div>
          <dt>${words().say(`option-${field.name}`)}</dt>
          <dd>${field.kind === "switch"
            ? say(chosen[field.name] ? "on" : "off")
            : spoken(field, chosen[field.name])}</dd>
        </div>
      `
    )}${room.rerolls
      ? html`
        <div>
          <dt>${say("rerolls")}</dt>
          <dd>${say("on")}</dd>
        </div>
      `
      : ""}</dl>
    <p class="note">${say("options-host")}</p>
  `;
}

/**
 * @param {Field} field
 * @param {any} value
 */
function spoken({ name, kind }, value) {
  if (kind === "choice") return words().say(`option-${name}-${value}`);
  return kind === "switch" ? words().say(`option-${name}`) : String(value);
}
