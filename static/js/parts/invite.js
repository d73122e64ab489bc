/** Inviting friends: the link, the code, the QR picture. */

import { html } from "lit-html";
import { call } from "../api.js";
import { boot, redraw, say } from "../site.js";
import { symbol } from "../symbols.js";
import { carry, carryDialog } from "./carry.js";
import { copy, copyable } from "./copying.js";
import { dialog } from "./dialog.js";
import { asNamed } from "./name.js";
import { attempt } from "./toasts.js";

let open = false;
let asked = false;
/** The room's code in words. */
let spoken = "";

/** Who is invited reads by whom. */
export function invite() {
  asNamed(show);
}

/** @param {boolean} hosts whether this guest is the host of the room */
export function inviteDialog(hosts) {
  return html`${open ? dialog(say("invite-title"), invitation(hosts), close) : ""}${carryDialog()}`;
}

/** The link goes by whatever this device sends things with; else it lies in the clipboard. */
export function sendLink() {
  asNamed(() => "share" in navigator ? share() : void copy(boot.url));
}

/**
 * What lies on a lobby's table: the large invitation until somebody came, then a small one.
 * @param {boolean} isAlone
 * @param {boolean} hosts
 * @param {boolean} sits who sits may say it in words too
 */
export function onTheTable(isAlone, hosts, sits) {
  if (sits && !asked) void attempt(fetchWords);
  const words = html`<b class="spoken">${spoken || boot.code}</b>`;
  return html`
    <div
      class="lie ${isAlone
        ? "glowing"
        : ""}"><button class="slip" @click=${invite}>${picture()}<span class="slip-text">${isAlone
        ? html`<small>${say("invite-say")}</small>`
        : ""}${words}${isAlone
        ? html`<span class="slip-url">${
          boot.url.replace(/^https?:\/\//, "").replace(/\/r\/.*/, "")
        }<wbr>/r/${boot.code}</span>${
          reach(hosts) ? html`<small class="slip-reach">${reach(hosts)}</small>` : ""
        }`
        : html`<small>${say("invite-show")}</small>`}</span></button></div>
  `;
}

/** The invitation itself. @param {boolean} hosts */
function invitation(hosts) {
  return html`
    <div class="invite">
      ${picture()}
      <div class="invite-text">
          <p>${say("invite-hint")}</p>
          <p class="code num" aria-label=${say("room-code", {
            code: [...boot.code].join(" "),
          })}>${boot.code}</p>
          ${saying()}
          ${copyable(say("invite-link"), boot.url, shareButton())}
          ${reach(hosts) ? html`<p class="note">${reach(hosts)}</p>` : ""}
          ${boot.me ? otherDevice() : ""}
        </div>
    </div>
  `;
}

function picture() {
  return html`
    <img class="qr" src="/api/rooms/${boot.code}/qr.svg" alt=${say(
      "invite-qr",
    )} width="168" height="168">
  `;
}

/** Two words for who is called, not written to. */
function saying() {
  return spoken ? html`<p class="said">${say("invite-say")} <b>${spoken}</b></p>` : "";
}

/** They are asked for once, by who sits at the table. */
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

/** Where the browser won't (it wants a press of its own for that), the link is copied. */
function share() {
  const text = boot.me ? say("join-invited", { host: boot.me.name }) : say("invite-hint");
  navigator.share({ title: "Shinobi Table", text, url: boot.url }).catch(
    (error) => error.name === "NotAllowedError" ? copy(boot.url) : undefined,
  );
}

function show() {
  open = true;
  redraw();
}

function close() {
  open = false;
  redraw();
}
