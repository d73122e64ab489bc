/** The scenes of a hunt: every event that people care about is a beat; dice lie before anything tells of them. */

import { COUNTED, lengthOf } from "./lengths.js";
import { doesOf, short } from "./naming.js";
import { after } from "./reckon.js";

/** @typedef {import("../game.js").Step} Step */
/** @typedef {import("../game.js").Beat} Beat */
/** @typedef {import("../game.js").Told} Told */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").GameEvent} GameEvent */

const STRIKES = ["injury", "avoided"];

const SOUNDS = /** @type {Record<string, import("../../sound.js").SoundName>} */ ({
  trap: "hit",
  revealed: "turned",
  special: "die",
  roll: "die",
  technique: "card",
  power: "seal",
  wound: "hit",
  eliminated: "win",
  missed: "spared",
  support: "seal",
  "support-on": "seal",
  injury: "hit",
  avoided: "spared",
  paralysed: "loss",
  "round-won": "win",
  "round-lost": "loss",
  victory: "win",
  defeat: "loss",
});

/** @param {Told} told @returns {import("../game.js").Plays} */
export function plays(told) {
  return {
    scenes: (step) => scenes(step, told),
    meanwhile: ["support", "pass"],
    lane: () => "",
  };
}

/**
 * @param {Step} step
 * @param {Told} told
 * @returns {import("../game.js").Scene[]}
 */
export function scenes({ before, after: { pub: last }, events }, told) {
  let { pub } = before;
  /** @type {Beat[]} */
  const beats = [];
  for (const [at, event] of events.entries()) {
    const was = pub;
    pub = after(pub, event, last);
    if (lengthOf(event)) beats.push(...beatsOf(told, { event, at, was, pub, events, last }));
  }
  return beats.length ? [{ beats }] : [];
}

/** @typedef {{event: GameEvent, at: number, was: View, pub: View, events: GameEvent[], last: View}} Moment */

/**
 * @param {Told} told
 * @param {Moment} moment
 * @returns {Beat[]}
 */
function beatsOf(told, moment) {
  const { event, at, pub } = moment;
  if (event.kind === "roll") return rolled(told, moment);
  return [{
    pub,
    words: wordsOf(told, moment),
    note: noteOf(told, moment),
    ms: lengthOf(event),
    tells: at + 1,
    sound: SOUNDS[event.kind],
    show: { kind: event.kind, event, ...moreOf(moment) },
  }];
}

/**
 * First the dice fall, one after the other; only then they are counted.
 * @param {Told} told
 * @param {Moment} moment
 * @returns {Beat[]}
 */
function rolled(told, moment) {
  const { event, at, was, pub } = moment;
  const words = told.words();
  const before = Object.values(was.fight?.dice ?? {});
  const changed = event.dice.map((/** @type {string} */ face, /** @type {number} */ place) =>
    face === before[place] ? -1 : place
  ).filter((/** @type {number} */ place) => place >= 0);
  const fresh = before.length && changed.length ? changed : [...event.dice.keys()];
  const hero = short(words, event.hero);
  return [
    {
      pub,
      words: words.say("hunt-scene-rolls", { hero, count: event.dice.length }),
      ms: lengthOf(event) - COUNTED,
      tells: at,
      sound: "die",
      show: { kind: "roll", event, fresh, lies: false },
    },
    {
      pub,
      words: words.say("hunt-scene-hits", { hero, count: event.hits }),
      note: pub.fight ? words.say("hunt-against", { defence: pub.fight.defence }) : "",
      ms: COUNTED,
      tells: at + 1,
      show: { kind: "roll", event, fresh, lies: true },
    },
  ];
}

/**
 * What a beat's picture needs besides its event.
 * @param {Moment} moment
 */
function moreOf({ event, at, events, was }) {
  if (STRIKES.includes(event.kind)) {
    const all = events.filter(({ kind }) => STRIKES.includes(kind));
    return {
      strikes: all.map(({ card, hero, kind }) => ({ card, hero, kind })),
      now: all.indexOf(event),
      from: was.heroes?.[event.hero]?.health,
    };
  }
  if (event.kind.startsWith("round-")) {
    const since = events.slice(0, at);
    return { fell: since.filter(({ kind }) => kind === "eliminated").map(({ card }) => card) };
  }
  return {};
}

/**
 * @param {Told} told
 * @param {Moment} moment
 */
function wordsOf(told, { event, was, last }) {
  const words = told.words();
  const hero = event.hero ? short(words, event.hero) : "";
  const card = event.card ? words.nameOf(event.card) : "";
  switch (event.kind) {
    case "round":
      return words.say("hunt-scene-round", {
        round: event.round,
        place: words.nameOf(event.area),
      });
    case "round-won":
    case "round-lost":
      return words.say(`hunt-scene-${event.kind}`, { place: words.nameOf(was.tobi) });
    case "trap":
      return words.say("hunt-scene-trap", { hero, card });
    case "level":
      return words.say("hunt-scene-level", {
        hero,
        n: last.heroes?.[event.hero]?.experience ?? event.experience,
      });
    case "fight":
      return words.say("hunt-waits-fight", { hero, card });
    case "talent":
      return words.say("hunt-scene-talent", { card });
  }
  return words.line(event, told.nameOf);
}

/**
 * @param {Told} told
 * @param {Moment} moment
 */
function noteOf(told, { event, was, events, last }) {
  const words = told.words();
  switch (event.kind) {
    case "akatsuki":
      return isMissed(events, last) ? words.say("hunt-strike-none") : "";
    case "round-lost":
      return words.say("hunt-lost-so");
    case "paralysed":
      return words.say("hunt-paralysed-so");
    case "fallen":
      return words.say("hunt-zero");
    case "technique":
    case "support":
    case "support-on":
      return doesOf(words, was, event.card);
    case "level":
      return words.say("hunt-level-so");
    case "round":
      return event.round === 9 ? words.say("hunt-last-round") : "";
    case "missed":
      return was.fight ? words.say("hunt-against", { defence: was.fight.defence }) : "";
  }
  return "";
}

/**
 * Whether the Akatsuki phase is over and has reached no hero.
 * @param {GameEvent[]} events
 * @param {View} last
 */
function isMissed(events, last) {
  const isStrike = (/** @type {GameEvent} */ { kind }) =>
    kind === "threat" || STRIKES.includes(kind);
  return last.phase !== "akatsuki" && !events.some(isStrike);
}
