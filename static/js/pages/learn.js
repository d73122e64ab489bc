/** All lessons of a game in their order, those that are learned, and the way to the next one. */

import { html } from "lit-html";
import { loadGame } from "../games/index.js";
import { allLessons, goToLesson } from "../lessons.js";
import { backdrop } from "../parts/scenes.js";
import { shell } from "../parts/shell.js";
import { attempt } from "../parts/toasts.js";
import { boot, redraw, say, show, words } from "../site.js";
import { symbol } from "../symbols.js";

/** @typedef {import("../lessons.js").LessonInfo} LessonInfo */

/** @type {import("../games/game.js").GameFront} */
let game;
/** @type {LessonInfo[]} */
let lessons = [];

export async function open() {
  [game, lessons] = await Promise.all([loadGame(boot.game), allLessons()]);
  await show(draw, game.name);
  addEventListener("pageshow", (event) => event.persisted && refresh());
}

/** Who comes back finds what was learned meanwhile. */
async function refresh() {
  lessons = await allLessons();
  redraw();
}

function draw() {
  const name = words().say("name");
  document.title = `${name} · ${say("lessons-title")} · Shinobi Table`;
  const isNew = !lessons.some((one) => one.done);
  return shell(html`
    <article class="panel lessons">
      <div class="scene">${game.picture?.() ?? backdrop(boot.game)}</div>
      <h1>${name}</h1>
      <p class="lead">${say("lessons-lead", { count: lessons.length })}</p>
      <p><button class="primary lessons-go" @click=${() => begin()}>${say(
        isNew ? "lessons-begin" : isAllDone() ? "lessons-again" : "lessons-go-on",
      )}</button></p>
      <ol class="lessons-list">${lessons.map(row)}</ol>
      <p><a href="/games/${boot.game}">${symbol("book")} ${say("rules")}</a></p>
    </article>
  `);
}

/**
 * @param {LessonInfo} lesson
 * @param {number} at
 */
function row({ id, done }, at) {
  return html`<li><button class="lessons-row ${done ? "done" : ""}" @click=${() => begin(id)}>
    <b class="num" aria-hidden="true">${done ? symbol("check") : at + 1}</b><span>${
    words().say(`lesson-${id}`)
  }</span>${done ? html`<span class="sr">${say("lessons-done")}</span>` : ""}</button></li>`;
}

function isAllDone() {
  return lessons.every((one) => one.done);
}

/** @param {string} [lesson] */
function begin(lesson = "") {
  return attempt(() => goToLesson(lesson, Boolean(lesson)));
}
