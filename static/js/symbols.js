/** Our own drawings: a symbol for every character, thing, button and emote, as one SVG sprite. */

import { html, svg } from "lit-html";
import { around, dark, disc, hole, line, ring, solid } from "./strokes.js";

const face = (/** @type {any} */ inside) => [ring(24, 24, 19), inside];

/** @type {Record<string, any>} */
const CHARACTERS = {
  naruto: line(
    "M24 24c0-3 4-4 6-1 3 4 0 10-6 10-8 0-13-7-11-14C15 10 26 6 34 11c9 6 10 19 3 27",
    5,
  ),
  sakura: [
    around(solid("M24 22c-6-4-7-11-4-17l4 3 4-3c3 6 2 13-4 17z"), 5, 25),
    svg`
      <circle cx="24" cy="25" r="3" fill="#fff8" />
    `,
  ],
  sasuke: [
    solid("M6 24a18 18 0 0 1 36 0z"),
    dark("M24 24V8M15 24 11 12M33 24l4-12"),
    solid("M21 24h6l-1 18h-4z"),
  ],
  kakashi: solid("M28 3 9 27h12l-4 18 22-27H26z"),
  lee: line("M8 40C6 18 20 6 42 6c0 22-12 36-30 32m-4 2c6-10 13-17 22-23", 5),
  shikamaru: [
    line("M21 44V32C11 30 7 22 9 10M27 44V32c10-2 14-10 12-22", 4.5),
    line("M10 20l-6-3M15 27l3-11M38 20l6-3M33 27l-3-11", 4),
  ],
  sai: [
    solid("M30 4c5-1 13 7 12 12L27 29l-9-9z"),
    solid("M16 22l9 9c0 8-8 12-19 12 4-4 2-7 3-13 1-5 4-8 7-8z"),
  ],
  gaara: [
    disc(24, 33, 12),
    disc(24, 17, 8),
    solid("M20 3h8l-1 7h-6z"),
    dark("M15 24c6 4 12 4 18 0M17 38l14-9"),
  ],
  shino: [
    solid("M24 14c8 0 11 8 11 15s-5 14-11 14-11-7-11-14 3-15 11-15z"),
    disc(24, 10, 5),
    line("M12 22 4 17M12 30H3M14 38l-8 5M36 22l8-5M36 30h9M34 38l8 5M21 6l-4-4M27 6l4-4", 3),
    dark("M24 16v26"),
  ],
  kiba: [
    disc(10, 22, 5),
    disc(19, 12, 5.5),
    disc(30, 12, 5.5),
    disc(39, 22, 5),
    solid("M24 23c8 0 14 8 13 14-1 5-7 5-13 3-6 2-12 2-13-3-1-6 5-14 13-14z"),
  ],
  hinata: [
    line("M3 24c8-12 34-12 42 0-8 12-34 12-42 0z"),
    ring(24, 24, 7),
  ],
  neji: [
    ring(24, 24, 9),
    line("M24 3v7M24 38v7M3 24h7M38 24h7", 5),
    line("M9 9l5 5M34 34l5 5M39 9l-5 5M14 34l-5 5", 4),
    disc(24, 24, 3),
  ],
  tenten: [
    solid("M24 2c6 8 9 14 9 19l-6 6h-6l-6-6c0-5 3-11 9-19z"),
    line("M24 27v8", 5),
    ring(24, 40, 5),
  ],
  choji: [
    solid("M22 22C18 8 8 4 4 8s0 18 16 18C8 28 6 40 12 42s11-8 10-16z"),
    solid("M26 22C30 8 40 4 44 8s0 18-16 18c12 2 14 14 8 16s-11-8-10-16z"),
    line("M24 12v28", 3.5),
  ],
  ino: [
    solid(
      "M10 12c5 1 7 4 8 7 1-7 3-11 6-14 3 3 5 7 6 14 1-3 3-6 8-7 1 14-4 20-12 21h-4c-8-1-13-7-12-21z",
    ),
    line("M24 32v13M24 42c-5 0-8-2-10-6", 4),
  ],
  kankuro: [
    line("M8 14h32M24 6v16M14 14v24M34 14v24M24 22v14", 4),
    disc(14, 41, 4),
    disc(34, 41, 4),
    disc(24, 40, 4),
  ],
  temari: [
    solid("M24 44 3 17C13 4 35 4 45 17z"),
    dark("M24 44 11 11M24 44V8M24 44l13-33"),
    hole(12, 17, 3),
    hole(24, 14, 3),
    hole(36, 17, 3),
  ],
  dosu: [
    solid("M12 6h24c4 0 6 3 6 6v24c0 4-3 6-6 6H12c-4 0-6-3-6-6V12c0-4 3-6 6-6z"),
    hole(16, 16, 4),
    hole(32, 16, 4),
    hole(16, 32, 4),
    hole(32, 32, 4),
    hole(24, 24, 4),
  ],
  zaku: [disc(10, 24, 6), line("M20 14c6 6 6 14 0 20M28 8c9 9 9 23 0 32M36 3c12 12 12 30 0 42", 4)],
  kin: [
    solid("M24 5c9 0 13 7 13 16 0 8 3 10 5 14H6c2-4 5-6 5-14C11 12 15 5 24 5z"),
    disc(24, 40, 5),
    dark("M12 28h24"),
  ],
};

