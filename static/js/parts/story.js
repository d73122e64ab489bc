/** What a finished game tells of itself: every step of it, asked for once. */

import { call } from "../api.js";
import { Replay } from "../replay.js";
import { boot, redraw } from "../site.js";
import { complain } from "./toasts.js";

/** @typedef {{replay: Replay, seed: string, seal: string}} Story */

/** @type {Story | null} */
let known = null;
let asked = false;

/**
 * The story, or nothing until it is here.
 * @param {boolean} isClosed whether the server has closed the room: it tells nothing before
 * @returns {Story | null}
 */
export function story(isClosed) {
  if (isClosed && !asked) {
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
