/** Where things lie on the map, and how a camera looks at it: numbers in, numbers out. */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, water: boolean, number: number, links: string[]}} Area */
/** @typedef {{k: number, x: number, y: number}} Camera the scale, and where the map's corner is */
/** @typedef {{width: number, height: number}} Size */
/** @typedef {{top: number, right: number, bottom: number, left: number}} Pads */

export const MAP = { width: 1000, height: 690 };
const NEAREST = 2.4;
/** How far a near camera may look past the edge, so that nothing hides under the buttons. */
const MARGIN = 56;
const GAP = 42;
/** A scale at which a finger tells neighbouring areas apart. */
export const TOUCHABLE = 0.72;
const PHONE = 640;
const FLAT = 400;
/** A scale at which the whole map can be read. */
const ROOMY = 0.8;
/** What has to be seen may take a map so much smaller than the view. */
const FARTHEST = 0.7;

/** Ways that would run under a third area are bent aside; the others only a little, like a brush. */
const BENDS = /** @type {Record<string, number>} */ ({ "stone-badlands taki": -52 });

/**
 * @param {Point} area
 * @returns {Point}
 */
export function placeOf({ x, y }) {
  return { x: 60 + x * 9.1, y: 40 + y * 6.6 };
}

/**
 * Every path of the board once.
 * @param {Record<string, Area>} board
 * @returns {Array<[string, string]>}
 */
export function waysOf(board) {
  return Object.keys(board).flatMap((from) =>
    board[from].links.filter((to) => from < to).map((
      to,
    ) => /** @type {[string, string]} */ ([from, to]))
  );
}

/**
 * The line between two areas, as the data of an SVG path.
 * @param {Record<string, Area>} board
 * @param {string} from
 * @param {string} to
 */
export function lineOf(board, from, to) {
  const [first, last] = [from, to].sort();
  const [a, b] = [placeOf(board[first]), placeOf(board[last])];
  const middle = bent(a, b, BENDS[`${first} ${last}`] ?? (first.length % 2 ? 12 : -12));
  return `M${text(a)}Q${text(middle)} ${text(b)}`;
}

/**
 * The same line for an arrow: it stops short of both areas.
 * @param {Record<string, Area>} board
 * @param {string} from
 * @param {string} to
 * @param {number} [short]
 */
export function arrowOf(board, from, to, short = 30) {
  const [a, b] = [placeOf(board[from]), placeOf(board[to])];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const part = Math.min(0.4, short / length);
  const start = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  const end = { x: b.x - (b.x - a.x) * part, y: b.y - (b.y - a.y) * part };
  return `M${text(start)}Q${text(bent(start, end, 14))} ${text(end)}`;
}

/**
 * Where the tokens of one side of an area stand: heroes to its left (-1), enemies to its right (1).
 * @param {number} count
 * @param {-1|1} side
 * @returns {Point[]}
 */
export function spotsOf(count, side) {
  const columns = count > 4 ? 3 : 2;
  return Array.from({ length: count }, (_, at) => ({
    x: side * (46 + (at % columns) * GAP),
    y: -6 - Math.floor(at / columns) * GAP,
  }));
}

/**
 * The camera that shows the whole map.
 * @param {Size} view
 * @returns {Camera}
 */
export function whole(view) {
  return clamped({ k: smallest(view), x: 0, y: 0 }, view);
}

/**
 * The camera with this point of the map in its middle.
 * @param {Size} view
 * @param {Point} point
 * @param {number} k
 * @returns {Camera}
 */
export function centred(view, point, k) {
  return clamped({ k, x: view.width / 2 - point.x * k, y: view.height / 2 - point.y * k }, view);
}

/**
 * What panels and buttons cover at the edges of a view.
 * @param {Size} view
 * @returns {Pads}
 */
export function padsOf({ width, height }) {
  const side = width <= PHONE ? 40 : 64;
  const [top, bottom] = height <= FLAT ? [40, 76] : [84, 84];
  return { top, right: side, bottom, left: side };
}

/**
 * Whether all these points are well inside the view.
 * @param {Camera} camera
 * @param {Size} view
 * @param {Point[]} points
 */
