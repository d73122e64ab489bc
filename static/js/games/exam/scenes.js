/** The scenes of the exam: blows, finds, battles that begin and end, levels, the Tower and the final. */

import { fightBeats } from "./blows.js";
import { LENGTHS } from "./lengths.js";
import { FOREST, lookedAt } from "./look.js";
import { heroesOf, LAST_TURN } from "./model.js";
import { after } from "./reckon.js";
import { scrollsSeen } from "./tale.js";

/** @typedef {import("../game.js").Step} Step */
/** @typedef {import("../game.js").Beat} Beat */
/** @typedef {import("../game.js").Scene} Scene */
/** @typedef {import("../game.js").Told} Told */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").GameEvent} GameEvent */
/** @typedef {{lane: string, events: GameEvent[], from: number}} Run a run of events of one place */
/** @typedef {{step: Step, told: Told, pub: View, here: string}} Course */

const ENDS = ["battle-won", "both-lost"];
/** What everybody is shown, wherever they look. */
const FOR_ALL = ["final", "final-again", "clock", "left", "entered"];

/** @param {Told} told @returns {import("../game.js").Plays} */
export function plays(told) {
  return {
    scenes: (step) => scenes(step, told, lookedAt()),
    meanwhile: [],
    lane: lookedAt,
  };
}

/**
 * @param {Step} step
 * @param {Told} told
 * @param {string} here the place that is looked at
 * @returns {Scene[]}
 */
export function scenes(step, told, here) {
  if (!step.before.pub.teams || ["teams", "levels"].includes(step.before.pub.phase)) return [];
  let pub = step.before.pub;
  /** @type {Scene[]} */
  const made = [];
  for (const run of runsOf(step.events)) {
    const beats = beatsOf({ step, told, pub, here }, run);
    if (beats.length) made.push({ beats, lane: laneOf(run, here) });
    pub = run.events.reduce(after, pub);
  }
  return made;
}

/** @param {GameEvent[]} events @returns {Run[]} */
function runsOf(events) {
  /** @type {Run[]} */
  const all = [];
  for (const [at, event] of events.entries()) {
    const lane = event.battle === undefined ? sideOf(event) : String(event.battle);
    const kind = MOMENTS[event.kind] ? `${lane} ${at}` : lane;
    const last = all.at(-1);
    if (last && last.lane === kind) last.events.push(event);
    else all.push({ lane: kind, events: [event], from: at });
  }
  return all;
}

/** Where something without a battle is seen: on the map, or by everybody. @param {GameEvent} event */
function sideOf({ kind, seat }) {
  if (FOR_ALL.includes(kind)) return "";
  return kind === "battle" ? String(seat) : FOREST;
}

/**
 * Who looks at the map sees battles begin and end too.
 * @param {Run} run
 * @param {string} here
 */
function laneOf({ lane, events }, here) {
  const [place] = lane.split(" ");
  const isNews = events[0].kind === "battle" || ENDS.includes(events[0].kind);
  return isNews && here === FOREST ? FOREST : place;
}

/**
 * @param {Course} course
 * @param {Run} run
 * @returns {Beat[]}
 */
function beatsOf(course, run) {
  const { step, told, pub } = course;
  const moment = MOMENTS[run.events[0].kind];
  if (moment) return moment(course, run);
  const lane = run.lane;
  if (lane === FOREST || lane === "") return walking(course, run);
  return fightBeats(run.events, run.from, pub, { told, lane, own: step.own });
}

/**
 * On the map: who goes where. One's own steps are seen at once.
 * @param {Course} course
 * @param {Run} run
 * @returns {Beat[]}
 */
function walking({ step, told, pub }, { events, from }) {
  let now = pub;
  /** @type {Beat[]} */
  const beats = [];
  for (const [at, event] of events.entries()) {
    now = after(now, event);
    const ms = LENGTHS[event.kind] ?? 0;
    if (!ms || step.own || event.kind === "raised") continue;
    beats.push({
      pub: now,
      ms,
      words: told.words().line(event, told.nameOf),
      tells: from + at + 1,
      show: { kind: "walk", lane: FOREST },
    });
  }
  return beats;
}

