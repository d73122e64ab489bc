/** Blows: who, with what, at whom; the die against the Dodge with its reasons; the wound; the fall. */

import { placeOf } from "./model.js";
import { patternOf } from "./words.js";

/** @typedef {import("../game.js").Beat} Beat */
/** @typedef {import("../game.js").Told} Told */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").GameEvent} GameEvent */

/** What a blow begins with, and its sign. */
export const WITH = /** @type {Record<string, string>} */ ({
  melee: "card-melee",
  "kunai-thrown": "x-kunai",
  technique: "card-technique",
  betrayed: "card-melee",
  "seal-off": "x-seal",
  poisoned: "x-poison",
});
const ROLLS = ["dodged", "not-dodged"];

/**
 * @typedef {object} Blow what is under way
 * @property {string} kind
 * @property {string} by whose blow it is; "" where nobody strikes
 * @property {string} technique
 * @property {number[]} fire the cells that it covers
 */

/** @type {Blow} */
const NOTHING = { kind: "", by: "", technique: "", fire: [] };

/**
 * The beats of what happened in one battle, one after the other; what one clicked oneself is known.
 * @param {import("../game.js").Run} run
 */
export function fightBeats({ events, from, pub: before, told, lane, step: { own }, go }) {
  /** @type {Beat[]} */
  const beats = [];
  const { lengths } = told.words();
  let pub = before;
  let blow = NOTHING;
  for (const [at, event] of events.entries()) {
    const was = pub;
    pub = go(pub, event);
    if (event.kind in WITH) {
      blow = begun(event, burnt(event, pub, lane, told, targetsOf(events, at)));
    }
    const ms = lengths[event.kind] ?? 0;
    if (!ms || own && isKnown(event) || isMerged(events, at, lengths)) continue;
    beats.push({
      pub,
      ms,
      words: told.words().line(event, told.nameOf),
      tells: from + at + 1,
      show: {
        lane,
        fire: blow.fire,
        gain: gainOf(event, was),
        ...shownOf(event, blow, pub, lane, targetsOf(events, at)),
      },
      sound: soundOf(event),
    });
  }
  return beats;
}

/**
 * @param {GameEvent} event
 * @param {number[]} fire
 * @returns {Blow}
 */
function begun({ kind, hero, technique = "" }, fire) {
  const isHarm = kind === "seal-off" || kind === "poisoned";
  return { kind, by: isHarm ? "" : hero, technique, fire };
}

/**
 * Where a technique happens: the cells of its pattern, from where its user stands and looks, else those of
 * whom it is about.
 * @param {GameEvent} event
 * @param {View} pub
 * @param {string} lane
 * @param {Told} told
 * @param {string[]} targets
 * @returns {number[]}
 */
function burnt({ kind, hero, technique }, pub, lane, told, targets) {
  const { heroes = {}, rows = {} } = pub.battles[lane] ?? {};
  const one = heroes[hero];
  if (kind !== "technique" || !one?.cell) return [];
  const { column, row } = placeOf(one.cell);
  const way = one.face === "left" ? -1 : 1;
  const pattern = patternOf(told.words(), technique);
  if (!pattern.length) {
    return targets.filter((foe) => foe !== hero).map((foe) => heroes[foe]?.cell).filter(Boolean);
  }
  return pattern
    .map(({ ahead, up }) => ({ column: column + way * ahead, row: row + up }))
    .filter((cell) => rows[cell.row]?.[cell.column - 1])
    .map((cell) => cell.column * 10 + cell.row);
}

/**
 * What a hero really regained: no more than it had room for.
 * @param {GameEvent} event
 * @param {View} was
 */
function gainOf({ kind, seat = 0, hero, health, chakra }, was) {
  const one = was.teams?.[seat]?.heroes?.[hero];
  if (kind === "healed" && one) return health - one.health;
  return kind === "focused" && one ? chakra - one.chakra : undefined;
}

/** What whoever clicked sees at once. @param {GameEvent} event */
function isKnown({ kind }) {
  return ["opened", "ran", "jumped", "hung", "fell", "seal-set", "smoke-thrown", "returned"]
    .concat(["puppet-moved", "token-placed", "declined"]).includes(kind);
}

/**
 * A card that is carried out in the same breath needs no beat of its own.
 * @param {GameEvent[]} events
 * @param {number} at
 * @param {Record<string, number>} lengths
 */
function isMerged(events, at, lengths) {
  const next = events[at + 1];
  return events[at].kind === "opened" && next?.hero === events[at].hero &&
    (lengths[next.kind] ?? 0) > 0;
}

/**
 * Everyone whom the blow is about, until the next one begins.
 * @param {GameEvent[]} events
 * @param {number} at
 */
function targetsOf(events, at) {
  const next = events.findIndex((event, place) => place > at && event.kind in WITH);
  const run = events.slice(at, next < 0 ? undefined : next);
  return [...new Set(run.flatMap(({ hero, target }) => [hero, target]).filter(Boolean))];
}

/**
 * @param {GameEvent} event
 * @param {Blow} blow
 * @param {View} pub
 * @param {string} lane
 * @param {string[]} targets
 */
function shownOf(event, blow, pub, lane, targets) {
  const { kind, hero, target = "" } = event;
  const heroes = pub.battles[lane]?.heroes ?? {};
  const up = [...new Set([blow.by, ...targets])].filter(Boolean);
  const cells = up.map((one) => heroes[one]?.cell).filter(Boolean);
  const { technique } = blow;
  const base = { kind: "blow", stage: kind, by: blow.by || hero, up, cells, hero, technique };
  if (kind in WITH) {
    return { ...base, flight: flight(heroes, blow.by, target, kind) };
  }
  if (ROLLS.includes(kind)) {
    return { ...base, roll: event.roll, dodge: event.dodge, why: event.why ?? {} };
  }
  const push = awayFrom(heroes[blow.by], heroes[hero]);
  if (kind === "hurt") return { ...base, struck: hero, push, amount: event.amount };
  if (kind === "defeated") return { ...base, falls: [hero], struck: hero, push };
  return base;
}

/**
 * Which way a blow throws whom it hits: 1 right, -1 left; from nobody's side backwards.
 * @param {View | undefined} striker
 * @param {View | undefined} struck
 */
function awayFrom(striker, struck) {
  const [from, to] = [striker, struck].map((one) => placeOf(one?.cell ?? 0).column);
  const way = striker ? Math.sign(to - from) : 0;
  return way || (struck?.face === "left" ? 1 : -1);
}

/**
 * Something thrown flies from cell to cell.
 * @param {View} heroes
 * @param {string} by
 * @param {string} target
 * @param {string} kind
 */
function flight(heroes, by, target, kind) {
  const [from, to] = [heroes[by]?.cell, heroes[target]?.cell];
  return kind === "kunai-thrown" && from && to ? { from, to, sign: WITH[kind] } : undefined;
}

/** @param {GameEvent} event @returns {import("../game.js").SoundName | undefined} */
function soundOf({ kind }) {
  const sounds = /** @type {Record<string, import("../game.js").SoundName>} */ ({
    dodged: "spared",
    "not-dodged": "die",
    hurt: "hit",
    defeated: "hit",
    warded: "spared",
    opened: "card",
    technique: "seal",
  });
  return sounds[kind];
}
