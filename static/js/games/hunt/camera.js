/** Looking at the map: drag, pinch, wheel, keys and buttons move the camera. */

import { animate, isStill } from "../../motion.js";
import { uncover } from "../../uncover.js";
import { centred, clamped, following, framing, MAP, smallest, whole, zoomed } from "./geometry.js";

/** @typedef {import("./geometry.js").Camera} Camera */
/** @typedef {import("./geometry.js").Point} Point */

const STEP = 1.35;
const PAN = 70;
const SLOP = 6;
const READABLE = 0.78;
/** From this on, compared with the whole map, a camera is near and may lose sight of something. */
const NEAR = 1.05;

/** @type {HTMLElement | null} */
let view = null;
/** @type {Camera} */
let camera = { k: 1, x: 0, y: 0 };
/** @type {Map<number, Point>} */
const fingers = new Map();
let dragged = false;
/** Whether somebody chose what to look at; until then the whole map is kept in view. */
let chosen = false;
/** What a small screen shows. @type {Point[]} */
let home = [];

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
  requestAnimationFrame(comeIntoSight);
}

/** A page that was scrolled for something else begins with the map. */
function comeIntoSight() {
  if (view && view.getBoundingClientRect().bottom < 0) view.scrollIntoView({ block: "center" });
  uncoverHero();
}

/** The hero who acts and the ways from there aren't hidden by the dock. */
export function uncoverHero() {
  uncover({
    about: ".hero-token.acting, .hunt-table .area.open",
    keep: ".hunt-map",
    bar: ".hunt-table .dock:has(.prompt.mine)",
  });
}

/** @param {Point[]} points what a small screen shows first */
export function lookFirst(points) {
  home = points;
}

/**
 * A near camera goes along with the heroes; with those of others only while nobody has moved it.
 * @param {boolean} isOwn whether it is about a hero of this browser's player
 */
export function follow(isOwn) {
  if (!view || !home.length || (chosen && !isOwn) || camera.k < smallest(size()) * NEAR) return;
  const next = following(camera, size(), home);
  if (next !== camera) glide(next);
}

/** @param {number} direction 1: nearer, -1: farther */
export function zoom(direction) {
  if (!view) return;
  const { clientWidth: width, clientHeight: height } = view;
  chosen = true;
  glide(
    zoomed(camera, { width, height }, direction > 0 ? STEP : 1 / STEP, {
      x: width / 2,
      y: height / 2,
    }),
  );
}

export function showWhole() {
  if (!view) return;
  chosen = false;
  home = [];
  glide(whole(size()));
}

/** @param {Point} point */
export function lookAt(point) {
  if (!view) return;
  chosen = true;
  glide(centred(size(), point, Math.max(camera.k, READABLE)));
}

/**
 * Bring a point into the view if it lies outside.
 * @param {Point} point
 */
export function reveal(point) {
  const { width, height } = size();
  const [x, y] = [camera.x + point.x * camera.k, camera.y + point.y * camera.k];
  const seen = x > 30 && y > 30 && x < width - 30 && y < height - 30;
  if (view && !seen) lookAt(point);
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
    if (fingers.size === 1) drag(now.x - before.x, now.y - before.y);
    else pinch(event.pointerId, before, now);
    fingers.set(event.pointerId, now);
  },
  /** @param {PointerEvent} event */
  up(event) {
    fingers.delete(event.pointerId);
  },
  /** @param {WheelEvent} event */
  wheel(event) {
    if (!view || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const box = view.getBoundingClientRect();
    const fixed = { x: event.clientX - box.left, y: event.clientY - box.top };
    look(zoomed(camera, size(), Math.exp(-event.deltaY / 240), fixed));
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
  ArrowLeft: () => drag(PAN, 0),
  ArrowRight: () => drag(-PAN, 0),
  ArrowUp: () => drag(0, PAN),
  ArrowDown: () => drag(0, -PAN),
});

function size() {
  return { width: view?.clientWidth ?? 0, height: view?.clientHeight ?? 0 };
}

/** After the frame changed its size: the whole map where that is readable, else the first thing to see. */
function settle() {
  const now = size();
  if (!now.width) return;
  if (chosen) return draw(clamped({ ...camera, k: Math.max(camera.k, smallest(now)) }, now));
  const cramped = smallest(now) < READABLE * 0.72;
  draw(cramped && home.length ? framing(now, home, READABLE) : whole(now));
}

/**
 * @param {number} x
 * @param {number} y
 */
function drag(x, y) {
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
  const real = before.k / next.k;
  const from = `translate(${before.x}px, ${before.y}px) scale(${real})`;
  const to = `translate(${next.x}px, ${next.y}px)`;
  animate(world, [{ transform: from }, { transform: to }], { duration: 250, easing: "ease-out" });
}

/** @param {Camera} next */
function draw(next) {
  camera = next;
  const world = /** @type {HTMLElement | null} */ (view?.firstElementChild ?? null);
  if (!world || !view) return;
  world.style.setProperty("--k", String(next.k));
  world.style.width = `${MAP.width * next.k}px`;
  world.style.height = `${MAP.height * next.k}px`;
  world.style.transform = `translate(${next.x}px, ${next.y}px)`;
  view.dataset.near = next.k < 0.6 ? "far" : "near";
}
