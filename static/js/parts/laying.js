/** What stands until a page knows more: the frame of what comes. */

import { html } from "lit-html";
import { say } from "../site.js";

/** A table's bar, board and band. */
export function layingTable() {
  return html`
    <main id="main"
      class="laying-table laying"><p class="sr" role="status">${say(
        "loading",
      )}</p><i class="bar"></i><i class="round-table"></i><span class="band"><i class="blank wide"></i><i
        class="blank"></i></span></main>
  `;
}

/** A page's panel. */
export function layingPage() {
  return html`<section class="panel laying"><p class="sr" role="status">${say("loading")}</p>
    <i class="blank wide"></i><i class="blank"></i><i class="blank"></i></section>`;
}
