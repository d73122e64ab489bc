/** The scenes of the duel: the turn is called, the ninja step forth, cards meet pair by pair, a fight ends. */

import { clashesOf, ENDS, isOfClash, MARKS, RESULTS, toldApart, whoOf, WON } from "./clashes.js";
import { lengthOf } from "./lengths.js";
import { fighters } from "./model.js";
import { after } from "./reckon.js";

/** @typedef {import("../game.js").Step} Step */
/** @typedef {import("../game.js").Beat} Beat */
/** @typedef {import("../game.js").Told} Told */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").GameEvent} GameEvent */
/** @typedef {import("./clashes.js").Clash} Clash */

const OPENING = ["turn", "named", "mission", "challenge", "help", "drew", "order"];

/** @typedef {{events: GameEvent[], from: number, to: number}} Run a run of events of one sort, and its place in the step */

/** @param {Told} told @returns {import("../game.js").Plays} */
export function plays(told) {
  return { scenes: (step) => scenes(step, told), meanwhile: [], lane: () => "" };
}

/**
 * @param {Step} step
 * @param {Told} told
 * @returns {import("../game.js").Scene[]}
 */
export function scenes(step, told) {
  let pub = step.before.pub;
  /** @type {Beat[]} */
  const beats = [];
  for (const run of runs(step.events)) {
    beats.push(...(BEATS[sortOf(run.events[0])]?.({ pub, step, told }, run) ?? []));
    pub = run.events.reduce(after, pub);
  }
  return beats.length ? [{ beats }] : [];
}

/** @typedef {{pub: View, step: Step, told: Told}} Course */

/** @type {Record<string, (course: Course, run: Run) => Beat[]>} */
const BEATS = {
  ban: ({ step, told }, { events, to }) => [
    beat(events, to, step.after.pub, told.words().line(events[0], told.nameOf), {
      show: { kind: "ban", ninja: events[0].ninja },
      sound: "seal",
    }),
  ],
  opening,
  show: stepForth,
  clash,
  end: ended,
};

/** @param {GameEvent} event */
function sortOf(event) {
  if (isOfClash(event)) return "clash";
  if (ENDS.includes(event.kind)) return "end";
  if (OPENING.includes(event.kind)) return "opening";
  return event.kind;
}

/**
 * @param {GameEvent[]} events
 * @returns {Run[]}
 */
function runs(events) {
  /** @type {Run[]} */
  const all = [];
  for (const [at, event] of events.entries()) {
    const last = all.at(-1);
    if (last && sortOf(last.events[0]) === sortOf(event)) {
      last.events.push(event);
      last.to = at + 1;
    } else all.push({ events: [event], from: at, to: at + 1 });
  }
  return all;
}

/**
 * @param {GameEvent[]} events
 * @param {number} tells
 * @param {View} pub
 * @param {string} words
 * @param {Partial<Beat>} more
 * @returns {Beat}
 */
function beat(events, tells, pub, words, more) {
  return { pub, words, ms: lengthOf(events), tells, ...more };
}

/**
 * Who calls, what is at stake, who meets whom. A quick duel has nothing to call.
 * @param {Course} course
 * @param {Run} run
 * @returns {Beat[]}
 */
function opening({ step, told }, { events, to }) {
  const of = (/** @type {string} */ kind) => events.find((event) => event.kind === kind);
  const begun = of("turn");
  const mission = of("mission")?.card ?? "";
  if (!mission && !of("challenge")) return [];
  const words = told.words();
  const challenge = of("challenge");
  const text = mission
    ? words.nameOf(mission)
    : words.line(/** @type {any} */ (challenge), told.nameOf);
  return [beat(events, to, step.after.pub, text, {
    note: challenge && mission ? words.line(challenge, told.nameOf) : "",
    show: {
      kind: "opening",
      turn: begun?.turn ?? step.after.pub.turn,
      mission,
      seats: challenge ? [challenge.seat, challenge.other] : [],
    },
    sound: "turned",
  })];
}

/**
 * @param {Course} course
 * @param {Run} run
 * @returns {Beat[]}
 */
