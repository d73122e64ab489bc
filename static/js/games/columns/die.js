/** The die: a cube with five characters and a star. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";

/** How the cube is turned to show a face. */
const TURNS = /** @type {Record<string, string>} */ ({
  star: "rotateX(0deg)",
  naruto: "rotateY(-90deg)",
  sakura: "rotateY(90deg)",
  sasuke: "rotateX(-90deg)",
  kakashi: "rotateX(90deg)",
  lee: "rotateY(180deg)",
});
export const FACES = Object.keys(TURNS);

/**
 * @param {string} face
 * @param {"rests"|"rolls"|"lands"} [how]
 */
export function cube(face, how = "rests") {
  return html`<span class="die" aria-hidden="true"><span class="tilt"><span class="cube ${how}"
    style="--to:${TURNS[face]}">${
    FACES.map((side) =>
      html`<i class="side-${side}" style="--c:var(--${side})">${symbol(side)}</i>`
    )
  }</span></span></span>`;
}
