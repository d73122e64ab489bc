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
  if (game.tell) return game.tell(events, words, nameOf);
  return events.map((event, at) => ({ pieces: words.pieces(event, nameOf), seat: event.seat, at }));
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
