/** Two assertions: no registry is needed for more. */

import { canonical } from "../../static/js/crc.js";

/**
 * @param {unknown} actual
 * @param {unknown} expected
 */
export function assertEquals(actual, expected) {
  const [a, b] = [canonical(actual), canonical(expected)];
  if (a !== b) throw new Error(`expected ${b}, got ${a}`);
}

/**
 * @param {unknown} truth
 * @param {string} claim
 */
export function assert(truth, claim) {
  if (!truth) throw new Error(claim);
}
