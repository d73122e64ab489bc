/** What people will talk about after a game: counted from what was told. */

/** @typedef {import("./game.js").Figure} Figure */
/** @typedef {import("../types.js").GameEvent} GameEvent */

/**
 * @param {string} symbol
 * @param {string} big
 * @param {string} small
 * @returns {Figure}
 */
export function figure(symbol, big, small) {
  return { symbol, big, small };
}

/**
 * The first of the greatest, or null if nothing is more than nothing.
 * @template T
 * @param {T[]} list
 * @param {(one: T) => number} measure
 * @returns {T | null}
 */
export function greatest(list, measure) {
  const best = list.reduce(
    (/** @type {T | null} */ most, one) => most && measure(most) >= measure(one) ? most : one,
    null,
  );
  return best && measure(best) > 0 ? best : null;
}

/**
 * Who did something most often.
 * @param {GameEvent[]} events
 * @param {(event: GameEvent) => any} whoOf
 * @returns {{who: any, count: number, event: GameEvent} | null} with the first event of theirs
 */
export function most(events, whoOf) {
  /** @type {Map<any, {who: any, count: number, event: GameEvent}>} */
  const counts = new Map();
  for (const event of events) {
    const who = whoOf(event);
    const known = counts.get(who) ?? { who, count: 0, event };
    counts.set(who, { ...known, count: known.count + 1 });
  }
  return greatest([...counts.values()], (one) => one.count);
}

/** All that a game told. @param {Array<{events: GameEvent[]}>} steps */
export function eventsOf(steps) {
  return steps.flatMap((step) => step.events);
}
