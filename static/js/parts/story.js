/** What a finished game tells of itself: every step of it, asked for once. */

import { call } from "../api.js";
import { Replay } from "../replay.js";
import { boot, redraw } from "../site.js";
import { complain } from "./toasts.js";

/** @typedef {{replay: Replay, seed: string, seal: string}} Story */

/** @type {Story | null} */
let known = null;
let asked = false;

/** The story, or nothing until it is here. @returns {Story | null} */
export function story() {
  if (!asked) {
    asked = true;
    load().catch(complain);
  }
  return known;
}

async function load() {
  const { steps, seed, seal } = await call("GET", `/rooms/${boot.code}/replay`);
  if (steps.length) known = { replay: new Replay(steps), seed, seal };
  redraw();
}
