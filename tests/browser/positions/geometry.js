/** What is wrong with a table as it is drawn: a list of sentences, empty if one can play by it. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const PRESSED = "button:enabled, a[href], summary, [role=button]";
const ASIDE = ".drawer, .sr, .sprite, .skip, [inert]";
/** Names that people gave themselves may be cut, and so may drawings; a card in the fan rises to be read. */
const FREE = ".who-name, .chip-note, .slot, [data-free], svg";
const AXES = /** @type {const} */ ([["X", "left", "right"], ["Y", "top", "bottom"]]);

/**
 * @param {number} target pixels that a finger needs
 * @returns {string[]}
 */
export function faults(target) {
  const frame = document.querySelector(".frame") ?? document.body;
  const pressed = [...frame.querySelectorAll(PRESSED)].filter((one) =>
    isSeen(one) && !isInText(one)
  );
  const found = [
    ...scrolling(),
    ...hidden(frame),
    ...pressed.flatMap((one) => unpressable(one, target)),
    ...overlapping(pressed),
    ...cutTexts(frame),
    ...brokenNumbers(frame),
    ...overlaid(frame),
  ];
  return [...new Set(found)];
}

/**
 * What is wrong with how the frame divides the window while something is asked.
 * @param {number} share of the window's height that the board must have
 * @returns {string[]}
 */
export function fieldFaults(share) {
  const board = document.querySelector(".board")?.getBoundingClientRect();
  if (!board) return ["there is no board"];
  const has = board.height / innerHeight;
  return [
    ...has < share ? [`the board has ${Math.round(100 * has)} % of the height`] : [],
    ...document.querySelectorAll(".band .primary").length > 1 ? ["two answers are primary"] : [],
  ];
}

function scrolling() {
  const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
  return [
    ...scrollHeight > clientHeight + 1 ? ["the page scrolls down"] : [],
    ...scrollWidth > clientWidth + 1 ? ["the page scrolls sideways"] : [],
  ];
}

/** The band, its words and answers, the hand, and all that is offered. @param {Element} frame */
function hidden(frame) {
  const band = frame.querySelector(".band");
  if (!band || !isSeen(band)) return ["there is no band"];
  const needed = ".frame > .bar, .band, .band .ask, .band .btn, .hand, [data-verb]";
  return [...frame.querySelectorAll(needed)].filter(isSeen).flatMap(outOfSight);
}

/** @param {Element} element */
function outOfSight(element) {
  const box = element.getBoundingClientRect();
  const { shown, reach } = shownOf(element.parentElement, box);
  if (reach) return [];
  const cut = shown.right - shown.left < box.width - 2 || shown.bottom - shown.top < box.height - 2;
  if (cut || isOutside(box)) return [`${called(element)} is not wholly in sight`];
  const hit = hitAt(middle(shown));
  return hit && (element.contains(hit) || hit.contains(element))
    ? []
    : [`${called(element)} is covered`];
}

/**
 * @param {Element} element
 * @param {number} target
 */
function unpressable(element, target) {
  const { shown, reach } = shownOf(element.parentElement, element.getBoundingClientRect());
  if (reach) return [];
  const { x, y } = middle(shown);
  const isMine = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    hitAt({ x: x + dx, y: y + dy })?.closest(PRESSED) === element;
  if (!isMine(0, 0)) return [`${called(element)} can't be pressed in its middle`];
  const { width, height } = element.getBoundingClientRect();
  const far = target / 2 - 1;
  const isWide = width > target - 0.5 || isMine(-far, 0) && isMine(far, 0);
  const isHigh = height > target - 0.5 || isMine(0, -far) && isMine(0, far);
  if (isWide && isHigh) return [];
  return [
    `${called(element)} is too small to press: ${Math.round(width)} by ${Math.round(height)}`,
  ];
}

/** @param {Element[]} pressed */
function overlapping(pressed) {
  const boxes = pressed.map((one) => shownOf(one.parentElement, one.getBoundingClientRect()).shown);
  return pressed.flatMap((one, at) =>
    pressed.slice(at + 1).filter((other, more) =>
      !one.contains(other) && !other.contains(one) && !areFanned(one, other) &&
      meet(boxes[at], boxes[at + 1 + more])
    ).map((other) => `${called(one)} overlaps ${called(other)}`)
  );
}

/**
 * Cards of one fan may lie over each other.
 * @param {Element} one
 * @param {Element} other
 */
