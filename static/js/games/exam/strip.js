/** Where the camera is near: the whole field as a strip, what is in view, and who stands beyond its edges. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { symbolOf } from "../../symbols.js";
import { at } from "./fighters.js";
import { placeOf } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

/**
 * @param {TableView} table
 * @param {View} battle
 * @param {any} art the painting of the field
 */
export function strip(table, battle, art) {
  return html`
    <div class="mini" aria-hidden="true"
      @pointerdown=${followStrip}>${art}<i class="view"></i>${standing(battle).map(([hero, one]) =>
        html`<span class="dot ${look(table, one)}" style=${place(hero, one)}>${face(hero)}</span>`
      )}</div>
  `;
}

/**
 * A face at the edge for everyone whom the camera doesn't see, at the height of their row: a way to them.
 * @param {TableView} table
 * @param {View} battle
 */
export function edges(table, battle) {
  const columns = battle.rows[1].length;
  return html`<div class="edges" aria-hidden="true">${
    standing(battle).map(([hero, one]) => {
      const middle = (placeOf(one.cell).column - 0.5) / columns;
      return html`
        <span class="edge ${look(table, one)}" style=${place(hero, one)}
          @pointerdown=${(/** @type {any} */ event) => aim(event, middle)}>${face(hero)}</span>
      `;
    })
  }</div>`;
}

/** @param {View} battle @returns {Array<[string, View]>} */
function standing({ heroes }) {
  return Object.entries(heroes).filter(([, one]) => one.cell && !one.down);
}

/**
 * @param {TableView} table
 * @param {View} one
 */
function look({ seat }, one) {
  return one.seat === seat ? "mine" : "";
}

/**
 * @param {string} hero
 * @param {View} one
 */
function place(hero, one) {
  return `${at(one.cell)};--c:var(--${symbolOf(hero)})`;
}

/** @param {string} hero */
function face(hero) {
  return faceOf(hero, { frame: "none" });
}

/** The strip frames what the camera sees. @param {any} event */
export function showView(
  { currentTarget: { parentElement, scrollLeft, scrollWidth, clientWidth } },
) {
  parentElement.style.setProperty("--from", String(scrollLeft / scrollWidth));
  parentElement.style.setProperty("--seen", String(clientWidth / scrollWidth));
}

/** @param {any} event */
function followStrip(event) {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  aim(event, (event.clientX - left) / width);
}

/**
 * @param {any} event
 * @param {number} middle what part of the field is to be in the middle of the view
 */
function aim({ currentTarget }, middle) {
  const camera = currentTarget.closest(".field-box").querySelector(".camera");
  const left = middle * camera.scrollWidth - camera.clientWidth / 2;
  camera.scrollTo({ left, behavior: "smooth" });
}
