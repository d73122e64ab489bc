/** Faces as one SVG sprite: `f-<name>` a bust, `f-<name>-hurt` the same when hurt, `g-<name>` its ground. */

import { bustOf, groundOf, harm, placeOf } from "./face.js";

/** @typedef {import("./face.js").Person} Person */
/** @typedef {import("./face.js").Mood} Mood */

const FIELD = 'viewBox="0 0 100 100"';

/** What clips a face to its frame; every page has these. */
export const FRAMES = '<clipPath id="face-disc"><circle cx="50" cy="50" r="48"/></clipPath>' +
  '<clipPath id="face-tile"><rect x="2" y="2" width="96" height="96" rx="18"/></clipPath>';

/**
 * @param {Record<string, Person>} people
 * @param {string} [frames]
 */
export function spriteOf(people, frames = "") {
  const drawn = Object.entries(people).map(([name, data]) => symbols(name, data));
  return `<svg xmlns="http://www.w3.org/2000/svg">${[frames, ...drawn].join("\n")}\n</svg>\n`;
}

/**
 * @param {string} name
 * @param {Person} data
 */
function symbols(name, data) {
  const { under, moods, over } = bustOf(name, data);
  const layers = `<defs><g id="u-${name}">${under}</g>${
    over && `<g id="o-${name}">${over}</g>`
  }</defs>`;
  const bust = (/** @type {Mood} */ mood) =>
    `<g transform="${placeOf(data, mood)}"><use href="#u-${name}"/>${moods[mood]}${
      over && `<use href="#o-${name}"/>`
    }</g>`;
  return layers + symbol(`f-${name}`, bust("neutral")) +
    symbol(`f-${name}-hurt`, bust("hurt") + harm(data)) +
    symbol(`g-${name}`, groundOf(data, "neutral")) +
    symbol(`g-${name}-hurt`, groundOf(data, "hurt"));
}

/**
 * @param {string} id
 * @param {string} drawing
 */
function symbol(id, drawing) {
  return `<symbol id="${id}" ${FIELD}>${drawing}</symbol>`;
}
