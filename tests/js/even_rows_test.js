/// <reference lib="deno.ns" />
/** Rows that are as long as each other, however many games there are. */

import { across } from "../../static/js/parts/even_rows.js";
import { assertEquals } from "./asserts.js";

Deno.test("up to five games stand in one row: a fifth isn't alone in a second one", () => {
  assertEquals([1, 2, 3, 4, 5].map(across), [1, 2, 3, 4, 5]);
});

Deno.test("no row is longer than five, and in none a door stands alone", () => {
  for (let count = 6; count <= 20; count++) {
    const wide = across(count);
    const last = count % wide || wide;
    assertEquals([count, wide <= 5, last > 1], [count, true, true]);
  }
});
