/** The log of a hunt: one line for one thing, under the turn and the phase that it belongs to. */

import { effectOf } from "./naming.js";
import { turnsLeft } from "./reading.js";

/** @typedef {import("../game.js").LogLine} LogLine */
/** @typedef {import("../../types.js").GameEvent} GameEvent */
/** @typedef {import("../../words.js").Words} Words */

const SYMBOLS = /** @type {Record<string, string>} */ ({
  injury: "cloud",
  revealed: "cloud",
  summon: "cloud",
  "round-won": "leaf",
  "round-lost": "cloud",
  victory: "crown",
  defeat: "skull",
  paralysed: "close",
  fallen: "close",
});
/** What begins something, and is told as its title. */
const HEADS = ["turn", "akatsuki"];
/** What the table shows anyway. */
const QUIET = ["back", "pause", "chakra", "draw", "begin"];

/**
 * @param {GameEvent[]} events
 * @param {Words} words
 * @param {(seat: number) => string} nameOf
 * @returns {LogLine[]}
 */
export function tell(events, words, nameOf) {
  /** @type {LogLine[]} */
  const lines = [];
  let head = "";
  for (const [at, event] of gathered(events).entries()) {
    if (!event) continue;
    if (HEADS.includes(event.kind)) head = headOf(event, words);
    else if (!QUIET.includes(event.kind)) {
      lines.push({
        pieces: piecesOf(event, words, nameOf),
        seat: event.seat,
        symbol: SYMBOLS[event.kind] ?? event.hero ?? "",
        thing: thingOf(event),
        head: head || undefined,
        at,
      });
      head = "";
    }
  }
  return lines;
}

/**
 * What happened, and what was taken of a card that can do two things.
 * @param {GameEvent} event
 * @param {Words} words
 * @param {(seat: number) => string} nameOf
 */
function piecesOf(event, words, nameOf) {
  const pieces = words.pieces(event, nameOf);
  if (event.effect) pieces.push(`${pieces.pop()} ${effectOf(words, event)}`);
  return pieces;
}

/**
 * What one hero draws at once is one line, in the place of the last card.
 * @param {GameEvent[]} events
 * @returns {Array<GameEvent | null>}
 */
function gathered(events) {
  /** @type {Array<GameEvent | null>} */
  const all = [...events];
  for (const [at, event] of events.entries()) {
    const next = events[at + 1];
    if (event.kind !== "drew" || next?.kind !== "drew" || next.hero !== event.hero) continue;
    all[at + 1] = { ...next, card: [all[at]?.card, next.card].flat() };
    all[at] = null;
  }
  return all;
}

/**
 * @param {GameEvent} event
 * @param {Words} words
 */
function headOf({ kind, round, capture }, words) {
  if (kind !== "turn") return words.say("hunt-phase-akatsuki");
  return words.say("hunt-head-turn", { round, left: turnsLeft({ capture }) });
}

/** @param {GameEvent} event */
function thingOf({ kind, card, enemy, hero, area }) {
  if (["technique", "support", "support-on", "power", "discard", "drew"].includes(kind)) {
    return `card:${[card].flat().at(-1)}`;
  }
  if (kind === "special") return "special";
  if (kind === "roll") return "face:hit";
  if (enemy || kind === "injury" || kind === "threat") return `foe:${card}`;
  if (hero) return `hero:${hero}`;
  return area ? `place:${area}` : "";
}
