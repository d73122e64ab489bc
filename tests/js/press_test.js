/// <reference lib="deno.ns" />
/** 7: presses on the stage, and that none which began in a scene clicks what came after it. */

import { watchPresses } from "../../static/js/stage/press.js";
import { assertEquals } from "./asserts.js";

/** @type {{now: {beat: object} | null, next: () => void}} */
const director = { now: null, next: () => nexts += 1 };
let nexts = 0;
let clicks = 0;

watchPresses(() => /** @type {any} */ (director));
addEventListener("click", () => clicks += 1);

/** Something on the page, by the selectors that it lies in. @param {string[]} inside */
function thing(...inside) {
  /** @type {any} */
  const one = {};
  one.closest = (/** @type {string} */ wanted) =>
    wanted.split(", ").some((part) => inside.includes(part)) ? one : null;
  return one;
}

const BOARD = thing("#board");
const BUTTON = thing("button");
const TALK = thing("button", ".drawer");

/**
 * @param {string} type
 * @param {any} target
 * @param {Record<string, any>} [more]
 */
function fire(type, target, more = {}) {
  const event = new Event(type, { cancelable: true });
  for (const [key, value] of Object.entries({ target, ...more })) {
    Object.defineProperty(event, key, { value });
  }
  dispatchEvent(event);
  return event.defaultPrevented;
}

/** @param {boolean} isShowing */
function beat(isShowing) {
  director.now = isShowing ? { beat: {} } : null;
}

/** @param {boolean} isShowing */
function anew(isShowing) {
  nexts = clicks = 0;
  beat(isShowing);
}

Deno.test("7: a tap on the board is the next beat", () => {
  anew(true);
  fire("pointerdown", BOARD);
  fire("click", BOARD);
  assertEquals(nexts, 1);
});

Deno.test("7: a press that began in a scene clicks nothing that came after it", () => {
  anew(true);
  fire("pointerdown", BUTTON);
  beat(false);
  assertEquals(fire("click", BUTTON), true);
  assertEquals([clicks, nexts], [0, 0]);
});

Deno.test("7: a press that began in one beat doesn't pass over the one after it", () => {
  anew(true);
  fire("pointerdown", BOARD);
  beat(true);
  fire("click", BOARD);
  assertEquals([clicks, nexts], [0, 0]);
});

Deno.test("7: the press after it clicks again", () => {
  anew(true);
  fire("pointerdown", BUTTON);
  beat(false);
  fire("click", BUTTON);
  fire("pointerdown", BUTTON);
  assertEquals(fire("click", BUTTON), false);
  assertEquals(clicks, 1);
});

Deno.test("7: a key that was held down since the scene clicks nothing either", () => {
  anew(true);
  fire("keydown", BUTTON, { key: "Enter", repeat: false });
  beat(false);
  fire("keydown", BUTTON, { key: "Enter", repeat: true });
  fire("click", BUTTON);
  assertEquals(clicks, 0);
});

Deno.test("7: talk and tools go their own way", () => {
  anew(true);
  fire("pointerdown", TALK);
  beat(false);
  fire("click", TALK);
  assertEquals(clicks, 1);
});

Deno.test("7: Space, Enter and Right are the next beat, but not on a control, and once", () => {
  anew(true);
  for (const key of [" ", "Enter", "ArrowRight", "x"]) fire("keydown", BOARD, { key });
  assertEquals(nexts, 3);
  fire("keydown", BOARD, { key: " ", repeat: true });
  fire("keydown", BUTTON, { key: " " });
  assertEquals(nexts, 3);
  anew(false);
  fire("keydown", BOARD, { key: " " });
  assertEquals(nexts, 0);
});
