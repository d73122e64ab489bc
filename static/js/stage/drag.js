/** Dragging: what has `data-drag` (a verb) is drawn onto what has `data-drop` (its noun), by mouse, pen or finger. */

import { likeness } from "../motion.js";

/** @typedef {(verb: string, noun: string) => boolean} May */
/** @typedef {{thing: HTMLElement, id: number, x: number, y: number, ghost: HTMLElement | null}} Drag */

const MOVED = 8;

/** @type {Drag | null} */
let drag = null;
/** Whether the press that ends now was a drag: then it clicks nothing. */
let dragged = false;

/**
 * @param {May} can whether the drop would be accepted
 * @param {(verb: string, noun: string) => void} act
 */
export function watchDrags(can, act) {
  addEventListener("pointerdown", begin, true);
  addEventListener("pointermove", (event) => move(event, can), true);
  addEventListener("pointerup", (event) => drop(event, act), true);
  addEventListener("pointercancel", end, true);
  addEventListener("keydown", (event) => event.key === "Escape" && end(), true);
  addEventListener("click", instead, true);
}

/** @param {PointerEvent} event */
function begin(event) {
  dragged = false;
  const target = /** @type {Element} */ (event.target);
  const thing = /** @type {HTMLElement | null} */ (target.closest?.("[data-drag]"));
  if (!thing || event.button !== 0 || drag) return;
  drag = { thing, id: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
}

/**
 * @param {PointerEvent} event
 * @param {May} can
 */
function move(event, can) {
  if (!drag || event.pointerId !== drag.id) return;
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.ghost && Math.hypot(dx, dy) <= MOVED) return;
  if (!drag.thing.isConnected) return end();
  drag.ghost ??= lifted(drag.thing);
  drag.ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg)`;
  const place = placeAt(event);
  mark(place && can(verbOf(drag), place.dataset.drop ?? "") ? place : null);
}

/**
 * What isn't offered is sent too: the answer says why not.
 * @param {PointerEvent} event
 * @param {(verb: string, noun: string) => void} act
 */
function drop(event, act) {
  if (!drag || event.pointerId !== drag.id) return;
  const place = drag.ghost && placeAt(event);
  const verb = verbOf(drag);
  dragged = Boolean(drag.ghost);
  end();
  if (place) act(verb, place.dataset.drop ?? "");
}

function end() {
  drag?.ghost?.remove();
  drag?.thing.classList.remove("lifted");
  drag = null;
  mark(null);
}

/** @param {MouseEvent} event */
function instead(event) {
  if (!dragged) return;
  dragged = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** A likeness follows the pointer; the thing itself waits in its place. @param {HTMLElement} thing */
function lifted(thing) {
  const ghost = likeness(thing, thing.getBoundingClientRect(), thing.offsetWidth);
  thing.classList.add("lifted");
  return ghost;
}

/** @param {PointerEvent} event */
function placeAt({ clientX, clientY }) {
  const under = document.elementsFromPoint(clientX, clientY);
  const places = under.map((one) => one.closest("[data-drop]"));
  return /** @type {HTMLElement | null} */ (places.find((one) => one !== null) ?? null);
}

/** @param {Drag} one */
function verbOf({ thing }) {
  return thing.dataset.drag ?? "";
}

/** @param {Element | null} place */
function mark(place) {
  for (const one of document.querySelectorAll(".drop-here")) {
    if (one !== place) one.classList.remove("drop-here");
  }
  place?.classList.add("drop-here");
}
