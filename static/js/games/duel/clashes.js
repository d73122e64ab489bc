/** The clashes of a fight, read from what happened. */

/** @typedef {import("../game.js").GameEvent} GameEvent */

/**
 * @typedef {object} Showing what one ninja's card did in a clash
 * @property {string} who
 * @property {string} ninja
 * @property {string} card
 * @property {GameEvent | null} attack the sum, if it was paid
 * @property {GameEvent | null} unpaid
 * @property {string} call the reinforcement turned over with it
 */

/**
 * @typedef {object} Clash
 * @property {number} place
 * @property {Showing[]} shown
 * @property {GameEvent[]} events
 */

/** @typedef {{round: number, clashes: Clash[], end: GameEvent[]}} Round */

/** A ninja's card is told once in each clash, by one of these. */
const MARKS = ["attack", "unpaid"];
/** What comes of a clash: nothing of the next one is told before these. */
const RESULTS = [
  ...["evaded", "equal", "hit", "pierced", "struck-back"],
  ...["hurt", "healed", "endured", "revived", "fallen"],
];
const ENDS = ["won", "won-duel", "draw", "replayed", "scored"];
/** Clicks and course: no part of a clash. */
const ASIDE = [
  ...["done", "undone", "lay", "take-back", "help-laid", "help-back", "lapse", "left"],
  ...["drew", "order", "pick", "peeked", "undo"],
];

/**
 * Which of the fighters: both may send the same ninja, and one player may lead two.
 * @param {{seat?: number, ninja?: string}} one a fighter, or an event that tells of one
 */
export function whoOf({ seat, ninja }) {
  return `${seat}:${ninja}`;
}

/**
 * The rounds that were turned over, as far as they are remembered from their beginning.
 * @param {GameEvent[]} events
 * @returns {Round[]}
 */
export function rounds(events) {
  /** @type {Array<{round: number, told: GameEvent[]}>} */
  const parts = [];
  for (const event of events) {
    if (event.kind === "round") parts.push({ round: event.round, told: [] });
    else parts.at(-1)?.told.push(event);
  }
  return parts.map(({ round, told }) => ({ round, ...split(told) })).filter((one) =>
    one.clashes.length
  );
}

/**
 * The rounds of the last fight of which something was turned over.
 * @param {GameEvent[]} events
 */
export function lastFight(events) {
  const all = rounds(events);
  const first = all.findLastIndex((one, at) => at === 0 || one.round === 1);
  return first < 0 ? [] : all.slice(first);
}

/**
 * Whether new ninja were shown since the last clash.
 * @param {GameEvent[]} events
 */
export function isNewFight(events) {
  return events.findLastIndex((event) => event.kind === "show") > events.findLastIndex(isOver);
}

/**
 * The HP of every fighter after a clash, from those before it.
 * @param {Record<string, number>} before
 * @param {Clash} clash
 */
export function hpAfter(before, clash) {
  const after = { ...before };
  for (const event of clash.events) {
    if (event.kind === "fallen") after[whoOf(event)] = 0;
    else if (RESULTS.includes(event.kind) && "hp" in event) after[whoOf(event)] = event.hp;
  }
  return after;
}

/**
 * What is known when so many clashes of a round have landed: nothing of the next one. The round is
 * looked up anew, since the whole table may have come meanwhile with events of its own.
 * @param {GameEvent[]} events
 * @param {number} round
 * @param {number} landed
 */
export function heardSoFar(events, round, landed) {
  const next = rounds(events).findLast((one) => one.round === round)?.clashes[landed];
  return next ? events.slice(0, events.indexOf(next.events[0])) : events;
}

/**
 * What can't be told before the cards of a clash are up.
 * @param {GameEvent} event
 */
function isOver(event) {
  return MARKS.includes(event.kind) || RESULTS.includes(event.kind);
}

/**
 * @param {GameEvent[]} told what was told in one round
 */
function split(told) {
  const end = told.filter((event) => ENDS.includes(event.kind));
  const last = told.findLastIndex(isOver);
  const rest = told.slice(0, last + 1).filter((event) => !ASIDE.includes(event.kind));
  return { clashes: pieces(rest).map(clashOf), end };
}

/**
 * A ninja's second card opens a new clash, which begins after the results of the one before.
 * @param {GameEvent[]} told
 * @returns {GameEvent[][]}
 */
function pieces(told) {
  /** @type {GameEvent[][]} */
  const clashes = [];
  /** @type {GameEvent[]} */
  let now = [];
  const seen = new Set();
  for (const event of told) {
    if (MARKS.includes(event.kind)) {
      if (seen.has(whoOf(event))) {
        const next = now.splice(now.findLastIndex(isOver) + 1);
        clashes.push(now);
        now = next;
        seen.clear();
      }
      seen.add(whoOf(event));
    }
    now.push(event);
  }
  return seen.size ? [...clashes, now] : clashes;
}

/**
 * @param {GameEvent[]} events
 * @param {number} at
 * @returns {Clash}
 */
function clashOf(events, at) {
  const marks = events.filter((event) => MARKS.includes(event.kind));
  const calls = events.filter((event) => event.kind === "call" || event.kind === "call-unpaid");
  return {
    place: at + 1,
    events,
    shown: marks.map((mark) => ({
      who: whoOf(mark),
      ninja: mark.ninja,
      card: mark.card,
      attack: mark.kind === "attack" ? mark : null,
      unpaid: mark.kind === "unpaid" ? mark : null,
      call: calls.find((call) => whoOf(call) === whoOf(mark))?.card ?? "",
    })),
  };
}
