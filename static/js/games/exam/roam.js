/** Arrow keys move the focus on a board from button to button. */

/** @typedef {{x: number, y: number}} Point */

const WAYS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/**
 * Which of the points lies nearest that way; -1: none.
 * @param {Point} from
 * @param {Point[]} points
 * @param {string} key
 */
export function nearest(from, points, key) {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  points.forEach(({ x, y }, at) => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    const length = ahead + 2 * aside;
    if (ahead > 1 && length < least) [best, least] = [at, length];
  });
  return best;
}

/** @param {any} event */
export function roam(event) {
  if (!(event.key in WAYS)) return;
  const buttons = [...event.currentTarget.querySelectorAll(`button:not([aria-disabled="true"])`)];
  const next = nearest(middle(event.target), buttons.map(middle), event.key);
  if (next < 0) return;
  event.preventDefault();
  buttons[next].focus();
}

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
