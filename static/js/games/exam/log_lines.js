/** The log of the exam: one line for one deed with all that came of it, grouped by battle and by round. */

import { FOREST } from "./look.js";

/** @typedef {import("../game.js").LogLine} LogLine */
/** @typedef {import("../../types.js").GameEvent} GameEvent */
/** @typedef {import("../../words.js").Words} Words */

/** What a log needn't say: how somebody looks, whose turn begins or ends; a scroll is told with its taking. */
const UNTOLD = [
  "faced",
  "battle-turn-done",
  "round",
  "battle-turn",
  "token-off",
  "turn",
  "prepared",
  "scroll-seen",
];
/** What came of a blow, on whomever. */
const STRUCK = [
  "dodged",
  "not-dodged",
  "warded",
  "hurt",
  "defeated",
  "drained",
  "pushed",
  "lifted",
  "swapped",
  "token-on",
  "token-placed",
];
/** What goes with a deed of the same hero. */
const GOES_ON = ["healed", "focused", "unleashed", "hung", "fell", "appeared"];
const BLOWS = ["melee", "kunai-thrown", "technique", "betrayed", "seal-off", "poisoned"];
/** What follows a battle, told where it was fought. */
const AFTER = ["scroll-taken", "scroll-given", "raised", "retreated"];
const SIGNS = /** @type {Record<string, string>} */ ({
  searched: "x-find",
  found: "x-find",
  entered: "x-tower",
  final: "x-tower",
  arena: "x-clash",
  foretold: "crown",
  "battle-won": "crown",
  won: "crown",
  battle: "x-clash",
  "scroll-taken": "scroll",
  "scroll-given": "scroll",
});

/**
 * @param {GameEvent[]} events
 * @param {Words} words
 * @param {(seat: number) => string} nameOf
 * @returns {LogLine[]}
 */
export function tell(events, words, nameOf) {
  const heads = headsOf(events, words, nameOf);
  const seen = scrollsSeen(events);
  /** @type {LogLine[]} */
  const lines = [];
  let [head, under] = ["", ""];
  /** The heroes of the line that is told. @type {Set<string>} */
  let about = new Set();
  for (const [at, event] of events.entries()) {
    head = heads.get(at) ?? head;
    if (isUntold(events, at)) continue;
    const pieces = words.pieces(event, nameOf);
    const kind = seen.get(at);
    const said = kind === undefined ? pieces : joined(pieces, words.pieces(events[kind], nameOf));
    const last = lines.at(-1);
    if (last && !head && isResult(events[last.at], event, about)) {
      last.pieces = joined(last.pieces, said);
      about.add(event.hero);
      continue;
    }
    about = new Set([event.hero, event.target]);
    lines.push({
      pieces: said,
      seat: event.seat,
      symbol: SIGNS[event.kind] ?? event.hero ?? "",
      thing: thingOf(event),
      head: head && head !== under ? head : undefined,
      at,
    });
    under = head || under;
    head = "";
  }
  return lines;
}

/**
 * @param {GameEvent[]} events
 * @param {number} at
 */
function isUntold(events, at) {
  const { kind, hero, battle } = events[at];
  if (kind !== "opened") return UNTOLD.includes(kind);
  const next = events.slice(at + 1).find((one) => one.battle === battle);
  return next?.hero === hero && !["declined", "stuck"].includes(next?.kind ?? "");
}

/**
 * @param {GameEvent} first of the line before
 * @param {GameEvent} event
 * @param {Set<string>} about
 */
function isResult(first, event, about) {
  if (event.battle === undefined || first.battle !== event.battle) return false;
  const isOfIt = BLOWS.includes(first.kind) || about.has(event.hero);
  return STRUCK.includes(event.kind) && isOfIt ||
    GOES_ON.includes(event.kind) && about.has(event.hero);
}

/**
 * Two sentences as one: players' names stand at odd places.
 * @param {string[]} one
 * @param {string[]} other
 */
function joined(one, other) {
  const last = one.length - 1;
  if (last % 2) return [...one, ` ${other[0]}`, ...other.slice(1)];
  return [...one.slice(0, last), `${one[last]} ${other[0]}`, ...other.slice(1)];
}

/**
 * What a scroll turned out to be is told with its taking: a seat's own news come before everybody's.
 * By the place of the taking: that of the news.
 * @param {GameEvent[]} events
 */
export function scrollsSeen(events) {
  /** @type {Map<number, number>} */
  const after = new Map();
  for (const [at, { kind, seat, other }] of events.entries()) {
    if (kind !== "scroll-seen") continue;
    const isIts = (/** @type {GameEvent} */ one, /** @type {number} */ place) =>
      ["scroll-taken", "scroll-given"].includes(one.kind) && one.seat === seat &&
      one.other === other && !after.has(place);
    const next = events.findIndex((one, place) => place > at && isIts(one, place));
    const before = events.findLastIndex((one, place) => place < at && isIts(one, place));
    if (next >= 0 || before >= 0) after.set(next >= 0 ? next : before, at);
  }
  return after;
}

/**
 * Where a new group begins: another battle or turn of it, another round, back in the forest.
 * @param {GameEvent[]} events
 * @param {Words} words
 * @param {(seat: number) => string} nameOf
 */
function headsOf(events, words, nameOf) {
  /** @type {Map<number, string>} */
  const heads = new Map();
  /** @type {Record<string, {other?: number, turn: number}>} */
  const battles = {};
  let [here, round] = ["", 0];
  for (const [at, event] of events.entries()) {
    const { kind, seat = -1, battle, other } = event;
    if (AFTER.includes(kind) || kind === "scroll-seen") continue;
    if (kind === "battle") battles[seat] = { other, turn: 0 };
    if (kind === "round") round = event.round;
    const key = kind === "battle" ? String(seat) : battle === undefined ? FOREST : String(battle);
    const one = battles[key] ??= { turn: 0 };
    if (kind === "battle-turn") one.turn = event.turn;
    const now = key === FOREST ? `${FOREST} ${round}` : `${key} ${one.turn}`;
    if (now !== here) {
      heads.set(
        at,
        key === FOREST ? forestHead(words, round) : battleHead(words, nameOf, key, one),
      );
    }
    here = now;
  }
  return heads;
}

/**
 * @param {Words} words
 * @param {number} round
 */
function forestHead(words, round) {
  return round ? words.say("exam-round", { round }) : words.say("exam-map");
}

/**
 * @param {Words} words
 * @param {(seat: number) => string} nameOf
 * @param {string} key
 * @param {{other?: number, turn: number}} one
 */
function battleHead(words, nameOf, key, { other, turn }) {
  const names = [Number(key), ...other === undefined ? [] : [other]].map(nameOf).join(" – ");
  return turn ? words.say("exam-log-battle", { names, turn }) : names;
}

/** @param {GameEvent} event */
function thingOf({ kind, hero, technique, find, seat }) {
  if (technique) return `tech:${technique}`;
  if (kind === "found") return `find:${find}`;
  if (hero) return `hero:${hero}`;
  return seat === undefined ? "" : `player:${seat}`;
}
