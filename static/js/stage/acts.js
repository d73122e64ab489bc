/** The acts that wait for the stage: what is played of a step, and when there is too much of it. */

import { lengthOf } from "./pacing.js";
import { isOurs } from "./telling.js";

/** @typedef {import("../games/game.js").Shown} Shown */
/** @typedef {import("../games/game.js").Step} Step */
/** @typedef {import("../games/game.js").Plays} Plays */
/** @typedef {import("./pacing.js").Act} Act */
/** @typedef {import("./pacing.js").Speed} Speed */

const MOST_WAITING = 20;
const LONGEST_WAIT = 10_000;

/**
 * The beats of a step that this browser looks at.
 * @param {Plays} plays
 * @param {Step} step
 */
export function beatsOf(plays, step) {
  const lane = plays.lane();
  const events = step.events.filter((event) => !isOurs(event));
  if (!events.length && step.events.length) return [];
  return plays.scenes(events.length < step.events.length ? { ...step, events } : step)
    .filter(({ lanes = [] }) => !lane || !lanes.length || lanes.includes(lane))
    .flatMap((scene) => scene.beats);
}

/**
 * @param {Act[]} later
 * @param {Speed} speed
 */
export function isTooMuch(later, speed) {
  const length = later.reduce((sum, act) => sum + lengthOf(act, speed), 0);
  return later.length > MOST_WAITING || length > LONGEST_WAIT;
}

/**
 * The table during a beat, with the events that were told so far.
 * @param {Act} act
 * @param {number} at
 * @param {number} count
 * @returns {Shown}
 */
export function during({ step: { before, events }, beats }, at, count) {
  const told = events.slice(0, count);
  return {
    pub: beats[at].pub ?? before.pub,
    me: before.me,
    events: told.length ? [...before.events, ...told] : before.events,
  };
}

/**
 * @param {Shown} shown
 * @param {string} verb
 * @param {string} noun
 */
export function offers({ me }, verb, noun) {
  return Boolean(me.choices?.[verb]?.[noun]);
}
