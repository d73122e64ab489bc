/** The director: what the server sends is shown in order and in time; the drawn table is the one the show has reached. */

import { beatsOf, during, isTooMuch, offers } from "./acts.js";
import { beatLength } from "./pacing.js";

/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../games/game.js").Shown} Shown */
/** @typedef {import("../games/game.js").Step} Step */
/** @typedef {import("../games/game.js").Beat} Beat */
/** @typedef {import("../games/game.js").Plays} Plays */
/** @typedef {import("./time.js").Clock} Clock */
/** @typedef {import("./pacing.js").Act} Act */
/** @typedef {import("./pacing.js").Speed} Speed */

/**
 * @typedef {object} News
 * @property {GameEvent[]} told events that the log tells from now on
 * @property {GameEvent[]} events all of the step that this is about
 * @property {Beat | null} beat that begins now
 * @property {boolean} played the told ones were the end of a scene
 * @property {boolean} cut
 */

/** @type {Shown} */
const NOTHING = { pub: {}, me: {}, events: [] };

export class Director {
  /** @type {Shown} */
  shown = NOTHING;
  /** @type {Shown} */
  newest = NOTHING;
  /** @type {"idle"|"playing"|"held"|"again"} */
  phase = "idle";
  /** @type {Speed} */
  #speed = "normal";
  /** @type {Act[]} */
  #waiting = [];
  /** @type {Act | null} */
  #act = null;
  /** @type {Act | null} */
  #last = null;
  #at = 0;
  #told = 0;
  /** @type {any} */
  #timer = null;
  #due = 0;
  #left = 0;
  #held = false;

  /**
   * @param {Plays} plays
   * @param {Clock} clock
   * @param {(news: News) => void} changed
   */
  constructor(plays, clock, changed) {
    this.plays = plays;
    this.clock = clock;
    this.changed = changed;
  }

