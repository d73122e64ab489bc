/** The invitation: what is played, who is there, and from the link to a seat by one field and one button. */

import { html } from "lit-html";
import { introduce } from "../guest.js";
import { boot, redraw, say, words } from "../site.js";
import { faceFor } from "../portraits.js";
import { symbol } from "../symbols.js";
import { minutesOf } from "./length.js";
import { chosenFace, faceField, nameForm, typedName } from "./name.js";
import { inShort } from "./options.js";
import { sitDown } from "./chair.js";
import { campOf } from "./places.js";
import { poster } from "./scenes.js";
import { face } from "./seats.js";
import { nameOf, rankOf } from "../naming.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../types.js").Room} Room */

const STEPS = ["how-1", "how-2", "how-3"];

/**
 * @param {Room} room
 * @param {() => void} watch
 */
export function join(room, watch) {
  const host = room.seats[room.host]?.name;
  return html`<section class="panel join">
    <header class="join-head">${poster(boot.game)}<h1>${words().say("name")}</h1></header>
    <p class="join-line">${
    host
      ? html`
        <b>${say("join-invited", { host })}</b>
      `
      : ""
  }${words().say("tagline")}</p>
    <p class="facts">${facts(room)}</p>
    <ul class="join-seats" aria-label=${say("seats-title")}>${sitting(room)}${mySeat(room)}</ul>
    ${
    nameForm(
      say("join-play"),
      (name) => enter(name, true, watch),
      html`<button type="button" @click=${() => enter(typedName(), false, watch)}>${
        say("join-watch")
      }</button>`,
    )
  }
    ${faceField()}
    <p class="note join-fine">${say("join-fine")}</p>
    ${how()}
  </section>`;
}

/** @param {Room} room */
function facts(room) {
  const info = boot.games.find((one) => one.id === boot.game);
  const pill = (/** @type {string} */ icon, /** @type {string} */ text) =>
    html`<span class="pill">${symbol(icon)} ${text}</span>`;
  const taken = Object.keys(room.seats).length;
  return [
    pill("time", minutesOf(words(), room.options)),
    ...inShort(info?.options ?? {}, room.options).map((text) => pill("scroll", text)),
    pill("people", say("join-taken", { taken, places: room.places })),
  ];
}

/** @param {Room} room */
function sitting(room) {
  return Object.entries(room.seats).map(([seat, one]) =>
    html`<li>${face(faceFor(one, rankOf(room.seats, Number(seat))))}<b>${
      nameOf(one, rankOf(room.seats, Number(seat)))
    }</b><small>${noteOf(room, Number(seat))}</small></li>`
  );
}

/**
 * @param {Room} room
 * @param {number} seat
 */
function noteOf(room, seat) {
  const { bot, here, ready } = room.seats[seat];
  if (seat === room.host) return say("host");
  if (bot) return say("bot-level", { level: say(`bot-${bot}`) });
  return here ? say(ready ? "is-ready" : "not-ready-yet") : say("away");
}

/** The free seat that would be the visitor's. @param {Room} room */
function mySeat(room) {
  const seats = Array.from({ length: room.places }, (_, seat) => seat);
  const free = seats.find((seat) => !room.seats[seat]) ?? 0;
  return html`
    <li
      class="yours"><span class="face hollow">${symbol("plus")}</span><b>${say(
        "you",
      )}</b><small>${campOf(free)}</small></li>
  `;
}

/** How it is played in three steps, and the way to the rules. */
function how() {
  const steps = STEPS.filter((id) => words().has(id));
  return html`<section class="how"><h2>${symbol("book")} ${say("how-title")}</h2>
    <ol>${steps.map((id, at) => html`<li><b class="num">${at + 1}</b>${words().say(id)}</li>`)}</ol>
    <a href="/games/${boot.game}" target="_blank">${say("how-rules")}</a></section>`;
}

/**
 * Who only watches keeps the name that was typed.
 * @param {string} name
 * @param {boolean} plays
 * @param {() => void} done
 */
async function enter(name, plays, done) {
  await attempt(async () => {
    if (plays || name.trim()) await introduce(name, chosenFace());
    if (plays) await sitDown();
  });
  if (!plays) done();
  redraw();
}
