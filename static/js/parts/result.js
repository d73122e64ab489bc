/** How a game ended: places, scores, and what to do next. */

import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { call } from "../api.js";
import { scrolling } from "../motion.js";
import { boot, say, words } from "../site.js";
import { face } from "./seats.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../types.js").View} View */

/**
 * @param {View} outcome
 * @param {(seat: number) => string} nameOf
 * @param {(seat: number) => string} faceOf
 * @param {{next: string, seat: number} | null} after what can follow, and for whom; null in a replay
 */
export function result(outcome, nameOf, faceOf, after) {
  const seats = Object.keys(outcome.places).map(Number).sort((a, b) =>
    outcome.places[a] - outcome.places[b]
  );
  const winners = seats.filter((seat) => outcome.places[seat] === 1);
  return html`<section class="panel result" aria-labelledby="result-title" ${ref(comeIntoView)}>
    <h2 id="result-title">${headline(winners, nameOf, after?.seat ?? -1)}</h2>
    <p class="note">${words().say(`reason-${outcome.reason}`)}</p>
    <ol class="places">${
    seats.map((seat) =>
      html`<li class="place-${outcome.places[seat]}" value=${outcome.places[seat]}>
        ${winners.length ? html`<span class="num rank">${outcome.places[seat]}</span>` : ""}${
        face(faceOf(seat))
      }
        <b class="who-name">${nameOf(seat)}</b>${
        winners.length ? html`<span class="num">${outcome.scores[seat] ?? ""}</span>` : ""
      }</li>`
    )
  }</ol>
    ${after ? nextSteps(after) : ""}
  </section>`;
}

/** The end is not missed by who looks further down. @param {Element | undefined} panel */
function comeIntoView(panel) {
  requestAnimationFrame(() => panel?.scrollIntoView({ block: "nearest", ...scrolling() }));
}

/**
 * @param {number[]} winners
 * @param {(seat: number) => string} nameOf
 * @param {number} me
 */
function headline(winners, nameOf, me) {
  if (!winners.length) return say("result-lost");
  if (winners.includes(me)) return say(winners.length > 1 ? "result-you-shared" : "result-you");
  const names = winners.map(nameOf).join(", ");
  return say(winners.length > 1 ? "result-shared" : "result-winner", { names });
}

/** @param {{next: string, seat: number}} after */
function nextSteps({ next, seat }) {
  return html`<div class="buttons">
    ${next ? html`<a class="button primary" href="/r/${next}">${say("rematch-go")}</a>` : ""}
    ${
    seat >= 0 && !next
      ? html`<button class="primary" @click=${rematch}>${say("rematch")}</button>`
      : ""
  }
    <a class="button" href="/r/${boot.code}/replay">${say("replay")}</a>
    <a class="button" href="/api/rooms/${boot.code}/export" download="shinobi-${boot.code}.json">${
    say("export")
  }</a>
  </div>`;
}

function rematch() {
  return attempt(async () => {
    const { code } = await call("POST", `/rooms/${boot.code}/rematch`);
    location.assign(`/r/${code}`);
  });
}
