/** Inviting friends: the link, the code, the QR picture. */

import { html } from "lit-html";
import { boot, redraw, say } from "../site.js";
import { dialog } from "./dialog.js";
import { toast } from "./toasts.js";

let open = false;

export function invite() {
  open = true;
  redraw();
}

export function inviteDialog() {
  return open ? dialog(say("invite-title"), invitation(), close) : "";
}

/** The invitation itself, in the dialog and in the lobby. */
export function invitation() {
  return html`
    <div class="invite">
      <img class="qr" src="/api/rooms/${boot.code}/qr.svg" alt=${say(
        "invite-qr",
      )} width="168" height="168">
      <div class="invite-text">
          <p>${say("invite-hint")}</p>
          <p class="code num" aria-label=${say("room-code", {
            code: [...boot.code].join(" "),
          })}>${boot.code}</p>
          ${copyable(say("invite-link"), boot.url, shareButton())}
          ${reach() ? html`<p class="note">${reach()}</p>` : ""}
        </div>
    </div>
  `;
}

/**
 * A link and the button that copies it.
 * @param {string} label
 * @param {string} link
 * @param {any} [more] further buttons
 */
export function copyable(label, link, more = "") {
  return html`
    <input class="link" readonly aria-label=${label} .value=${link}
      @focus=${(/** @type {any} */ event) => event.target.select()}>
    <div class="buttons">
      <button type="button" class="primary" @click=${() => copy(link)}>${say(
        "copy-link",
      )}</button>${more}</div>
  `;
}

function shareButton() {
  if (!("share" in navigator)) return "";
  return html`<button type="button" @click=${share}>${say("share")}</button>`;
}

/** @param {string} text */
export async function copy(text) {
  const done = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  if (done || copyBySelection(text)) toast(say("copied"));
}

/** Who can open the link, where that is not everyone. */
function reach() {
  if (boot.alone) return say("invite-loopback");
  return boot.lan ? say("invite-lan", { url: `${boot.lan}/r/${boot.code}` }) : "";
}

/**
 * Without a secure context there is no clipboard: an old way still works.
 * @param {string} text
 */
function copyBySelection(text) {
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

function share() {
  navigator.share({ title: "Shinobi Table", text: say("invite-hint"), url: boot.url }).catch(
    () => {},
  );
}

function close() {
  open = false;
  redraw();
}
