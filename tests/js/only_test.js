/// <reference lib="deno.ns" />
/** What is given by itself: one answer, of a verb that decides nothing. */

import { onlyAnswer } from "../../static/js/stage/only.js";
import { assertEquals } from "./asserts.js";

/** @param {any} choices @param {boolean} [may] @returns {any} */
const asked = (choices, may = true) => ({ me: { choices }, can: () => may });

Deno.test("the only answer of a verb that decides nothing is given", () => {
  assertEquals(onlyAnswer(asked({ place: { 2: 1 } }), ["place"]), { verb: "place", noun: "2" });
});

Deno.test("where there is a choice, nothing is", () => {
  assertEquals(onlyAnswer(asked({ place: { 1: 1, 2: 2 } }), ["place"]), null);
  assertEquals(onlyAnswer(asked({ place: { 1: 1 }, stop: { "": 2 } }), ["place"]), null);
  assertEquals(onlyAnswer(asked({ draw: { "": 1 }, stop: { "": 1 } }), ["draw", "place"]), null);
  assertEquals(onlyAnswer(asked({ draw: { "": 1 }, protect: { lee: 4 } }), ["draw"]), null);
  assertEquals(onlyAnswer(asked({}), ["place"]), null);
  assertEquals(onlyAnswer({ ...asked({}), me: {} }, ["place"]), null);
});

Deno.test("what a game leaves to people, or what can't be clicked now, isn't given", () => {
  assertEquals(onlyAnswer(asked({ draw: { "": 1 } }), ["place", "take"]), null);
  assertEquals(onlyAnswer(asked({ take: { 0: 1 } }, false), ["take"]), null);
});
