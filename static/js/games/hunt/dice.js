/** Dice as cubes: they tumble one after the other and stop at what was rolled. */

import { html } from "lit-html";
import { animate } from "../../motion.js";
import { icon } from "./icons.js";

/** @typedef {import("../../types.js").GameEvent} GameEvent */
/** @typedef {import("../../words.js").Words} Words */

const SIDES = ["front", "back", "right", "left", "top", "bottom"];

/** Which face is on which side; the first side that has a face is turned to the front. */
const FACES = /** @type {Record<string, Record<string, string>>} */ ({
  combat: {
    front: "hit",
    back: "hit",
    right: "double",
    left: "power",
    top: "blank",
    bottom: "hit",
  },
  special: {
    front: "defence",
    back: "defence",
    right: "sharingan",
    left: "rinnegan",
    top: "defence",
    bottom: "rinnegan",
  },
});
const TURNS = /** @type {Record<string, string>} */ ({
  front: "rotateY(0deg)",
  back: "rotateY(180deg)",
  right: "rotateY(-90deg)",
  left: "rotateY(90deg)",
  top: "rotateX(-90deg)",
  bottom: "rotateX(90deg)",
});
const TILT = "rotateX(-13deg) rotateY(14deg)";
const ROLL = 620;
const STAGGER = 190;

/**
 * @param {"combat"|"special"} kind
 * @param {string} face
 */
export function cube(kind, face) {
  const faces = FACES[kind];
  return html`<span class="cube-stage"><span class="cube ${kind}" data-face=${face}
    style="transform:${turned(kind, face)}">${
    SIDES.map((side) => html`<i class="cube-${side} face-${faces[side]}">${drawn(faces[side])}</i>`)
  }</span></span>`;
}

/**
 * The dice of a roll tumble; of a second roll only those that show something else.
 * @param {HTMLElement} root
 * @param {GameEvent[]} events
 * @param {string[]} before the faces that lay there
 */
export function rollDice(root, events, before) {
  const cubes = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(".dice .cube.combat")]);
  if (events.some((event) => event.kind === "roll")) {
    const rolled = cubes.filter((one, at) => one.dataset.face !== before[at]);
    (rolled.length ? rolled : cubes).forEach((one, at) => tumble(one, "combat", at * STAGGER));
    appear(root, cubes.length * STAGGER + ROLL / 2);
  }
  const special = /** @type {HTMLElement | null} */ (root.querySelector(".dice .cube.special"));
  if (special && events.some((event) => event.kind === "special")) tumble(special, "special", 0);
}

/** @param {string} face */
function drawn(face) {
  return face === "double" ? [icon("hit"), icon("hit")] : icon(face);
}

/**
 * @param {string} kind
 * @param {string} face
 */
function turned(kind, face) {
  const side = SIDES.find((one) => FACES[kind][one] === face) ?? "front";
  return `${TILT} ${TURNS[side]}`;
}

/**
 * @param {HTMLElement} one
 * @param {string} kind
 * @param {number} delay
 */
function tumble(one, kind, delay) {
  const end = turned(kind, one.dataset.face ?? "");
  const frames = [
    {
      transform: `translateY(-46px) rotateX(760deg) rotateY(500deg) rotateZ(200deg) ${end}`,
      opacity: 0,
    },
    {
      transform: `translateY(-20px) rotateX(520deg) rotateY(340deg) rotateZ(130deg) ${end}`,
      opacity: 1,
      offset: 0.25,
    },
    {
      transform: `translateY(7px) rotateX(180deg) rotateY(120deg) rotateZ(40deg) ${end}`,
      offset: 0.7,
    },
    { transform: `translateY(0) rotateX(0deg) rotateY(0deg) rotateZ(0deg) ${end}`, opacity: 1 },
  ];
  animate(one, frames, {
    duration: ROLL,
    delay,
    fill: "backwards",
    easing: "cubic-bezier(.2,.7,.3,1)",
  });
}

/**
 * What the dice add up to is said when they lie.
 * @param {HTMLElement} root
 * @param {number} delay
 */
function appear(root, delay) {
  for (const one of root.querySelectorAll(".duel-sum")) {
    const frames = [{ opacity: 0, transform: "scale(1.4)" }, { opacity: 1, transform: "none" }];
    animate(one, frames, { duration: 220, delay, fill: "backwards" });
  }
}
