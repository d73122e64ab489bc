/** The scenes of the exam: blows, finds, battles that begin and end, levels, the Tower and the final. */

import { beat } from "../../stage/scenes.js";
import { AFTER } from "./after_event.js";
import { fightBeats } from "./blows.js";
import { scrollsSeen } from "./log_lines.js";
import { FOREST, lookedAt } from "./look.js";
import { heroesOf, LAST_TURN } from "./model.js";

/** @typedef {import("../game.js").Beat} Beat */
/** @typedef {import("../game.js").Run} Run */
/** @typedef {import("../game.js").Told} Told */
/** @typedef {import("../../types.js").GameEvent} GameEvent */

const ENDS = ["battle-won", "both-lost"];
/** What everybody is shown, wherever they look. */
const FOR_ALL = ["final", "final-again", "arena", "clock", "left", "entered"];

/** @type {import("../game.js").Scenes} */
export const SCENES = {
  after: AFTER,
  lane: lookedAt,
  lanes,
  sort,
  joined: ["blows", "walking"],
  meanwhile: ["foretell"],
  beats: {
    blows: fightBeats,
    walking,
    searched: (run) => [
      beat(run, { lane: FOREST, roll: run.event.roll }, {
        sound: "die",
        note: run.told.words().say("exam-note-search"),
      }),
    ],
    found,
    battle: (run) => [
      beat(run, { ...who(run), field: run.event.field }, { sound: "turned" }),
    ],
    "battle-won": over,
    "both-lost": over,
    raised: (run) => {
      const { hero, level } = run.event;
      return run.step.own ? [] : [beat(run, { lane: FOREST, hero, level }, { sound: "seal" })];
    },
    entered: (run) => [beat(run, { lane: FOREST, ...who(run) }, { sound: "seal" })],
    final: (run) => [beat(run, { ...who(run), out: outOf(run) }, { sound: "turned" })],
    arena: (run) => [beat(run, who(run), { sound: "turned" })],
    "final-again": (run) => [beat(run, who(run))],
    clock: (run) => [beat(run, {}, { sound: "bust" })],
    left: (run) => [beat(run, who(run))],
  },
};

/**
 * A moment of its own, or what goes on in a battle or on the map; nothing while teams are picked.
 * @param {GameEvent} event
 * @param {import("../game.js").Step} step
 */
function sort({ kind, battle }, { before: { pub } }) {
  if (SCENES.beats[kind] && pub.teams) return kind;
  if (!pub.teams || ["teams", "levels"].includes(pub.phase)) return "";
  return battle === undefined ? "walking" : "blows";
}

/** Where it is seen; who looks at the map sees battles begin and end too. @param {GameEvent} event */
function lanes({ kind, seat, battle }) {
  if (FOR_ALL.includes(kind)) return [];
  if (kind === "battle") return [String(seat), FOREST];
  if (ENDS.includes(kind)) return [String(battle), FOREST];
  return [battle === undefined ? FOREST : String(battle)];
}

/** @param {Run} run */
function who({ event: { seat, other } }) {
  return { seat, other };
}

/** On the map: who goes where. One's own steps are seen at once. @param {Run} run */
function walking({ step, told, pub, events, from, go }) {
  let now = pub;
  /** @type {Beat[]} */
  const beats = [];
  for (const [at, event] of events.entries()) {
    now = go(now, event);
    const ms = told.words().lengths[event.kind] ?? 0;
    if (!ms || step.own) continue;
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

/** @param {Run} run */
function found(run) {
  const { step, last, event: { seat = 0, find } } = run;
  const [now, then] = [step.before.pub.teams[seat], last.teams[seat]];
  const note = run.told.words().textOf(find);
  return [beat(run, { lane: FOREST, find, now, then }, { sound: "take", note })];
}

/** The end of a battle: as the last blow left it, why, and what changes hands. @param {Run} run */
function over(run) {
  const { step, pub, told, event } = run;
  const battle = pub.battles[event.battle] ?? {};
  const taken = step.events.find((one) => one.kind === "scroll-taken" && one.seat === event.seat);
  const at = taken ? step.events.indexOf(taken) : -1;
  const seen = scrollsSeen(step.events).get(at);
  const scroll = seen === undefined ? "" : step.events[seen].scroll;
  const standing = (/** @type {number} */ seat) =>
    heroesOf(pub, seat).filter((hero) => !battle.heroes?.[hero]?.down).length;
  const seats = [event.seat ?? 0, event.other];
  const stand = seats.map(standing);
  return [beat(run, {
    ...who(run),
    lane: String(event.battle),
    battle,
    why: reasonOf(told, event, stand, battle.turn),
    stand,
    taken: Boolean(taken),
    scroll,
  }, { pub, sound: event.kind === "battle-won" ? "win" : "spared" })];
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

/** Who didn't reach the Tower in time. @param {Run} run */
function outOf({ last, event }) {
  const seats = Object.keys(last.teams).map(Number);
  return seats.filter((seat) => seat !== event.seat && seat !== event.other);
}