/** @type {Record<string, any>} */
const THINGS = {
  mark: [
    solid("M24 3 31 17 45 24 31 31 24 45 17 31 3 24 17 17z"),
    svg`
      <circle cx="24" cy="24" r="5.5" fill="var(--hole, var(--paper))" />
    `,
  ],
  dice: [
    svg`
      <rect x="7" y="7" width="34" height="34" rx="8" fill="none" stroke="currentColor"
        stroke-width="4" />
    `,
    solid("m24 13 3 8 8 .5-6.5 5 2.5 8-7-4.5-7 4.5 2.5-8-6.5-5 8-.5z"),
  ],
  turn: [
    line("M8 20C11 9 27 5 36 14M40 28c-3 11-19 15-28 6", 5),
    solid("M42 4v16L27 17zM6 44V28l15 3z"),
  ],
  star: solid("m24 3 6 14 15 1-11 10 4 16-14-8-14 8 4-16L3 18l15-1z"),
  cloud: [
    solid("M12 38C3 38 1 27 9 24 6 14 18 10 22 17c4-8 18-5 16 5 9 1 10 16-1 16z"),
    dark("M14 31c4 2 7 0 7-3M27 32c5 1 8-2 7-5"),
  ],
  column: [
    solid("M13 3h22v12H13zM13 18h22v12H13z"),
    solid("M13 33h22v12H13z"),
  ],
  leaf: [
    line("M24 26c3-1 3-6-1-6-6 0-7 9-1 12 9 4 17-5 13-14C30 8 14 8 9 19c-3 7-1 15 5 21", 4),
    line("M30 33l12 10", 4),
  ],
  plate: [
    solid("M3 14h42v20H3z"),
    dark("M15 30c0-9 8-13 17-11-1 4 0 8 2 11M15 30c3 2 8 1 9-3 0-3-4-3-4-1", 3),
    hole(7.5, 18, 1.7),
    hole(7.5, 30, 1.7),
    hole(40.5, 18, 1.7),
    hole(40.5, 30, 1.7),
  ],
  scroll: [solid("M9 6h30v7H9zM9 35h30v7H9z"), line("M13 13v22M35 13v22M19 20h10M19 27h10", 4)],
};

