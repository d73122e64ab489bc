/** QR codes (ISO 18004): bytes, correction level M, up to 213 of them, as a square of dark and light. */

/** By version from 1: words of correction per block, and blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
/** Words that a version holds, correction included. */
const WORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const MASKS = [
  (/** @type {number} */ x, /** @type {number} */ y) => (x + y) % 2,
  (/** @type {number} */ _, /** @type {number} */ y) => y % 2,
  (/** @type {number} */ x) => x % 3,
  (/** @type {number} */ x, /** @type {number} */ y) => (x + y) % 3,
  (/** @type {number} */ x, /** @type {number} */ y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (/** @type {number} */ x, /** @type {number} */ y) => (x * y) % 2 + (x * y) % 3,
  (/** @type {number} */ x, /** @type {number} */ y) => ((x * y) % 2 + (x * y) % 3) % 2,
  (/** @type {number} */ x, /** @type {number} */ y) => ((x + y) % 2 + (x * y) % 3) % 2,
];

/** @typedef {{size: number, dark: boolean[][], fixed: boolean[][]}} Field */

/**
 * @param {string} text
 * @returns {boolean[][]} rows, true for dark
 */
export function qr(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versionFor(bytes.length);
  const field = blank(version);
  fill(field, interleaved(dataWords(bytes, version), version));
  return MASKS.map((_, mask) => masked(field, mask)).reduce((best, one) =>
    penalty(one) < penalty(best) ? one : best
  );
}

/** The dark squares as one path, each of one unit. @param {boolean[][]} rows */
export function pathOf(rows) {
  return rows.flatMap((row, y) => row.map((dark, x) => dark ? `M${x} ${y}h1v1h-1z` : "")).join("");
}

/** @param {number} version */
function room(version) {
  return WORDS[version - 1] - CORRECTION[version - 1] * BLOCKS[version - 1];
}

/** @param {number} length */
function versionFor(length) {
  const found = WORDS.findIndex((_, at) => room(at + 1) >= length + (at < 9 ? 2 : 3)) + 1;
  if (!found) throw new RangeError(`${length} bytes are too many for a QR code`);
  return found;
}

/**
 * @param {number[]} bytes
 * @param {number} version
 */
function dataWords(bytes, version) {
  const bits = [bitsOf(4, 4), bitsOf(bytes.length, version < 10 ? 8 : 16)];
  const text = [...bits, ...bytes.map((byte) => bitsOf(byte, 8))].join("");
  const whole = (text + "0000").slice(0, room(version) * 8);
  const padded = whole.padEnd(Math.ceil(whole.length / 8) * 8, "0");
  const words = (padded.match(/.{8}/g) ?? []).map((word) => parseInt(word, 2));
  const missing = room(version) - words.length;
  return [...words, ...Array.from({ length: missing }, (_, at) => at % 2 ? 0x11 : 0xec)];
}

/**
 * The words of all blocks by turns, then their correction by turns.
 * @param {number[]} words
 * @param {number} version
 */
function interleaved(words, version) {
  const [count, length] = [BLOCKS[version - 1], CORRECTION[version - 1]];
  const short = Math.floor(words.length / count);
  const longer = words.length % count;
  const blocks = Array.from({ length: count }, (_, at) => {
    const from = at * short + Math.max(0, at - (count - longer));
    return words.slice(from, from + short + (at >= count - longer ? 1 : 0));
  });
  const divisor = generator(length);
  return [...byTurns(blocks), ...byTurns(blocks.map((block) => remainder(block, divisor)))];
}

/** @param {number[][]} blocks */
function byTurns(blocks) {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) => blocks.map((block) => block[at])).flat()
    .filter((word) => word !== undefined);
}

/** @param {number} degree */
function generator(degree) {
  let result = [...Array(degree - 1).fill(0), 1];
  for (let root = 1, step = 0; step < degree; step++, root = times(root, 2)) {
    result = result.map((one, at) => times(one, root) ^ (result[at + 1] ?? 0));
  }
  return result;
}

/**
 * @param {number[]} data
 * @param {number[]} divisor
 */
function remainder(data, divisor) {
  let result = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ result[0];
    result = [...result.slice(1), 0].map((one, at) => one ^ times(divisor[at], factor));
  }
  return result;
}

/**
 * In the field of 256 elements.
 * @param {number} x
 * @param {number} y
 */
function times(x, y) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((y >>> bit) & 1) * x;
  }
  return product;
}

/**
 * The field with everything that doesn't depend on the text.
 * @param {number} version
 * @returns {Field}
 */
