/// <reference lib="deno.ns" />
/** The director's guarantees, with a clock held in hand. */

import { Director } from "../../static/js/stage/director.js";
import { assert, assertEquals } from "./asserts.js";
import { Hand } from "./hand.js";

/** @typedef {import("../../static/js/games/game.js").Step} Step */
/** @typedef {import("../../static/js/stage/director.js").News} News */

/** @param {{scenes?: (step: Step) => any[], lane?: () => string, meanwhile?: string[]}} [plays] */
function stage(plays = {}) {
  const clock = new Hand();
  /** @type {News[]} */
  const news = [];
  const director = new Director(
    {
      scenes: twoBeats,
      lane: () => "",
      meanwhile: ["support"],
      ...plays,
    },
    clock,
    (one) => void news.push(one),
  );
  director.speed("calm");
  const told = () => news.flatMap((one) => one.told.map((event) => event.n));
  const heard = () => news.flatMap((one) => one.beat?.words ?? []);
  director.lay(table(0));
  return { director, clock, news, told, heard, feed: feeder(director) };
}

/**
 * @param {number} number
 * @param {Record<string, any>} me
 */
const table = (number, me = {}) => ({ pub: { number }, me, events: [] });

/** Each step follows on the last. @param {Director} director */
function feeder(director) {
  let count = 0;
  return (/** @type {any} */ { me = {}, ...more } = {}) => {
    count += 1;
    const before = director.newest;
    const events = [{ kind: "move", n: count }];
    const after = { pub: { number: count }, me, events: [...before.events, ...events] };
    director.take({ before, after, events, ms: 0, own: false, cut: false, ...more });
  };
}

/** @param {Step} step */
function twoBeats({ events }) {
  const { n } = events[0];
  const beats = [{ words: `${n}a`, ms: 1000 }, { words: `${n}b`, ms: 1000, tells: 1 }];
  return [{ beats }];
}

const asked = (/** @type {string} */ ask, /** @type {any} */ choices) => ({ ask, choices });

Deno.test("first games last twice as long as others", () => {
  const shown = (/** @type {import("../../static/js/stage/pacing.js").Speed} */ speed) => {
    const { director, clock, feed } = stage();
    director.speed(speed);
    feed();
    let ms = 0;
    for (; director.now; ms += 50) clock.pass(50);
    return ms;
  };
  assertEquals(shown("slow"), 2 * shown("normal"));
});

Deno.test("1: shown is one step's table, and the newest when idle", () => {
  const { director, clock, feed } = stage();
  feed();
  feed();
  assertEquals([director.shown.pub, director.newest.pub], [{ number: 0 }, { number: 2 }]);
  assertEquals(director.phase, "playing");
  clock.pass(2000);
  assertEquals(director.shown.pub, { number: 1 });
  clock.pass(2000);
  assertEquals([director.shown.pub, director.phase], [{ number: 2 }, "idle"]);
  assertEquals(director.shown === director.newest, true);
});

Deno.test("2: every step is played or told, once, in order", () => {
  const { clock, feed, told, heard } = stage();
  feed();
  feed();
  assertEquals(told(), []);
  clock.pass(1000);
  assertEquals(told(), [1]);
  clock.pass(60_000);
  assertEquals(told(), [1, 2]);
  assertEquals(heard(), ["1a", "1b", "2a", "2b"]);
});

Deno.test("2: a step without a scene waits for those before it", () => {
  const { director, clock, feed, told } = stage({
    scenes: (step) => step.events[0].n === 1 ? twoBeats(step) : [],
  });
  feed();
  feed();
  assertEquals([director.shown.pub, told()], [{ number: 0 }, []]);
  clock.pass(2000);
  assertEquals([director.shown.pub, told()], [{ number: 2 }, [1, 2]]);
});

Deno.test("a beat draws the table it brings, and the log tells what it has reached", () => {
  const beats = [{ words: "a", ms: 10, pub: { number: 0.5 } }, { words: "b", ms: 10, tells: 1 }];
  const { director, feed } = stage({ scenes: () => [{ beats }] });
  feed();
  assertEquals([director.drawn.pub, director.drawn.events], [{ number: 0.5 }, []]);
  director.next();
  assertEquals([director.drawn.pub, director.drawn.events.length], [{ number: 0 }, 1]);
});

Deno.test("3: a hidden tab tells instead of playing", () => {
  const { director, clock, feed, told, heard } = stage();
  feed();
  director.hide();
  assertEquals([director.shown.pub, told()], [{ number: 1 }, [1]]);
  clock.away = true;
  feed();
  assertEquals([director.phase, told(), heard()], ["idle", [1, 2], ["1a"]]);
});

Deno.test("3: more than ten seconds waiting are told", () => {
  const { director, feed, told } = stage();
  for (let n = 0; n < 6; n++) feed();
  assertEquals([director.phase, told()], ["playing", []]);
  feed();
  assertEquals([director.phase, director.shown.pub], ["idle", { number: 7 }]);
  assertEquals(told(), [1, 2, 3, 4, 5, 6, 7]);
});

Deno.test("3: more than twenty steps waiting are told", () => {
  const { director, feed } = stage({ scenes: () => [{ beats: [{ words: "a", ms: 1 }] }] });
  for (let n = 0; n < 21; n++) feed();
  assertEquals(director.phase, "playing");
  feed();
  assertEquals([director.phase, director.shown.pub], ["idle", { number: 22 }]);
});

