/** Opening a room: the game's options, public or private, the bots' pace. */

import { html } from "lit-html";
import { call } from "../api.js";
import { redraw, say } from "../site.js";
import { dialog } from "./dialog.js";
import { fieldsOf, form, valuesOf } from "./form.js";
import { asGuest } from "./name.js";
import { roomOptions } from "./options.js";
import { attempt } from "./toasts.js";

/** @typedef {import("./doors.js").Door} Door */

/** @type {{door: Door, options: Record<string, any>, public: boolean, pace: string, hints: boolean} | null} */
let draft = null;

/** @param {Door} door */
export function newRoom(door) {
  draft = { door, options: {}, public: false, pace: "human", hints: true };
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
          ${roomOptions(draft.public, draft.pace, set, draft.hints)}
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
    const { code } = await call("POST", "/rooms", { game: door.info.id, ...settings });
    location.assign(`/r/${code}`);
  });
}

function close() {
  draft = null;
  redraw();
}
