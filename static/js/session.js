/** One browser in one room: the socket, the table, who sits where, chat and emotes. */

import { call, Refusal } from "./api.js";
import { Fleeting } from "./fleeting.js";
import { nameOf, rankOf, reasonOf } from "./naming.js";
import { keep, recall } from "./prefs.js";
import { compare } from "./renewal.js";
import { boot, say } from "./site.js";
import { Socket, socketUrl } from "./socket.js";
import { Queue } from "./stage/queue.js";
import { Table } from "./table.js";

/** @typedef {import("./types.js").Room} Room */
/** @typedef {import("./types.js").ChatLine} ChatLine */
/** @typedef {import("./games/game.js").Step} Step */

/**
 * @typedef {object} SessionHooks
 * @property {(step: Step) => void} stepped the table moved on
 * @property {() => void} laid the whole table came
 * @property {() => void} changed anything else changed
 * @property {(message: string, code?: string) => void} refused
 * @property {(message: string) => void} noted
 * @property {() => void} talked
 */

const LAST_CLICK = "last-click";
const CHAT_KEPT = 200;

export class Session {
  table = new Table();
  /** @type {Room | null} */
  room = boot.room ?? null;
  you = {
    seat: boot.seat ?? -1,
    name: boot.me?.name ?? "",
    id: boot.me?.id ?? "",
    fresh: false,
    leads: true,
  };
  /** @type {ChatLine[]} */
  chat = [];
  fleeting = new Fleeting(() => this.hooks.changed());
  online = false;
  wasOnline = false;
  /** Whether this seat is being given up by its own player. */
  stands = false;
  #skew = 0;
  /** @type {Map<string, Promise<any>>} */
  #hints = new Map();
  /** What the table had seen when an undo of this seat was waiting. @type {string | null} */
  #undoAt = null;
  /** Why the line was refused last. */
  #denial = "";

  /**
   * @param {string} code
   * @param {SessionHooks} hooks
   */
  constructor(code, hooks) {
    this.code = code;
    this.hooks = hooks;
    this.socket = new Socket(socketUrl(code), {
      frame: (frame) => this.#take(frame),
      state: (online) => this.#line(online),
      seen: () => this.table.seen,
      looking: () => !document.hidden,
      denied: () => this.#askDoor(),
    });
    this.queue = new Queue({
      send: ({ verb, noun }) => this.#click(verb, noun),
      offered: (verb, noun) => this.can(verb, noun),
      asks: (verb) => verb in (this.table.me.choices ?? {}),
      changed: () => this.hooks.changed(),
      dropped: (why) => this.hooks.noted(say(`queue-${why}`)),
    });
  }

  start() {
    this.socket.start();
    addEventListener("online", () => this.socket.wake());
    addEventListener("offline", () => this.socket.cut());
    document.addEventListener("visibilitychange", () => this.#look());
  }

  /** Who looks isn't called. */
  #look() {
    this.socket.tell({ t: "look", on: !document.hidden });
    if (!document.hidden) this.socket.wake();
  }

  /** The server's clock, in milliseconds. */
  now() {
    return Date.now() + this.#skew;
  }

  get seat() {
    return this.you.seat;
  }

  /** Whether this browser clicks for its seat, and the game goes on. */
  get plays() {
    return this.leads && !this.room?.paused && this.room?.status === "running";
  }

  /** Not while a bot or a stand-in plays the seat. */
  get leads() {
    return this.seat >= 0 && this.you.leads !== false;
  }

  /** Who plays, and whether: asked of the server. @param {Record<string, any>} wish */
  arrange(wish) {
    return this.#asked(wish);
  }

  /** @param {number} seat */
  nameOf(seat) {
    const one = this.room?.seats[seat];
    return one
      ? nameOf(one, rankOf(this.room?.seats ?? {}, seat))
      : say("seat-number", { number: seat + 1 });
  }