  /** The beat that is shown, with its place in the scene; null when idle. */
  get now() {
    const act = this.#act;
    return act && { beat: act.beats[this.#at], at: this.#at, of: act.beats.length };
  }

  /** What is drawn: the shown table, during a scene with what the beat has made of it. @returns {Shown} */
  get drawn() {
    const act = this.#act;
    if (!act) return this.shown;
    const count = this.phase === "again" ? act.step.events.length : this.#told;
    return during(act, this.#at, count);
  }

  /** Whether the shown question stands before and after what is still to be shown. */
  get stands() {
    const acts = [...(this.#act ? [this.#act] : []), ...this.#waiting];
    const ask = this.shown.me.ask;
    return Boolean(ask) && acts.every(({ step }) => !step.own && step.after.me.ask === ask);
  }

  get canRepeat() {
    return this.phase === "idle" && this.#last !== null;
  }

  /** @returns {Speed} */
  get pace() {
    return this.#speed;
  }

  /** A step, live, caught up or replayed. @param {Step} step */
  take(step) {
    this.newest = step.after;
    if (step.cut) return this.#cut(step);
    if (this.phase === "again") this.#drop();
    const act = { step, beats: this.#beatsOf(step) };
    if (step.own) this.#tellAll();
    this.#waiting.push(act);
    if (this.#isTooMuch()) this.#tellAll();
    else if (!this.#act) this.#begin();
  }

  /** A whole table, or a jump. @param {Shown} shown */
  lay(shown) {
    this.newest = shown;
    this.#drop();
    this.#waiting = [];
    this.#last = null;
    this.shown = shown;
    this.#say({ cut: true });
  }

  /** The next beat, or the end of the scene. */
  next() {
    if (!this.#act) return;
    this.#stop();
    this.#at += 1;
    if (this.#at < this.#act.beats.length) this.#play();
    else this.#end();
  }

  /** Ends the scene. */
  skip() {
    if (!this.#act) return;
    this.#stop();
    this.#end();
  }

  /** @param {boolean} on */
  hold(on) {
    if (!this.#act || on === this.#held) return;
    this.#held = on;
    if (on) {
      this.#left = Math.max(0, this.#due - this.clock.now());
      this.#stop();
      if (this.phase === "playing") this.phase = "held";
    } else {
      if (this.phase === "held") this.phase = "playing";
      this.#wait(this.#left);
    }
    this.#say({});
  }

  /** Shows the last scene once more. */
  again() {
    if (!this.canRepeat) return;
    this.#act = this.#last;
    this.phase = "again";
    this.#at = 0;
    this.#play();
  }

  /** @param {Speed} name */
  speed(name) {
    this.#speed = name;
    if (name === "none") this.#tellAll();
  }

  /** The tab was hidden: what is under way or waits is told. */
  hide() {
    this.#tellAll();
  }

  /**
   * Whether this may be clicked now.
   * @param {string} verb
   * @param {string} noun
   */
  can(verb, noun = "") {
    if (!offers(this.newest, verb, noun)) return false;
    if (this.phase === "idle" || this.phase === "again") return true;
    const both = offers(this.shown, verb, noun);
    return both && (this.plays.meanwhile.includes(verb) || this.stands);
  }

  /** The question that a click answers: always the newest. */
  askFor(_verb = "", _noun = "") {
    return this.newest.me.ask ?? "";
  }

  /** @param {Step} step */
  #beatsOf(step) {
    return this.#speed === "none" || this.clock.hidden() ? [] : beatsOf(this.plays, step);
  }

  #isTooMuch() {
    const later = this.#act ? this.#waiting : this.#waiting.slice(1);
    return this.clock.hidden() || isTooMuch(later, this.#speed);
  }

  #begin() {
    for (;;) {
      const act = this.#waiting.shift();
      if (!act) return;
      if (act.beats.length) {
        this.#act = act;
        this.#at = this.#told = 0;
        this.phase = this.#held ? "held" : "playing";
        return this.#play();
      }
      this.#tell(act, 0);
    }
  }

  #play() {
    const { beat } = /** @type {{beat: Beat}} */ (this.now);
    const told = this.phase === "again" ? [] : this.#tellUpTo(beat.tells ?? 0);
    const length = beatLength(/** @type {Act} */ (this.#act), this.#at, this.#speed);
    if (this.#held) this.#left = length;
    else this.#wait(length);
    this.#say({ told, beat, events: this.#act?.step.events ?? [] });
  }

  /** @param {number} count */
  #tellUpTo(count) {
    const { step } = /** @type {Act} */ (this.#act);
    const told = step.events.slice(this.#told, count);
    this.#told = Math.max(this.#told, count);
    return told;
  }

  /** @param {number} ms */
  #wait(ms) {
    this.#due = this.clock.now() + ms;
    this.#timer = this.clock.later(() => this.next(), ms);
  }

  #stop() {
    this.clock.cancel(this.#timer);
    this.#timer = null;
  }

  #end() {
    const act = /** @type {Act} */ (this.#act);
    const wasAgain = this.phase === "again";
    this.#act = null;
    this.#held = false;
    this.phase = "idle";
    if (wasAgain) this.#say({});
    else {
      this.#last = act;
      this.#tell(act, this.#told, true);
    }
    if (!this.#act) this.#begin();
  }

  /**
   * The step is over: its table is shown, what the log hasn't told yet is told.
   * @param {Act} act
   * @param {number} from
   */
  #tell({ step }, from, played = false) {
    this.shown = step.after;
    this.#say({ told: step.events.slice(from), events: step.events, played });
  }

  #tellAll() {
    if (this.phase === "again") return this.#drop();
    const acts = this.#waiting;
    this.#waiting = [];
    if (this.#act) {
      const act = this.#act;
      this.#drop();
      this.#last = act;
      this.#tell(act, this.#told);
    }
    for (const act of acts) this.#tell(act, 0);
  }

  /** Leaves the scene without a word. */
  #drop() {
    this.#stop();
    this.#act = null;
    this.#held = false;
    this.phase = "idle";
  }

  /** @param {Step} step */
  #cut(step) {
    const acts = this.#waiting;
    const told = this.#act && this.phase !== "again" ? this.#act.step.events.slice(this.#told) : [];
    this.#drop();
    this.#waiting = [];
    this.#last = null;
    this.shown = step.after;
    this.#say({
      told: [...told, ...acts.flatMap((act) => act.step.events), ...step.events],
      cut: true,
    });
  }

  /** @param {Partial<News>} news */
  #say(news) {
    this.changed({ told: [], events: [], beat: null, played: false, cut: false, ...news });
  }
}
