/** Looking at the map: it shows what matters by itself; drag, pinch, wheel, keys and buttons move it. */

import { animate, isStill } from "../../motion.js";
import { centred, clamped, sees, sight, smallest, whole, zoomed } from "./geometry.js";

/** @typedef {import("./geometry.js").Camera} Camera */
/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./geometry.js").Size} Size */

const STEP = 1.35;
const PAN = 70;
const SLOP = 6;
const NEAR = 0.9;
const EDGE = 30;
/** What lies over the map at its upper and lower edge. */
const OVER = ".mission, .gives-way, .foes, .lens";
/** So much nearer a better camera has to be before the scale changes. */
const FARTHER = 1.7;
/** So little farther isn't worth another scale: what matters is still inside the margin. */
const CLOSE = 0.94;
/** Below this scale only the names of villages are shown. */
const FAR = 0.6;

/** @type {HTMLElement | null} */
let view = null;
/** @type {Camera} */
let camera = { k: 1, x: 0, y: 0 };
/** @type {Map<number, Point>} */
const fingers = new Map();
let dragged = false;
/** Whether somebody chose what to look at; until then the map shows what matters. */
let chosen = false;
/** @type {{need: Point[], wish: Point[]}} */
let home = { need: [], wish: [] };

const resized = new ResizeObserver(() => settle());

/**
 * Called by the template with the map's frame, or nothing when it goes.
 * @param {Element | undefined} element
 */
export function mount(element) {
  if (view === (element ?? null)) return;
  if (view) resized.unobserve(view);
  view = /** @type {HTMLElement | null} */ (element ?? null);
  fingers.clear();
  if (!view) return;
  resized.observe(view);
  settle();
}

/**
 * What has to be in sight, and what should be too: the first of it is pointed at from the edge otherwise.
 * The map stays as it is if there is nothing new to look at.
 * @param {Point[]} need
 * @param {Point[]} wish
 */
export function lookFirst(need, wish) {
  const isIn = (/** @type {Point[]} */ known) => (/** @type {Point} */ { x, y }) =>
    known.some((one) => one.x === x && one.y === y);
  const isNew = !need.every(isIn([...home.need, ...home.wish])) || !wish.every(isIn(home.wish));
  home = { need, wish };
  if (isNew) queueMicrotask(follow);
}

/** A camera that somebody moved goes along only when it has lost sight of what matters. */
function follow() {
  if (!view || !home.need.length) return;
  const all = [...home.need, ...home.wish];
  if (sees(camera, size(), chosen ? home.need : all)) return draw(camera);
  chosen = false;
  glide(steady());
}

/** What matters at the same scale, if that shows it and isn't far too small: only the land moves then. */
function steady() {
  const best = sight(size(), home.need, home.wish, NEAR);
  const same = sight(size(), home.need, home.wish, Math.min(NEAR, camera.k));
  if (same.k < camera.k * CLOSE || best.k >= camera.k * FARTHER) return best;
  const { width, height } = size();
  const middle = { x: width / 2, y: height / 2 };
  const kept = { ...zoomed(same, { width, height }, camera.k / same.k, middle), k: camera.k };
  return sees(kept, size(), home.need) ? kept : best;
}

/** @param {number} direction 1: nearer, -1: farther */
export function zoom(direction) {
  const { width, height } = size();
  chosen = true;
  const factor = direction > 0 ? STEP : 1 / STEP;
  glide(zoomed(camera, { width, height }, factor, { x: width / 2, y: height / 2 }));
}

export function showWhole() {
  chosen = true;
  glide(whole(size()));
}

/** Back to what matters. */
export function lookHome() {
  chosen = false;
  glide(sight(size(), home.need, home.wish, NEAR));
}

/** @param {Point} point */
export function lookAt(point) {
  chosen = true;
  glide(centred(size(), point, Math.max(camera.k, FAR)));
}

/** Bring a point into the view if it lies outside. @param {Point} point */
export function reveal(point) {
  if (view && !sees(camera, size(), [point])) lookAt(point);
}

/** Whether the pointer that is about to click has dragged the map instead. */
export function wasDragged() {
  return dragged;
}

