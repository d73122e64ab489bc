/// <reference lib="deno.ns" />
/** The page of the truth: who shares a line, and sums that add up in whole points. */

import { signed } from "../../static/js/late/turning.js";
import { rounded } from "../../static/js/truth/accounts.js";
import { together } from "../../static/js/truth/curve.js";
import { assertEquals } from "./asserts.js";

/** @param {number[][]} chances */
function points(...chances) {
  return chances.map((one, step) => ({ step, chances: one, errors: one.map(() => 0), at: {} }));
}

Deno.test("those whose chances are always the same share a line", () => {
  const camps = points([6000, 4000, 6000], [5000, 5000, 5000], [0, 10000, 0]);
  assertEquals(together(camps, [0, 1, 2]), [[0, 2], [1]]);
  assertEquals(together(points([3000, 3000], [10000, 10000]), [0, 1]), [[0, 1]]);
});

Deno.test("start, choices and luck add up in whole points", () => {
  const account = { start: 3333, own: -549, others: 1251, luck: 5965, result: 10000 };
  const { own, luck } = rounded({ ...account, own_error: 0, luck_error: 0 });
  assertEquals([own, luck], [-549, 5900]);
  assertEquals(33 + Math.round(own / 100) + 13 + luck / 100, 100);
});

Deno.test("points have their sign, and nothing has none", () => {
  assertEquals([signed(1234), signed(-1234), signed(20), signed(-20)], ["+12", "−12", "0", "0"]);
});
