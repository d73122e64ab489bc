/** The page of a player, for those who have played with them, and one's own. */

import { html } from "lit-html";
import { call, Refusal } from "../api.js";
import { faceOf } from "../faces.js";
import { chosenGame, loadDoors } from "../parts/doors.js";
import { figures } from "../parts/figures.js";
import { layingPage } from "../parts/laying.js";
import { forgetDialog, myData } from "../parts/mydata.js";
import { openTable } from "../parts/playnow.js";
import { problem } from "../parts/problem.js";
import { when } from "../parts/rows.js";
import { shell } from "../parts/shell.js";
import { attempt } from "../parts/toasts.js";
import { portraitOf } from "../portraits.js";
import { boot, onLanguage, redraw, say, show } from "../site.js";

/** @type {any} */
let one = null;
/** Why there is nothing to see. */
let why = "";
/** @type {import("../parts/doors.js").Door[]} */
let doors = [];

export async function open() {
  doors = await loadDoors();
  onLanguage(async () => (doors = await loadDoors(), redraw()));
  await show(draw);
  await load();
}

async function load() {
  try {
    one = await call("GET", `/people/${encodeURIComponent(boot.key)}`);
  } catch (error) {
    why = error instanceof Refusal ? error.message : say("error-offline");
  }
  redraw();
}

function draw() {
  document.title = one ? `${one.name} · Shinobi Table` : say("title-player");
  return html`${
    shell(
      why
        ? problem(why, { href: "/", label: say("player-home") })
        : html`<div class="person-page">${one ? page() : layingPage()}</div>`,
    )
  }${forgetDialog()}`;
}

function page() {
  return html`<section class="panel">
    <header class="person-head scenery">${faceOf(portraitOf(one) || "shikamaru")}<div>
      <h1>${one.name}</h1>
      ${one.me ? "" : together()}</div></header>
    <h2>${one.me ? say("figures-title") : say("figures-of", { name: one.name })}</h2>
    ${figures(one.figures, doors)}
    ${one.me ? html`${hiding()}${myData()}` : inviting()}
    <p><a class="button" href="/">${say("player-home")}</a></p>
  </section>`;
}

/** A table of the game that was opened last; who has played with me finds it among their friends. */
function inviting() {
  const name = one.name;
  return html`
    <div class="buttons"><button class="primary" @click=${() => openTable(chosenGame())}>${say(
      "player-invite",
    )}</button></div>
    <p class="note">${say("player-invite-note", { name })}</p>
  `;
}

function together() {
  return html`
    <p class="note">${say("player-together", { count: one.games })}</p>
    <p class="note">${say("friends-last", { when: when(one.at) })}</p>
  `;
}

function hiding() {
  return html`
    <label
      class="option switch"><span class="option-text"><b>${say("player-hide")}</b><small>${say(
        "player-hide-note",
      )}</small></span>
      <input type="checkbox" role="switch" .checked=${one.hidden} @change=${hide}></label>
  `;
}

/** @param {any} event */
function hide(event) {
  const hidden = event.target.checked;
  return attempt(async () => {
    await call("POST", "/me/hidden", { hidden });
    one.hidden = hidden;
    redraw();
  });
}
