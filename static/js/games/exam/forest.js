/** The forest map: clearings to walk on, mist over what is unknown, the teams on their way. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { symbol } from "../../symbols.js";
import { forestArt } from "./forest-art.js";
import { isTried } from "./look.js";
import { offer } from "./looking.js";
import { cellsOf, placeOf, stateOf } from "./model.js";
import { roam } from "./roam.js";
import { doing, emblem, stateName } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {ReturnType<typeof cellsOf>[number]} Cell */

/** @param {TableView} table */
export function forest(table) {
  const { pub, words } = table;
  const width = pub.map[1]?.length ?? 1;
  return html`
    <section class="map" style="--side:${width}" aria-label=${words.say("exam-map")}
      @keydown=${roam}>
        ${forestArt(pub.map)}
        ${repeat(Object.keys(pub.finds), (cell) => cell, (cell) => mist(table, cell))}
        ${table.now ? "" : cellsOf(pub.map).map((cell) => clearing(table, cell))}
        ${repeat(onMap(pub), (seat) => seat, (seat) => team(table, seat))}
        ${waiting(table)}
      </section>
  `;
}

/** @param {TableView["pub"]} pub */
function onMap(pub) {
  return Object.keys(pub.teams).map(Number).filter((seat) =>
    pub.teams[seat].cell && pub.teams[seat].team
  );
}

/** @param {number | string} cell */
function spot(cell) {
  const { column, row } = placeOf(cell);
  return `--x:${column - 1};--y:${row}`;
}

/**
 * Where the team may go: a step, or two with a dash; what is found there stands at the ring.
 * @param {TableView} table
 * @param {Cell} cell
 */
function clearing(table, { cell, sign }) {
  const noun = String(cell);
  const verb = ["retreat", "go", "dash"].find((one) => table.can(one, noun));
  if (!verb) return "";
  const isFree = verb === "retreat" || verb === "go" && !table.pub.finds[noun];
  const does = offer(table, verb, noun, isFree);
  const { words } = table;
  const label = table.pub.finds[noun] && verb === "go" ? words.say("exam-a-find") : "";
  return html`
    <button class="clearing ok ${verb} ${isTried(table, verb, noun) ? "sel" : ""}"
      data-verb=${verb} data-click="${verb} ${noun}" style=${spot(cell)}
      aria-label=${doing(table, verb, clearingName(table, cell, sign))}
      @pointerenter=${does.enter} @pointerleave=${does.leave} @focus=${does.focus}
      @click=${does.click}>${label ? html`<em>${label}</em>` : ""}</button>
  `;
}

/**
 * @param {TableView} table
 * @param {number} cell
 * @param {string} sign
 */
function clearingName({ pub, words, nameOf }, cell, sign) {
  const kind = sign === "T"
    ? "tower"
    : sign === "#"
    ? "cliff"
    : pub.finds[cell]
    ? "find"
    : /\d/.test(sign)
    ? "entrance"
    : "clearing";
  const there = onMap(pub).filter((seat) => pub.teams[seat].cell === cell).map(nameOf);
  return [words.say("exam-clearing", { ...placeOf(cell), kind }), ...there].join(", ");
}

/**
 * @param {TableView} table
 * @param {string} cell
 */
function mist({ words }, cell) {
  return html`
    <span class="mist" style=${spot(cell)} role="img" aria-label=${words.say("label-find")}
      data-fly="find-${cell}">
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <g class="drift"><ellipse cx="36" cy="44" rx="34" ry="17"/><ellipse cx="66" cy="58" rx="32" ry="16"/></g>
          <g class="drift late"><ellipse cx="60" cy="38" rx="28" ry="13"/><ellipse cx="38" cy="66" rx="30" ry="13"/></g>
          </svg><b>${symbol("x-find")}</b></span>
  `;
}

/**
 * @param {TableView} table
 * @param {number} seat
 */
function team(table, seat) {
  const { pub, words, nameOf } = table;
  const { cell, team: name } = pub.teams[seat];
  const here = onMap(pub).filter((other) => pub.teams[other].cell === cell);
  const state = stateOf(pub, seat);
  const label = [nameOf(seat), words.nameOf(name), stateName(table, state)].filter(Boolean).join(
    ", ",
  );
  const turn = pub.mover.seat === seat;
  return html`
    <span class="walker ${turn ? "turn" : ""} ${seat === table.seat ? "mine" : ""} ${state}"
      style="${spot(cell)};--at:${here.indexOf(seat)};--of:${here.length}" role="img"
      aria-label=${label} title=${label}
      data-fly="walker-${seat}">${emblem(name)}${state
        ? html`<i class="state">${symbol(`x-${state}`)}</i>`
        : ""}${seat === table.seat ? html`<em data-free>${words.say("you")}</em>` : ""}</span>
  `;
}

/**
 * Teams that wait in the Tower.
 * @param {TableView} table
 */
function waiting({ pub, words, nameOf }) {
  const seats = Object.keys(pub.tower).map(Number);
  const tower = cellsOf(pub.map).find(({ sign }) => sign === "T");
  if (!tower || !seats.length) return "";
  return html`<span class="in-tower" style=${spot(tower.cell)}>${
    seats.map((seat) =>
      html`<span role="img" data-fly="walker-${seat}" aria-label=${
        words.say("exam-in-tower", { name: nameOf(seat) })
      }>${emblem(pub.teams[seat].team)}</span>`
    )
  }</span>`;
}
