/** The keyboard goes on from what a click has taken away to what is asked next. */

/** @type {HTMLElement | null} */
let last = null;
let isByKey = false;

addEventListener("focusin", (event) => (last = /** @type {HTMLElement} */ (event.target)));
addEventListener("keydown", pressOnce);
addEventListener("keydown", () => (isByKey = true), true);
addEventListener("pointerdown", () => (isByKey = false), true);

/**
 * If what was pressed by key went with this step, the first of these that is there has the focus.
 * @param {HTMLElement} root
 * @param {string[]} selectors
 */
export function follow(root, selectors) {
  const isGone = last !== null && !last.isConnected;
  if (!isGone) return;
  last = null;
  if (!isByKey || document.activeElement !== document.body) return;
  const next = selectors.map((one) => root.querySelector(one)).find(Boolean);
  /** @type {HTMLElement | undefined} */ (next)?.focus({ preventScroll: true });
}

/** A key held down would press one button after the other. @param {KeyboardEvent} event */
function pressOnce(event) {
  const isButton = /** @type {HTMLElement} */ (event.target).closest("button");
  if (event.repeat && event.key === "Enter" && isButton) event.preventDefault();
}