/** @type {Record<string, any>} */
const BUTTONS = {
  "sound-on": [
    solid("M6 18h8l12-10v32L14 30H6z"),
    line("M33 17c4 4 4 10 0 14M38 11c8 8 8 18 0 26", 3.5),
  ],
  "sound-off": [solid("M6 18h8l12-10v32L14 30H6z"), line("M33 18l11 12M44 18 33 30", 3.5)],
  sun: [
    disc(24, 24, 9),
    line("M24 3v6M24 39v6M3 24h6M39 24h6M9 9l4 4M35 35l4 4M39 9l-4 4M13 35l-4 4", 3.5),
  ],
  moon: solid("M40 30A19 19 0 1 1 20 6a15 15 0 0 0 20 24z"),
  auto: [
    ring(24, 24, 17),
    solid("M24 7a17 17 0 0 1 0 34z"),
  ],
  close: line("M11 11l26 26M37 11 11 37", 5),
  help: [line("M16 17c0-11 17-11 17 0 0 7-9 7-9 14", 5), disc(24, 40, 3.5)],
  crown: solid("M5 14l10 9 9-15 9 15 10-9-4 26H9z"),
  eye: [line("M3 24c8-12 34-12 42 0-8 12-34 12-42 0z", 3.5), disc(24, 24, 6)],
  bot: [
    svg`
      <rect x="8" y="15" width="32" height="25" rx="7" fill="none" stroke="currentColor"
        stroke-width="4" />
    `,
    line("M24 15V6", 4),
    disc(24, 6, 3),
    disc(17, 27, 3.5),
    disc(31, 27, 3.5),
  ],
  undo: line("M16 8 6 18l10 10M8 18h20a12 12 0 0 1 0 24H16", 4.5),
  door: [
    line("M28 6H10v36h18", 4.5),
    line("M22 24h20M34 16l8 8-8 8", 4.5),
  ],
  check: line("M8 26l11 11L41 12", 6),
  play: solid("M12 6l28 18-28 18z"),
  pause: solid("M11 6h9v36h-9zM28 6h9v36h-9z"),
  forward: solid("M8 8l20 16L8 40zM32 8h7v32h-7z"),
  back: solid("M40 8 20 24l20 16zM9 8h7v32H9z"),
  link: [
    line("M20 28a9 9 0 0 1 0-12l7-7a9 9 0 0 1 12 12l-4 4", 4.5),
    line("M28 20a9 9 0 0 1 0 12l-7 7A9 9 0 0 1 9 27l4-4", 4.5),
  ],
  chat: solid("M6 8h36c2 0 3 1 3 3v22c0 2-1 3-3 3H24L13 45v-9H6c-2 0-3-1-3-3V11c0-2 1-3 3-3z"),
  people: [
    disc(17, 15, 7.5),
    solid("M3 40c0-10 6-15 14-15s14 5 14 15z"),
    disc(34, 17, 6),
    solid("M34 40h11c0-9-4-14-11-14-2 0-3 0-4 1 3 3 4 8 4 13z"),
  ],
  time: [ring(24, 24, 18), line("M24 13v12l8 5", 4)],
  book: line("M24 12c-4-4-11-5-18-5v30c7 0 14 1 18 5 4-4 11-5 18-5V7c-7 0-14 1-18 5v30", 4),
  share: line("M24 30V6M14 15 24 5l10 10M10 24H7v18h34V24h-3", 4.5),
  device: [
    svg`
      <rect x="13" y="4" width="22" height="40" rx="5" fill="none" stroke="currentColor"
        stroke-width="4" />
    `,
    line("M21 37h6", 4),
  ],
  bell: solid(
    "M24 3c3 0 4 2 4 4 7 2 10 8 10 15v10l5 6H5l5-6V22c0-7 3-13 10-15 0-2 1-4 4-4zM18 40h12a6 6 0 0 1-12 0z",
  ),
  plus: line("M24 8v32M8 24h32", 6),
  down: line("M10 17l14 14 14-14", 5),
};