Deno.test("3: another lane and speed none are told", () => {
  const beats = [{ words: "a", ms: 10 }];
  const { director, feed, told } = stage({
    scenes: () => [{ beats, lanes: ["elsewhere"] }],
    lane: () => "here",
  });
  feed();
  assertEquals([director.phase, told()], ["idle", [1]]);
  const quick = stage();
  quick.feed();
  quick.director.speed("none");
  assertEquals([quick.director.phase, quick.told()], ["idle", [1]]);
  quick.feed();
  assertEquals([quick.director.phase, quick.told()], ["idle", [1, 2]]);
});

Deno.test("3: one's own click turns what waits before it into log lines", () => {
  const { director, clock, feed, told, heard } = stage();
  feed();
  feed();
  feed({ own: true });
  assertEquals([told(), director.shown.pub, director.phase], [[1, 2], { number: 2 }, "playing"]);
  clock.pass(2000);
  assertEquals(heard(), ["1a", "3a", "3b"]);
});

Deno.test("4: a question that stands unchanged stays clickable throughout", () => {
  const me = asked("lay:1", { lay: { a: 1, b: 1 } });
  const { director, feed } = stage();
  director.lay(table(0, me));
  feed({ me });
  feed({ me });
  assertEquals([director.phase, director.can("lay", "a")], ["playing", true]);
  feed({ me: asked("roll", { lay: { a: 1 } }) });
  assertEquals(director.can("lay", "a"), false);
});

Deno.test("4: a question that was answered and came back is another one", () => {
  const me = asked("go-on", { draw: { "": 1 } });
  const { director, clock, feed } = stage();
  director.lay(table(0, me));
  feed({ me, own: true });
  assertEquals(director.can("draw"), false);
  clock.pass(2000);
  assertEquals(director.can("draw"), true);
});

Deno.test("4: meanwhile verbs are clickable if both tables offer them, all else when idle", () => {
  const { director, clock, feed } = stage();
  director.lay(table(0, asked("q", { support: { x: 1, y: 1 }, roll: { "": 1 } })));
  feed({ me: asked("r", { support: { x: 1, z: 1 }, roll: { "": 1 } }) });
  assertEquals(["x", "y", "z"].map((noun) => director.can("support", noun)), [true, false, false]);
  assertEquals(director.can("roll"), false);
  assertEquals(director.askFor("support", "x"), "r");
  clock.pass(2000);
  assertEquals([director.can("roll"), director.can("support", "z")], [true, true]);
});

Deno.test("5: an undo ends scene, queue and again at once", () => {
  const { director, clock, feed, told } = stage();
  feed();
  feed();
  feed({ cut: true });
  assertEquals([director.phase, director.shown.pub], ["idle", { number: 3 }]);
  assertEquals([told(), clock.timers.length, director.canRepeat], [[1, 2, 3], 0, false]);
});

Deno.test("5: a whole table ends scene, queue and again at once", () => {
  const { director, clock, feed } = stage();
  feed();
  clock.pass(2000);
  director.again();
  assertEquals(director.phase, "again");
  director.lay(table(9));
  assertEquals([director.phase, director.shown.pub, director.canRepeat], ["idle", {
    number: 9,
  }, false]);
  assertEquals(clock.timers.length, 0);
});

Deno.test("6: time is the clock's alone; a pause keeps what was left of the beat", () => {
  const { director, clock, feed } = stage();
  feed();
  clock.pass(400);
  director.hold(true);
  clock.pass(60_000);
  assertEquals([director.phase, director.now?.at], ["held", 0]);
  director.hold(false);
  clock.pass(599);
  assertEquals(director.now?.at, 0);
  clock.pass(1);
  assertEquals(director.now?.at, 1);
});

Deno.test("6: a scene is never longer than the server gave it, and quicker by the setting", () => {
  const { director, clock, feed } = stage();
  feed({ ms: 1000 });
  clock.pass(999);
  assertEquals(director.phase, "playing");
  clock.pass(1);
  assertEquals(director.phase, "idle");
  director.speed("quick");
  feed();
  clock.pass(900);
  assertEquals(director.phase, "idle");
});

Deno.test("7: next is one beat, skip ends the scene but not the one after it", () => {
  const { director, feed, told } = stage();
  feed();
  feed();
  director.next();
  assertEquals([director.now?.at, director.shown.pub], [1, { number: 0 }]);
  director.skip();
  assertEquals([director.now?.at, director.shown.pub, told()], [0, { number: 1 }, [1]]);
  director.next();
  director.next();
  assertEquals([director.phase, director.shown.pub], ["idle", { number: 2 }]);
});

Deno.test("a held scene is walked beat by beat and stays held to its end", () => {
  const { director, clock, feed } = stage();
  feed();
  director.hold(true);
  director.next();
  clock.pass(60_000);
  assertEquals([director.phase, director.now?.at], ["held", 1]);
  director.next();
  assertEquals(director.phase, "idle");
});

Deno.test("again shows the last scene once more and tells nothing twice", () => {
  const { director, clock, feed, told, heard } = stage();
  feed({ me: asked("q", { draw: { "": 1 } }) });
  clock.pass(2000);
  director.again();
  assertEquals([director.phase, director.drawn.pub, director.shown.pub], ["again", { number: 0 }, {
    number: 1,
  }]);
  assert(director.can("draw"), "the question stands while the scene is shown again");
  clock.pass(2000);
  assertEquals([director.phase, told(), heard()], ["idle", [1], ["1a", "1b", "1a", "1b"]]);
  director.again();
  feed();
  assertEquals([director.phase, director.shown.pub], ["playing", { number: 1 }]);
});
