/** The die: a cube with five characters and a star. */

import { html } from "lit-html";
import { animate } from "../../motion.js";
import { symbol } from "../../symbols.js";

/** @typedef {import("../game.js").TableView} TableView */

/** How the cube is turned to show a face. */
const TURNS = /** @type {Record<string, string>} */ ({
  star: "rotateX(0deg)",
  naruto: "rotateY(-90deg)",
  sakura: "rotateY(90deg)",
  sasuke: "rotateX(-90deg)",
  kakashi: "rotateX(90deg)",
  lee: "rotateY(180deg)",
});
const TILT = "rotateX(-18deg) rotateY(24deg)";

/** @param {TableView} table */
export function die({ pub, events, words, nameOf }) {
  const last = events.findLast((event) => event.kind === "roll");
  const face = last?.face ?? "star";
  const name = last ? nameOf(last.seat ?? 0) : "";
  const shown = last ? words.nameOf(face) : "";
  const label = last
    ? words.say("columns-rolled", { name, face: shown })
    : words.say("columns-die");
  const risk = pub.risk ? words.say("option-risk-hint") : "";
  return html`
    <figure class="die-box" title=${risk}>
      <div class="die-stage" role="img" aria-label=${[label, risk].filter(Boolean).join(". ")}>
        <div class="cube" data-face=${face} style="transform:${TILT} ${TURNS[face]}">
            ${Object.keys(TURNS).map((side) =>
              html`<i class="side-${side}" style="--c:var(--${side})">${symbol(side)}</i>`
            )}
          </div>
      </div>
      <figcaption aria-hidden="true"><b>${shown}</b><span>${name}</span>
        ${risk ? html`<b class="risky">${symbol("star")} ${words.say("option-risk")}</b>` : ""}
      </figcaption>
    </figure>
  `;
}

/** @param {HTMLElement} root */
export function rollDie(root) {
  const cube = /** @type {HTMLElement | null} */ (root.querySelector(".cube"));
  if (!cube) return;
  const end = `${TILT} ${TURNS[cube.dataset.face ?? "star"]}`;
  const start = `translateY(-34px) rotateX(720deg) rotateY(540deg) rotateZ(180deg) ${end}`;
  const middle = `translateY(6px) rotateX(240deg) rotateY(180deg) rotateZ(60deg) ${end}`;
  const path = [{ transform: start }, { transform: middle, offset: 0.6 }, {
    transform: `translateY(0) rotateX(0) rotateY(0) rotateZ(0) ${end}`,
  }];
  animate(cube, path, { duration: 700, easing: "cubic-bezier(.2,.7,.3,1)" });
}
