/** Dragging by mouse, pen or finger: it begins 8 px out of the row; a plain click stays a click. */

const FAR = 8;

/**
 * @typedef {object} Held
 * @property {HTMLElement} source
 * @property {number} x
 * @property {number} y
 * @property {(zone: string) => void} drop
 * @property {HTMLElement | null} ghost
 * @property {boolean} touch
 */

/** @type {Held | null} */
let held = null;

/**
 * Begin to hold what was pressed; `drop` is called with the `data-drop` it is let go over.
 * @param {PointerEvent} event
 * @param {(zone: string) => void} drop
 */
export function grab(event, drop) {
  if (event.button || held) return;
  const source = /** @type {HTMLElement} */ (event.currentTarget);
  const touch = event.pointerType === "touch";
  held = { source, x: event.clientX, y: event.clientY, drop, ghost: null, touch };
  addEventListener("pointermove", move);
  addEventListener("pointerup", release);
  addEventListener("pointercancel", letGo);
}

/** @param {PointerEvent} event */
function move(event) {
  if (!held) return;
  const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
  const isOut = held.touch ? Math.abs(dy) > FAR : Math.hypot(dx, dy) > FAR;
  if (!held.ghost && isOut) lift();
  if (!held.ghost) return;
  held.ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
  mark(zoneAt(event));
}

function lift() {
  if (!held) return;
  const box = held.source.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (held.source.cloneNode(true));
  ghost.classList.add("carried");
  ghost.setAttribute("aria-hidden", "true");
  for (const one of [ghost, ...ghost.querySelectorAll("[data-fly]")]) {
    one.removeAttribute("data-fly");
  }
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  (held.source.closest(".duel-table") ?? document.body).append(ghost);
  held.source.classList.add("lifted");
  held.ghost = ghost;
}

/** @param {PointerEvent} event */
function release(event) {
  const zone = held?.ghost ? zoneAt(event)?.dataset.drop : undefined;
  const was = held;
  letGo();
  if (!was?.ghost) return;
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  if (zone !== undefined) was.drop(zone);
}

function letGo() {
  held?.ghost?.remove();
  held?.source.classList.remove("lifted");
  mark(undefined);
  held = null;
  removeEventListener("pointermove", move);
  removeEventListener("pointerup", release);
  removeEventListener("pointercancel", letGo);
}

/** @param {PointerEvent} event */
function zoneAt({ clientX, clientY }) {
  const under = document.elementFromPoint(clientX, clientY);
  return /** @type {HTMLElement | undefined} */ (under?.closest("[data-drop]") ?? undefined);
}

/** @param {HTMLElement | undefined} zone */
function mark(zone) {
  for (const one of document.querySelectorAll(".drop-here")) one.classList.remove("drop-here");
  zone?.classList.add("drop-here");
}

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}