function areFanned(one, other) {
  return Boolean(one.closest(".slot") && other.closest(".slot"));
}

/** @param {Element} frame */
function cutTexts(frame) {
  const found = [];
  const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = /** @type {Text} */ (texts.currentNode);
    if (text.data.trim() && isCut(text)) found.push(`text is cut: ${called(text.parentElement)}`);
  }
  return found;
}

/** @param {Element} root @returns {Text[]} */
function textsOf(root) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) found.push(/** @type {Text} */ (texts.currentNode));
  return found.filter(({ data, parentElement }) =>
    data.trim() && parentElement && isSeen(parentElement)
  );
}

/** @param {Element} frame */
function brokenNumbers(frame) {
  return textsOf(frame).filter(isBroken).map((text) =>
    `a number breaks: ${called(text.parentElement)}`
  );
}

/** @param {Text} text */
function isBroken(text) {
  if (text.parentElement?.closest(".who-name, .chip-note, [data-free], svg")) return false;
  return [...text.data.matchAll(/\d{2,}/g)].some((run) => {
    const range = document.createRange();
    range.setStart(text, run.index);
    range.setEnd(text, run.index + run[0].length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  });
}

/** Words at the end that lie over others. @param {Element} frame */
function overlaid(frame) {
  const lines = [...frame.querySelectorAll(".result")].flatMap(textsOf).flatMap(linesOf);
  return lines.flatMap((one, at) =>
    lines.slice(at + 1).filter(({ text, box }) => text !== one.text && covers(one.box, box))
      .map((other) =>
        `words lie over words: ${called(one.text.parentElement)} and ${
          called(other.text.parentElement)
        }`
      )
  );
}

/** What is seen of each line. @param {Text} text */
function linesOf(text) {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].map((line) => ({
    text,
    box: shownOf(text.parentElement, line).shown,
  }));
}

/**
 * Lines may stand close, but not in each other.
 * @param {Box} a
 * @param {Box} b
 */
function covers(a, b) {
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return meet(a, b) && high > Math.min(a.bottom - a.top, b.bottom - b.top) / 2;
}

/** @param {Text} text */
function isCut(text) {
  const holder = text.parentElement;
  if (!holder || !isSeen(holder) || holder.closest(FREE)) return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  const { shown, reach } = shownOf(holder, box);
  if (reach || !box.width) return false;
  const sideways = shown.left > box.left + 1.5 || shown.right < box.right - 1.5;
  return sideways || shown.top > box.top + 3 || shown.bottom < box.bottom - 3 || isOutside(box);
}

/**
 * The part of a box that its surroundings leave, and whether the rest can be scrolled to.
 * @param {Element | null} around
 * @param {Box} box
 */
function shownOf(around, box) {
  const shown = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
  let reach = false;
  for (let one = around; one && one !== document.documentElement; one = one.parentElement) {
    const style = getComputedStyle(one);
    const limits = one.getBoundingClientRect();
    for (const [axis, from, to] of AXES) {
      const overflow = style[`overflow${axis}`];
      if (overflow === "visible") continue;
      const beyond = shown[from] < limits[from] - 1 || shown[to] > limits[to] + 1;
      reach ||= beyond && (overflow === "auto" || overflow === "scroll");
      shown[from] = Math.max(shown[from], limits[from]);
      shown[to] = Math.min(shown[to], limits[to]);
    }
    if (style.position === "fixed") break;
  }
  return { shown, reach };
}

/** @param {Element} element */
function isSeen(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && !element.closest(ASIDE) &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** A link inside a sentence is as high as its line. @param {Element} element */
function isInText(element) {
  return getComputedStyle(element).display === "inline";
}

/** @param {Box} box */
function isOutside({ left, top, right, bottom }) {
  return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
}

/** @param {Box} box */
function middle({ left, top, right, bottom }) {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** @param {{x: number, y: number}} place */
function hitAt({ x, y }) {
  return document.elementFromPoint(x, y);
}

/**
 * @param {Box} a
 * @param {Box} b
 */
function meet(a, b) {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
}

/** @param {Element | null} element */
function called(element) {
  const text = (element?.getAttribute("aria-label") ?? element?.textContent ?? "").trim();
  const look = element?.getAttribute("class")?.trim().split(/\s+/).join(".") ?? "";
  return `${element?.tagName.toLowerCase()}.${look} "${text.replace(/\s+/g, " ").slice(0, 40)}"`;
}
