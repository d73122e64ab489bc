/** A finished game as a list of steps, and the views at any of them. */

import { patched } from "./patch.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {{pub: View, me: Record<string, View>, events: GameEvent[], seat: number, at: number}} Recorded a step as it was stored */
/** @typedef {{pub: View, me: Record<string, View>}} Views */

export class Replay {
  /** @param {Recorded[]} steps */
  constructor(steps) {
    this.steps = steps;
    /** @type {Views[]} */
    this.views = [];
    let views = /** @type {Views} */ ({ pub: {}, me: {} });
    for (const step of steps) this.views.push(views = after(views, step));
  }

  get last() {
    return this.steps.length - 1;
  }

  /**
   * All that had happened up to a step.
   * @param {number} at
   */
  eventsUntil(at) {
    return this.steps.slice(0, at + 1).flatMap((step) => step.events);
  }

  /**
   * The step that told an event, by the event's place among all.
   * @param {number} event
   */
  stepOf(event) {
    let told = 0;
    return Math.max(0, this.steps.findIndex((step) => (told += step.events.length) > event));
  }

  /** The steps that told something great. @param {string[]} kinds */
  momentsOf(kinds) {
    return this.steps.flatMap(({ events }, at) =>
      events.some(({ kind }) => kinds.includes(kind)) ? [at] : []
    );
  }

  /** The first step in which somebody did something. */
  get opening() {
    return Math.max(0, this.steps.findIndex(({ events }) => events.length > 0));
  }

  /**
   * A step's number within the game, whatever the link says.
   * @param {number} wanted
   */
  clamp(wanted) {
    return Number.isInteger(wanted) ? Math.max(0, Math.min(this.last, wanted)) : 0;
  }
}

/**
 * @param {Views} views
 * @param {Recorded} step
 * @returns {Views}
 */
function after(views, step) {
  const me = { ...views.me };
  for (const [seat, patch] of Object.entries(step.me)) me[seat] = patched(me[seat] ?? {}, patch);
  return { pub: patched(views.pub, step.pub), me };
}
