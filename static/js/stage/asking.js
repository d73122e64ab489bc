/** How a sheet is asked for: a tap on what isn't offered, holding, resting the mouse, or the key I. */

import { askAbout, closeSheet, isLightSheet, isSheetOpen } from "./sheet.js";

const HOLD = 450;
const REST = 650;
const MOVED = 8;

/** @type {{timer: number, x: number, y: number, thing: Element} | null} */
let holding = null;
/** Whether the press that ends now has opened a sheet: then it clicks nothing. */
let opened = false;
let resting = 0;

export function watchQuestions() {
  addEventListener("pointerdown", begin, true);
  addEventListener("pointermove", move, true);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, drop, true);
  addEventListener("click", clicked, true);
  addEventListener("contextmenu", instead, true);
  addEventListener("pointerover", rest);
  addEventListener("keydown", byKey, true);
}

/**
 * What lies at the pointer: a cover that one sees through (`data-through`) only if nothing is under it.
 * @param {Event} event
 */
function thingAt(event) {
  const target = /** @type {Element} */ (event.target);
  if (!target.closest?.(".screen") || target.closest(".side")) return null;
  const { clientX, clientY } = /** @type {PointerEvent} */ (event);
  const isByKey = event.type === "click" && /** @type {MouseEvent} */ (event).detail === 0;
  const under = isByKey ? [target] : document.elementsFromPoint(clientX, clientY);
  const things = under.map((one) => one.closest("[data-explain]")).filter((one) => one !== null);
  return things.find((one) => !one.hasAttribute("data-through")) ?? things[0] ?? null;
}

/** @param {PointerEvent} event */
function begin(event) {
  opened = false;
  clearTimeout(resting);
  const thing = event.button === 0 ? thingAt(event) : null;
  if (!thing) return;
  const timer = setTimeout(() => {
    opened = true;
    holding = null;
    open(thing);
  }, HOLD);
  holding = { timer, x: event.clientX, y: event.clientY, thing };
}

/** A press that moves on is a drag or a scroll. @param {PointerEvent} event */
function move(event) {
  if (!holding) return;
  if (Math.hypot(event.clientX - holding.x, event.clientY - holding.y) > MOVED) drop();
}

function drop() {
  if (holding) clearTimeout(holding.timer);
  holding = null;
}

/** What is offered acts; a tap on anything else opens its sheet. @param {MouseEvent} event */
function clicked(event) {
  const wasOpened = opened;
  opened = false;
  if (wasOpened) return stopped(event);
  const target = /** @type {Element} */ (event.target);
  const asked = target.closest?.("[data-explain]");
  const thing = asked ? thingAt(event) : null;
  if (!asked || !thing || isOffered(target, asked)) return;
  event.preventDefault();
  open(thing);
}

/**
 * @param {Element} target
 * @param {Element} thing
 */
function isOffered(target, thing) {
  const control = target.closest("button, a, input, select");
  return Boolean(control) && !isOnlyThing(control, thing);
}

/**
 * @param {Element | null} control
 * @param {Element} thing
 */
function isOnlyThing(control, thing) {
  return control === thing &&
    (control.classList.contains("thing") || control.classList.contains("chip"));
}

/** The second button of the mouse, and a long press that the browser would answer itself. @param {MouseEvent} event */
function instead(event) {
  const thing = thingAt(event);
  if (!thing) return;
  event.preventDefault();
  if (!opened) open(thing);
  opened = /** @type {any} */ (event).pointerType === "touch";
}

/** @param {PointerEvent} event */
function rest(event) {
  clearTimeout(resting);
  const thing = event.pointerType === "mouse" ? thingAt(event) : null;
  const name = thing?.getAttribute("data-explain") ?? "";
  if (isLightSheet() && !isLightSheet(name)) closeSheet();
  if (!thing || isSheetOpen() || isLightSheet(name)) return;
  resting = setTimeout(() => thing.isConnected && askAbout(name, thing, true), REST);
}

/** @param {KeyboardEvent} event */
function byKey(event) {
  if (event.key === "Escape" && (isSheetOpen() || isLightSheet())) {
    return (stopped(event), closeSheet());
  }
  const target = /** @type {Element} */ (event.target);
  if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest("input, select, textarea, dialog")) return;
  const thing = target.closest("[data-explain]") ?? target.querySelector?.("[data-explain]");
  if (thing) (stopped(event), open(thing));
}

/** @param {Element} thing */
function open(thing) {
  clearTimeout(resting);
  askAbout(thing.getAttribute("data-explain") ?? "", thing);
}

/** @param {Event} event */
function stopped(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
