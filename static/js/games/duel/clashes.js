/** The clashes of a fight, read from what was told: which cards met, what they added up to, what came of it. */

/** @typedef {import("../game.js").GameEvent} GameEvent */

/**
 * @typedef {object} Showing what one ninja's card did in a clash
 * @property {string} who
 * @property {string} ninja
 * @property {number} seat
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
export const MARKS = ["attack", "unpaid"];
/** What comes of a clash: nothing of the next one is told before these. */
export const RESULTS = [
  ...["evaded", "equal", "hit", "pierced", "struck-back"],
  ...["hurt", "healed", "endured", "revived", "fallen"],
];
/** A fight won; in games of earlier rules a quick one was told otherwise. */
export const WON = ["won", "won-fight", "won-duel"];
export const ENDS = [...WON, "draw", "spoils", "replayed", "scored"];
/** A reinforcement is turned over. */
export const CALLS = ["call", "call-at", "call-unpaid"];
/** What is told while cards are turned over, beside marks and results. */
const EFFECTS = [
  ...["poisoned", "exploded", ...CALLS, "bound", "peeked", "lost"],
  ...["strengthen", "strengthen-here", "cheapen", "weaken", "weaken-here", "guard", "counter"],
  ...["evade", "pierce", "drain", "gain", "heal", "strike", "endure", "void", "bind", "bind-here"],
  ...["poison", "delay", "share", "heart", "recoil", "peek", "swap"],
];
const CLASHING = new Set([...MARKS, ...RESULTS, ...EFFECTS]);

/**
 * Which of the fighters: both may send the same ninja, and one player may lead two.
 * @param {{seat?: number, ninja?: string}} one a fighter, or an event that tells of one
 */
export function whoOf({ seat, ninja }) {
  return `${seat}:${ninja}`;
}

/**
 * The event with whose ninja it is, where both sides have sent the same one.
 * @param {GameEvent} event
 * @param {GameEvent[]} round in which it happened
 * @param {import("../../words.js").Words} words
 * @param {(seat: number) => string} nameOf
 * @returns {GameEvent}
 */
export function toldApart(event, round, words, nameOf) {
  const { ninja, seat, foe, other } = event;
  const isTwin = (/** @type {GameEvent} */ one) =>
    one.ninja === ninja && one.seat !== undefined && one.seat !== seat;
  if (!ninja || seat === undefined || !round.some(isTwin)) return event;
  const whose = (/** @type {string} */ name, /** @type {any} */ of) =>
    `${words.nameOf(name)} (${nameOf(Number(of))})`;
  return { ...event, ninja: whose(ninja, seat), ...(foe ? { foe: whose(foe, other) } : {}) };
}

/** @param {GameEvent} event */
export function isOfClash({ kind }) {
  return CLASHING.has(kind);
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
  return parts.map(({ round, told }) => ({
    round,
    clashes: clashesOf(told),
    end: told.filter((event) => ENDS.includes(event.kind)),
  })).filter((one) => one.clashes.length);
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
 * The clashes among what was told, numbered from a place.
 * @param {GameEvent[]} told
 * @param {number} [turned] how many of the round were turned over before
 * @returns {Clash[]}
 */
export function clashesOf(told, turned = 0) {
  return pieces(told.filter(isOfClash)).map((events, at) => clashOf(events, turned + at + 1));
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

/** What can't be told before the cards of a clash are up. @param {GameEvent} event */
function isOver({ kind }) {
  return MARKS.includes(kind) || RESULTS.includes(kind);
}

/**
 * @param {GameEvent[]} events
 * @param {number} place
 * @returns {Clash}
 */
function clashOf(events, place) {
  const marks = events.filter((event) => MARKS.includes(event.kind));
  const calls = events.filter(({ kind }) => CALLS.includes(kind));
  return {
    place,
    events,
    shown: marks.map((mark) => ({
      who: whoOf(mark),
      ninja: mark.ninja,
      seat: Number(mark.seat),
      card: mark.card,
      attack: mark.kind === "attack" ? mark : null,
      unpaid: mark.kind === "unpaid" ? mark : null,
      call: calls.find((call) => whoOf(call) === whoOf(mark))?.card ?? "",
    })),
  };
}
