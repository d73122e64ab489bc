/** Tokens go from where they stood on the map to where they stand, whatever the page around it does. */

import { animate } from "../../motion.js";

/** @typedef {import("./geometry.js").Point} Point */

const LENGTH = 320;
const SAME = 3;

/** Where every token stood after the last step, in the measure of the map. @type {Map<string, Point>} */
const stood = new Map();

/** Before the first step there is nothing to move, only something to remember. */
export function rememberTokens() {
  if (stood.size) return;
  queueMicrotask(() => {
    for (const [key, , place] of tokensOf(document.body)) stood.set(key, place);
  });
}

/** @param {HTMLElement} root */
export function glideTokens(root) {
  const all = tokensOf(root);
  for (const [key, token, place] of all) move(token, stood.get(key), place);
  stood.clear();
  for (const [key, , place] of all) stood.set(key, place);
}

/**
 * @param {HTMLElement} token
 * @param {Point | undefined} from
 * @param {Point} to
 */
function move(token, from, to) {
  if (!from) {
    const frames = [{ transform: "scale(0.2)", opacity: 0 }, { transform: "none", opacity: 1 }];
    animate(token, frames, { duration: LENGTH, easing: "ease-out" });
    return;
  }
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.hypot(x, y) < SAME) return;
  const start = `translate(${x * scaleOf(token)}px, ${y * scaleOf(token)}px)`;
  const frames = [{ transform: start, zIndex: 9 }, { transform: "none", zIndex: 9 }];
  animate(token, frames, { duration: LENGTH, easing: "cubic-bezier(.3,.7,.3,1)" });
}

/**
 * @param {HTMLElement} root
 * @returns {Array<[string, HTMLElement, Point]>}
 */
function tokensOf(root) {
  const found = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-token]"));
  return [...found].map((token) => {
    const k = scaleOf(token);
    return [
      token.dataset.token ?? "",
      token,
      { x: token.offsetLeft / k, y: token.offsetTop / k },
    ];
  });
}

/** @param {HTMLElement} token */
function scaleOf(token) {
  return Number(token.parentElement?.style.getPropertyValue("--k")) || 1;
}
