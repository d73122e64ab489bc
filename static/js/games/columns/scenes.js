/** The scenes of Columns: draw, bust, ambush and die, loss, substitution, seal, taking in order, the last card. */

import { term } from "../../stage/terms.js";
import { after, atStake, columnsOf, hasAmbush, parsed, worth } from "./reckon.js";

/** @typedef {import("../game.js").Step} Step */
/** @typedef {import("../game.js").Beat} Beat */
/** @typedef {import("../game.js").Told} Told */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").GameEvent} GameEvent */

/** How long each beat lasts at calm speed, in milliseconds. */
export const LENGTHS = {
  draw: 700,
  turned: 2600,
  bust: 4200,
  take: 1200,
  ambush: 2400,
  roll: 1600,
  lost: 3800,
  spared: 2200,
  seal: 2200,
  last: 2200,
  end: 1600,
};

/**
 * @typedef {object} Course what is known while the events of a step are walked through
 * @property {View} pub
 * @property {Step} step
 * @property {number} at
 * @property {Told} told
 */

/** @param {Told} told @returns {import("../game.js").Plays} */
export function plays(told) {
  return { scenes: (step) => scenes(step, told), meanwhile: [], lane: () => "" };
}

/**
 * @param {Step} step
 * @param {Told} told
 * @returns {import("../game.js").Scene[]}
 */
export function scenes(step, told) {
  let pub = step.before.pub;
  /** @type {Beat[]} */
  const beats = [];
  for (const [at, event] of step.events.entries()) {
    beats.push(...(BEATS[event.kind]?.({ pub, step, at, told }, event) ?? []));
    pub = after(pub, event);
  }
  return beats.length ? [{ beats }] : [];
}

/** @type {Record<string, (course: Course, event: GameEvent) => Beat[]>} */
const BEATS = {
  draw: (course, event) => [drawn(course, event), ...turned(course, event), ...last(course)],
  bust: (course, event) => [bust(course, event)],
  take: (course, event) => [taken(course, event), ...ambush(course, event)],
  roll: (course, event) => [rolling(course, event), rolled(course, event)],
  protect: (course, event) => [sealed(course, event)],
  end: ({ pub, at, told }) => [{
    pub,
    words: told.words().say("columns-scene-end"),
    ms: LENGTHS.end,
    tells: at + 1,
    show: { kind: "end" },
    sound: "win",
  }],
};

/**
 * @param {Course} course
 * @param {GameEvent} event
 * @returns {Beat}
 */
function drawn({ pub, at, told }, { seat = 0, card }) {
  const words = told.words();
  return {
    pub: { ...pub, deck: pub.deck - 1 },
    words: term(`card:${card}`, words.nameOf(card)),
    note: words.say("columns-scene-drawn", { name: told.nameOf(seat) }),
    ms: LENGTHS.draw,
    tells: at,
    marks: [card],
    show: { kind: "draw", card },
    sound: "card",
  };
}

/**
 * A direction card turns the order round.
 * @param {Course} course
 * @param {GameEvent} event
 * @returns {Beat[]}
 */
function turned(course, event) {
  if (parsed(event.card).kind !== "turn") return [];
  const words = course.told.words();
  const pub = after(course.pub, event);
  return [{
    pub,
    words: words.say("columns-scene-turned"),
    note: words.say(pub.reversed ? "label-order-right" : "label-order-left"),
    ms: LENGTHS.turned,
    tells: course.at + 1,
    show: {
      kind: "turned",
      card: event.card,
      before: course.pub.takers ?? [],
      order: orderAfter(pub, event.seat ?? 0),
    },
    sound: "turned",
  }];
}

/**
 * Who takes after whom, as the cards now say.
 * @param {View} pub
 * @param {number} first
 */
function orderAfter(pub, first) {
  const seats = Object.keys(pub.players).length;
  const way = pub.reversed ? -1 : 1;
  const around = Array.from({ length: seats }, (_, at) => (first + way * at + seats * at) % seats);
  return around.filter((seat) => pub.players[seat].present);
}

/**
 * The deck's last card ends the drawing.
 * @param {Course} course
 * @returns {Beat[]}
 */
function last({ pub, at, told }) {
  if (pub.deck !== 1) return [];
  const words = told.words();
  return [{
    pub: { ...pub, deck: 0 },
    words: words.say("columns-scene-last"),
    note: words.say("columns-scene-last-note"),
    ms: LENGTHS.last,
    tells: at + 1,
    show: { kind: "last" },
    sound: "seal",
  }];
}

