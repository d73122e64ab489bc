/** A row of a list on the home page: faces, two lines, one button. */

import { html } from "lit-html";
import { faceOf } from "../faces.js";
import { faceFor } from "../portraits.js";
import { nameOf, rankOf } from "../naming.js";
import { language } from "../site.js";

/**
 * @typedef {object} Row
 * @property {string[]} faces one or two
 * @property {string} title
 * @property {any} note
 * @property {string} href
 * @property {string} button
 * @property {boolean} [urgent]
 * @property {string} [page] what the title leads to
 */

/** @param {Row} row */
export function row({ faces, title, note, href, button, urgent = false, page = "" }) {
  return html`<li class="row ${urgent ? "turn" : ""}">
    <span class="row-faces faces-${Math.min(faces.length, 2)}" aria-hidden="true">${
    faces.slice(0, 2).map((face) => faceOf(face))
  }</span>
    <span class="row-text"><b>${
    page ? html`<a href=${page}>${title}</a>` : title
  }</b><small>${note}</small></span>
    ${
    button
      ? html`<a class="button ${
        urgent ? "primary" : ""
      }" href=${href} aria-label="${button}: ${title}">${button}</a>`
      : ""
  }</li>`;
}

/**
 * The faces of a room's people, others before the one who looks.
 * @param {any} room
 */
export function facesOf(room) {
  const seats = Object.keys(room.seats).map(Number);
  const others = seats.filter((seat) => seat !== room.mine);
  return (others.length ? others : seats).map((seat) =>
    faceFor(room.seats[seat], rankOf(room.seats, seat))
  );
}

/**
 * @param {any} room
 * @param {Array<number | string>} [seats]
 */
export function namesOf(room, seats = Object.keys(room.seats)) {
  return seats.map((seat) => nameOf(room.seats[seat], rankOf(room.seats, Number(seat)))).join(", ");
}

/** @param {number} at milliseconds */
export function when(at) {
  const minutes = Math.round((at - Date.now()) / 60_000);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  if (minutes > -60) return words.format(Math.min(0, minutes), "minute");
  if (minutes > -60 * 24) return words.format(Math.round(minutes / 60), "hour");
  return words.format(Math.round(minutes / 60 / 24), "day");
}
