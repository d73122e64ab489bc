/** A small round mark of a ninja: its face, else its emblem. */

import { html } from "lit-html";
import { faceOf, nameOf } from "../../faces.js";
import { emblem } from "./cards.js";

/**
 * @param {string} ninja
 * @param {string} [label]
 * @param {"neutral" | "hurt"} [mood]
 */
export function mark(ninja, label = "", mood = "neutral") {
  if (!nameOf(ninja)) return emblem(ninja, label);
  return html`
    <span class="ninja-mark" style="--c:var(--${ninja})" role=${label ? "img" : "presentation"}
      aria-label=${label || null} title=${label || null}>${faceOf(ninja, { mood })}</span>
  `;
}