/**
 * @param {Course} course
 * @param {GameEvent} event
 * @returns {Beat}
 */
function bust({ pub, step, at, told }, { seat = 0 }) {
  const words = told.words();
  const card = pub.drawn;
  const best = Math.max(...columnsOf(pub).map(worth));
  return {
    pub: { ...pub, drawn: "" },
    words: words.say("columns-scene-bust", { card: term(`card:${card}`, words.nameOf(card)) }),
    note: words.say("columns-scene-bust-note", { name: told.nameOf(seat) }),
    ms: LENGTHS.bust,
    tells: at + 1,
    next: words.say("columns-roll"),
    marks: [card],
    show: { kind: "bust", card, seat, columns: columnsOf(pub), best, next: nextTaker(step) },
    sound: "bust",
  };
}

/** Who takes first after it, -1 for nobody. @param {Step} step */
function nextTaker({ after: { pub } }) {
  return pub.phase === "take" ? pub.takers[0] ?? -1 : -1;
}

/**
 * @param {Course} course
 * @param {GameEvent} event
 * @returns {Beat}
 */
function taken({ pub, at, told }, event) {
  const words = told.words();
  const { seat = 0, column, points } = event;
  return {
    pub: after(pub, event),
    words: words.say("columns-scene-take", { column, points }),
    note: words.say("columns-scene-by", { name: told.nameOf(seat) }),
    ms: LENGTHS.take,
    tells: at + 1,
    show: { kind: "take", seat, column, points },
    sound: "take",
  };
}

/**
 * @param {Course} course
 * @param {GameEvent} event
 * @returns {Beat[]}
 */
function ambush(course, event) {
  const { pub, told, at } = course;
  const { seat = 0 } = event;
  if (!hasAmbush(columnsOf(pub)[event.column])) return [];
  const words = told.words();
  return [{
    pub: after(pub, event),
    words: term("card:dice-01", words.say("dice-card")),
    note: words.say("columns-scene-ambush-note", { name: told.nameOf(seat) }),
    ms: LENGTHS.ambush,
    tells: at + 1,
    next: words.say("columns-roll"),
    show: { kind: "roll", seat, isAmbush: true, isStill: true },
    sound: "ambush",
  }];
}

/**
 * The cube first: what is lost comes with the beat after it.
 * @param {Course} course
 * @param {GameEvent} event
 * @returns {Beat}
 */
function rolling({ pub, step, at, told }, { seat = 0 }) {
  const words = told.words();
  return {
    pub,
    words: words.say("columns-scene-rolling"),
    note: words.say("columns-scene-by", { name: told.nameOf(seat) }),
    ms: LENGTHS.roll,
    tells: at,
    show: { kind: "roll", seat, isAmbush: step.events[at - 1]?.kind === "take" },
    sound: "die",
  };
}

/**
 * @param {Course} course
 * @param {GameEvent} event
 * @returns {Beat}
 */
function rolled({ pub, at, told }, event) {
  const words = told.words();
  const { seat = 0, face } = event;
  const cards = atStake(pub, seat, face);
  const points = worth(cards);
  return {
    pub: after(pub, event),
    words: words.say(cards.length ? "columns-scene-lost" : "columns-scene-spared", {
      face: words.nameOf(face),
      count: cards.length,
      points,
    }),
    note: words.say("columns-scene-by", { name: told.nameOf(seat) }),
    ms: cards.length ? LENGTHS.lost : LENGTHS.spared,
    tells: at + 1,
    marks: cards,
    show: { kind: "lost", seat, face, cards, points, had: pub.players[seat].score },
    sound: cards.length ? "loss" : "spared",
  };
}

/**
 * @param {Course} course
 * @param {GameEvent} event
 * @returns {Beat}
 */
function sealed({ pub, at, told }, { seat = 0, colour, points }) {
  const words = told.words();
  return {
    pub,
    words: words.say("columns-scene-seal", { colour: words.nameOf(colour), points }),
    note: words.say("columns-scene-by", { name: told.nameOf(seat) }),
    ms: LENGTHS.seal,
    tells: at + 1,
    show: { kind: "seal", seat, colour, points },
    sound: "seal",
  };
}
