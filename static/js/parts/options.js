/** The options of a room: to choose for the host, in plain words for everyone else. */

import { html } from "lit-html";
import { say, words } from "../site.js";
import { fieldsOf, form, inOrder, valuesOf } from "./form.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("./form.js").Field} Field */

const MODE = "mode";

/**
 * @param {Room} room
 * @param {any} schema of the game's options
 * @param {boolean} isMine whether this visitor may change them
 * @param {(settings: Record<string, any>) => void} save
 */
export function options(room, schema, isMine, save) {
  const fields = fieldsOf(schema);
  const chosen = valuesOf(fields, room.options);
  return isMine ? choosing(room, fields, chosen, save) : told(fields, chosen);
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
 * @param {boolean} isPublic
 * @param {string} pace
 * @param {(change: Record<string, any>) => void} set
 * @param {boolean} [hints]
 */
export function roomOptions(isPublic, pace, set, hints = true) {
  return html`
    <label
      class="option switch"><span class="option-text"><b>${say("room-public")}</b><small>${say(
        "room-public-hint",
      )}</small></span>
          <input type="checkbox" role="switch" .checked=${isPublic} @change=${(
            /** @type {any} */ event,
          ) => set({ public: event.target.checked })}></label>
    <label
      class="option switch"><span class="option-text"><b>${say("room-hints")}</b><small>${say(
        "room-hints-hint",
      )}</small></span>
          <input type="checkbox" role="switch" .checked=${hints} @change=${(
            /** @type {any} */ event,
          ) => set({ hints: event.target.checked })}></label>
    <label
      class="option choice"><span class="option-text"><b>${say("pace")}</b><small>${say(
        "pace-hint",
      )}</small></span>
          <select @change=${(/** @type {any} */ event) => set({ pace: event.target.value })}>
            ${["human", "quick"].map((one) =>
              html`<option value=${one} .selected=${one === pace}>${say(`pace-${one}`)}</option>`
            )}
          </select></label>
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
    save({
      options: room.options,
      public: room.public,
      pace: room.pace,
      hints: room.hints,
      ...change,
    });
  const choose = (/** @type {string} */ name, /** @type {any} */ value) =>
    set({ options: { ...room.options, [name]: value } });
  const mode = fields.find((field) => field.name === MODE);
  return html`<fieldset class="options">
    <legend class="sr">${say("options-title")}</legend>
    ${mode ? modes(mode, chosen[MODE], (value) => choose(MODE, value)) : ""}
    <details class="more-options"><summary>${say("options-more")}</summary>
      ${form(fields.filter((field) => field.name !== MODE), chosen, words(), choose)}
      ${roomOptions(room.public, room.pace, set, room.hints)}
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

/**
 * @param {Field[]} fields
 * @param {Record<string, any>} chosen
 */
function told(fields, chosen) {
  const shown = fields.filter((field) =>
    field.kind === "choice" || chosen[field.name] !== field.value
  );
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
    )}</dl>
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
