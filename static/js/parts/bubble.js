/** A bubble on the board at the thing it speaks of: over ground only; without ground it is the teacher's face. */

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { ref } from "lit-html/directives/ref.js";
import { symbol } from "../symbols.js";
import { aimOf, pointing, teacher } from "./pointing.js";

/**
 * @typedef {object} Bubble
 * @property {string} look
 * @property {string} label
 * @property {string[]} click verb and, if it is about one thing only, noun
 * @property {any} text
 * @property {{label: string, run: () => void}} close
 * @property {boolean} [asked] somebody asked for it: it is never folded, and its thing is marked
 * @property {() => void} [missed] nothing on the table stands for the click
 */

/** @typedef {{x: number, y: number, width: number, height: number}} Box in pixels of the board */

const CALM = 80; // milliseconds without a drawing, after which places are measured
const STEP = 12;
const MARGIN = 10; // around it, for its tail
const COVERED = 100; // pixels of way that one covered pixel is worth
const TOUCHED = 0.01; // the same where nothing but a place to touch is covered
const INK = ".portrait, .face, .sym, .num";
const PLACES = "button, [data-click]";

let timer = 0;
/** Whether the face was touched, to open a bubble or to fold it. */
let wish = { key: "", open: false };

/** @param {Bubble} bubble */
export function bubble(bubble) {
  const key = bubble.click.join(" ");
  const { look, label, text, close, asked = false } = bubble;
  return keyed(
    key,
    html`
      <section class="bubble ${look}" aria-label=${label} ${ref((box) => settleSoon(bubble, box))}>
        <button class="bubble-face" aria-label=${label}
          @click=${(/** @type {Event} */ event) => turn(bubble, event)}>${teacher()}</button>
        <p class="bubble-text" role="status" ${asked ? pointing(bubble.click) : nothing}>${text}</p>
        <button class="bubble-close" aria-label=${close.label} title=${close.label}
          @click=${close.run}>${symbol("close")}</button>
      </section>
    `,
  );
}

/** @param {Bubble} bubble @param {Event} event */
function turn(bubble, event) {
  const box = /** @type {HTMLElement} */ (event.target).closest(".bubble");
  wish = { key: bubble.click.join(" "), open: Boolean(box?.classList.contains("folded")) };
  settleSoon(bubble, box ?? undefined);
}

/** Once nothing is drawn any more: measuring in between would lay the page out twice. */
function settleSoon(/** @type {Bubble} */ bubble, /** @type {Element | undefined} */ box) {
  if (!box) return;
  clearTimeout(timer);
  timer = setTimeout(
    () => box.isConnected && settle(bubble, /** @type {HTMLElement} */ (box)),
    CALM,
  );
}

/** @param {Bubble} bubble @param {HTMLElement} box */
function settle({ click, asked = false, missed }, box) {
  const aim = aimOf(click[0], click[1]) ?? (asked ? document.querySelector("#band") : null);
  const board = box.parentElement?.getBoundingClientRect();
  if (!board || !aim?.checkVisibility()) return missed?.();
  const [own] = relative(board, [aim.getBoundingClientRect()]);
  const ground = groundOf(/** @type {Element} */ (box.parentElement), box);
  const ink = [...relative(board, ground.ink), own];
  const places = relative(board, ground.places);
  const isOpen = asked || (wish.open && wish.key === click.join(" "));
  const isFolded = wish.key === click.join(" ") && !wish.open && !asked;
  const place = (/** @type {boolean} */ folded) => {
    box.classList.toggle("folded", folded);
    return best({ width: box.offsetWidth, height: box.offsetHeight }, board, own, ink, places);
  };
  const whole = isFolded ? null : place(false);
  const found = whole && (isOpen || !whole.covered) ? whole : place(true);
  box.classList.toggle("placed", isOpen || !found.covered);
  box.style.translate = `${found.x}px ${found.y}px`;
  aimTail(box, found, own);
}

/** What has to be seen, as words, faces and numbers, and what can only be touched. */
function groundOf(/** @type {Element} */ board, /** @type {Element} */ box) {
  const seen = (/** @type {string} */ selector) =>
    [...board.querySelectorAll(selector)].filter((one) => !box.contains(one))
      .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
  return { ink: [...seen(INK), ...wordsOf(board, box)], places: seen(PLACES) };
}

/** @param {Element} board @param {Element} box */
function wordsOf(board, box) {
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = /** @type {Element} */ (node.parentElement);
    const isSeen = node.nodeValue?.trim() && !box.contains(node) && !parent.closest(".sr") &&
      parent.checkVisibility();
    if (!isSeen) continue;
    range.selectNodeContents(node);
    found.push(...range.getClientRects());
  }
  return found;
}

/** @param {DOMRect} board @param {DOMRect[]} all @returns {Box[]} */
function relative(board, all) {
  return all.map(({ x, y, width, height }) => ({ x: x - board.x, y: y - board.y, width, height }));
}

/**
 * The place that covers least, and of these the nearest to its thing.
 * @param {{width: number, height: number}} size
 * @param {DOMRect} board
 * @param {Box} aim
 * @param {Box[]} ink
 * @param {Box[]} places
 */
function best(size, board, aim, ink, places) {
  let found = { x: MARGIN, y: MARGIN, ...size, covered: Infinity, cost: Infinity };
  for (let y = MARGIN; y <= board.height - size.height - MARGIN; y += STEP) {
    for (let x = MARGIN; x <= board.width - size.width - MARGIN; x += STEP) {
      const spot = { x, y, ...size };
      const way = distance(spot, aim);
      if (way >= found.cost) continue;
      const covered = coverOf(spot, ink);
      const cost = way + covered * COVERED + coverOf(spot, places) * TOUCHED;
      if (cost < found.cost) found = { ...spot, covered, cost };
    }
  }
  return found;
}

/** @param {Box} spot @param {Box[]} all */
function coverOf({ x, y, width, height }, all) {
  const wide = {
    x: x - MARGIN,
    y: y - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  };
  return all.reduce((sum, one) => sum + overlap(wide, one), 0);
}

/** @param {Box} one @param {Box} other */
function overlap(one, other) {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** @param {Box} one @param {Box} other */
function distance(one, other) {
  const across = Math.max(other.x - one.x - one.width, one.x - other.x - other.width, 0);
  const down = Math.max(other.y - one.y - one.height, one.y - other.y - other.height, 0);
  const aside = Math.abs(one.x + one.width / 2 - other.x - other.width / 2);
  return Math.hypot(across, down) + aside / 50;
}

/** @param {HTMLElement} box @param {Box} spot @param {Box} aim */
function aimTail(box, spot, aim) {
  const [x, y] = [aim.x + aim.width / 2 - spot.x, aim.y + aim.height / 2 - spot.y];
  const isUpright = aim.y >= spot.y + spot.height || aim.y + aim.height <= spot.y;
  const [at, along] = isUpright ? [x, spot.width] : [y, spot.height];
  const [before, after] = isUpright ? ["up", "down"] : ["left", "right"];
  box.dataset.tail = (isUpright ? y : x) < 0 ? before : after;
  box.style.setProperty("--tail", `${Math.max(18, Math.min(along - 18, at))}px`);
}
