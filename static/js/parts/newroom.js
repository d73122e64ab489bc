/** Opening a room: the game's options, public or private, the bots' pace. */

import { html } from "lit-html";
import { call } from "../api.js";
import { redraw, say } from "../site.js";
import { dialog } from "./dialog.js";
import { fieldsOf, form, valuesOf } from "./form.js";
import { asGuest } from "./name.js";
import { roomOptions } from "./options.js";
import { keepSettings, lastSettings } from "./playnow.js";
import { attempt } from "./toasts.js";

/** @typedef {import("./doors.js").Door} Door */

/** @type {{door: Door, options: Record<string, any>} & import("./options.js").Manner | null} */
let draft = null;

/** @param {Door} door */
export function newRoom(door) {
  const usual = { options: {}, public: false, pace: "human", rerolls: false, hints: true };
  draft = { door, ...usual, ...lastSettings(door.info.id) };
  redraw();
}

export function newRoomDialog() {
  if (!draft) return "";
  const { door, options } = draft;
  const fields = fieldsOf(door.info.options);
  const set = (
    /** @type {Record<string, any>} */ change,
  ) => (Object.assign(draft ?? {}, change), redraw());
  return dialog(
    say("new-room-title", { game: door.words.say("name") }),
    html`
      <form @submit=${(/** @type {Event} */ event) => (event.preventDefault(), asGuest(create))}>
        <div class="options">
          ${form(
            fields,
            valuesOf(fields, options),
            door.words,
            (name, value) => set({ options: { ...options, [name]: value } }),
          )}
          ${roomOptions(draft, set)}
        </div>
        <div class="buttons"><button class="primary">${say("room-open")}</button></div>
      </form>
    `,
    close,
  );
}

function create() {
  return attempt(async () => {
    if (!draft) return;
    const { door, ...settings } = draft;
    keepSettings(door.info.id, settings);
    const { code } = await call("POST", "/rooms", { game: door.info.id, ...settings });
    location.assign(`/r/${code}`);
  });
}

function close() {
  draft = null;
  redraw();
}
