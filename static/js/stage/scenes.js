/** What is played of a step: its events in runs, the beats of each run, the table after every event, and its moments. */

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../games/game.js").Beat} Beat */
/** @typedef {import("../games/game.js").Run} Run */
/** @typedef {import("../games/game.js").Plays} Plays */
/** @typedef {import("../games/game.js").Scene} Scene */
/** @typedef {import("../games/game.js").Scenes} Scenes */
/** @typedef {import("../games/game.js").Step} Step */
/** @typedef {import("../games/game.js").TableView} TableView */
/** @typedef {import("../games/game.js").Told} Told */
/** @typedef {{sort: string, lanes: string[], events: GameEvent[], from: number, to: number}} Sorted */

/** What the director plays of a game. @param {Scenes} scenes @param {Told} told @returns {Plays} */
export function playsOf(scenes, told) {
  return {
    scenes: (step) => scenesOf(scenes, step, told),
    meanwhile: scenes.meanwhile ?? [],
    lane: scenes.lane ?? (() => ""),
  };
}

/**
 * A scene for every run that has beats; a beat without length isn't shown.
 * @param {Scenes} scenes
 * @param {Step} step
 * @param {Told} told
 * @returns {Scene[]}
 */
export function scenesOf(scenes, step, told) {
  let { pub } = step.before;
  /** @type {Scene[]} */
  const made = [];
  for (const sorted of sortedOf(scenes, step)) {
    const run = runOf(scenes, step, told, sorted, pub);
    const beats = scenes.beats[sorted.sort]?.(run).filter(({ ms }) => ms > 0) ?? [];
    if (beats.length) made.push({ beats, lanes: sorted.lanes });
    pub = run.next;
  }
  return made;
}

/**
 * @param {Scenes} scenes
 * @param {Step} step
 * @param {Told} told
 * @param {Sorted} sorted
 * @param {View} pub
 * @returns {Run}
 */
function runOf(scenes, step, told, { events, from, to, lanes: [lane = ""] }, pub) {
  const last = step.after.pub;
  const go = (/** @type {View} */ now, /** @type {GameEvent} */ event) =>
    after(scenes, now, event, last);
  const next = events.reduce(go, pub);
  return { step, told, pub, next, last, go, events, event: events[0], from, to, lane };
}

/** @param {Scenes} scenes @param {Step} step @returns {Sorted[]} */
function sortedOf({ sort = kindOf, joined = [], lanes = nowhere }, step) {
  /** @type {Sorted[]} */
  const all = [];
  for (const [from, event] of step.events.entries()) {
    const to = from + 1;
    const one = { sort: sort(event, step), lanes: lanes(event), events: [event], from, to };
    const last = all.at(-1);
    if (last && joined.includes(one.sort) && isSame(last, one)) {
      last.events.push(event);
      last.to = to;
    } else all.push(one);
  }
  return all;
}

/** @param {Sorted} one @param {Sorted} other */
function isSame(one, other) {
  return one.sort === other.sort && `${one.lanes}` === `${other.lanes}`;
}

/** @param {GameEvent} event */
function kindOf({ kind }) {
  return kind;
}

/** @returns {string[]} */
function nowhere() {
  return [];
}

/**
 * The table after an event: so much of it as the scene needs meanwhile.
 * @param {Pick<Scenes, "after">} scenes
 * @param {View} pub
 * @param {GameEvent} event
 * @param {View} [last] the table after the whole step
 * @returns {View}
 */
export function after({ after: changes }, pub, event, last = pub) {
  const change = changes?.[event.kind];
  if (!change) return pub;
  const next = structuredClone(pub);
  change(next, event, last);
  return next;
}

/**
 * A beat that tells its run: the line of its first event, as long as its events together.
 * @param {Run} run
 * @param {Record<string, any>} show what its moment draws from
 * @param {Partial<Beat>} [more]
 * @returns {Beat}
 */
export function beat({ told, next, events, event, to }, show, more = {}) {
  const { lengths } = told.words();
  return {
    pub: next,
    words: more.words ?? told.words().line(event, told.nameOf),
    ms: events.reduce((sum, { kind }) => sum + (lengths[kind] ?? 0), 0),
    tells: to,
    show: { kind: event.kind, ...show },
    ...more,
  };
}

/**
 * What the beat that is shown draws over the board.
 * @param {Pick<import("../games/game.js").GameFront, "moments">} game
 * @param {TableView} table
 */
export function momentOf({ moments }, table) {
  const show = table.now?.beat.show;
  return moments[show?.kind]?.(table, show) ?? "";
}
