/** The scenes of a hunt: every event that people care about is a beat; dice lie before anything tells of them. */

import { beat } from "../../stage/scenes.js";
import { AFTER } from "./after_event.js";
import { doesOf, effectOf, short } from "./naming.js";
import { roundsIn } from "./reading.js";

/** @typedef {import("../game.js").Run} Run */
/** @typedef {import("../game.js").Told} Told */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").GameEvent} GameEvent */

const STRIKES = ["injury", "avoided"];
/** How long the dice lie before the scene goes on. */
const COUNTED = 800;

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

/** @type {import("../game.js").Scenes} */
export const SCENES = {
  after: AFTER,
  meanwhile: ["support", "pass"],
  sort: ({ kind }) => (kind === "roll" ? "roll" : "told"),
  beats: { roll: rolled, told },
};

/**
 * Every die adds to its scene.
 * @param {Told} told
 * @param {GameEvent} event
 */
function lengthOf(told, { kind, dice = [] }) {
  const { lengths } = told.words();
  return (lengths[kind] ?? 0) + lengths.die * dice.length;
}

/** @param {Run} run */
function told(run) {
  const { event } = run;
  const ms = lengthOf(run.told, event);
  if (!ms) return [];
  return [
    beat(run, { event, ...moreOf(run) }, {
      words: wordsOf(run),
      note: noteOf(run),
      ms,
      sound: SOUNDS[event.kind],
    }),
  ];
}

/** First the dice fall, one after the other; only then they are counted. @param {Run} run */
function rolled(run) {
  const { event, pub, next, from } = run;
  const words = run.told.words();
  const before = Object.values(pub.fight?.dice ?? {});
  const changed = event.dice.map((/** @type {string} */ face, /** @type {number} */ place) =>
    face === before[place] ? -1 : place
  ).filter((/** @type {number} */ place) => place >= 0);
  const fresh = before.length && changed.length ? changed : [...event.dice.keys()];
  const hero = short(words, event.hero);
  return [
    beat(run, { event, fresh, lies: false }, {
      words: words.say("hunt-scene-rolls", { hero, count: event.dice.length }),
      ms: lengthOf(run.told, event) - COUNTED,
      tells: from,
      sound: "die",
    }),
    beat(run, { event, fresh, lies: true }, {
      words: words.say("hunt-scene-hits", { hero, count: event.hits }),
      note: next.fight ? words.say("hunt-against", { defence: next.fight.defence }) : "",
      ms: COUNTED,
    }),
  ];
}

/** What a beat's picture needs besides its event. @param {Run} run */
function moreOf({ event, from, step: { events }, pub: was, last }) {
  if (event.kind === "akatsuki") return { isMissed: isMissed(events, last) };
  if (STRIKES.includes(event.kind)) {
    const all = events.filter(({ kind }) => STRIKES.includes(kind));
    return {
      strikes: all.map(({ card, hero, kind }) => ({ card, hero, kind })),
      now: all.indexOf(event),
      from: was.heroes?.[event.hero]?.health,
    };
  }
  if (event.kind.startsWith("round-")) {
    const since = events.slice(0, from);
    return { fell: since.filter(({ kind }) => kind === "eliminated").map(({ card }) => card) };
  }
  return {};
}

/** @param {Run} run */
function wordsOf({ told, event, pub: was }) {
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
        what: words.say(`label-${event.attribute}`),
        from: event.old,
        to: event.new,
      });
    case "fight":
      return words.say("hunt-waits-fight", { hero, card });
    case "talent":
      return words.say("hunt-scene-talent", { card });
  }
  return words.line(event, told.nameOf);
}

/** @param {Run} run */
function noteOf({ told, event, pub: was, step: { events }, last }) {
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
    case "support":
    case "support-on":
    case "technique":
      return event.effect ? effectOf(words, event) : doesOf(words, was, event.card);
    case "round":
      return event.round === roundsIn(last) ? words.say("hunt-last-round") : "";
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
