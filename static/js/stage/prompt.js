/** The prompt: one sentence, one quiet line, and its answers; nothing else ever stands there. */

import { html, nothing } from "lit-html";
import { say } from "../site.js";
import { markedFace } from "../faces.js";
import { symbol } from "../symbols.js";
import { isAsked } from "../games/asking.js";
import { linked } from "./terms.js";

/** @typedef {import("../games/game.js").TableView} TableView */

/**
 * @typedef {object} Answer
 * @property {string} label
 * @property {any} [more] a small word beside it
 * @property {string} verb
 * @property {string} [noun]
 * @property {"primary"|"danger"|"quiet"|""} [look]
 * @property {string} [icon]
 * @property {string} [why] why it isn't offered: it then keeps its place as text with this reason
 * @property {string} [thing] what its sheet explains
 * @property {() => void} [run] instead of the click itself
 * @property {string} [leads] to which clicks it leads, which isn't one itself
 */

/**
 * @typedef {object} Question
 * @property {any} text one line
 * @property {any} [note] two lines at the most
 * @property {any} [beside] a number that people care about, beside the buttons that it is about
 */

/** @typedef {Question & {answers?: Answer[]}} Asked answers: quiet ones first, the primary one last */

/**
 * @param {TableView} table
 * @param {Question} question
 * @param {Answer[]} answers
 */
export function prompt(table, { text, note = "", beside = "" }, answers = []) {
  const mine = isAsked(table);
  return html`
    <p class="ask" role=${mine ? "status" : "note"}>${linked(text)}${note
      ? html`<small>${linked(note)}</small>`
      : ""}</p>
    ${answersOf(table, answers, beside)}
  `;
}

/**
 * The answers alone, where somebody else puts the question.
 * @param {TableView} table
 * @param {Answer[]} answers
 * @param {any} [beside]
 */
export function answersOf(table, answers, beside = "") {
  if (!beside && !answers.length) return "";
  return html`<div class="answers many-${answers.length}">${beside}${
    answers.map((one) => answer(table, one))
  }</div>`;
}

/**
 * @param {TableView} table
 * @param {Answer} one
 */
export function answer(table, one) {
  const { verb, noun = "", look = "", label, more = "", icon = "" } = one;
  const inside = html`${icon ? symbol(icon) : ""}<span>${label}</span>${
    more ? html`<small>${more}</small>` : ""
  }`;
  if (!table.can(verb, noun)) return refusedAnswer(inside, one.why ?? "");
  const state = table.pressed(verb, noun);
  return html`
    <button class="btn ${look} ${state}" aria-busy=${state === "sent"} data-explain=${one.thing ??
      nothing}
      data-verb=${verb} data-click=${one.leads === undefined ? `${verb} ${noun}` : nothing}
      data-leads=${one.leads ?? nothing} @click=${one.run ??
        (() => table.act(verb, noun))}>${inside}</button>
  `;
}

/** What isn't offered is no control: it keeps its place as text with its reason. */
function refusedAnswer(/** @type {any} */ inside, /** @type {string} */ why) {
  return html`<span class="btn off">${inside}${why ? html`<small>${why}</small>` : ""}</span>`;
}

/**
 * Whom the table waits for.
 * @param {TableView} table
 */
export function waitingFor(table) {
  const awaited = Object.keys(table.pub.awaited ?? {}).map(Number);
  const names = awaited.map((seat) =>
    html`
      <span
        class="waits"><span class="dot" style="--c:var(--${table.faceOf(seat)})">${markedFace(
          table.faceOf(seat),
        )}</span><span class="waits-name" data-free>${table.nameOf(seat)}</span></span>
    `
  );
  return html`<span class="sr">${say("waiting-for")}</span>${names}`;
}
