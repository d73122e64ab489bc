/** The line to a room: it reconnects by itself and sends unanswered clicks again. */

import { freshId } from "./ids.js";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const SILENCE = 3_500; // the server says every three seconds that it is there
const PONG_WITHIN = 2_400;

/**
 * @typedef {object} SocketHooks
 * @property {(frame: any) => void} frame
 * @property {(online: boolean) => void} state
 * @property {() => string | null} seen what the table has seen: "feed:n"
 * @property {() => boolean} [looking] whether the page is in sight
 * @property {() => void} [denied] the line could not be opened; a browser doesn't tell why
 */

/**
 * @typedef {object} Surroundings what a test replaces
 * @property {(url: string) => WebSocket} open
 * @property {(run: () => void, wait: number) => any} later
 * @property {(timer: any) => void} cancel
 * @property {() => number} random
 */

/** @type {Surroundings} */
const BROWSER = {
  open: (url) => new WebSocket(url),
  later: (run, wait) => setTimeout(run, wait),
  cancel: (timer) => clearTimeout(timer),
  random: Math.random,
};

export class Socket {
  /** @type {WebSocket | null} */
  #line = null;
  /** @type {Map<string, {frame: any, done: (answer: any) => void}>} */
  #waiting = new Map();
  #failures = 0;
  /** @type {any} */
  #timer = null;
  /** @type {any} */
  #watch = null;
  #open = false;
  /** @type {any} */
  #half = null;

  /**
   * @param {string} url
   * @param {SocketHooks} hooks
   * @param {Surroundings} around
   */
  constructor(url, hooks, around = BROWSER) {
    this.url = url;
    this.hooks = hooks;
    this.around = around;
  }

  start() {
    this.around.cancel(this.#timer);
    this.#drop();
    const line = this.around.open(this.url);
    this.#line = line;
    line.onopen = () => this.#opened();
    line.onmessage = (message) => this.#received(JSON.parse(message.data));
    line.onclose = () => line === this.#line && this.#lost();
  }

  /** The page came back or the network did: try at once, or ask whether the line still lives. */
  wake() {
    if (this.#open) this.#ping();
    else this.start();
  }

  /** The network is gone: nobody has to wait for the silence. */
  cut() {
    if (this.#open) this.#lost();
  }

  /**
   * Send a frame that is answered by its id, again after each reconnect until it is.
   * @param {Record<string, any>} frame
   * @returns {Promise<any>}
   */
  ask(frame) {
    const sent = { ...frame, id: freshId() };
    const answer = new Promise((done) => this.#waiting.set(sent.id, { frame: sent, done }));
    if (this.#open) this.#write(sent);
    return answer;
  }

  /**
   * Send a frame that isn't worth sending twice.
   * @param {Record<string, any>} frame
   */
  tell(frame) {
    if (this.#open) this.#write(frame);
  }

  #opened() {
    this.#open = true;
    this.#write({
      t: "hello",
      seen: this.hooks.seen(),
      looking: this.hooks.looking?.() ?? true,
    });
    for (const { frame } of this.#waiting.values()) this.#write(frame);
    this.#listen();
    this.hooks.state(true);
  }

  /** @param {any} frame */
  #received(frame) {
    this.#failures = 0;
    this.#listen();
    if (frame.t === "beat") return;
    this.hooks.frame(frame);
    if (frame.t === "mine" && !frame.alone) this.#half = frame;
    else this.#settle(frame);
  }

  /**
   * A click is answered once all that it changed is known: the step that follows its `mine` too.
   * @param {any} frame
   */
  #settle(frame) {
    const half = this.#half;
    this.#half = null;
    if (half) this.#answer(half.ack, half);
    this.#answer(frame.ack || frame.id, frame);
  }

  /**
   * @param {string | undefined} id
   * @param {any} frame
   */
  #answer(id, frame) {
    const asked = id ? this.#waiting.get(id) : undefined;
    if (!id || !asked) return;
    this.#waiting.delete(id);
    asked.done(frame);
  }

  #lost() {
    if (!this.#open) this.hooks.denied?.();
    this.#drop();
    this.hooks.state(false);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#timer = this.around.later(() => this.start(), wait * (0.5 + this.around.random() / 2));
  }

  #drop() {
    this.around.cancel(this.#watch);
    const line = this.#line;
    this.#line = null;
    this.#half = null;
    this.#open = false;
    line?.close();
  }

  /** Every frame starts the wait for the next one anew. */
  #listen() {
    this.around.cancel(this.#watch);
    this.#watch = this.around.later(() => this.#ping(), SILENCE);
  }

  #ping() {
    this.around.cancel(this.#watch);
    this.#write({ t: "ping" });
    this.#watch = this.around.later(() => this.#lost(), PONG_WITHIN);
  }

  /** @param {any} frame */
  #write(frame) {
    this.#line?.send(JSON.stringify(frame));
  }
}

/**
 * @param {string} code
 */
export function socketUrl(code) {
  return `${location.origin.replace(/^http/, "ws")}/ws/rooms/${encodeURIComponent(code)}`;
}
