/** The scenes of Columns: who begins, draw, bust, ambush and die, loss, substitution, seal, taking in order, the last card. */

import { beat } from "../../stage/scenes.js";
import { term } from "../../stage/terms.js";
import { AFTER } from "./after_event.js";
import { atStake, columnsOf, hasAmbush, parsed, worth } from "./model.js";

/** @typedef {import("../game.js").Beat} Beat */
/** @typedef {import("../game.js").Run} Run */
/** @typedef {import("../../types.js").View} View */

/** @type {import("../game.js").Scenes} */
export const SCENES = {
  after: AFTER,
  opening: (pub) => isUntouched(pub) ? [{ kind: "begins", seat: pub.turn }] : [],
  beats: {
    begins: (run) => [begins(run)],
    draw: (run) => [drawn(run), ...turned(run), ...last(run)],
    bust: (run) => [bust(run)],
    take: (run) => [taken(run), ...ambush(run)],
    roll: (run) => [rolling(run), rolled(run)],
    protect: (run) => [sealed(run)],
    end: (run) => [
      told(run, "end", {}, {
        words: run.told.words().say("columns-scene-end"),
        note: "",
        sound: "win",
      }),
    ],
  },
};

/**
 * A beat that lasts as long as its name says, with who does it.
 * @param {Run} run
 * @param {string} length
 * @param {Record<string, any>} show
 * @param {Partial<Beat>} more
 */
function told(run, length, show, more) {
  const words = run.told.words();
  const name = run.told.nameOf(run.event.seat ?? 0);
  const ms = words.lengths[length];
  return beat(run, show, { note: words.say("columns-scene-by", { name }), ms, ...more });
}

/** @param {View} pub */
function isUntouched({ phase, players }) {
  return phase === "turn" && Object.values(players).every(({ cards }) => cards === 0);
}

/** Of a table that nobody has touched yet: who has the first turn, and who follows. @param {Run} run */
function begins(run) {
  const { pub, event: { seat = 0 } } = run;
  const words = run.told.words();
  return told(run, "begins", { seat, order: orderAfter(pub, seat) }, {
    words: words.say("columns-begins", { player: run.told.nameOf(seat) }),
    note: words.say("columns-begins-note"),
    sound: "turn",
  });
}

/** @param {Run} run */
function drawn(run) {
  const { pub, from, event: { seat = 0, card } } = run;
  const words = run.told.words();
  return told(run, "draw", { card }, {
    pub: { ...pub, deck: pub.deck - 1 },
    words: term(`card:${card}`, words.nameOf(card)),
    note: words.say("columns-scene-drawn", { name: run.told.nameOf(seat) }),
    tells: from,
    marks: [card],
    sound: "card",
  });
}

/**
 * A direction card turns the order round.
 * @param {Run} run
 * @returns {Beat[]}
 */
function turned(run) {
  const { next, event: { card, seat = 0 } } = run;
  if (parsed(card).kind !== "turn") return [];
  const words = run.told.words();
  return [told(run, "turned", { kind: "turned", card, order: orderAfter(next, seat) }, {
    words: words.say("columns-scene-turned"),
    note: words.say(next.reversed ? "label-order-right" : "label-order-left"),
    sound: "turned",
  })];
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
 * @param {Run} run
 * @returns {Beat[]}
 */
function last(run) {
  const { pub } = run;
  if (pub.deck !== 1) return [];
  const words = run.told.words();
  return [told(run, "last", { kind: "last" }, {
    pub: { ...pub, deck: 0 },
    words: words.say("columns-scene-last"),
    note: words.say("columns-scene-last-note"),
    sound: "seal",
  })];
}

/** @param {Run} run */
function bust(run) {
  const { pub, last: { phase, takers }, event: { seat = 0 } } = run;
  const words = run.told.words();
  const card = pub.drawn;
  const best = Math.max(...columnsOf(pub).map(worth));
  const next = phase === "take" ? takers[0] ?? -1 : -1;
  return told(run, "bust", { card, seat, columns: columnsOf(pub), best, next }, {
    pub: { ...pub, drawn: "" },
    words: words.say("columns-scene-bust", { card: term(`card:${card}`, words.nameOf(card)) }),
    note: words.say("columns-scene-bust-note", { name: run.told.nameOf(seat) }),
    next: rollOf(run),
    marks: [card],
    sound: "bust",
  });
}

/** Only who rolls is told to. @param {Run} run */
function rollOf({ told, event }) {
  return event.seat === told.seat() ? told.words().say("columns-roll") : undefined;
}

/** @param {Run} run */
function taken(run) {
  const { seat = 0, column, points } = run.event;
  return told(run, "take", { seat, column, points }, {
    words: run.told.words().say("columns-scene-take", { column, points }),
    sound: "take",
  });
}

/**
 * @param {Run} run
 * @returns {Beat[]}
 */
function ambush(run) {
  const { pub, event: { seat = 0, column } } = run;
  if (!hasAmbush(columnsOf(pub)[column])) return [];
  const words = run.told.words();
  return [told(run, "ambush", { kind: "roll", seat, isAmbush: true, isStill: true }, {
    words: term("card:dice-01", words.say("dice-card")),
    note: words.say("columns-scene-ambush-note", { name: run.told.nameOf(seat) }),
    next: rollOf(run),
    sound: "ambush",
  })];
}

/** The cube first: what is lost comes with the beat after it. @param {Run} run */
function rolling(run) {
  const { pub, from, event: { seat = 0 } } = run;
  return told(run, "roll", { seat, isAmbush: isAmbushed(run) }, {
    pub,
    words: run.told.words().say("columns-scene-rolling"),
    tells: from,
    sound: "die",
  });
}

/** @param {Run} run */
function isAmbushed({ step, from }) {
  return step.events[from - 1]?.kind === "take";
}

/** @param {Run} run */
function rolled(run) {
  const { pub, event: { seat = 0, face } } = run;
  const words = run.told.words();
  const cards = atStake(pub, seat, face);
  const [count, points, had] = [cards.length, worth(cards), pub.players[seat].score];
  const show = { kind: "lost", face, cards, points, had, isAmbush: isAmbushed(run) };
  return told(run, count ? "lost" : "spared", show, {
    words: words.say(count ? "columns-scene-lost" : "columns-scene-spared", {
      face: words.nameOf(face),
      count,
      points,
    }),
    marks: cards,
    sound: count ? "loss" : "spared",
  });
}

/** @param {Run} run */
function sealed(run) {
  const { seat = 0, colour, points } = run.event;
  const words = run.told.words();
  return told(run, "seal", { kind: "seal", colour, points, seat }, {
    pub: run.pub,
    words: words.say("columns-scene-seal", { colour: words.nameOf(colour), points }),
    sound: "seal",
  });
}
