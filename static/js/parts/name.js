/** The one question a newcomer is asked: a name. */

import { html } from "lit-html";
import { introduce, isDrawn, suggestedName } from "../guest.js";
import { boot, redraw, say, typedBefore } from "../site.js";
import { symbol } from "../symbols.js";
import { dialog } from "./dialog.js";
import { facePicker } from "./facepicker.js";
import { attempt } from "./toasts.js";

/** @type {{then: () => void, more: any} | null} */
let open = null;
/** @type {string | null} */
let draft = null;
/** @type {string | undefined} */
let chosen;
let isUnfolded = false;

/**
 * Run something that needs a guest; a visitor without a name is asked first.
 * @param {() => void} run
 */
export function asGuest(run) {
  if (boot.me) run();
  else askName(run);
}

/**
 * Run something by which others read the name: a drawn one is asked about first.
 * @param {() => void} run
 */
export function asNamed(run) {
  if (boot.me && !isDrawn()) run();
  else askName(run);
}

/**
 * @param {() => void} then
 * @param {any} [more] further buttons
 */
export function askName(then = () => {}, more = "") {
  open = { then, more };
  draft = boot.me?.name ?? suggestedName();
  chosen = boot.me?.face;
  redraw();
}

export function nameDialog() {
  if (!open) return "";
  const form = nameForm(say("name-keep"), keepName, open.more, facePicker(chosen ?? "", choose));
  return dialog(say(open.more ? "me-title" : "name-title"), form, close);
}

/**
 * @param {string} label of the button
 * @param {(name: string) => void} done
 * @param {any} [more] further buttons
 * @param {any} [faces]
 */
export function nameForm(label, done, more = "", faces = "") {
  const name = typedName();
  return html`
    <form class="name-form" @submit=${(
      /** @type {Event} */ event,
    ) => (event.preventDefault(), done(typedName()))}>
      <label class="field-label"><span>${say("name-label")}</span>
          <span class="name-field"><input name="name" maxlength="24" required autocomplete="nickname" autofocus
            .value=${name} @focus=${(/** @type {any} */ event) => event.target.select()}
            @input=${(/** @type {any} */ event) => (draft = event.target.value)}>
          <button type="button" class="icon" aria-label=${say("name-other")} title=${say(
            "name-other",
          )} @click=${other}>${symbol("turn")}</button></span></label>
      ${faces}
      <div class="buttons"><button class="primary">${label}</button>${more}</div>
    </form>
  `;
}

/** What stands in the field, or would. */
export function typedName() {
  draft ??= (boot.me?.name ?? typedBefore()) || suggestedName();
  return draft;
}

/** The face for who has no dialog: it unfolds, and counts with the name. */
export function faceField() {
  const set = (/** @type {any} */ event) => (isUnfolded = event.currentTarget.open, redraw());
  return html`<details class="face-field" @toggle=${set}><summary>${say("face-title")}</summary>${
    isUnfolded ? facePicker(chosenFace() ?? "", choose) : ""
  }</details>`;
}

/** What is chosen, or was before. */
export function chosenFace() {
  return chosen ?? boot.me?.face;
}

/** @param {string} face */
function choose(face) {
  chosen = face;
  redraw();
}

function other() {
  const before = draft;
  while (draft === before) draft = suggestedName();
  redraw();
}

/** @param {string} name */
async function keepName(name) {
  const then = open?.then;
  await attempt(async () => {
    await introduce(name, chosen);
    close();
    then?.();
  });
}

/** Close the dialog, to go on with something else. */
export function close() {
  open = null;
  redraw();
}
