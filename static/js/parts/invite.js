/** Inviting friends: the link, the code, the QR picture. */

import { html } from "lit-html";
import { call } from "../api.js";
import { boot, redraw, say } from "../site.js";
import { symbol } from "../symbols.js";
import { carry, carryDialog } from "./carry.js";
import { copyable } from "./copying.js";
import { dialog } from "./dialog.js";
import { attempt } from "./toasts.js";

let open = false;
let asked = false;
/** The room's code in words. */
let spoken = "";

export function invite() {
  open = true;
  redraw();
}

/** @param {boolean} hosts whether this guest is the host of the room */
export function inviteDialog(hosts) {
  return html`${open ? dialog(say("invite-title"), invitation(hosts), close) : ""}${carryDialog()}`;
}

/**
 * The invitation itself, in the dialog and in the lobby, whose bar copies the link.
 * @param {boolean} hosts
 * @param {{copies?: boolean, sits?: boolean}} [how] who sits in the lobby may say it in words too
 */
export function invitation(hosts, { copies = true, sits = false } = {}) {
  if (sits && !asked) void attempt(fetchWords);
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
          ${saying()}
          ${copies ? copyable(say("invite-link"), boot.url, shareButton()) : shareButton()}
          ${reach(hosts) ? html`<p class="note">${reach(hosts)}</p>` : ""}
          ${boot.me ? otherDevice() : ""}
        </div>
    </div>
  `;
}

/** Two words for who is called, not written to. */
function saying() {
  return spoken ? html`<p class="spoken">${say("invite-say")} <b>${spoken}</b></p>` : "";
}

/** They are asked for once, by who sits in a room that waits for players. */
async function fetchWords() {
  asked = true;
  ({ words: spoken } = await call("POST", `/rooms/${boot.code}/words`, {}));
  redraw();
}

function shareButton() {
  if (!("share" in navigator)) return "";
  return html`<button type="button" @click=${share}>${say("share")}</button>`;
}

/** The way to one's own link: to go on as oneself elsewhere. */
function otherDevice() {
  return html`
    <button type="button" class="small quiet"
      @click=${() => (close(), carry())}>${symbol(
        "device",
      )}<span>${say("carry")}</span></button>
  `;
}

/** Who can open the link, where that is not everyone. @param {boolean} hosts */
function reach(hosts) {
  if (boot.alone) return hosts ? say("invite-loopback") : "";
  return boot.lan ? say("invite-lan", { url: `${boot.lan}/r/${boot.code}` }) : "";
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
