/** Presses on the board: a tap or a key is the next beat, and none that began in a scene clicks what came after it. */

/** @typedef {import("./director.js").Director} Director */

const CONTROLS =
  "button, a, input, select, textarea, summary, [data-explain], dialog, .drawer, .sheet";
const NEXT = new Set([" ", "Enter", "ArrowRight"]);

/** @param {() => Director | null} current */
export function watchPresses(current) {
  /** The scene in which the press began, by its beat; null outside of any. @type {any} */
  let began = null;
  const scene = () => current()?.now?.beat ?? null;
  addEventListener("pointerdown", () => (began = scene()), true);
  addEventListener("keydown", (event) => (event.repeat ? undefined : began = scene()), true);
  addEventListener("click", (event) => {
    const isStale = began !== null && began !== scene() && !isOfShow(event);
    if (isStale) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (scene() && isBoard(event)) current()?.next();
    began = null;
  }, true);
  addEventListener("keydown", (event) => byKey(event, current()), true);
}

/**
 * @param {KeyboardEvent} event
 * @param {Director | null} director
 */
function byKey(event, director) {
  const target = /** @type {HTMLElement} */ (event.target);
  const isBusy = event.ctrlKey || event.metaKey || event.altKey || target.closest(CONTROLS);
  if (!director?.now || event.repeat || isBusy || !NEXT.has(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  director.next();
}

/** The show's own buttons go by the beat that they stand in. @param {Event} event */
function isOfShow(event) {
  return Boolean(
    /** @type {HTMLElement} */ (event.target).closest(".drawer, .bar, .sheet, dialog"),
  );
}

/** @param {Event} event */
function isBoard(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  return target.closest("#board") && !target.closest("button, a, input, .sheet");
}
