/// <reference lib="deno.ns" />
/** The line to a room: a click counts once, whatever happens to the connection. */

import { Socket } from "../../static/js/socket.js";
import { assert, assertEquals } from "./asserts.js";

/** A network with scripted time: sockets open, answer and break when the test says so. */
class Network {
  /** @type {any[]} */
  lines = [];
  /** @type {Array<{run: () => void, wait: number}>} */
  timers = [];
  /** @type {boolean[]} */
  states = [];
  /** @type {any[]} */
  frames = [];
  /** @type {string | null} */
  seen = null;
  isLooking = true;

  socket() {
    return new Socket("ws://test", {
      frame: (frame) => this.frames.push(frame),
      state: (online) => this.states.push(online),
      seen: () => this.seen,
      looking: () => this.isLooking,
    }, {
      open: () => /** @type {any} */ (this.#line()),
      later: (run, wait) => this.#later(run, wait),
      cancel: (timer) => (this.timers = this.timers.filter((one) => one !== timer)),
      random: () => 1,
    });
  }

  get line() {
    return this.lines.at(-1);
  }

  /** @param {any} frame */
  receive(frame) {
    this.line.onmessage({ data: JSON.stringify(frame) });
  }

  /** Let the timer with the shortest wait ring. */
  ring() {
    const next = this.timers.toSorted((a, b) => a.wait - b.wait)[0];
    this.timers = this.timers.filter((one) => one !== next);
    next.run();
  }

  #line() {
    /** @type {any} */
    const line = {
      sent: [],
      close() {},
      send: (/** @type {string} */ text) => line.sent.push(JSON.parse(text)),
    };
    this.lines.push(line);
    return line;
  }

  /**
   * @param {() => void} run
   * @param {number} wait
   */
  #later(run, wait) {
    const timer = { run, wait };
    this.timers.push(timer);
    return timer;
  }
}

function connected() {
  const network = new Network();
  const socket = network.socket();
  socket.start();
  network.line.onopen();
  return { network, socket };
}

Deno.test("the first word is hello, with what was seen", () => {
  const network = new Network();
  network.seen = "f:7.2";
  network.socket().start();
  network.line.onopen();
  assertEquals(network.line.sent, [{ t: "hello", seen: "f:7.2", looking: true }]);
  assertEquals(network.states, [true]);
});

Deno.test("an unanswered click is sent again with the same id after a reconnect", () => {
  const { network, socket } = connected();
  socket.ask({ t: "act", verb: "draw" });
  const { id } = network.line.sent[1];
  network.line.onclose();
  network.ring();
  network.line.onopen();
  assertEquals(network.line.sent[1], { t: "act", verb: "draw", id });
});

Deno.test("an answered click is not sent again", async () => {
  const { network, socket } = connected();
  const answer = socket.ask({ t: "act", verb: "draw" });
  network.receive({ t: "mine", n: 1, me: {}, events: [], ack: network.line.sent[1].id });
  network.receive({ t: "step", n: 1, pub: {}, events: [] });
  assertEquals((await answer).t, "mine");
  network.line.onclose();
  network.ring();
  network.line.onopen();
  assertEquals(network.line.sent.length, 1);
});

Deno.test("a click is answered only when the step after its mine has come", async () => {
  const { network, socket } = connected();
  let answered = false;
  socket.ask({ t: "act", verb: "draw" }).then(() => (answered = true));
  network.receive({ t: "mine", n: 1, me: {}, events: [], ack: network.line.sent[1].id });
  await Promise.resolve();
  assertEquals(answered, false);
  network.receive({ t: "step", n: 1, pub: {}, events: [] });
  await Promise.resolve();
  assertEquals(answered, true);
});

Deno.test("a mine that stands alone answers at once", async () => {
  const { network, socket } = connected();
  const answer = socket.ask({ t: "act", verb: "toggle" });
  const ack = network.line.sent[1].id;
  network.receive({ t: "mine", n: 1, me: {}, events: [], ack, alone: true });
  assertEquals((await answer).ack, ack);
});

Deno.test("ok and error answer a click too", async () => {
  const { network, socket } = connected();
  const first = socket.ask({ t: "undo" });
  network.receive({ t: "error", code: "no-undo", message: "No.", id: network.line.sent[1].id });
  assertEquals((await first).code, "no-undo");
  const second = socket.ask({ t: "chat", text: "hi" });
  network.receive({ t: "ok", id: network.line.sent[2].id });
  assertEquals((await second).t, "ok");
});

Deno.test("a click made while offline waits for the line", () => {
  const { network, socket } = connected();
  network.line.onclose();
  socket.ask({ t: "act", verb: "stop" });
  network.ring();
  network.line.onopen();
  assertEquals(network.line.sent.map((/** @type {any} */ one) => one.t), ["hello", "act"]);
});

Deno.test("the back-off doubles from 0.3 to 10 seconds, and a frame resets it", () => {
  const { network } = connected();
  const waits = [];
  for (let attempt = 0; attempt < 7; attempt++) {
    network.line.onclose();
    waits.push(network.timers[0].wait);
    network.ring();
  }
  assertEquals(waits, [300, 600, 1200, 2400, 4800, 9600, 10000]);
  network.line.onopen();
  network.receive({ t: "pong" });
  network.line.onclose();
  assertEquals(network.timers[0].wait, 300);
});

Deno.test("waking up tries at once, without waiting for the back-off", () => {
  const { network, socket } = connected();
  network.line.onclose();
  socket.wake();
  assertEquals(network.lines.length, 2);
  assertEquals(network.timers.length, 0);
});

Deno.test("a hidden page says so in its hello", () => {
  const network = new Network();
  network.isLooking = false;
  network.socket().start();
  network.line.onopen();
  assertEquals(network.line.sent[0].looking, false);
});

Deno.test("a network that is gone cuts the line at once, and a click made then waits", () => {
  const { network, socket } = connected();
  socket.cut();
  assertEquals(network.states, [true, false]);
  socket.ask({ t: "act", verb: "draw" });
  network.ring();
  network.line.onopen();
  assertEquals(network.line.sent.map((/** @type {any} */ one) => one.t), ["hello", "act"]);
});

Deno.test("a silent line is pinged, and given up without an answer, within six seconds", () => {
  const { network } = connected();
  const silence = network.timers[0].wait;
  network.ring();
  assert(silence + network.timers[0].wait < 6000, "it takes longer");
  assertEquals(network.line.sent.at(-1), { t: "ping" });
  network.ring();
  assert(network.states.at(-1) === false, "the line counts as lost");
  assertEquals(network.timers.length, 1);
});

Deno.test("an old line's late end does not disturb the new one", () => {
  const { network, socket } = connected();
  const [old] = network.lines;
  socket.start();
  network.line.onopen();
  old.onclose();
  assertEquals(network.states, [true, true]);
});
