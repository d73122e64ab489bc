/** The log of Columns: one line for one thing, grouped by turn, and why the die rolled. */

import { parsed } from "./model.js";

/** @typedef {import("../game.js").LogLine} LogLine */
/** @typedef {import("../../types.js").GameEvent} GameEvent */
/** @typedef {import("../../words.js").Words} Words */

const BEGINS = new Set(["draw", "protect"]);
const CLICKS = new Set(["draw", "stop", "take", "protect"]);
const SYMBOLS = /** @type {Record<string, string>} */ ({
  bust: "skull",
  stop: "stop",
  protect: "scroll",
  end: "crown",
});

/**
 * @param {GameEvent[]} events
 * @param {Words} words
 * @param {(seat: number) => string} nameOf
 * @returns {LogLine[]}
 */
export function tell(events, words, nameOf) {
  /** @type {LogLine[]} */
  const lines = [];
  let turn = -1;
  for (const [at, event] of events.entries()) {
    if (isMerged(events, at)) continue;
    const line = lineOf(events, at, words, nameOf);
    if (BEGINS.has(event.kind) && event.seat !== turn) {
      turn = event.seat ?? -1;
      line.head = words.say("columns-turn-of", { name: nameOf(turn) });
    }
    lines.push(line);
  }
  return lines;
}

/**
 * The newest line; but what the die did stays: to oneself until one's next click, to others until then or
 * as long as the next turn lasts.
 * @param {GameEvent[]} events
 * @param {Words} words
 * @param {(seat: number) => string} nameOf
 * @param {number} seat
 * @returns {LogLine | undefined}
 */
export function lastTold(events, words, nameOf, seat) {
  const clicked = events.findLastIndex((event) => event.seat === seat && CLICKS.has(event.kind));
  const own = events.findLastIndex((event) => event.seat === seat && event.kind === "roll");
  const any = events.findLastIndex(({ kind }) => kind === "roll");
  const rolled = clicked >= 0 && own > clicked ? own : any;
  const since = rolled === own ? clicked : Math.max(clicked, turnBefore(events));
  const end = rolled > since ? rolled + 1 : events.length;
  return tell(events.slice(Math.max(0, end - 3), end), words, nameOf).at(-1);
}

/** Where the turn before the last one began; -1 if that isn't known. @param {GameEvent[]} events */
function turnBefore(events) {
  const clicks = [...events.entries()].filter(([, { kind }]) => BEGINS.has(kind));
  const begun = clicks.filter(([, { seat }], at) => seat !== clicks[at - 1]?.[1].seat);
  return begun.at(-2)?.[0] ?? -1;
}

/** A card and its place are one line. @param {GameEvent[]} events @param {number} at */
function isMerged(events, at) {
  return events[at]?.kind === "place" && events[at - 1]?.kind === "draw";
}

/**
 * @param {GameEvent[]} events
 * @param {number} at
 * @param {Words} words
 * @param {(seat: number) => string} nameOf
 * @returns {LogLine}
 */
function lineOf(events, at, words, nameOf) {
  const event = events[at];
  return {
    pieces: words.pieces({ ...event, ...placeOf(events, at) }, nameOf, messageOf(events, at)),
    seat: event.seat,
    symbol: symbolOf(event),
    thing: thingOf(event),
    at,
  };
}

/** The column of a card that was placed at once. @param {GameEvent[]} events @param {number} at */
function placeOf(events, at) {
  return isMerged(events, at + 1) ? { column: events[at + 1].column } : {};
}

/** A roll is told with its cause. @param {GameEvent[]} events @param {number} at */
function messageOf(events, at) {
  const { kind } = events[at];
  if (isMerged(events, at + 1)) return "columns-log-laid";
  if (kind === "begins") return "columns-begins";
  if (kind !== "roll") return `event-${kind}`;
  return events[at - 1]?.kind === "bust" ? "columns-log-roll-bust" : "columns-log-roll-ambush";
}

/** @param {GameEvent} event */
function symbolOf(event) {
  if (event.kind === "draw") return parsed(event.card).kind;
  if (event.kind === "roll") return event.face;
  return SYMBOLS[event.kind] ?? "";
}

/** @param {GameEvent} event */
function thingOf({ kind, card, colour, seat }) {
  if (kind === "draw") return `card:${card}`;
  if (kind === "roll") return "die";
  if (kind === "bust") return "bust";
  if (kind === "protect") return `colour:${colour}`;
  return seat === undefined ? "" : `player:${seat}`;
}
