/** A field for what somebody was told: a code, or two words. A wrong one leaves the field as it is. */

import { html } from "lit-html";
import { call, Refusal } from "../api.js";
import { redraw, say } from "../site.js";
import { complain } from "./toasts.js";

let isUnknown = false;
/** A room of which the game runs, and what can be done there. @type {{code: string, late: string} | null} */
let running = null;

export function entering() {
  return html`
    <form class="enter" action="/go" @submit=${visit}>
      <label class="field-label"><span>${say("enter-said")}</span>
          <input name="said" maxlength="80" autocomplete="off" autocapitalize="none" spellcheck="false"
            required aria-invalid=${isUnknown} aria-describedby="enter-none"></label>
      <button>${say("enter")}</button>
      <p id="enter-none" class="enter-none" role="alert">${isUnknown ? say("enter-none") : ""}</p>
    </form>
    ${running
      ? html`
        <p class="enter-late" role="status">${say(`enter-late-${running.late}`)}</p>
        <a class="button" href="/r/${running.code}">${say(
          running.late === "chair" ? "enter-chair" : "watch-it",
        )}</a>
      `
      : ""}
  `;
}

/** @param {any} event */
async function visit(event) {
  event.preventDefault();
  const field = event.currentTarget.said;
  isUnknown = false;
  try {
    const found = await call("GET", `/find?said=${encodeURIComponent(field.value)}`);
    running = found.late ? found : null;
    if (!running) location.assign(`/r/${found.code}`);
  } catch (error) {
    isUnknown = error instanceof Refusal && error.status === 404;
    if (!isUnknown) complain(error);
    field.select();
  }
  redraw();
}