  /** @param {number} seat */
  isAwaited(seat) {
    return Boolean(this.table.pub.awaited?.[seat]) && this.room?.status === "running";
  }

  /**
   * @param {string} verb
   * @param {string} noun
   */
  can(verb, noun = "") {
    return Boolean(this.table.me.choices?.[verb]?.[noun]);
  }

  /**
   * One click; while one is on its way the next ones wait for its answer.
   * @param {string} verb
   * @param {string} noun
   */
  act(verb, noun = "") {
    this.queue.press(verb, noun);
  }

  /**
   * @param {string} verb
   * @param {string} noun
   */
  async #click(verb, noun) {
    const answer = await this.#asked({ t: "act", ask: this.table.me.ask ?? "", verb, noun });
    return answer.t !== "error";
  }

  /**
   * What the rules say about a possible click, asked once per question.
   * @param {string} verb
   * @param {string} noun
   * @returns {Promise<Record<string, any>>}
   */
  hint(verb, noun = "") {
    const key = `${verb} ${noun}`;
    const known = this.#hints.get(key) ??
      this.socket.ask({ t: "hint", verb, noun }).then((frame) => frame.hint ?? {});
    this.#hints.set(key, known);
    return known;
  }

  /**
   * What a good player would do now, and why; nothing if it is refused.
   * @returns {Promise<import("./types.js").Advice | null>}
   */
  async advise() {
    const answer = await this.#asked({ t: "advise" });
    return answer.t === "advice" ? answer : null;
  }

  async undo() {
    await this.#asked({ t: "undo" });
    if (this.waitsForUndo) this.hooks.noted(say("undo-waits"));
  }

  /** Whether the others are asked for their consent to an undo of this seat. */
  get waitsForUndo() {
    return this.#isMyUndo(this.room);
  }

  /** @param {boolean} yes */
  consent(yes) {
    return this.#asked({ t: "consent", yes });
  }

  /** The asker thinks better of it. */
  withdraw() {
    this.#undoAt = null;
    return this.consent(false);
  }

  /** @param {number} seat */
  lapse(seat) {
    return this.#asked({ t: "lapse", seat });
  }

  /** Asks the others to wait in the moment that is open. */
  wait() {
    return this.#asked({ t: "wait" });
  }

  /** Bots that give way needn't wait any longer. */
  first() {
    return this.#asked({ t: "first" });
  }

  /** Whose bot acts when people have had their time, how many milliseconds are left, whether there may be more. */
  get yields() {
    const { until = 0, seat = -1, more = 0 } = this.room?.yields ?? {};
    const left = until - this.now();
    return left > 0 ? { left, seat, more: Boolean(more) } : null;
  }

  /** Who asked for time in this moment, and how many milliseconds of it are left; null for nobody. */
  get held() {
    const { until = 0, seats = {} } = this.room?.held ?? {};
    const left = until - this.now();
    return left > 0 ? { left, seats: Object.keys(seats).map(Number) } : null;
  }

  /** Whether this seat has had its time in what is open, say a fight. */
  get hasWaited() {
    return this.seat in (this.room?.held?.spent ?? {});
  }

  /**
   * @param {string} text
   * @param {"all"|"camp"} to
   */
  say(text, to) {
    return this.#asked({ t: "chat", text, to });
  }

  /** @param {string} emote */
  emote(emote) {
    this.socket.tell({ t: "emote", emote });
  }

  /**
   * A sign on the board that everyone sees for a while.
   * @param {"ping"|"arrow"} kind
   * @param {string} from
   * @param {string} to
   */
  sketch(kind, from, to = "") {
    this.socket.tell({ t: "sketch", kind, from, to });
  }

  /**
   * @param {number} seat
   * @returns {{left: number, seconds: number} | null}
   */
  clock(seat) {
    const clock = this.room?.clocks[seat];
    return clock ? { left: clock.held || clock.due - this.now(), seconds: clock.seconds } : null;
  }

  /** @param {Record<string, any>} frame */
  async #asked(frame) {
    const answer = await this.socket.ask(frame);
    if (answer.t === "error") void this.#refused(answer);
    return answer;
  }

  /** @param {{code: string, message: string}} refusal */
  async #refused(refusal) {
    this.hooks.refused(await reasonOf(refusal), refusal.code);
  }

  /** Each reason is told once, however often the line is tried. */
  async #askDoor() {
    const denial = await call("GET", `/rooms/${this.code}/door`).catch((reason) => reason);
    if (!(denial instanceof Refusal) || denial.code === this.#denial) return;
    this.#denial = denial.code;
    this.hooks.refused(denial.message);
  }

  /** @param {boolean} online */
  #line(online) {
    if (online) this.#denial = "";
    this.online = online;
    this.wasOnline ||= online;
    if (online) this.chat = [];
    this.hooks.changed();
  }

  /** @param {any} frame */
  #take(frame) {
    switch (frame.t) {
      case "hello":
        return compare(frame.build);
      case "you":
        return this.#become(frame);
      case "room":
        return this.#gather(frame);
      case "chat":
        this.chat = [...this.chat, frame].slice(-CHAT_KEPT);
        return this.hooks.talked();
      case "advised":
        return this.#hearAdvised(frame);
      case "emote":
        return this.fleeting.show("emotes", frame);
      case "sketch":
        return this.fleeting.show("sketches", frame);
      case "notice":
        return this.hooks.noted(frame.text);
      case "error":
        return frame.id ? undefined : void this.#refused(frame);
      default:
        return this.#move(frame);
    }
  }

  /** It stands among what is said, as one line of each person, and calls nobody. @param {any} frame */
  #hearAdvised(frame) {
    const before = this.chat.find((one) => one.hints && one.who === frame.who);
    const hints = (before?.hints ?? 0) + 1;
    const line = { ...frame, hints, text: say("hint-used", { count: hints }), to: "all" };
    this.chat = [...this.chat.filter((one) => one !== before), line].slice(-CHAT_KEPT);
    this.hooks.changed();
  }

  /** @param {any} you */
  #become(you) {
    const lostSeat = this.seat >= 0 && you.seat < 0 && this.room?.status === "open";
    if (lostSeat && !this.stands) this.hooks.refused(say("removed"));
    this.stands = false;
    this.you = you;
    this.hooks.changed();
  }

  /**
   * An undo that waits no longer, though the game stands where it stood, was not granted.
   * @param {Room} room
   */
  #gather(room) {
    const isOver = this.waitsForUndo && !this.#isMyUndo(room);
    if (isOver && this.table.seen === this.#undoAt) this.hooks.refused(say("undo-declined"));
    this.#undoAt = this.#isMyUndo(room) ? this.table.seen : null;
    this.room = room;
    this.#skew = room.now - Date.now();
    this.hooks.changed();
  }

  /** @param {Room | null} room */
  #isMyUndo(room) {
    return this.seat >= 0 && room?.undo.seat === this.seat;
  }

  /** @param {any} frame */
  #move(frame) {
    const effect = this.table.take(frame);
    if (effect === "sync") this.socket.tell({ t: "sync" });
    if (effect === "step" || effect === "table") this.#hints.clear();
    if (effect === "step") this.#step();
    if (effect === "table") this.#whole();
  }

  /** The last click is remembered, so that it can be taken back after a reload too. */
  #step() {
    if (this.table.mineLast) keep(LAST_CLICK, { code: this.code, mark: this.table.mark });
    const step = /** @type {Step} */ (this.table.step);
    if (step.cut) this.queue.empty("undone");
    this.hooks.stepped(step);
  }

  #whole() {
    const { code, mark } = recall(LAST_CLICK, { code: "", mark: "" });
    this.table.mineLast = code === this.code && mark === this.table.mark;
    this.hooks.laid();
  }
}
