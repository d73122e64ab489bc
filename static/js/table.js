/** What this browser knows of a table: frames go in, views come out. */

import { checkOf } from "./crc.js";
import { patched } from "./patch.js";

/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./games/game.js").Step} Step */
/** @typedef {import("./games/game.js").Shown} Shown */

const KEPT_EVENTS = 400;

/**
 * What a frame did: the views changed ("step", with what happened), the whole table came
 * ("table"), nothing to draw yet (""), or the views are wrong and must be asked for ("sync").
 * @typedef {"step"|"table"|"sync"|""} Effect
 */

export class Table {
  /** @type {View} */
  pub = {};
  /** @type {View} */
  me = {};
  /** @type {GameEvent[]} */
  events = [];
  /** Whether the last step was this seat's own click, and one that can be taken back. */
  mineLast = false;
  /** The last step, as the director takes it. @type {Step | null} */
  step = null;
  /** The log number before which older events can be asked for; 0: there are none. */
  first = 0;
  #feed = "";
  #steps = 0;
  #own = 0;
  #clicked = false;
  /** Whether that click can't be taken back: it rolled dice. */
  #fixed = false;
  #told = 0;
  /** @type {GameEvent[]} */
  #fresh = [];
  /** @type {Shown} */
  #last = { pub: {}, me: {}, events: [] };

  /** Stands for all that this browser has been shown: the same as long as nothing has happened. */
  get mark() {
    return `${checkOf(this.pub)}.${checkOf(this.me)}.${this.#told}`;
  }

  /** @returns {string | null} */
  get seen() {
    return this.#feed ? `${this.#feed}:${this.#steps}.${this.#own}` : null;
  }

  get known() {
    return this.#feed !== "";
  }

  /**
   * @param {any} frame
   * @returns {Effect}
   */
  take(frame) {
    switch (frame.t) {
      case "table":
        return this.#whole(frame);
      case "mine":
        return this.#mine(frame);
      case "step":
        return this.#step(frame);
      default:
        return "";
    }
  }

  /**
   * @param {any} frame
   * @returns {Effect}
   */
  #whole(frame) {
    const [feed, counts] = frame.seen.split(":");
    [this.#steps, this.#own] = counts.split(".").map(Number);
    this.#feed = feed;
    this.pub = frame.pub;
    this.me = frame.me;
    this.events = frame.events;
    this.#fresh = [];
    this.first = frame.first ?? 0;
    this.#told = this.first + frame.events.length;
    this.#clicked = false;
    this.#last = this.shown;
    return "table";
  }

  /**
   * A seat's own frame is drawn with the common step that follows it, unless it stands alone.
   * @param {any} frame
   * @returns {Effect}
   */
  #mine(frame) {
    if (frame.n <= this.#own) return "";
    const me = patched(this.me, frame.me);
    if (frame.n !== this.#own + 1 || hasDrifted(me, frame)) return "sync";
    this.#own = frame.n;
    this.me = me;
    this.#clicked = Boolean(frame.ack);
    this.#fixed = Boolean(frame.fixed);
    this.#remember(frame.events);
    return frame.alone ? this.#done(0) : "";
  }

  /**
   * @param {any} frame
   * @returns {Effect}
   */
  #step(frame) {
    if (frame.n <= this.#steps) return "";
    const pub = patched(this.pub, frame.pub);
    if (frame.n !== this.#steps + 1 || hasDrifted(pub, frame)) return "sync";
    this.#steps = frame.n;
    this.pub = pub;
    this.#remember(frame.events);
    return this.#done(frame.ms ?? 0);
  }

  /** @returns {Shown} */
  get shown() {
    return { pub: this.pub, me: this.me, events: this.events };
  }

  /**
   * @param {number} ms how long the server gives the scene of this step
   * @returns {Effect}
   */
  #done(ms) {
    const events = this.#fresh.splice(0);
    const cut = events.some((event) => event.kind === "undo");
    this.step = { before: this.#last, after: this.shown, events, ms, own: this.#clicked, cut };
    this.#last = this.step.after;
    this.mineLast = this.#clicked && !this.#fixed;
    this.#clicked = this.#fixed = false;
    return "step";
  }

  /** @param {GameEvent[]} events */
  #remember(events) {
    this.#fresh.push(...events);
    this.#told += events.length;
    this.events = [...this.events, ...events].slice(-KEPT_EVENTS);
  }

  /**
   * Older events, asked for by the reader of the log.
   * @param {GameEvent[]} events
   * @param {number} before
   */
  recall(events, before) {
    this.events = [...events, ...this.events];
    this.first = before;
    this.#last = this.shown;
  }
}

/**
 * Whether a view isn't what the server has: every 16th frame of a kind brings the check of the whole.
 * @param {Record<string, any>} view
 * @param {any} frame
 */
function hasDrifted(view, frame) {
  return Boolean(frame.check) && checkOf(view) !== frame.check;
}
