/** The frame of every table: bar, board and band on one screen that never scrolls, and a drawer over the board. */

import { html } from "lit-html";
import { say } from "../site.js";
import { stageSprite } from "./icons.js";

/**
 * @typedef {object} Parts
 * @property {string} game
 * @property {string} title
 * @property {any} bar
 * @property {any} board
 * @property {any} prompt the question and its answers
 * @property {any} [tools] what phones have beside the question instead of in the bar
 * @property {any} hand
 * @property {any} drawer
 * @property {any} [over] what lies over it all: a sheet
 * @property {string} [look]
 * @property {boolean} [mine] whether this seat is asked
 */

const LARGE_TEXT = 24; // pixels: from here on, 150 % of the usual, the frame is one scrolling column

/** What people set in their browser; it is asked once. @type {boolean | null} */
let largeText = null;

/** @param {Parts} parts */
export function frame(parts) {
  const look = `${parts.look ?? ""} ${parts.hand ? "" : "no-hand"}`;
  return html`<div class="screen ${isLargeText() ? "large-text" : ""}">${stageSprite}
    <div class="frame ${parts.game}-frame ${look}">
      <header class="bar">${parts.bar}</header>
      <main id="main" class="middle"><h1 class="sr">${parts.title}</h1>
        ${band(parts)}
        <section id="board" class="board" aria-label=${say("table-title")}><h2 class="sr">${
    say("table-title")
  }</h2>${parts.board}</section>
      </main>
      ${parts.drawer}
      <div class="flying ${parts.game}-table" aria-hidden="true"></div>
      ${parts.over ?? ""}
    </div></div>`;
}

/** @param {Parts} parts */
function band({ game, mine, prompt, tools, hand }) {
  return html`
    <section id="band" class="band ${mine ? "mine" : ""}" tabindex="-1" aria-label=${say(
      "prompt-title",
    )}>
      <div id="prompt" class="prompt">${prompt}</div>
      <div class="ask-tools only-phone">${tools ?? ""}</div>
      ${hand
        ? html`<section id="hand" class="hand ${game}-table" aria-label=${
          say("hand-title")
        }>${hand}</section>`
        : ""}
    </section>
  `;
}

function isLargeText() {
  largeText ??= parseFloat(getComputedStyle(document.documentElement).fontSize) >= LARGE_TEXT;
  return largeText;
}
