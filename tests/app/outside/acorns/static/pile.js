/** A pile of acorns. */

import { html } from "lit-html";

export const pile = (count) => html`<p class="pile">${"\u{1F330}".repeat(count)}</p>`;
