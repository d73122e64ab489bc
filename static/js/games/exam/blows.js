/** Blows: who, with what, at whom; the die against the Dodge with its reasons; the wound; the fall. */

import { LENGTHS } from "./lengths.js";
import { placeOf } from "./model.js";
import { after } from "./reckon.js";
import { signed } from "./words.js";

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
const [ABOVE, BEHIND, KUNAI] = [-1, -2, 1];

/**
 * @typedef {object} Blow what is under way
 * @property {string} kind
 * @property {string} by whose blow it is; "" where nobody strikes
 * @property {string} technique
 */

/** @type {Blow} */
const NOTHING = { kind: "", by: "", technique: "" };

/**
 * The beats of what happened in one battle, one after the other.
 * @param {GameEvent[]} events
 * @param {number} from the place of the first in the step
 * @param {View} before
 * @param {{told: Told, lane: string, own: boolean}} how own: what one clicked oneself is known
 * @returns {Beat[]}
 */
export function fightBeats(events, from, before, { told, lane, own }) {
  /** @type {Beat[]} */
  const beats = [];
  let pub = before;
  let blow = NOTHING;
  for (const [at, event] of events.entries()) {
    pub = after(pub, event);
    if (event.kind in WITH) blow = begun(event);
    const ms = LENGTHS[event.kind] ?? 0;
    if (!ms || own && isKnown(event) || isMerged(events, at)) continue;
    beats.push({
      pub,
      ms,
      words: told.words().line(event, told.nameOf),
      tells: from + at + 1,
      show: { lane, ...shownOf(event, blow, pub, lane, targetsOf(events, at)) },
      sound: soundOf(event),
    });
  }
  return chained(beats, told);
}

/** @param {GameEvent} event @returns {Blow} */
function begun({ kind, hero, technique = "" }) {
  const isHarm = kind === "seal-off" || kind === "poisoned";
  return { kind, by: isHarm ? "" : hero, technique };
}

/** What whoever clicked sees at once. @param {GameEvent} event */
function isKnown({ kind }) {
  return ["opened", "ran", "jumped", "hung", "fell", "seal-set", "smoke-thrown", "returned"]
    .concat(["puppet-moved", "token-placed", "declined"]).includes(kind);
}

/** A card that is carried out in the same breath needs no beat of its own. @param {GameEvent[]} events @param {number} at */
function isMerged(events, at) {
  const next = events[at + 1];
  return events[at].kind === "opened" && next?.hero === events[at].hero &&
    (LENGTHS[next.kind] ?? 0) > 0;
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
  const base = { kind: "blow", stage: kind, by: blow.by || hero, up, cells, hero };
  if (kind in WITH) {
    return { ...base, flight: flight(heroes, blow.by, target, kind), technique: blow.technique };
  }
  if (ROLLS.includes(kind)) {
    return { ...base, roll: event.roll, dodge: event.dodge, why: whyOf(event, blow, pub, heroes) };
  }
  if (kind === "hurt") return { ...base, struck: hero, amount: event.amount };
  if (kind === "defeated") return { ...base, falls: [hero], struck: hero };
  return { ...base, gain: ["healed", "focused"].includes(kind) ? event.amount : undefined };
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

/**
 * Why the Dodge is what it is: as the rules told, else as far as the field shows it.
 * @param {GameEvent} event
 * @param {Blow} blow
 * @param {View} pub
 * @param {View} heroes
 * @returns {Record<string, number>}
 */
export function whyOf(event, blow, pub, heroes) {
  if (event.why) return event.why;
  const one = pub.teams[event.seat ?? 0]?.heroes[event.hero];
  if (!one) return {};
  const why = /** @type {Record<string, number>} */ ({ card: one.stats[1] });
  const [from, to] = [heroes[blow.by]?.cell, heroes[event.hero]?.cell];
  if (from && to) {
    const [a, b] = [placeOf(from), placeOf(to)];
    const face = heroes[event.hero].face === "left" ? -1 : 1;
    if (a.row > b.row) why.above = ABOVE;
    if ((a.column - b.column) * face < 0) why.behind = BEHIND;
  }
  if (blow.kind === "kunai-thrown") why.kunai = KUNAI;
  const rest = event.dodge - Object.values(why).reduce((sum, n) => sum + n, 0);
  return rest ? { ...why, tokens: rest } : why;
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

/**
 * Every beat of a blow knows the whole chain, and where in it it stands.
 * @param {Beat[]} beats
 * @param {Told} told
 */
function chained(beats, told) {
  /** @type {Beat[][]} */
  const blows = [];
  for (const beat of beats) {
    const isHead = beat.show.stage in WITH;
    if (isHead || !blows.length) blows.push([]);
    blows.at(-1)?.push(beat);
  }
  for (const blow of blows.filter((one) => one[0].show.stage in WITH)) {
    const chain = blow.map(({ show }) => linkOf(show, told));
    for (const [at, { show }] of blow.entries()) Object.assign(show, { chain, at });
  }
  return beats;
}

/**
 * @param {any} show
 * @param {Told} told
 */
function linkOf(show, told) {
  const words = told.words();
  const { stage } = show;
  if (stage === "technique") return words.nameOf(show.technique);
  if (ROLLS.includes(stage)) {
    return words.say("exam-link-die", { roll: show.roll, dodge: show.dodge });
  }
  if (stage === "hurt") return words.say("exam-link-hurt", { n: signed(-show.amount) });
  const link = `exam-link-${stage}`;
  return words.say(words.has(link) ? link : "exam-link-other");
}
