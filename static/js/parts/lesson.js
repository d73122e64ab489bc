/** A lesson on the real table: its words stand where the question stands otherwise, and point at the next click. */

import { html } from "lit-html";
import { goToLesson } from "../lessons.js";
import { boot, redraw, say, words } from "../site.js";
import { symbol } from "../symbols.js";
import { playNow } from "./playnow.js";
import { pointing, teacher } from "./pointing.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../types.js").Lesson} Lesson */

/** At which click it stands. */
let step = -1;
/** At which click something else was pressed. */
let wrongAt = -1;
let isOpen = false;

/** @param {Session} session */
export function isLesson(session) {
  return Boolean(session.room?.lesson);
}

/** Something was pressed that the rules allow and the lesson doesn't. */
export function offTheLesson() {
  wrongAt = step;
  redraw();
}

/**
 * @param {Session} session
 * @param {any} answers of the table itself
 */
export function lessonPrompt(session, answers) {
  const lesson = /** @type {Lesson} */ (session.room?.lesson);
  step = lesson.step;
  return html`
    <section class="lesson ${isWrong(lesson) ? "wrong" : ""} ${lesson.over ? "over" : ""}"
      aria-label=${placeOf(lesson)} ${pointing(lesson.click)}>
      <span class="lesson-face" aria-hidden="true">${teacher()}</span>
      <div class="lesson-text" role="status"><b>${words().say(`lesson-${lesson.id}`)} ${dots(
        lesson,
      )}</b>
        <p>${line(lesson)}</p></div>
      ${lesson.over ? "" : tools(session, lesson)}
    </section>
    ${lesson.over ? after(lesson) : answers}
  `;
}

/** @param {Lesson} lesson */
function isWrong({ over, step }) {
  return !over && wrongAt === step;
}

/** What to do now: a click without words of its own goes on with those before it. @param {Lesson} lesson */
function line(lesson) {
  const { id, over, step } = lesson;
  if (over) return words().say(`lesson-${id}-done`);
  if (isWrong(lesson)) {
    return html`<em>${say("lesson-wrong")}</em> ${words().say(`lesson-${id}-wrong`)}`;
  }
  if (!lesson.click.length) return say("lesson-watch");
  const said = Array.from({ length: step + 1 }, (_, at) => `lesson-${id}-${at + 1}`);
  return words().say(said.findLast((one) => words().has(one)) ?? `lesson-${id}`);
}

/** @param {Lesson} lesson */
function placeOf({ place, count }) {
  return say("lesson-place", { number: place + 1, count });
}

/** @param {Lesson} lesson */
function dots(lesson) {
  const { place, count, over } = lesson;
  const marks = Array.from({ length: count }, (_, at) => at < place || (over && at === place));
  return html`
    <span class="lesson-dots"><span class="sr">${placeOf(lesson)}</span>${marks.map((done, at) =>
      html`<i class="${done ? "done" : ""} ${at === place ? "now" : ""}" aria-hidden="true"></i>`
    )}</span>
  `;
}

/** @param {Lesson} lesson */
function after({ id, next }) {
  return html`
    <div class="answers lesson-after">
      <button class="btn quiet" aria-label=${say("lesson-restart")} title=${say("lesson-restart")}
        @click=${() => attempt(() => goToLesson(id, true))}>${symbol("again")}</button>
      <button class="btn primary lesson-next" @click=${() => attempt(() => goOn(next))}>${say(
        next ? "lesson-next" : "lesson-play",
      )}</button>
    </div>
  `;
}

/** To the next lesson; after the last a real game is laid. @param {string} next */
function goOn(next) {
  return next ? goToLesson(next, true) : playNow(boot.game);
}

/**
 * @param {Session} session
 * @param {Lesson} lesson
 */
function tools(session, lesson) {
  return html`
    <button class="btn quiet lesson-more" aria-label=${say("lesson-tools")} aria-expanded=${isOpen}
      @click=${toggle}>${symbol("more")}</button>
    ${isOpen
      ? html`<div class="lesson-tools">
        ${tool("eye", "show", () => show(session, lesson))}
        ${tool("again", "restart", () => goToLesson(lesson.id, true))}
        ${tool("skip", "skip", () => goOn(lesson.next))}
        <a class="btn quiet" href="/learn/${boot.game}">${symbol("book")}<span>${
        say("lesson-all")
      }</span></a></div>`
      : ""}
  `;
}

/**
 * @param {string} icon
 * @param {"show"|"restart"|"skip"} what
 * @param {() => any} run
 */
function tool(icon, what, run) {
  const go = () => (toggle(), attempt(async () => await run()));
  return html`
    <button class="btn quiet lesson-${what}"
      @click=${go}>${symbol(icon)}<span>${say(`lesson-${what}`)}</span></button>
  `;
}

function toggle() {
  isOpen = !isOpen;
  redraw();
}

/**
 * The click is made for who doesn't find it.
 * @param {Session} session
 * @param {Lesson} lesson
 */
function show(session, { click: [verb, noun] }) {
  if (verb) session.act(verb, noun);
}
