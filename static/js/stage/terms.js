/** Terms in a sentence: what a catalogue writes as [[thing|words]] is a way to the sheet of that thing. */

import { html } from "lit-html";

const TERM = /\[\[([^|\]]+)\|([^\]]+)\]\]/;
const PARTS = 3; // plain words, a thing, the words for it

/**
 * A value of a message that leads to its sheet.
 * @param {string} thing
 * @param {string} text
 */
export function term(thing, text) {
  return `[[${thing}|${text}]]`;
}

/** A sentence with its terms as links; anything else as it is. @param {any} sentence */
export function linked(sentence) {
  if (typeof sentence !== "string") return sentence;
  const parts = sentence.split(TERM);
  return parts.map((part, at) => [part, "", link(parts[at - 1], part)][at % PARTS]);
}

/**
 * @param {string} thing
 * @param {string} text
 */
function link(thing, text) {
  return html`<button type="button" class="thing term-link" data-explain=${thing}>${text}</button>`;
}
