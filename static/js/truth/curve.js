/** The chances from the first click to the last: a line for all who win together, with what can't be told closer. */

import { html, svg } from "lit-html";
import { kindOf, percent, progress, signed } from "../late/turning.js";
import { say } from "../site.js";

/** @typedef {import("../late/turning.js").Moment} Moment */
/** @typedef {{step: number, chances: number[], errors: number[], at: Record<string, number>}} Point */
/** @typedef {{seats: number[], label: string, colour: string, own: boolean}} Line */

const WIDTH = 1000;
const HEIGHT = 100;
const GRID = [0, 25, 50, 75, 100];
const APART = 18; // of a hundred, between two words below
const RARE = 3; // of so many one is seen where there is little room
const LATE = 84; // words that begin here would go beyond the edge
const SURE = 2; // errors

/**
 * Seats whose chances are the same at any time share a line.
 * @param {Point[]} points
 * @param {number[]} seats
 * @returns {number[][]}
 */
export function together(points, seats) {
  const same = (/** @type {number} */ one, /** @type {number} */ other) =>
    points.every(({ chances }) => chances[one] === chances[other]);
  return seats.filter((seat) => !seats.some((other) => other < seat && same(seat, other)))
    .map((first) => seats.filter((seat) => same(first, seat)));
}

/**
 * @param {Point[]} points
 * @param {Line[]} lines
 * @param {Moment[]} turns
 * @param {string} title
 */
export function curve(points, lines, turns, title) {
  return html`
    <figure class="truth-curve" aria-label=${title}>
      <figcaption><h2>${title}</h2>${legend(lines)}</figcaption>
      <div class="chart">
        <div class="plot">
          <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
            ${GRID.map((at) => svg`<path class="grid" d="M0 ${HEIGHT - at}H${WIDTH}" />`)}
            ${lines.map((line) => band(points, line))}${lines.map((line) => drawn(points, line))}
          </svg>
          ${GRID.map((at) =>
            html`<span class="grid-at" style="--y:${at}" aria-hidden="true">${at}</span>`
          )}${ticks(points)}${turns.map((one, at) => stamp(points, one, at))}
        </div>
      </div>
    </figure>
  `;
}

/** @param {Line[]} lines */
function legend(lines) {
  return html`<p class="keys">${
    lines.map(({ label, colour, own }) =>
      html`<span class="key ${own ? "own" : ""}" style="--c:${colour}"><i></i>${label}</span>`
    )
  }<span class="key band"><i></i>${say("truth-band")}</span></p>`;
}

/**
 * @param {Point[]} points
 * @param {number} at
 */
function x(points, at) {
  return points.length > 1 ? (at / (points.length - 1)) * WIDTH : 0;
}

/** @param {number} chance */
function y(chance) {
  return HEIGHT - Math.min(100, Math.max(0, chance / 100));
}

/**
 * @param {Point[]} points
 * @param {Line} line
 */
function drawn(points, { seats: [seat], colour, own }) {
  const path = points.map(({ chances }, at) => `${x(points, at)},${y(chances[seat])}`).join(" ");
  return svg`
    <polyline class="edge ${own ? "own" : ""}" points=${path} />
    <polyline class="line ${own ? "own" : ""}" points=${path} style="--c:${colour}" />
  `;
}

/**
 * @param {Point[]} points
 * @param {Line} line
 */
function band(points, { seats: [seat], colour, own }) {
  const edge = (/** @type {number} */ sign) =>
    points.map(({ chances, errors }, at) =>
      `${x(points, at)},${y(chances[seat] + sign * SURE * errors[seat])}`
    );
  const path = [...edge(1), ...edge(-1).reverse()].join(" ");
  return svg`<polygon class="band ${own ? "own" : ""}" points=${path} style="--c:${colour}" />`;
}

/** Where the game says something new of how far it is, as far as there is room. @param {Point[]} points */
function ticks(points) {
  let [next, count] = [0, 0];
  return points.map(({ at }, place) => {
    const [left, text] = [x(points, place) / 10, progress(at)];
    if (!place || left < next || text === progress(points[place - 1].at)) return "";
    next = left + APART;
    const look = `${left > LATE ? "late" : ""} ${count++ % RARE ? "" : "rare"}`;
    return html`<span class="tick ${look}" aria-hidden="true" style="--x:${left}">${text}</span>`;
  });
}

/**
 * @param {Point[]} points
 * @param {Moment} moment
 * @param {number} number
 */
function stamp(points, moment, number) {
  const after = Math.max(1, points.findIndex(({ step }) => step >= moment.step));
  const [from, to] = [points[after - 1], points[after]];
  const part = Math.min(1, (moment.step - from.step) / Math.max(1, to.step - from.step));
  const chance = (one = from) => one.chances[moment.seat];
  const high = chance() + part * (chance(to) - chance());
  return html`
    <a class="stamp ${kindOf(moment)}" href="#turn-${number + 1}"
      style="--x:${x(points, after - 1 + part) / 10};--y:${percent(high)}"
      aria-label="${say("truth-stamp", { at: number + 1 })}: ${signed(moment.brought)}">${number +
        1}</a>
  `;
}