/** The handlers of the map's frame. */
export const hands = {
  /** @param {PointerEvent} event */
  down(event) {
    if (fingers.size === 0) dragged = false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  },
  /** @param {PointerEvent} event */
  move(event) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!dragged && Math.hypot(now.x - before.x, now.y - before.y) < SLOP) return;
    if (!dragged) view?.setPointerCapture(event.pointerId);
    dragged = true;
    if (fingers.size === 1) pan(now.x - before.x, now.y - before.y);
    else pinch(event.pointerId, before, now);
    fingers.set(event.pointerId, now);
  },
  /** @param {PointerEvent} event */
  up(event) {
    fingers.delete(event.pointerId);
  },
  /** The stage never scrolls: the wheel is the map's own. @param {WheelEvent} event */
  wheel(event) {
    if (!view) return;
    event.preventDefault();
    const box = view.getBoundingClientRect();
    const fixed = { x: event.clientX - box.left, y: event.clientY - box.top };
    look(zoomed(camera, size(), Math.exp(-event.deltaY / 360), fixed));
  },
  /** @param {KeyboardEvent} event */
  key(event) {
    const run = KEYS[event.key];
    if (!run || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    run();
  },
};

const KEYS = /** @type {Record<string, () => void>} */ ({
  "+": () => zoom(1),
  "=": () => zoom(1),
  "-": () => zoom(-1),
  0: showWhole,
  ArrowLeft: () => pan(PAN, 0),
  ArrowRight: () => pan(-PAN, 0),
  ArrowUp: () => pan(0, PAN),
  ArrowDown: () => pan(0, -PAN),
});

function size() {
  return { width: view?.clientWidth ?? 0, height: view?.clientHeight ?? 0 };
}

/** After the frame changed its size. */
function settle() {
  const now = size();
  if (!now.width) return;
  if (chosen) draw(clamped({ ...camera, k: Math.max(camera.k, smallest(now)) }, now));
  else draw(home.need.length ? sight(now, home.need, home.wish, NEAR) : whole(now));
}

/**
 * @param {number} x
 * @param {number} y
 */
function pan(x, y) {
  look(clamped({ ...camera, x: camera.x + x, y: camera.y + y }, size()));
}

/**
 * @param {number} id the finger that moves
 * @param {Point} before
 * @param {Point} now
 */
function pinch(id, before, now) {
  const other = [...fingers].find(([key]) => key !== id)?.[1];
  if (!other || !view) return;
  const box = view.getBoundingClientRect();
  const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
  const is = Math.hypot(now.x - other.x, now.y - other.y);
  const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
  look(zoomed(camera, size(), is / was, middle));
}

/** @param {Camera} next */
function look(next) {
  chosen = true;
  draw(next);
}

/** @param {Camera} next */
function glide(next) {
  const before = camera;
  draw(next);
  const world = view?.firstElementChild;
  if (!world || isStill()) return;
  const way = [{ transform: seenBy(before) }, { transform: seenBy(next) }];
  animate(world, way, { duration: 300, easing: "ease-out" });
}

/** The map as this camera sees it. @param {Camera} camera */
function seenBy({ k, x, y }) {
  return `translate(${x}px, ${y}px) scale(${k})`;
}

/** The map is laid out once and then only magnified. @param {Camera} next */
function draw(next) {
  camera = next;
  const world = /** @type {HTMLElement | null} */ (view?.firstElementChild ?? null);
  if (!world || !view) return;
  const frame = size();
  const things = /** @type {HTMLElement | null} */ (world.querySelector(".things"));
  things?.style.setProperty("--k", String(next.k));
  world.style.transform = seenBy(next);
  view.dataset.near = next.k < FAR ? "far" : "near";
  pointFromEdge(frame);
}

/** What should be seen and isn't, is pointed at from the edge. @param {Size} frame */
function pointFromEdge({ width, height }) {
  const pointer = /** @type {HTMLElement | null} */ (view?.querySelector(".edge-pointer") ?? null);
  const [point] = home.wish;
  if (!pointer || !point) return;
  const [x, y] = [camera.x + point.x * camera.k, camera.y + point.y * camera.k];
  pointer.hidden = x > 0 && y > 0 && x < width && y < height;
  if (pointer.hidden) return;
  const { top, bottom } = uncovered(height);
  const px = Math.max(EDGE, Math.min(width - EDGE, x));
  const py = Math.max(top + EDGE, Math.min(bottom - EDGE, y));
  const turn = Math.atan2(y - py, x - px);
  pointer.style.transform = `translate(${px}px, ${py}px)`;
  pointer.style.setProperty("--turn", `${turn}rad`);
}

/**
 * What strips, cards and buttons leave of the map's height.
 * @param {number} height
 */
function uncovered(height) {
  const from = view?.getBoundingClientRect().top ?? 0;
  let [top, bottom] = [0, height];
  for (const one of view?.closest(".board")?.querySelectorAll(OVER) ?? []) {
    const box = one.getBoundingClientRect();
    if (box.top - from < height / 2) top = Math.max(top, box.bottom - from);
    else bottom = Math.min(bottom, box.top - from);
  }
  return { top, bottom };
}
