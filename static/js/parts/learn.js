/** The way to the lessons: one per game that has any, below the doors. */

import { html } from "lit-html";
import { faceOf } from "../faces.js";
import { say } from "../site.js";
import { across } from "./even_rows.js";

/** @typedef {import("./doors.js").Door} Door */

const TEACHER = "kakashi";

/** @param {Door[]} doors */
export function learning(doors) {
  const taught = doors.filter(({ info }) => info.lessons);
  return html`
    <section class="panel learn" id="learn">
      <h2>${say("learn-title")}</h2>
      <p class="note">${say("learn-note")}</p>
      <ul style="--across: ${across(taught.length)}">${taught.map(lesson)}</ul>
    </section>
  `;
}

/** @param {Door} door */
function lesson({ info, words }) {
  const game = words.say("name");
  return html`<li><a href="/learn/${info.id}">${faceOf(TEACHER)}<span><b>${game}</b><small>${
    say("learn-go", { game })
  }</small></span></a></li>`;
}