/**
 * @param {Course} course
 * @param {Run} run
 * @param {any} show
 * @param {Partial<Beat>} [more]
 * @returns {Beat[]}
 */
function beat({ told, pub }, { events: [event], from }, show, more = {}) {
  return [{
    pub: after(pub, event),
    ms: LENGTHS[event.kind] ?? 0,
    words: told.words().line(event, told.nameOf),
    tells: from + 1,
    show: { kind: event.kind, seat: event.seat, other: event.other, ...show },
    ...more,
  }];
}

/** @type {Record<string, (course: Course, run: Run) => Beat[]>} */
const MOMENTS = {
  searched: (course, run) => {
    const { roll } = run.events[0];
    return beat(course, run, { lane: FOREST, roll }, {
      sound: "die",
      note: course.told.words().say("exam-note-search"),
    });
  },
  found,
  battle: (course, run) =>
    beat(course, run, { field: run.events[0].field }, {
      pub: course.pub,
      sound: "turned",
      words: course.told.words().line(run.events[0], course.told.nameOf),
    }),
  "battle-won": over,
  "both-lost": over,
  raised: (course, run) =>
    course.step.own ? [] : beat(course, run, {
      lane: FOREST,
      hero: run.events[0].hero,
      level: run.events[0].level,
    }, { sound: "seal" }),
  entered: (course, run) => beat(course, run, { lane: FOREST }, { sound: "seal" }),
  final: (course, run) =>
    beat(course, run, { out: outOf(course, run.events[0]) }, { sound: "turned" }),
  "final-again": (course, run) => beat(course, run, {}),
  clock: (course, run) => beat(course, run, {}, { sound: "bust" }),
  left: (course, run) => beat(course, run, {}),
};

/**
 * @param {Course} course
 * @param {Run} run
 */
function found(course, run) {
  const { step } = course;
  const { seat = 0, find } = run.events[0];
  const [now, then] = [step.before.pub.teams[seat], step.after.pub.teams[seat]];
  return beat(course, run, { lane: FOREST, find, now, then }, {
    sound: "take",
    note: course.told.words().textOf(find),
  });
}

/**
 * The end of a battle: as the last blow left it, why, and what changes hands.
 * @param {Course} course
 * @param {Run} run
 */
function over(course, run) {
  const { step, pub, told } = course;
  const [event] = run.events;
  const battle = pub.battles[event.battle] ?? {};
  const taken = step.events.find((one) => one.kind === "scroll-taken" && one.seat === event.seat);
  const at = taken ? step.events.indexOf(taken) : -1;
  const seen = scrollsSeen(step.events).get(at);
  const scroll = seen === undefined ? "" : step.events[seen].scroll;
  const standing = (/** @type {number} */ seat) =>
    heroesOf(pub, seat).filter((hero) => !battle.heroes?.[hero]?.down).length;
  const seats = [event.seat ?? 0, event.other];
  const stand = seats.map(standing);
  return beat(course, run, {
    lane: String(event.battle),
    battle,
    why: reasonOf(told, event, stand, battle.turn),
    stand,
    taken: Boolean(taken),
    scroll,
  }, { pub, sound: event.kind === "battle-won" ? "win" : "spared" });
}

/**
 * @param {Told} told
 * @param {GameEvent} event
 * @param {number[]} stand heroes that stand: of the winner, of the other
 * @param {number} turn
 */
function reasonOf(told, event, [won, lost], turn) {
  const words = told.words();
  if (event.kind === "both-lost") return words.say("exam-why-both");
  if (!lost) return words.say("exam-why-beaten", { name: told.nameOf(event.other) });
  return words.say(won > lost ? "exam-why-more" : "exam-why-health", {
    turn: Math.max(turn ?? 0, LAST_TURN),
  });
}

/**
 * Who didn't reach the Tower in time.
 * @param {Course} course
 * @param {GameEvent} event
 */
function outOf({ step }, event) {
  const seats = Object.keys(step.after.pub.teams).map(Number);
  return seats.filter((seat) => seat !== event.seat && seat !== event.other);
}
