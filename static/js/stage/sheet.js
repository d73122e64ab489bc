/** One kind of sheet for everything that can be asked about: picture, name, effect, what it is now, why not. */

import { html } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { ref } from "lit-html/directives/ref.js";
import { markedFace } from "../faces.js";
import { boot, redraw, say } from "../site.js";
import { symbol } from "../symbols.js";

/** @typedef {import("../games/game.js").Explained} Explained */
/** @typedef {import("../games/game.js").GameFront} GameFront */
/** @typedef {import("../games/game.js").TableView} TableView */

const MARGIN = 8;

/** @type {{thing: string, from: DOMRect | null, light: boolean, opener: Element | null} | null} */
let asked = null;

/** A small card goes with its thing. */
const PARTED = { subtree: true, childList: true, attributeFilter: ["data-explain"] };
const parting = new MutationObserver(() => {
  const opener = asked?.light ? asked.opener : null;
  if (opener && opener.getAttribute("data-explain") === asked?.thing && opener.isConnected) return;
  if (asked?.light) closeSheet();
  else parting.disconnect();
});

/**
 * Opens the sheet about a thing, beside what asked for it.
 * @param {string} thing
 * @param {Element | null} [opener]
 * @param {boolean} [light] a small card that takes no focus
 */
export function askAbout(thing, opener = null, light = false) {
  asked = { thing, from: opener?.getBoundingClientRect() ?? null, light, opener };
  if (light) parting.observe(document.body, PARTED);
  else closeLists();
  redraw();
}

/** What lies in the browser's top layer would cover it. */
function closeLists() {
  /** @type {HTMLElement | null} */
  const list = document.querySelector(":popover-open");
  list?.hidePopover();
}

export function closeSheet() {
  const opener = /** @type {HTMLElement | null} */ (asked?.light ? null : asked?.opener ?? null);
  asked = null;
  parting.disconnect();
  void redraw().then(() => opener?.isConnected && opener.focus({ preventScroll: true }));
}

export function isSheetOpen() {
  return asked !== null && !asked.light;
}

/** @param {string} thing */
export function isLightSheet(thing = "") {
  return Boolean(asked?.light) && (!thing || asked?.thing === thing);
}

/**
 * @param {GameFront} game
 * @param {TableView} table
 */
export function sheet(game, table) {
  if (asked?.light && table.now) asked = null;
  if (!asked) return "";
  const about = game.explain(asked.thing, table) ?? plain(asked.thing, table);
  if (!about) return "";
  const { light, thing } = asked;
  return keyed(
    asked,
    html`
      ${light ? "" : html`<div class="sheet-veil" @click=${closeSheet}></div>`}
            <section class="sheet ${light ? "light" : ""} ${boot
              .game}-table" role="dialog" tabindex="-1"
        aria-labelledby="sheet-title" data-thing=${thing} ${ref(placed)}>${inside(about)}</section>
    `,
  );
}

/** @param {Explained} about */
function inside(about) {
  return html`
    <header class="sheet-top"
      style=${about.colour ? `--c:var(--${about.colour})` : ""}>${about.picture ??
        ""}<div><h2 id="sheet-title">${about.title}</h2>${about.kind
        ? html`<small>${about.kind}</small>`
        : ""}</div></header>
    <button class="sheet-close" aria-label=${say("close")} @click=${closeSheet}>${symbol(
      "close",
    )}</button>
    <div class="sheet-body">${sentences(about.text)}${about.now ?? ""}${about.whyNot
      ? html`<p class="why">${symbol("close")}<span>${about.whyNot}</span></p>`
      : ""}</div>
  `;
}

/** @param {any} text */
function sentences(text) {
  return typeof text === "string" ? html`<p>${text}</p>` : text;
}

/**
 * Every game's players can be asked about.
 * @param {string} thing
 * @param {TableView} table
 * @returns {Explained | null}
 */
function plain(thing, { nameOf, faceOf, pub }) {
  const [kind, number] = thing.split(":");
  if (kind !== "player") return null;
  const seat = Number(number);
  const isAwaited = Boolean(pub.awaited?.[seat]);
  return {
    title: nameOf(seat),
    colour: faceOf(seat),
    picture: markedFace(faceOf(seat)),
    text: say(isAwaited ? "player-awaited" : "player-waits", { name: nameOf(seat) }),
  };
}

/** It stands on the board beside what it is about, never over the band. @param {Element | undefined} element */
function placed(element) {
  if (!element || !asked) return;
  const { from, light } = asked;
  queueMicrotask(() => {
    if (!element.isConnected) return;
    const box = /** @type {HTMLElement} */ (element);
    place(box, from);
    if (!light) box.focus({ preventScroll: true });
  });
}

/**
 * @param {HTMLElement} box
 * @param {DOMRect | null} from
 */
function place(box, from) {
  const screen = box.closest(".screen")?.getBoundingClientRect();
  const board = document.querySelector("#board")?.getBoundingClientRect();
  if (!screen || !board) return;
  box.style.setProperty("--floor", `${screen.bottom - board.bottom}px`);
  box.style.setProperty("--room", `${board.height - 2 * MARGIN}px`);
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const wanted = from ?? new DOMRect(board.left + board.width / 2, board.top, 0, 0);
  const right = wanted.right + MARGIN;
  const left = right + width < board.right ? right : wanted.left - width - MARGIN;
  const x = clamp(left, board.left, board.right - width);
  const y = clamp(wanted.top, board.top, board.bottom - height);
  box.style.setProperty("--x", `${x - screen.left}px`);
  box.style.setProperty("--y", `${y - screen.top}px`);
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function clamp(value, least, most) {
  return Math.max(least + MARGIN, Math.min(most - MARGIN, value));
}
