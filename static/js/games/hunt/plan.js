/** The shared plan: pings and arrows that everyone sees and that fade. */

import { svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { announce } from "../../announce.js";
import { arrowOf, placeOf } from "./geometry.js";
import { ledBy } from "./reading.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../types.js").Sketch} Sketch */

/** The last sign that was told to those who don't see it. */
let told = 0;

/** @param {TableView} table */
export function sketches(table) {
  const { pub } = table;
  const drawn = table.sketches.filter((one) =>
    one.from in pub.board && (one.kind === "ping" || one.to in pub.board)
  );
  for (const one of drawn.filter(({ key }) => key > told)) tellOf(table, one);
  return svg`
    <defs>
      <marker id="hunt-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.600"
        markerHeight="3.600" orient="auto-start-reverse">
        <path class="head" d="M0 0l10 5-10 5 2-5z" />
      </marker>
    </defs>${repeat(drawn, (one) => one.key, (one) => sketch(table, one))}
  `;
}

/**
 * @param {TableView} table
 * @param {Sketch} one
 */
function sketch(table, one) {
  const { pub, faceOf } = table;
  const at = placeOf(pub.board[one.kind === "ping" ? one.from : one.to]);
  const drawing = one.kind === "ping"
    ? svg`
      <circle class="ring" cx=${at.x} cy=${at.y} r="26" />
      <circle class="ring late" cx=${at.x} cy=${at.y} r="26" />
    `
    : svg`
      <path class="stroke" d=${arrowOf(pub.board, one.from, one.to)} marker-end="url(#hunt-head)" />
    `;
  return svg`<g class="sketch" style="--c:var(--${faceOf(one.seat)})">${drawing}
    <text x=${at.x} y=${at.y - 36} text-anchor="middle">${
    asksForHelp(table, one) ? table.words.say("hunt-free-me", one) : one.name
  }</text></g>`;
}

/**
 * @param {TableView} table
 * @param {Sketch} one
 */
function tellOf(table, one) {
  const { words } = table;
  const { kind, from, to, name, key } = one;
  told = key;
  if (asksForHelp(table, one)) return announce(words.say("hunt-free-me", one));
  const [start, end] = [from, kind === "ping" ? from : to].map((area) => words.nameOf(area));
  announce(words.say(`hunt-sketch-${kind}`, { name, from: start, place: end }));
}

/**
 * A sign for a paralysed hero of one's own means: free me.
 * @param {TableView} table
 * @param {Sketch} one
 */
function asksForHelp({ pub }, { kind, from, to, seat }) {
  const at = kind === "ping" ? from : to;
  return ledBy(pub, seat).some((hero) =>
    pub.heroes[hero].paralysed && pub.heroes[hero].area === at
  );
}
