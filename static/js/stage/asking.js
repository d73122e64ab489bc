/** How a sheet is asked for: a tap on what isn't offered, holding, a moved mouse that rests, or the key I. */

import { closeDrawer } from "./drawer.js";
import { askAbout, closeSheet, isLightSheet, isSheetOpen } from "./sheet.js";

const HOLD = 450;
const REST = 600;
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
  addEventListener("pointermove", rest);
  addEventListener("pointerout", (event) => !event.relatedTarget && goAway());
  addEventListener("keydown", byKey, true);
}

/**
 * What lies at the pointer: a cover that one sees through (`data-through`) only if nothing is under it.
 * @param {Event} event
 */
function thingAt(event) {
  const target = /** @type {Element} */ (event.target);
  if (!target.closest?.(".screen") || target.closest(".drawer")) return null;
  const { clientX, clientY } = /** @type {PointerEvent} */ (event);
  const isByKey = event.type === "click" && /** @type {MouseEvent} */ (event).detail === 0;
  const under = isByKey ? [target] : document.elementsFromPoint(clientX, clientY);
  const things = under.map((one) => one.closest("[data-explain]")).filter((one) => one !== null);
  return things.find((one) => !one.hasAttribute("data-through")) ?? things[0] ?? null;
}

/** @param {PointerEvent} event */
function begin(event) {
  opened = false;
  goAway();
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
  goAway();
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

/** Only a mouse that moved is asked where it rests; what it leaves closes. @param {PointerEvent} event */
function rest(event) {
  clearTimeout(resting);
  if (event.pointerType !== "mouse") return;
  if (isLightSheet() && !isLightSheet(thingAt(event)?.getAttribute("data-explain") ?? "nothing")) {
    closeSheet();
  }
  const thing = thingAt(event);
  const name = thing?.getAttribute("data-explain");
  resting = name ? setTimeout(() => look(event, thing, name), REST) : 0;
}

/**
 * What has come under the mouse since it stopped isn't what was meant.
 * @param {PointerEvent} event
 * @param {Element | null} thing
 * @param {string} name
 */
function look(event, thing, name) {
  const target = /** @type {Element} */ (event.target);
  if (!thing || thingAt(event) !== thing || thing.getAttribute("data-explain") !== name) return;
  if (isOffered(target, thing) || isSheetOpen() || isLightSheet(name)) return;
  askAbout(name, thing, true);
}

function goAway() {
  clearTimeout(resting);
  if (isLightSheet()) closeSheet();
}

/** @param {KeyboardEvent} event */
function byKey(event) {
  const target = /** @type {Element} */ (event.target);
  if (event.key === "Escape") return escape(event);
  if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest("input, select, textarea, dialog")) return;
  const thing = target.closest("[data-explain]") ?? target.querySelector?.("[data-explain]");
  if (thing) (stopped(event), more(thing));
}

/** The small card first, then the sheet. @param {Element} thing */
function more(thing) {
  const name = thing.getAttribute("data-explain") ?? "";
  askAbout(name, thing, !isLightSheet(name));
}

/** The topmost thing closes; dialogs and lists close themselves. @param {KeyboardEvent} event */
function escape(event) {
  if (document.querySelector("dialog[open], :popover-open")) return;
  if (isSheetOpen() || isLightSheet()) (stopped(event), closeSheet());
  else if (closeDrawer()) stopped(event);
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
