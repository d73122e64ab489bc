/** The way to the lessons: one per game, below the doors. */

import { html } from "lit-html";
import { faceOf } from "../faces.js";
import { say } from "../site.js";

/** @typedef {import("./doors.js").Door} Door */

const TEACHER = "kakashi";

/** @param {Door[]} doors */
export function learning(doors) {
  return html`
    <section class="panel learn" id="learn">
      <h2>${say("learn-title")}</h2>
      <p class="note">${say("learn-note")}</p>
      <ul>${doors.map(lesson)}</ul>
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
