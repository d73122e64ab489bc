/** What is told of the show: log lines, each scene as one sentence for a screen reader, and sounds. */

/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../games/game.js").GameFront} GameFront */
/** @typedef {import("../games/game.js").LogLine} LogLine */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("./director.js").News} News */
/** @typedef {{game: Pick<GameFront, "tell" | "cues">, words: Words, nameOf: (seat: number) => string}} Teller */

/**
 * The lines of the log: as the game tells them, or every event a line.
 * @param {Teller} teller
 * @param {GameEvent[]} events
 * @returns {LogLine[]}
 */
export function linesOf({ game, words, nameOf }, events) {
  const plain = (/** @type {GameEvent} */ event, /** @type {number} */ at) => ({
    pieces: words.pieces(event, nameOf),
    seat: event.seat,
    at,
  });
  if (!game.tell) return events.map(plain);
  if (!events.some(isOurs)) return game.tell(events, words, nameOf);
  const theirs = events.flatMap((event, at) => (isOurs(event) ? [] : [at]));
  const told = game.tell(theirs.map((at) => events[at]), words, nameOf)
    .map((line) => ({ ...line, at: theirs[line.at] ?? line.at }));
  const ours = events.flatMap((event, at) => (isOurs(event) ? [plain(event, at)] : []));
  return [...told, ...ours].sort((a, b) => a.at - b.at);
}

/** Whether the server tells this, of who plays and whether, and not the game. @param {GameEvent} event */
export function isOurs({ kind }) {
  return kind.startsWith("table-");
}

/**
 * The same as one sentence after the other.
 * @param {Teller} teller
 * @param {GameEvent[]} events
 */
export function inWords(teller, events) {
  return linesOf(teller, events).map((line) => line.pieces.join("")).join(" ");
}

/**
 * What a screen reader is told: nothing during a scene, the whole of it when it is over.
 * @param {Teller} teller
 * @param {News} news
 */
export function heard(teller, { told, events, beat, cut }) {
  return beat ? "" : inWords(teller, cut ? told : events);
}

/**
 * A scene sounds by its beats, what isn't played by its events.
 * @param {Teller} teller
 * @param {News} news
 */
export function cues({ game }, { told, beat, played }) {
  if (beat) return beat.sound ? [beat.sound] : [];
  const names = played ? [] : told.map((event) => game.cues[event.kind]);
  return [...new Set(names)].filter(Boolean);
}
