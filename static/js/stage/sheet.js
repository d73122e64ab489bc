/** One kind of sheet for everything that can be asked about: picture, name, effect, what it is now, why not. */

import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { boot, redraw, say } from "../site.js";
import { symbol } from "../symbols.js";

/** @typedef {import("../games/game.js").Explained} Explained */
/** @typedef {import("../games/game.js").GameFront} GameFront */
/** @typedef {import("../games/game.js").TableView} TableView */

const MARGIN = 8;

/** @type {{thing: string, from: DOMRect | null, light: boolean, opener: Element | null} | null} */
let asked = null;

/**
 * Opens the sheet about a thing, beside what asked for it.
 * @param {string} thing
 * @param {Element | null} [opener]
 * @param {boolean} [light] under a resting mouse: it takes no focus and goes with the mouse
 */
export function askAbout(thing, opener = null, light = false) {
  asked = { thing, from: opener?.getBoundingClientRect() ?? null, light, opener };
  redraw();
}

export function closeSheet() {
  const opener = /** @type {HTMLElement | null} */ (asked?.light ? null : asked?.opener ?? null);
  asked = null;
  void redraw().then(() => opener?.isConnected && opener.focus({ preventScroll: true }));
}

export function isSheetOpen() {
  return asked !== null && !asked.light;
}

export function openThing() {
  return asked?.thing ?? "";
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
  const about = game.explain?.(asked.thing, table) ?? plain(asked.thing, table);
  if (!about) return "";
  return html`
    ${asked.light ? "" : html`<div class="sheet-veil" @click=${closeSheet}></div>`}
        <section class="sheet ${asked.light ? "light" : ""} ${boot
          .game}-table" role="dialog" tabindex="-1"
      aria-labelledby="sheet-title" data-thing=${asked.thing} ${ref(placed)}>${inside(
        about,
      )}</section>
  `;
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
    picture: symbol(faceOf(seat)),
    text: say(isAwaited ? "player-awaited" : "player-waits", { name: nameOf(seat) }),
  };
}

/** It stands beside what it is about, above the prompt, never over it. @param {Element | undefined} element */
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
  const prompt = document.querySelector("#prompt")?.getBoundingClientRect();
  if (!screen) return;
  const floor = prompt && prompt.height > 0 ? prompt.top : screen.bottom;
  box.style.setProperty("--floor", `${screen.bottom - floor}px`);
  box.style.setProperty("--room", `${floor - screen.top - 2 * MARGIN}px`);
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const wanted = from ?? new DOMRect(screen.left + screen.width / 2, screen.top + 90, 0, 0);
  const right = wanted.right + MARGIN;
  const left = right + width < screen.right ? right : wanted.left - width - MARGIN;
  const top = Math.min(wanted.top, floor - height - MARGIN);
  box.style.left = `${clamp(left, screen.left, screen.right - width) - screen.left}px`;
  box.style.top = `${clamp(top, screen.top, floor - height) - screen.top}px`;
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function clamp(value, least, most) {
  return Math.max(least + MARGIN, Math.min(most - MARGIN, value));
}
