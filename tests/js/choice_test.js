/// <reference lib="deno.ns" />
/** A half-made choice stands as long as its question. */

import { Choice, wordsOf } from "../../static/js/stage/choice.js";
import { assertEquals } from "./asserts.js";

/** @param {string} ask @param {Record<string, any>} [choices] @returns {any} */
const asked = (ask, choices = {}) => ({ me: { ask, choices } });

Deno.test("another question, or the same about other things, forgets what was chosen for good", () => {
  const choice = new Choice("");
  choice.make(asked("take", { take: { 0: 1 } }), "0");
  assertEquals(choice.of(asked("take", { take: { 0: 1 } })), "0");
  assertEquals(choice.of(asked("take", { take: { 1: 1 } })), "");
  assertEquals(choice.of(asked("take", { take: { 0: 1 } })), "");
});

Deno.test("a choice may outlive what can be answered", () => {
  const choice = new Choice(/** @type {{verb: string} | null} */ (null), wordsOf);
  const click = { verb: "move" };
  choice.make(asked("act", { move: {} }), click);
  assertEquals(choice.of(asked("act", { fight: {} })), click);
  choice.clear();
  assertEquals(choice.of(asked("act")), null);
});

Deno.test("what is chosen once more is let go", () => {
  const choice = new Choice("");
  choice.toggle(asked("lay"), "card");
  assertEquals(choice.of(asked("lay")), "card");
  choice.toggle(asked("lay"), "card");
  assertEquals(choice.of(asked("lay")), "");
});
