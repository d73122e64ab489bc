/** The header of a lobby: the room's code, who watches, sound, help, invitation. */

import { html } from "lit-html";
import { redraw, say, words } from "../site.js";
import { isOn, switchSound } from "../sound.js";
import { help } from "../stage/help.js";
import { symbol } from "../symbols.js";
import { invite } from "./invite.js";

/** @typedef {import("../types.js").Room} Room */

/** @param {Room} room */
export function roomBar(room) {
  return html`
    <span class="pill"><span class="hide-phone">${words().say("name")} · </span><b>${room
      .code}</b></span>
    <span class="grow"></span>
    <span class="pill" title=${say("watchers", { count: room.watchers })}>${symbol(
      "eye",
    )}<b>${room.watchers}</b>
          <span class="sr">${say("watchers", { count: room.watchers })}</span></span>
    <button class="icon" aria-pressed=${isOn()} aria-label=${say("sound")} title=${say("sound")}
      @click=${toggleSound}>
          ${symbol(isOn() ? "sound-on" : "sound-off")}</button>
    <button class="icon" aria-label=${say("help")} title=${say("help")}
      @click=${() => help(true)}>${symbol("help")}</button>
    <button class="small" aria-label=${say("invite-title")}
      @click=${invite}>${symbol("plus")}<span class="hide-phone">${say("invite")}</span></button>
  `;
}

function toggleSound() {
  switchSound(!isOn());
  redraw();
}
