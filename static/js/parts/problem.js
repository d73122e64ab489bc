/** What stands where something can't be shown: why, before the house's scenery, and a way on. */

import { html } from "lit-html";
import { faceOf, nameOf as drawnAs } from "../faces.js";

const WITNESS = "shikamaru";

/**
 * @param {string} why
 * @param {{href: string, label: string}} way
 */
export function problem(why, { href, label }) {
  return html`
    <section class="panel problem">
      <div class="problem-scene scenery" aria-hidden="true">${drawnAs(WITNESS)
        ? faceOf(WITNESS, { frame: "none", look: "bust" })
        : ""}</div>
      <h1>${why}</h1>
      <p><a class="button primary" href=${href}>${label}</a></p>
    </section>
  `;
}
