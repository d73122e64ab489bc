/** Things move from where they were to where they are: transform and opacity only, skippable. */

/** @typedef {{box: DOMRect, element: HTMLElement}} Was */

const LENGTH = 300;
const EASE = "cubic-bezier(.2,.8,.25,1)";

/** @type {Set<Animation>} */
const running = new Set();
/** Whether the last press ended a motion: what it fell on may have flown away under it. */
let flown = false;
let scrolls = false;

addEventListener("pointerdown", stand, true);
addEventListener("keydown", skip, true);
addEventListener("click", follow, true);
addEventListener("scrollend", () => (scrolls = false), true);

export function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Jump to the end of all that moves. */
export function skip() {
  for (const animation of [...running]) animation.finish();
}

/** How the page scrolls by itself; it stops under the next press. */
export function scrolling() {
  scrolls = !isStill();
  return { behavior: /** @type {ScrollBehavior} */ (scrolls ? "smooth" : "auto") };
}

/** Nothing moves under a press. */
function stand() {
  flown = running.size > 0;
  skip();
  if (scrolls) halt();
}

/** What scrolls: a frame that is one column, else the page. */
function scroller() {
  return document.querySelector(".screen > .frame") ?? document.documentElement;
}

function halt() {
  const box = scroller();
  box.scrollTo({ top: box.scrollTop, behavior: "instant" });
}

/**
 * A click that began on something in flight and ended on what it flew over would fall on neither:
 * it goes to what lies there.
 * @param {MouseEvent} click
 */
function follow(click) {
  const under = document.elementFromPoint(click.clientX, click.clientY);
  const isByKey = click.detail === 0;
  if (!flown || isByKey || !under || under === click.target) return;
  click.stopImmediatePropagation();
  under.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/**
 * Where everything that can move is now, by its key (`data-fly`).
 * @param {HTMLElement} root
 * @returns {Map<string, Was>}
 */
export function snapshot(root) {
  /** @type {Map<string, Was>} */
  const places = new Map();
  if (isStill()) return places;
  for (const element of flying(root)) {
    const box = element.getBoundingClientRect();
    if (box.width) places.set(element.dataset.fly ?? "", { box, element });
  }
  return places;
}

/**
 * Move what changed its place, bring in what is new, and send off what is gone. All places are read
 * before anything moves: else each motion would make the browser lay out the page anew for the next place.
 * @param {HTMLElement} root
 * @param {Map<string, Was>} before
 * @param {(key: string) => string} leaving
 */
export function play(root, before, leaving) {
  if (isStill()) return;
  const now = new Map(Array.from(flying(root), (element) => [element.dataset.fly ?? "", element]));
  const flights = [...now].map(([key, element]) => flight(root, element, before.get(key)?.box));
  const gone = [...before].filter(([key]) => !now.has(key))
    .map(([key, was]) => ({ was, to: spot(root, leaving(key)), width: was.element.offsetWidth }));
  const moved = new Set();
  for (const one of flights) if (one && !isCarried(one.element, moved)) moved.add(fly(one));
  for (const one of gone) sendOff(one);
}

/** @typedef {{element: HTMLElement, from: DOMRect, to: DOMRect}} Flight */

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} element
 * @param {DOMRect | undefined} was
 * @returns {Flight | null}
 */
function flight(root, element, was) {
  const from = was ?? spot(root, element.dataset.from ?? "");
  const to = element.getBoundingClientRect();
  return from?.width && to.width && !isSame(from, to) ? { element, from, to } : null;
}

/**
 * What lies on something that flies goes with it.
 * @param {HTMLElement} element
 * @param {Set<HTMLElement>} moved
 */
function isCarried(element, moved) {
  const carrier = element.parentElement?.closest("[data-fly]");
  return moved.has(/** @type {HTMLElement} */ (carrier));
}

/**
 * Run keyframes that the next click skips.
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} options
 */
export function animate(element, frames, options) {
  if (isStill()) return null;
  const animation = element.animate(frames, options);
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
  return animation;
}

/**
 * @param {HTMLElement} root
 * @returns {NodeListOf<HTMLElement>}
 */
function flying(root) {
  return root.querySelectorAll("[data-fly]");
}

/**
 * @param {HTMLElement} root
 * @param {string} name
 */
function spot(root, name) {
  return name ? root.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect() : undefined;
}

/** @param {Flight} flight */
function fly({ element, from, to }) {
  const path = [{ transform: shift(from, to), zIndex: 9 }, { transform: "none", zIndex: 9 }];
  animate(element, path, { duration: LENGTH, easing: EASE });
  return element;
}

/** @param {{was: Was, to: DOMRect | undefined, width: number}} gone */
function sendOff({ was, to, width }) {
  if (!to || !was.box.width || isWithin(was.box, to)) return;
  const ghost = likeness(was.element, was.box, width);
  const path = [{ opacity: 1 }, { transform: shift(to, was.box), opacity: 0.2 }];
  const animation = animate(ghost, path, { duration: LENGTH, easing: EASE });
  if (animation) animation.finished.finally(() => ghost.remove());
  else ghost.remove();
}

/**
 * A likeness of something, over everything else, where it is or was.
 * @param {HTMLElement} element
 * @param {DOMRect} box
 * @param {number} width of the card itself, read before anything is written
 */
export function likeness(element, box, width) {
  const ghost = /** @type {HTMLElement} */ (element.cloneNode(true));
  ghost.classList.add("ghost");
  for (const name of ["data-fly", "data-drag"]) ghost.removeAttribute(name);
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px` });
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.setProperty("--card-w", `${width}px`);
  (document.querySelector(".screen .flying") ?? document.body).append(ghost);
  return ghost;
}

/**
 * @param {DOMRect} a
 * @param {DOMRect} b
 */
function isSame(a, b) {
  return Math.abs(a.left - b.left) < 1 && Math.abs(a.top - b.top) < 1;
}

/**
 * @param {DOMRect} inner
 * @param {DOMRect} outer
 */
function isWithin(inner, outer) {
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;
}

/**
 * The transform that shows a box at `to` as if it were at `from`.
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function shift(from, to) {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
}
