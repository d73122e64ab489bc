/** The frame of the scene on a game's door, and a hero standing in it. */

import { html, svg } from "lit-html";

/** @param {any} drawing on a field of 320 by 180 */
export function doorScene(drawing) {
  return html`
    <svg class="door-scene" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice"
      aria-hidden="true">${drawing}</svg>
  `;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} hero
 */
export function medallion(x, y, hero) {
  return svg`
    <g transform="translate(${x} ${y})">
      <circle r="15" fill="var(--${hero})" stroke="#1d1a20" stroke-width="2.5" />
      <use href="#s-${hero}" x="-10" y="-10" width="20" height="20" color="#fff" />
    </g>
  `;
}
