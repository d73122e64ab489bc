/** What one holds: a low fan whose cards look over the window's edge, a pile of what can't be used now, and tabs. */

import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";
import { redraw, say } from "../site.js";
import { symbol } from "../symbols.js";

/**
 * @template T
 * @typedef {object} Held
 * @property {T[]} things
 * @property {(thing: T) => string} keyOf
 * @property {(thing: T) => any} draw
 * @property {(thing: T) => string} [whyNot] why it can't be used now; "" if it can
 */

/** The card that a finger has laid on the board to be read. */
let raised = "";

/** A press raises a card, which its table may hear; the first touch shows it whole, the second one means it. */
const PRESS = {
  capture: true,
  handleEvent(/** @type {Event} */ event) {
    const pressed = /** @type {HTMLElement} */ (event.target);
    const slot = pressed.closest(".slot");
    if (slot || pressed.closest(".shut li")) {
      pressed.dispatchEvent(new CustomEvent("raise", { bubbles: true }));
    }
    const key = slot?.getAttribute("data-key") ?? "";
    const isTouch = /** @type {PointerEvent} */ (event).pointerType === "touch";
    if (!isTouch || !slot || key === raised) return;
    raised = key;
    event.preventDefault();
    event.stopPropagation();
    redraw();
  },
};

/** A touch anywhere else lays the card back. */
export function watchRaised() {
  addEventListener("click", (event) => {
    const isOutside = !(/** @type {Element} */ (event.target).closest?.(".slot"));
    if (!raised || !isOutside) return;
    raised = "";
    redraw();
  }, true);
}

/**
 * @template T
 * @param {Held<T>} held
 */
export function hand({ things, keyOf, draw, whyNot = () => "" }) {
  const shut = things.filter(whyNot);
  const free = things.filter((one) => !whyNot(one));
  return html`
    <div class="fan ${free.length > 4 ? "many" : ""}" @click=${PRESS} @scroll=${level}
      ${ref(showChosen)}>${repeat(free, keyOf, (one) => slot(keyOf(one), draw(one)))}${shut.length
        ? pile(shut.map((one) => ({ card: draw(one), why: whyNot(one) })))
        : ""}</div>
  `;
}

/** A card that comes into view doesn't lift the fan. @param {Event} event */
function level({ currentTarget }) {
  /** @type {HTMLElement} */ (currentTarget).scrollTop = 0;
}

/**
 * @param {string} key
 * @param {any} card
 */
function slot(key, card) {
  return html`<div class="slot ${key === raised ? "up" : ""}" data-key=${key}>${card}</div>`;
}

/** @param {Array<{card: any, why: string}>} shut */
export function pile(shut) {
  const label = say("pile-title", { count: shut.length });
  return html`
    <button class="shut-pile" popovertarget="shut" aria-label=${label} title=${label}>
      <i></i><i></i><b class="num">${shut.length}</b><small>${say("pile-not-now")}</small></button>
    <section id="shut" class="shut" popover aria-label=${label}>
      <header class="drawer-head"><h2>${label}</h2><button class="tool" popovertarget="shut"
          popovertargetaction="hide" aria-label=${say("close")}>${symbol("close")}</button></header>
      <ul>${shut.map(({ card, why }) => html`<li>${card}<span class="why">${why}</span></li>`)}</ul>
    </section>
  `;
}

/**
 * @typedef {object} Row one of several hands
 * @property {string} id
 * @property {string} label
 * @property {any} sign
 * @property {any} count
 * @property {string[]} cards
 * @property {(card: string) => any} draw
 * @property {(card: string) => string} [whyNot]
 * @property {string} [colour]
 */

/**
 * Of several hands one is open; to the cards of the others their tabs lead.
 * @param {string} label what they are together
 * @param {Row[]} all
 * @param {string} openId
 * @param {(id: string) => void} open
 */
export function hands(label, all, openId, open) {
  const one = all.find(({ id }) => id === openId) ?? all[0];
  const { cards, draw, whyNot } = one;
  const tabs = html`<div class="hand-tabs" role="group" aria-label=${label}>${
    all.map((row) => tab(row, row === one, open))
  }</div>`;
  return html`${all.length > 1 ? tabs : ""}${
    hand({ things: cards, keyOf: (card) => card, draw, whyNot })
  }`;
}

/**
 * @param {Row} row
 * @param {boolean} isOpen
 * @param {(id: string) => void} open
 */
function tab({ id, label, sign, count, cards, colour }, isOpen, open) {
  return html`
    <button class="tab" title=${label} data-leads=${isOpen ? "" : cards.join(" ")}
      aria-pressed=${isOpen} style=${colour ? `--c:var(--${colour})` : nothing}
      @click=${() => open(id)}>${sign}<span class="tab-name">${label}</span><b
        class="num">${count}</b></button>
  `;
}

/** @param {Element | undefined} row */
function showChosen(row) {
  queueMicrotask(() =>
    row?.querySelector(".chosen")?.scrollIntoView({ block: "nearest", inline: "nearest" })
  );
}