function blank(version) {
  const size = version * 4 + 17;
  const rows = () => Array.from({ length: size }, () => Array(size).fill(false));
  const field = { size, dark: rows(), fixed: rows() };
  for (let at = 0; at < size; at++) {
    put(field, 6, at, at % 2 === 0);
    put(field, at, 6, at % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) finder(field, x, y);
  align(field, version);
  format(field, 0);
  if (version > 6) tell(field, version);
  return field;
}

/**
 * @param {Field} field
 * @param {number} x
 * @param {number} y
 * @param {boolean} dark
 */
function put({ dark: rows, fixed }, x, y, dark) {
  rows[y][x] = dark;
  fixed[y][x] = true;
}

/**
 * @param {Field} field
 * @param {number} x
 * @param {number} y
 */
function finder(field, x, y) {
  around(4, (dx, dy, far) => {
    const [column, row] = [x + dx, y + dy];
    const inside = column >= 0 && row >= 0 && column < field.size && row < field.size;
    if (inside) put(field, column, row, far !== 2 && far !== 4);
  });
}

/**
 * @param {Field} field
 * @param {number} version
 */
function align(field, version) {
  if (version < 2) return;
  const last = field.size - 7;
  const places = version > 6 ? [6, last - Math.ceil((last - 6) / 4) * 2, last] : [6, last];
  for (const x of places) {
    for (const y of places) {
      const corner = [[6, 6], [6, last], [last, 6]].some(([a, b]) => a === x && b === y);
      if (!corner) around(2, (dx, dy, far) => put(field, x + dx, y + dy, far !== 1));
    }
  }
}

/**
 * @param {number} reach
 * @param {(dx: number, dy: number, far: number) => void} run
 */
function around(reach, run) {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) run(dx, dy, Math.max(Math.abs(dx), Math.abs(dy)));
  }
}

/**
 * Level M is 0, so the mask is all that is told.
 * @param {Field} field
 * @param {number} mask
 */
function format(field, mask) {
  const bits = ((mask << 10) | rest(mask, 10, 0x537)) ^ 0x5412;
  const isSet = (/** @type {number} */ at) => Boolean((bits >>> at) & 1);
  const { size } = field;
  for (let at = 0; at < 15; at++) {
    const near = at < 6 ? at : at < 8 ? at + 1 : 14 - at + (at < 9 ? 1 : 0);
    if (at < 8) put(field, 8, near, isSet(at));
    else put(field, near, 8, isSet(at));
    if (at < 8) put(field, size - 1 - at, 8, isSet(at));
    else put(field, 8, size - 15 + at, isSet(at));
  }
  put(field, 8, size - 8, true);
}

/**
 * @param {Field} field
 * @param {number} version
 */
function tell(field, version) {
  const bits = (version << 12) | rest(version, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const [far, near] = [field.size - 11 + at % 3, Math.floor(at / 3)];
    put(field, far, near, Boolean((bits >>> at) & 1));
    put(field, near, far, Boolean((bits >>> at) & 1));
  }
}

/**
 * @param {number} value
 * @param {number} degree
 * @param {number} divisor
 */
function rest(value, degree, divisor) {
  let result = value;
  for (let step = 0; step < degree; step++) {
    result = (result << 1) ^ ((result >>> (degree - 1)) * divisor);
  }
  return result;
}

/**
 * In pairs of columns from the right, up and down by turns.
 * @param {Field} field
 * @param {number[]} words
 */
function fill({ size, dark, fixed }, words) {
  const bits = words.map((word) => bitsOf(word, 8)).join("");
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = (right + 1) & 2 ? step : size - 1 - step;
      for (const x of [right, right - 1]) {
        if (!fixed[y][x]) dark[y][x] = bits[at++] === "1";
      }
    }
  }
}

/**
 * @param {Field} field
 * @param {number} mask
 */
function masked({ size, dark, fixed }, mask) {
  const rows = dark.map((row, y) =>
    row.map((one, x) => !fixed[y][x] && MASKS[mask](x, y) === 0 ? !one : one)
  );
  format({ size, dark: rows, fixed: fixed.map((row) => [...row]) }, mask);
  return rows;
}

/** The less, the easier to read. @param {boolean[][]} rows */
function penalty(rows) {
  const columns = rows.map((_, x) => rows.map((row) => row[x]));
  const lines = [...rows, ...columns].map((line) => line.map((one) => one ? "1" : "0").join(""));
  const runs = lines.flatMap((line) => line.match(/1{5,}|0{5,}/g) ?? []);
  const alike = lines.map((line) => matches(line, "10111010000") + matches(line, "00001011101"));
  const share = rows.flat().filter(Boolean).length / rows.length ** 2;
  return sum(runs.map((run) => run.length - 2)) + 3 * squares(rows) + 40 * sum(alike) +
    10 * Math.floor(Math.abs(share * 20 - 10));
}

/** @param {boolean[][]} rows */
function squares(rows) {
  return sum(
    rows.slice(1).map((row, y) =>
      row.slice(1).filter((one, x) =>
        one === row[x] && one === rows[y][x] && one === rows[y][x + 1]
      ).length
    ),
  );
}

/**
 * @param {string} line
 * @param {string} part
 */
function matches(line, part) {
  return line.split("").filter((_, at) => line.startsWith(part, at)).length;
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}

/**
 * @param {number} value
 * @param {number} length
 */
function bitsOf(value, length) {
  return value.toString(2).padStart(length, "0");
}
