/** From the link to a seat: one field, one button. */

import { html } from "lit-html";
import { introduce } from "../guest.js";
import { redraw, say, words } from "../site.js";
import { seatFace } from "../symbols.js";
import { sitDown } from "./lobby.js";
import { nameForm } from "./name.js";
import { face } from "./seats.js";
import { nameOf } from "../session.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../types.js").Room} Room */

/**
 * @param {Room} room
 * @param {any} picture
 * @param {() => void} watch
 */
export function join(room, picture, watch) {
  const seats = Object.entries(room.seats);
  const host = room.seats[room.host]?.name;
  return html`<section class="panel join">
    <div class="scene">${picture}</div>
    <h1>${words().say("name")}</h1>
    <p>${host ? say("join-invited", { host }) : words().say("tagline")}</p>
    <ul class="join-seats" aria-label=${say("seats-title")}>${
    seats.map(([seat, one]) =>
      html`<li>${face(seatFace(Number(seat)))}<span>${nameOf(one, Number(seat))}</span></li>`
    )
  }</ul>
    ${
    nameForm(say("join-play"), (name) =>
      enter(name, watch), html`<button type="button" @click=${watch}>${say("join-watch")}</button>`)
  }
  </section>`;
}

/**
 * @param {string} name
 * @param {() => void} done
 */
async function enter(name, done) {
  await attempt(async () => {
    await introduce(name);
    await sitDown(undefined);
  });
  done();
  redraw();
}
