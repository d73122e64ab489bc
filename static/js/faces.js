/** Portraits: sprites made at set-up, worn once per page and shown by reference; a symbol stands in for a missing one. */

import { html, svg } from "lit-html";
import { symbol, symbolOf } from "./symbols.js";

/** @typedef {"neutral" | "hurt"} Mood */
/** @typedef {"disc" | "tile" | "none"} Frame none: the bust alone, to stand in a scene */

const SVG = "image/svg+xml";
const FRAMES = {
  disc: svg`<circle class="face-ring" cx="50" cy="50" r="48" />`,
  tile: svg`<rect class="face-ring" x="2" y="2" width="96" height="96" rx="18" />`,
  none: "",
};

/** @type {Set<string>} */
const worn = new Set();
/** @type {Set<string>} */
const known = new Set();
let ownAreHere = () => {};
/** Whoever needs another face waits for the page's own: it may be among them. @type {Promise<void>} */
export const ownFaces = new Promise((done) => ownAreHere = done);

/** @param {string[]} addresses */
export async function wearOwnFaces(addresses) {
  await wearFaces(...addresses);
  ownAreHere();
}

/**
 * Fetch sprites and put them into the page.
 * @param {string[]} addresses
 */
export async function wearFaces(...addresses) {
  const missing = addresses.filter((address) => !worn.has(address));
  for (const address of missing) worn.add(address);
  for (const sprite of await Promise.all(missing.map(fetched))) wear(sprite);
}

/**
 * A face by its name in the games' tables; "zetsu-3" finds "zetsu".
 * @param {string} id
 * @param {{mood?: Mood, frame?: Frame, look?: string}} [how] look: a class
 */
export function faceOf(id, { mood = "neutral", frame = "disc", look = "" } = {}) {
  const name = nameOf(id);
  if (!name) return html`<span class="portrait symbol-face ${look}">${symbol(symbolOf(id))}</span>`;
  return html`
    <svg class="portrait as-${frame} ${look}" viewBox="0 0 100 100"
      aria-hidden="true">${figure(name, mood, frame)}</svg>
  `;
}

/** A face with the symbol as its mark, or the symbol alone. @param {string} id */
export function markedFace(id) {
  const sign = symbolOf(id);
  return nameOf(id) ? html`${faceOf(id)}${symbol(sign, "face-mark")}` : symbol(sign);
}

/**
 * The same as a part of a drawing, on a field of so many units from a corner.
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {{mood?: Mood, frame?: Frame}} [how]
 */
export function faceAt(id, x, y, size, { mood = "neutral", frame = "none" } = {}) {
  const name = nameOf(id);
  return name
    ? svg`
      <svg x=${x} y=${y} width=${size} height=${size}
        viewBox="0 0 100 100">${figure(name, mood, frame)}</svg>
    `
    : "";
}

/**
 * A face as a drawing of its own, for a picture that is made of it.
 * @param {string} id
 * @param {Mood} [mood]
 */
export function faceSvg(id, mood = "neutral") {
  const name = nameOf(id);
  const as = mood === "hurt" ? "-hurt" : "";
  const parts = ["face-disc", `u-${name}`, `o-${name}`, `g-${name}${as}`, `f-${name}${as}`];
  const drawn = parts.map((part) => document.getElementById(part)?.outerHTML ?? "").join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 100 100"><defs>${drawn}</defs>` +
    `<g clip-path="url(#face-disc)"><use href="#g-${name}${as}"/><use href="#f-${name}${as}"/></g>` +
    `<circle cx="50" cy="50" r="48" fill="none" stroke="#1d1a20" stroke-width="3.2"/></svg>`;
}

/** The name under which a character is drawn, or "". @param {string} id */
export function nameOf(id) {
  const names = [OTHERS[id] ?? id, id.replace(/-\d+$/, "")];
  return names.find((name) => known.has(name)) ?? "";
}

/** @type {Record<string, string>} */
const OTHERS = { lee: "rock-lee", tobi: "tobi-a" };

/**
 * @param {string} name
 * @param {Mood} mood
 * @param {Frame} frame
 */
function figure(name, mood, frame) {
  const as = mood === "hurt" ? "-hurt" : "";
  const bust = svg`<use href="#f-${name}${as}"></use>`;
  if (frame === "none") return bust;
  return svg`
    <g
      clip-path="url(#face-${frame})"><use href="#g-${name}${as}"></use>${bust}</g>${FRAMES[frame]}
  `;
}

/**
 * @param {string} address
 * @returns {Promise<Element>}
 */
async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), SVG).documentElement;
}

/** @param {Element} sprite */
function wear(sprite) {
  sprite.setAttribute("class", "sprite face-sprite");
  sprite.setAttribute("aria-hidden", "true");
  sprite.setAttribute("width", "0");
  sprite.setAttribute("height", "0");
  for (const one of sprite.querySelectorAll('symbol[id^="f-"]')) known.add(one.id.slice(2));
  document.body.append(document.adoptNode(sprite));
}
