/** The log of the duel: one line for one thing, grouped by turn, round and clash. */

import { CALLS, isOfClash, MARKS, toldApart, whoOf } from "./clashes.js";

/** @typedef {import("../game.js").LogLine} LogLine */
/** @typedef {import("../../types.js").GameEvent} GameEvent */
/** @typedef {import("../../words.js").Words} Words */

const SYMBOLS = /** @type {Record<string, string>} */ ({
  mission: "scroll",
  scored: "scroll",
  call: "reinforce",
  "call-at": "reinforce",
  "call-unpaid": "reinforce",
  hit: "damage",
  pierced: "damage",
  "struck-back": "damage",
  equal: "versus",
  guard: "guard",
  heal: "hp",
  healed: "hp",
  hurt: "hp",
  fallen: "skull",
  won: "crown",
  "won-fight": "crown",
  "won-duel": "crown",
});

/**
 * @param {GameEvent[]} events
 * @param {Words} words
 * @param {(seat: number) => string} nameOf
 * @returns {LogLine[]}
 */
export function tell(events, words, nameOf) {
  const heads = headsOf(events, words);
  const rounds = roundsOf(events);
  return events.map((event, at) => ({
    pieces: words.pieces(toldApart(event, rounds[at], words, nameOf), nameOf),
    seat: event.seat,
    symbol: symbolOf(event),
    thing: thingOf(event),
    head: heads.get(at),
    at,
  })).filter((line) => events[line.at].kind !== "round");
}

/** Of each event, all of its round. @param {GameEvent[]} events */
function roundsOf(events) {
  /** @type {GameEvent[]} */
  let round = [];
  return events.map((event) => {
    if (event.kind === "round") round = [];
    round.push(event);
    return round;
  });
}

/**
 * What begins where: turns, rounds, clashes.
 * @param {GameEvent[]} events
 * @param {Words} words
 */
function headsOf(events, words) {
  /** @type {Map<number, string>} */
  const heads = new Map();
  const seen = new Set();
  let [place, isClash] = [0, false];
  for (const [at, event] of events.entries()) {
    if (event.kind === "turn") heads.set(at, words.say("duel-turn", { turn: event.turn }));
    if (event.kind === "round") {
      heads.set(at + 1, words.say("duel-round", { round: event.round }));
      [place, isClash] = [0, false];
      seen.clear();
    }
    if (!isOfClash(event)) continue;
    const isNext = MARKS.includes(event.kind) && seen.has(whoOf(event));
    if (!isClash || isNext) {
      heads.set(startAt(events, at), words.say("duel-scene-clash", { place: ++place }));
    }
    if (isNext) seen.clear();
    if (MARKS.includes(event.kind)) seen.add(whoOf(event));
    isClash = true;
  }
  return heads;
}

/** A clash begins after the last wound before it. @param {GameEvent[]} events @param {number} at */
function startAt(events, at) {
  const over = [
    "hurt",
    "healed",
    "endured",
    "revived",
    "fallen",
    "hit",
    "equal",
    "pierced",
    "struck-back",
  ];
  let first = at;
  while (
    first > 0 && isOfClash(events[first - 1]) && !over.includes(events[first - 1].kind) &&
    !MARKS.includes(events[first - 1].kind)
  ) first -= 1;
  return first;
}

/** @param {GameEvent} event */
function symbolOf({ kind, ninja }) {
  return SYMBOLS[kind] ?? ninja ?? "";
}

/** @param {GameEvent} event */
function thingOf({ kind, card, ninja, seat }) {
  if ([...CALLS, "help-laid", "help-back", "drew", "discard"].includes(kind)) {
    return `help:${card}`;
  }
  if (kind === "mission") return "mission";
  if (kind === "order" || kind === "scored") return `order:${card}`;
  if (card) return `card:${card}`;
  if (ninja) return `ninja:${ninja}`;
  return seat === undefined ? "" : `player:${seat}`;
}
