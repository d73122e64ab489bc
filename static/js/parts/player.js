/** The controls of a replay: back, play, forward, speed, slider, link to a step. */

import { html } from "lit-html";
import { say } from "../site.js";
import { symbol } from "../symbols.js";
import { copy } from "./copying.js";

const SPEEDS = [0.5, 1, 2, 4];

/**
 * @param {{at: number, last: number, playing: boolean, speed: number, moments: number[], goOn: (() => void) | null}} now
 * @param {{go: (step: number) => void, toggle: () => void, faster: (speed: number) => void}} does
 */
export function controls({ at, last, playing, speed, moments, goOn }, { go, toggle, faster }) {
  const button = (
    /** @type {string} */ icon,
    /** @type {string} */ label,
    /** @type {() => void} */ run,
    off = false,
  ) =>
    html`
      <button class="icon" aria-label=${label} title=${label} ?disabled=${off}
        @click=${run}>${symbol(icon)}</button>
    `;
  return html`<div class="panel player" role="group" aria-label=${say("replay")}>
    ${button("back", say("replay-back"), () => go(at - 1), at === 0)}
    ${button(playing ? "pause" : "play", say(playing ? "replay-pause" : "replay-play"), toggle)}
    ${button("forward", say("replay-forward"), () => go(at + 1), at === last)}
    <span class="player-track"><input type="range" min="0" max=${last} step="1"
      .value=${String(at)} aria-label=${say("replay-step", { at, last })}
      @input=${(/** @type {any} */ event) => go(Number(event.target.value))}>${
    moments.map((one) => html`<i aria-hidden="true" style="--at: ${one / Math.max(1, last)}"></i>`)
  }</span>
    <span class="num" aria-hidden="true">${at}/${last}</span>
    <select aria-label=${say("replay-speed")} @change=${(/** @type {any} */ event) =>
    faster(Number(event.target.value))}>
      ${
    SPEEDS.map((one) => html`<option value=${one} .selected=${one === speed}>${one}×</option>`)
  }</select>
    <button class="small" @click=${() => copy(linkTo(at))}>${symbol("link")}<span>${
    say("replay-link")
  }</span></button>
    ${
    goOn
      ? html`
        <button class="small" data-does="going-on"
          @click=${goOn}>${symbol("turn")}<span>${say("going-on")}</span></button>
      `
      : ""
  }
  </div>`;
}

/** A chat asks the server what a link shows, and the server never sees what follows a "#". @param {number} at */
function linkTo(at) {
  return `${location.origin}${location.pathname}?step=${at}`;
}