/** @type {Record<string, any>} */
const EMOTES = {
  "emote-cheer": [
    solid("M5 43 16 17l15 15z"),
    line("M22 14c2-4 1-7-2-10M34 26c4-2 7-1 10 2M27 20c4-2 8-6 9-14", 3.5),
    disc(42, 14, 3),
    disc(29, 5, 2.5),
    disc(43, 41, 2.5),
  ],
  "emote-laugh": face([
    line("M14 20l5-3 4 3M25 20l4-3 5 3", 3.5),
    solid("M13 26h22c0 15-22 15-22 0z"),
  ]),
  "emote-gasp": face([
    disc(17, 18, 3.5),
    disc(31, 18, 3.5),
    svg`
      <ellipse cx="24" cy="32" rx="5" ry="6.5" fill="currentColor" />
    `,
  ]),
  "emote-think": face([
    disc(17, 20, 3),
    disc(31, 20, 3),
    line("M13 14l7-2M17 33c5-3 9-3 14 0M33 38l6 6", 3.5),
  ]),
  "emote-thanks": [solid("M24 42C6 30 3 20 7 13s13-6 17 2c4-8 13-9 17-2s1 17-17 29z")],
  "emote-hurry": [
    line("M12 4h24M12 44h24M15 5c0 11 9 13 9 19s-9 8-9 19M33 5c0 11-9 13-9 19s9 8 9 19", 4),
    solid("M18 40c1-6 11-6 12 0z"),
  ],
};

export const EMOTE_NAMES = ["cheer", "laugh", "gasp", "think", "thanks", "hurry"];

const SEAT_FACES = ["naruto", "kakashi", "lee", "sasuke", "sakura", "shikamaru"];

/** What pictures that no browser draws are made of too. */
export const EMBLEMS = {
  mark: THINGS.mark,
  crown: BUTTONS.crown,
  bot: BUTTONS.bot,
  eye: BUTTONS.eye,
};

const ALL = { ...CHARACTERS, ...THINGS, ...BUTTONS, ...EMOTES };

/** The whole set, drawn once per page; `symbol` points into it. */
export const sprite = spriteOf(ALL);

/**
 * @param {string} name
 * @param {string} [look] a class
 */
export function symbol(name, look = "") {
  return html`
    <svg class="sym ${look}" viewBox="0 0 48 48" aria-hidden="true">
      <use href="#s-${name}"></use>
    </svg>
  `;
}

/**
 * A symbol as a drawing of its own, for a picture that is made of it.
 * @param {string} name
 * @param {string} colour
 */
export function symbolSvg(name, colour) {
  const drawn = document.getElementById(`s-${name}`)?.innerHTML ?? "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 48 48" color="${colour}">${
    drawn.replaceAll(/<!--.*?-->/g, "")
  }</svg>`;
}

/**
 * A drawing of its own, in no sprite.
 * @param {any} drawing
 * @param {string} [look] a class
 */
export function framed(drawing, look = "") {
  return html`<svg class="sym ${look}" viewBox="0 0 48 48" aria-hidden="true">${drawing}</svg>`;
}

/**
 * Drawings by their names, for `symbol` to point into.
 * @param {Record<string, any>} drawings
 */
export function spriteOf(drawings) {
  return html`<svg class="sprite" aria-hidden="true" width="0" height="0">${
    Object.entries(drawings).map(([name, drawing]) =>
      svg`<symbol id=${`s-${name}`} viewBox="0 0 48 48">${drawing}</symbol>`
    )
  }</svg>`;
}

/** Whether there is such a drawing. @param {string} name */
export function hasSymbol(name) {
  return name in ALL;
}

/**
 * The symbol of a hero; its colour is var(--<symbol>).
 * @param {string} hero
 */
export function symbolOf(hero) {
  return hero === "rock-lee" ? "lee" : hero;
}

/**
 * The face of a seat, for games that don't choose their own.
 * @param {number} seat
 */
export function seatFace(seat) {
  return SEAT_FACES[seat % SEAT_FACES.length];
}
