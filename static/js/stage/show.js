/** The show's own words and buttons, in the prompt's place while a scene is under way. */

import { html } from "lit-html";
import { say } from "../site.js";
import { symbol } from "../symbols.js";
import { linked } from "./terms.js";

/** @typedef {import("./director.js").Director} Director */

/**
 * @param {Director} director
 * @param {any} [meanwhile] what may be answered during it
 */
export function showPrompt(director, meanwhile = "") {
  const now = /** @type {import("../games/game.js").Now} */ (director.now);
  const { beat } = now;
  return html`<p class="ask">${linked(beat.words)}${
    beat.note ? html`<small class="show-note" data-free>${linked(beat.note)}</small>` : ""
  }</p>
    ${now.of > 1 ? dots(now.at, now.of) : ""}
    <div class="answers show">${meanwhile}${isLong(now) ? pause(director) : ""}
      ${isLong(now) ? tool("skip", say("show-skip"), () => director.skip()) : ""}
      <button class="btn primary next" @click=${() => director.next()}><span>${
    beat.next ?? say("show-next")
  }</span></button></div>`;
}

/** @param {Director} director */
function pause(director) {
  const held = director.phase === "held";
  return tool(
    held ? "play" : "pause",
    say(held ? "show-go-on" : "show-hold"),
    () => director.hold(!held),
  );
}

/**
 * @param {string} icon
 * @param {string} label
 * @param {() => void} run
 */
function tool(icon, label, run) {
  return html`
    <button class="btn quiet tool-${icon}" aria-label=${label} title=${label}
      @click=${run}>${symbol(icon)}<span class="not-phone">${label}</span></button>
  `;
}

/**
 * @param {number} at
 * @param {number} of
 */
function dots(at, of) {
  return html`<span class="beats" role="img" aria-label=${
    say("show-beat", { at: at + 1, last: of })
  }>${Array.from({ length: of }, (_, one) => html`<i class=${one <= at ? "on" : ""}></i>`)}</span>`;
}

/** A single short beat needs no pause. @param {import("../games/game.js").Now} now */
function isLong({ beat, of }) {
  return of > 1 || beat.ms > 2000;
}
