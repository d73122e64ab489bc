/** The options of a room: those of its game, and those that every room has. */

import { html } from "lit-html";
import { say, words } from "../site.js";
import { fieldsOf, form, valuesOf } from "./form.js";

/** @typedef {import("../types.js").Room} Room */

/**
 * @param {Room} room
 * @param {any} schema of the game's options
 * @param {boolean} isMine whether this visitor may change them
 * @param {(settings: Record<string, any>) => void} save
 */
export function options(room, schema, isMine, save) {
  const fields = fieldsOf(schema);
  const set = (/** @type {Record<string, any>} */ change) => save({ ...settings(room), ...change });
  const chosen = valuesOf(fields, room.options);
  return html`<fieldset class="options" ?disabled=${!isMine}>
    <legend class="note">${say(isMine ? "options-yours" : "options-host")}</legend>
    ${
    form(fields, chosen, words(), (name, value) =>
      set({ options: { ...room.options, [name]: value } }))
  }
    ${roomOptions(room.public, room.pace, set)}
  </fieldset>`;
}

/**
 * The choices that every room has.
 * @param {boolean} isPublic
 * @param {string} pace
 * @param {(change: Record<string, any>) => void} set
 */
export function roomOptions(isPublic, pace, set) {
  return html`
    <label
      class="option switch"><span class="option-text"><b>${say("room-public")}</b><small>${say(
        "room-public-hint",
      )}</small></span>
          <input type="checkbox" role="switch" .checked=${isPublic} @change=${(
            /** @type {any} */ event,
          ) => set({ public: event.target.checked })}></label>
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

/** @param {Room} room */
function settings(room) {
  return { options: room.options, public: room.public, pace: room.pace };
}
