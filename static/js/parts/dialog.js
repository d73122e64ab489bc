/** A modal dialog that is open as long as it is drawn. */

import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { say } from "../site.js";
import { symbol } from "../symbols.js";
import { toasts } from "./toasts.js";

/** @type {HTMLElement | null} */
let opener = null;

/**
 * @param {string} title
 * @param {any} body
 * @param {() => void} close
 */
export function dialog(title, body, close) {
  return html`
    <dialog class="dialog" aria-label=${title} ${ref(opened)}
      @cancel=${(/** @type {Event} */ event) => (event.preventDefault(), close())}
      @click=${(/** @type {Event} */ event) => event.target === event.currentTarget && close()}>
      <div class="dialog-body">
          <header class="dialog-head">
            <h2>${title}</h2>
            <button class="icon" type="button" aria-label=${say("close")} @click=${close}>${symbol(
              "close",
            )}</button>
          </header>
          ${body}</div>${toasts()}
    </dialog>
  `;
}

/** @param {Element | undefined} element */
function opened(element) {
  if (element) {
    opener = /** @type {HTMLElement | null} */ (document.activeElement);
    // The element isn't in the page yet while lit draws it.
    queueMicrotask(() =>
      element.isConnected && /** @type {HTMLDialogElement} */ (element).showModal()
    );
  } else {
    const back = opener;
    queueMicrotask(() => back?.isConnected && back.focus());
  }
}
