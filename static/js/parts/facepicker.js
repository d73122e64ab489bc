/** Choosing a portrait of the kit, or that of the seat. */

import { html } from "lit-html";
import { faceOf } from "../faces.js";
import { fetchPortrait, PORTRAITS } from "../portraits.js";
import { say } from "../site.js";
import { symbol } from "../symbols.js";

/**
 * @param {string} chosen "": that of the seat
 * @param {(face: string) => void} choose
 */
export function facePicker(chosen, choose) {
  for (const name of PORTRAITS) void fetchPortrait(name);
  return html`<fieldset class="faces"><legend>${say("face-title")}</legend>${
    ["", ...PORTRAITS].map((name, at) => option(name, at, name === chosen, choose))
  }</fieldset>`;
}

/**
 * @param {string} name
 * @param {number} at
 * @param {boolean} isChosen
 * @param {(face: string) => void} choose
 */
function option(name, at, isChosen, choose) {
  const label = name ? say("face-pick", { number: at }) : say("face-none");
  return html`
    <label class="face-option" title=${label}><input type="radio" name="face" value=${name}
        .checked=${isChosen} aria-label=${label} @change=${() => choose(name)}>${name
          ? faceOf(name)
          : html`<span class="portrait face-any">${symbol("people")}</span>`}</label>
  `;
}