function stepForth({ step, told }, { events, to }) {
  const words = told.words();
  const names = events.map((event) => words.nameOf(event.ninja));
  return [
    beat(events, to, step.after.pub, words.say("duel-scene-show", { ninja: names.join(" · ") }), {
      show: { kind: "show", ninja: events.map(({ ninja, seat, hp }) => ({ ninja, seat, hp })) },
      sound: "take",
    }),
  ];
}

/**
 * The cards of each pair come up with all that counts; then what came of it.
 * @param {Course} course
 * @param {Run} run
 * @returns {Beat[]}
 */
function clash(course, run) {
  const turned = Math.max(0, ...fighters(course.pub).map((one) => Object.keys(one.turned).length));
  let { pub } = course;
  return clashesOf(run.events, turned).flatMap((one) => {
    const before = pub;
    pub = one.events.reduce(after, pub);
    return [cardsUp(course, run, one, before), blow(course, run, one, before)].filter((made) =>
      made.ms > 0
    );
  });
}

/**
 * @param {Course} course
 * @param {Run} run
 * @param {Clash} one
 * @param {View} before
 * @returns {Beat}
 */
function cardsUp({ told }, run, one, before) {
  const words = told.words();
  const events = one.events.slice(0, firstResult(one));
  const cards = one.shown.map(({ card }) => words.nameOf(card)).join(" – ");
  const title = words.say("duel-scene-clash", { place: one.place });
  return beat(events, startOf(run, one), events.reduce(after, before), title, {
    note: cards,
    show: { kind: "clash", clash: one, hp: hpOf(before), landed: false },
    sound: "card",
  });
}

/**
 * @param {Course} course
 * @param {Run} run
 * @param {Clash} one
 * @param {View} before
 * @returns {Beat}
 */
function blow({ told }, run, one, before) {
  const events = one.events.slice(firstResult(one));
  const isHit = events.some(({ kind }) => ["hit", "pierced", "hurt", "fallen"].includes(kind));
  return beat(
    events,
    startOf(run, one) + one.events.length,
    one.events.reduce(after, before),
    verdict(told, one),
    {
      note: wounds(told, one),
      show: { kind: "clash", clash: one, hp: hpOf(before), landed: true },
      sound: isHit ? "hit" : "spared",
    },
  );
}

/** What decided it, in a few words. @param {Told} told @param {Clash} one */
function verdict(told, one) {
  const words = told.words();
  const said = ["hit", "pierced"].flatMap((kind) =>
    one.events.filter((event) => event.kind === kind)
  );
  if (!said.length) return words.say("duel-scene-nothing");
  const { kind, ninja, harm } = toldApart(said[0], one.events, words, told.nameOf);
  return words.say(`duel-scene-${kind}`, { ninja: words.nameOf(ninja), harm });
}

/** The results in whole sentences. @param {Told} told @param {Clash} one */
function wounds(told, one) {
  const words = told.words();
  const said = one.events.filter(({ kind }) => RESULTS.includes(kind));
  return said.map((event) => toldApart(event, one.events, words, told.nameOf))
    .map((event) => words.line(event, told.nameOf)).join(" ");
}

/** Where the results begin: what comes before counts already. @param {Clash} one */
function firstResult({ events }) {
  const first = events.findIndex(({ kind }) => RESULTS.includes(kind));
  const marks = events.findLastIndex(({ kind }) => MARKS.includes(kind)) + 1;
  return first < 0 ? marks : Math.min(first, events.length);
}

/**
 * @param {Run} run
 * @param {Clash} one
 */
function startOf({ events, from }, one) {
  return from + Math.max(0, events.indexOf(one.events[0]));
}

/** @param {View} pub */
function hpOf(pub) {
  return Object.fromEntries(fighters(pub).map((one) => [whoOf(one), one.hp]));
}

/**
 * @param {Course} course
 * @param {Run} run
 * @returns {Beat[]}
 */
function ended({ pub, told }, { events, to }) {
  const words = told.words();
  const won = events.find(({ kind }) => kind !== "scored") ?? events[0];
  return [beat(events, to, events.reduce(after, pub), words.line(won, told.nameOf), {
    show: { kind: "end", events, fighters: fighters(pub) },
    sound: WON.includes(won.kind) ? "win" : "spared",
  })];
}
