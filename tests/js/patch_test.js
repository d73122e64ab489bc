/// <reference lib="deno.ns" />
/** Patches and checks, by the vectors that the server's tests use too. */

import vectors from "../vectors.json" with { type: "json" };
import { canonical, checkOf } from "../../static/js/crc.js";
import { patched } from "../../static/js/patch.js";
import { assertEquals } from "./asserts.js";

for (const [number, { old, patch, new: expected, crc }] of vectors.entries()) {
  Deno.test(`vector ${number}: the patch gives the view, and its check`, () => {
    const before = canonical(old);
    const view = patched(old, patch);
    assertEquals(view, expected);
    assertEquals(checkOf(view), crc);
    assertEquals(canonical(old), before);
  });
}

Deno.test("keys are sorted by code unit at every level", () => {
  assertEquals(
    canonical({ b: { 10: 1, 2: 2, a: 3 }, B: [true, "x"] }),
    '{"B":[true,"x"],"b":{"10":1,"2":2,"a":3}}',
  );
});
