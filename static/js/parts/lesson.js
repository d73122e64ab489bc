/** The strip of a lesson on the real table: its goal, the next click, what was wrong, how far one is. */

import { html } from "lit-html";
import { goToLesson, playRealGame } from "../lessons.js";
import { boot, redraw, say, words } from "../site.js";
import { symbol } from "../symbols.js";
import { pointing, teacher } from "./pointing.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../stage/director.js").Director} Director */
/** @typedef {import("../types.js").Lesson} Lesson */

/** The lesson as far as the show has come. @type {Lesson | null} */
let shown = null;
/** At which click something else was pressed. */
let wrongAt = -1;
let isOpen = false;

/** @param {Session} session */
export function isLesson(session) {
  return Boolean(session.room?.lesson);
}

/** Something was pressed that the rules allow and the lesson doesn't. */
export function offTheLesson() {
  wrongAt = shown?.step ?? -1;
  redraw();
}

/**
 * @param {Session} session
 * @param {Director} director
 */
export function lessonStrip(session, director) {
  const newest = session.room?.lesson;
  if (!newest || session.seat < 0) return "";
  if (!shown || !director.now) shown = newest;
  const lesson = shown;
  return html`
    <section class="lesson ${isWrong(lesson) ? "wrong" : ""} ${lesson.over ? "over" : ""}"
      aria-label=${placeOf(lesson)} ${pointing(director.now ? [] : lesson.click)}>
      <span class="lesson-face" aria-hidden="true">${teacher()}</span>
      <div class="lesson-text" role="status"><b>${words().say(`lesson-${lesson.id}`)}</b>
        <p>${line(lesson)}</p></div>
      ${lesson.over ? after(lesson) : tools(session, lesson)}
      ${dots(lesson)}
    </section>
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
  const go = next ? () => goToLesson(next, true) : playRealGame;
  return html`
    <div class="lesson-after">
      <button class="btn quiet" aria-label=${say("lesson-restart")} title=${say("lesson-restart")}
        @click=${() => attempt(() => goToLesson(id, true))}>${symbol("again")}</button>
      <button class="btn primary lesson-next" @click=${() => attempt(go)}>${say(
        next ? "lesson-next" : "lesson-play",
      )}</button>
    </div>
  `;
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
        ${
        tool("skip", "skip", () => (lesson.next ? goToLesson(lesson.next, true) : playRealGame()))
      }
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
