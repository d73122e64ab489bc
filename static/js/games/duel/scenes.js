/** The scenes of the duel: the turn is called, the ninja step forth, cards meet pair by pair, a fight ends. */

import { beat } from "../../stage/scenes.js";
import { AFTER } from "./after_event.js";
import { inWords, meeting } from "./against.js";
import { clashesOf, ENDS, isOfClash, MARKS, RESULTS, toldApart, whoOf, WON } from "./clashes.js";
import { headline } from "./headlines.js";
import { fighters, namesOf } from "./model.js";

/** @typedef {import("../game.js").Beat} Beat */
/** @typedef {import("../game.js").Run} Run */
/** @typedef {import("../game.js").Told} Told */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").GameEvent} GameEvent */
/** @typedef {import("./clashes.js").Clash} Clash */

const BLOWS = ["hit", "pierced", "struck-back", "endured", "revived"];
const OPENING = ["turn", "named", "mission", "challenge", "partner", "help", "drew", "order"];
/** Who had no choice but to step forward has nothing to say about it. */
const ALONE = "alone";

/** @type {import("../game.js").Scenes} */
export const SCENES = {
  after: AFTER,
  sort,
  joined: ["ban", "opening", "show", "clash", "end"],
  beats: {
    ban: (run) => [
      beat(run, { ninja: run.event.ninja }, { pub: run.last, sound: "seal" }),
    ],
    opening,
    show: stepForth,
    clash,
    end: ended,
  },
};

/** @param {GameEvent} event */
function sort(event) {
  if (isOfClash(event)) return "clash";
  if (ENDS.includes(event.kind)) return "end";
  if (OPENING.includes(event.kind)) return "opening";
  return event.kind;
}

/**
 * Who calls, what is at stake, who meets whom. A quick duel has nothing to call.
 * @param {Run} run
 * @returns {Beat[]}
 */
function opening(run) {
  const { told, events, last } = run;
  const of = (/** @type {string} */ kind) => events.find((event) => event.kind === kind);
  const begun = of("turn");
  const mission = of("mission")?.card ?? "";
  if (!mission && !of("challenge")) return [];
  const words = told.words();
  const line = (/** @type {GameEvent | undefined} */ event) =>
    event ? words.line(event, told.nameOf) : "";
  const challenge = of("challenge");
  const why = events.filter(({ why = ALONE }) => why !== ALONE).map(line);
  const met = challenge ? meeting(last) : [];
  return [beat(run, { kind: "opening", turn: begun?.turn ?? last.turn, mission, met, why }, {
    pub: last,
    words: mission ? words.nameOf(mission) : line(challenge),
    note: inWords(words, told.nameOf, told.seat(), met) || (mission ? line(challenge) : ""),
    sound: "turned",
  })];
}

/** @param {Run} run */
function stepForth(run) {
  const { events, last, told } = run;
  return [
    beat(run, { ninja: events.map(({ ninja, seat, hp }) => ({ ninja, seat, hp })) }, {
      pub: last,
      words: whoMeets(told, events, last),
      sound: "take",
    }),
  ];
}

/**
 * Of two against one both partners are named together.
 * @param {Told} told
 * @param {GameEvent[]} shown
 * @param {View} pub
 */
function whoMeets(told, shown, pub) {
  const words = told.words();
  const all = shown.map(({ seat, ninja }) => {
    const one = Number(seat);
    return { seat: one, ninja, side: pub.seats?.[one]?.side };
  });
  return inWords(words, told.nameOf, told.seat(), all) ||
    words.say("duel-scene-show", { ninja: namesOf(words, all.map(({ ninja }) => ninja)) });
}

/** The cards of each pair come up with all that counts; then what came of it. @param {Run} run */
function clash(run) {
  const turned = Math.max(0, ...fighters(run.pub).map((one) => Object.keys(one.turned).length));
  let { pub } = run;
  return clashesOf(run.events, turned).flatMap((one) => {
    const before = pub;
    pub = one.events.reduce(run.go, pub);
    return [cardsUp(run, one, before), blow(run, one, before, pub)];
  });
}

/**
 * @param {Run} run
 * @param {Clash} one
 * @param {View} pub the table before it
 */
function cardsUp(run, one, pub) {
  const words = run.told.words();
  const events = one.events.slice(0, firstResult(one));
  const title = words.say("duel-scene-clash", { place: one.place });
  return beat(
    { ...run, events, to: startOf(run, one), next: events.reduce(run.go, pub) },
    { kind: "clash", clash: one, hp: hpOf(pub), landed: false, title },
    {
      words: title,
      note: one.shown.map(({ card }) => words.nameOf(card)).join(" – "),
      sound: "card",
    },
  );
}

/**
 * @param {Run} run
 * @param {Clash} one
 * @param {View} pub the table before it
 * @param {View} next
 */
function blow(run, one, pub, next) {
  const { told } = run;
  const title = headline(told, one);
  const events = one.events.slice(firstResult(one));
  const isHit = events.some(({ kind }) => ["hit", "pierced", "hurt", "fallen"].includes(kind));
  const changed = changes(told, pub, next);
  return beat(
    { ...run, events, to: startOf(run, one) + one.events.length, next },
    { kind: "clash", clash: one, hp: hpOf(pub), landed: true, title },
    {
      words: changed.join(" · ") || title,
      note: changed.length > 1 ? "" : blows(told, one),
      sound: isHit ? "hit" : "spared",
    },
  );
}

/** How many HP everybody had and has, if that has changed. @param {Told} told @param {View} before @param {View} now */
function changes(told, before, now) {
  const words = told.words();
  return fighters(before).filter(({ index, hp }) => now.fighters[index].hp !== hp)
    .map(({ index, ninja, hp }) =>
      words.say("duel-head-hp", {
        ninja: words.nameOf(ninja),
        from: hp,
        to: now.fighters[index].hp,
      })
    );
}

/** The blows in whole sentences. @param {Told} told @param {Clash} one */
function blows(told, one) {
  const words = told.words();
  const said = one.events.filter(({ kind, harm }) => BLOWS.includes(kind) && harm !== 0);
  return said.map((event) => toldApart(event, one.events, words, told.nameOf))
    .map((event) => words.line(event, told.nameOf)).join(" ");
}

/** Where the results begin: what comes before counts already. @param {Clash} one */
function firstResult({ events }) {
  const first = events.findIndex(({ kind }) => RESULTS.includes(kind));
  const marks = events.findLastIndex(({ kind }) => MARKS.includes(kind)) + 1;
  return first < 0 ? marks : Math.min(first, events.length);
}

/**
 * @param {Run} run
 * @param {Clash} one
 */
function startOf({ events, from }, one) {
  return from + Math.max(0, events.indexOf(one.events[0]));
}

/** @param {View} pub */
function hpOf(pub) {
  return Object.fromEntries(fighters(pub).map((one) => [whoOf(one), one.hp]));
}

/** @param {Run} run */
function ended(run) {
  const { pub, told, events, event } = run;
  const won = events.findLast(({ kind }) => kind !== "scored") ?? event;
  return [beat(run, { kind: "end", events, fighters: fighters(pub) }, {
    words: told.words().line(won, told.nameOf),
    sound: WON.includes(won.kind) ? "win" : "spared",
  })];
}
