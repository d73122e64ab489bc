/** The whole field as a strip, where the camera is near: who stands where, and what is in view. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { symbolOf } from "../../symbols.js";
import { at } from "./fighters.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

/**
 * @param {TableView} table
 * @param {View} battle
 */
export function strip({ seat }, battle) {
  const standing = Object.entries(battle.heroes).filter(([, one]) => one.cell && !one.down);
  return html`<div class="mini" aria-hidden="true" @pointerdown=${moveCamera}>
    <i class="view"></i>${
    standing.map(([hero, one]) =>
      html`
        <span class="dot ${one.seat === seat ? "mine" : ""}"
          style="${at(one.cell)};--c:var(--${symbolOf(hero)})">${faceOf(hero, {
            frame: "none",
          })}</span>
      `
    )
  }</div>`;
}

/** The strip frames what the camera sees. @param {any} event */
export function showView({ currentTarget: camera }) {
  camera.parentElement.style.setProperty("--from", String(camera.scrollLeft / camera.scrollWidth));
}

/** @param {any} event */
function moveCamera({ currentTarget: mini, clientX }) {
  const camera = mini.parentElement.querySelector(".camera");
  const { left, width } = mini.getBoundingClientRect();
  camera.scrollTo({
    left: (clientX - left) / width * camera.scrollWidth - camera.clientWidth / 2,
    behavior: "smooth",
  });
}