export function sees({ k, x, y }, view, points) {
  const { top, right, bottom, left } = padsOf(view);
  return points.every((point) =>
    isBetween(x + point.x * k, left - 6, view.width - right + 6) &&
    isBetween(y + point.y * k, top - 6, view.height - bottom + 6)
  );
}

/**
 * Wherever the whole map is large enough it is shown; else the camera for what has to be seen, and for what should be seen too if a finger can still tell areas apart.
 * @param {Size} view
 * @param {Point[]} need
 * @param {Point[]} wish
 * @param {number} most the nearest that it comes
 * @returns {Camera}
 */
export function sight(view, need, wish, most) {
  if (smallest(view) >= ROOMY) return whole(view);
  const all = [...need, ...wish];
  const isNear = fitting(view, all) >= Math.min(most, TOUCHABLE);
  return framing(view, isNear ? all : need, most);
}

/**
 * The camera with all these points in the middle of what nothing covers, at this scale or as much farther as it takes.
 * @param {Size} view
 * @param {Point[]} points
 * @param {number} most
 * @returns {Camera}
 */
export function framing(view, points, most) {
  const { top, right, bottom, left } = padsOf(view);
  const k = Math.max(FARTHEST * smallest(view), Math.min(most, fitting(view, points)));
  const [[x0, x1], [y0, y1]] = spans(points);
  const x = (left + view.width - right) / 2 - (x0 + x1) / 2 * k;
  const y = (top + view.height - bottom) / 2 - (y0 + y1) / 2 * k;
  return {
    k,
    x: within(x, view.width - MAP.width * k),
    y: besides(y, view.height - MAP.height * k),
  };
}

/**
 * The nearest scale at which all these points are well inside.
 * @param {Size} view
 * @param {Point[]} points
 */
function fitting(view, points) {
  const { top, right, bottom, left } = padsOf(view);
  const [[x0, x1], [y0, y1]] = spans(points);
  const width = Math.max(40, view.width - left - right);
  const height = Math.max(40, view.height - top - bottom);
  return Math.min(width / Math.max(1, x1 - x0), height / Math.max(1, y1 - y0));
}

/** @param {Point[]} points */
function spans(points) {
  const of = (/** @type {number[]} */ values) => [Math.min(...values), Math.max(...values)];
  return [of(points.map(({ x }) => x)), of(points.map(({ y }) => y))];
}

/**
 * Nearer or farther, while the point of the view under the fingers stays where it is.
 * @param {Camera} camera
 * @param {Size} view
 * @param {number} factor
 * @param {Point} fixed
 * @returns {Camera}
 */
export function zoomed(camera, view, factor, fixed) {
  const k = Math.min(NEAREST, Math.max(smallest(view), camera.k * factor));
  const real = k / camera.k;
  const x = fixed.x - (fixed.x - camera.x) * real;
  const y = fixed.y - (fixed.y - camera.y) * real;
  return clamped({ k, x, y }, view);
}

/**
 * No camera looks far past the edge of the map; a map smaller than the view stands in its middle.
 * @param {Camera} camera
 * @param {Size} view
 * @returns {Camera}
 */
export function clamped({ k, x, y }, view) {
  return {
    k,
    x: within(x, view.width - MAP.width * k),
    y: within(y, view.height - MAP.height * k),
  };
}

/** @param {Size} view */
export function smallest({ width, height }) {
  return Math.min(width / MAP.width, height / MAP.height);
}

/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
function isBetween(value, low, high) {
  return value >= low && value <= high;
}

/**
 * @param {number} value
 * @param {number} slack what the view is larger than the map
 */
function within(value, slack) {
  return slack >= 0 ? slack / 2 : Math.min(MARGIN, Math.max(slack - MARGIN, value));
}

/**
 * Not farther past the map's edges than panels need.
 * @param {number} value
 * @param {number} slack
 */
function besides(value, slack) {
  return Math.max(Math.min(0, slack) - MARGIN, Math.min(Math.max(0, slack) + MARGIN, value));
}

/**
 * @param {Point} a
 * @param {Point} b
 * @param {number} bend
 * @returns {Point}
 */
function bent(a, b, bend) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return {
    x: (a.x + b.x) / 2 + ((a.y - b.y) / length) * bend,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * bend,
  };
}

/** @param {Point} point */
function text({ x, y }) {
  return `${Math.round(x)} ${Math.round(y)}`;
}
