/** The end of Columns: what the points are made of, and what people will talk about. */

import { html } from "lit-html";
import { figure, greatest } from "../figures.js";
import { COLOURS, inOrder, worth } from "./model.js";

/** @typedef {import("../game.js").Course} Course */
/** @typedef {import("../../types.js").View} View */

/**
 * @param {Course} course
 * @returns {import("../game.js").Finale}
 */
export function finale(course) {
  const { pub, words } = course;
  const seats = Object.keys(pub.players).map(Number);
  const told = [boldest, costliest, bestColumn, mostSealed, inFront].map((one) =>
    one(course, seats)
  );
  return {
    parts: Object.fromEntries(seats.map((seat) => [seat, partsOf(course, seat)])),
    legend: html`
      <span class="key"></span>${words.say("columns-end-open")}<span
        class="key sealed"></span>${words.say("columns-end-sealed")}
    `,
    figures: told.filter((one) => one !== null).slice(0, 4),
  };
}

/**
 * @param {Course} course
 * @param {number} seat
 */
function partsOf({ pub, words }, seat) {
  const { open, safe } = pub.players[seat];
  const part = (/** @type {string} */ symbol, /** @type {number} */ value, sealed = false) => ({
    symbol,
    value,
    sealed,
    label: words.say(sealed ? "columns-end-part-sealed" : "columns-end-part", {
      colour: words.nameOf(symbol),
      points: value,
    }),
  });
  return [
    ...COLOURS.filter((one) => open[one]).map((one) => part(one, worth(inOrder(open[one])))),
    ...COLOURS.filter((one) => safe[one]).map((one) => part(one, safe[one].points, true)),
  ].filter((one) => one.value);
}

/** The card that was drawn at the greatest risk, and fitted. @param {Course} course */
function boldest({ views, steps, words, nameOf }) {
  const draws = steps.flatMap(({ events }, at) => {
    const seat = events.find((event) => event.kind === "draw")?.seat;
    const busts = events.some((event) => event.kind === "bust");
    return seat === undefined || busts || !at ? [] : [{ seat, risk: views[at - 1].bust ?? 0 }];
  });
  const best = greatest(draws, (one) => one.risk);
  return best &&
    figure(
      "star",
      words.say("columns-end-bold", { chance: words.percent(best.risk) }),
      words.say("columns-end-bold-who", { name: nameOf(best.seat) }),
    );
}

/**
 * Who lost the most cards to the die.
 * @param {Course} course
 * @param {number[]} seats
 */
function costliest({ steps, words, nameOf }, seats) {
  const rolls = steps.flatMap(({ events }) => events.filter((event) => event.kind === "roll"));
  const lost = seats.map((seat) => ({
    seat,
    cards: rolls.filter((roll) => roll.seat === seat).reduce((sum, roll) => sum + roll.lost, 0),
  }));
  const most = greatest(lost, (one) => one.cards);
  return most &&
    figure(
      "dice",
      words.say("columns-end-lost", { cards: most.cards }),
      words.say("columns-end-lost-who", { name: nameOf(most.seat) }),
    );
}

/** @param {Course} course */
function bestColumn({ steps, words, nameOf }) {
  const takes = steps.flatMap(({ events }) => events.filter((event) => event.kind === "take"));
  const best = greatest(takes, (one) => one.points);
  return best &&
    figure(
      "column",
      words.say("columns-end-column", { points: best.points }),
      words.say("columns-end-column-who", { name: nameOf(Number(best.seat)) }),
    );
}

/**
 * @param {Course} course
 * @param {number[]} seats
 */
function mostSealed({ pub, words, nameOf }, seats) {
  const sealed = seats.map((seat) => ({
    seat,
    points: COLOURS.reduce((sum, one) => sum + (pub.players[seat].safe[one]?.points ?? 0), 0),
  }));
  const most = greatest(sealed, (one) => one.points);
  return most &&
    figure(
      "scroll",
      words.say("columns-end-most", { points: most.points }),
      words.say("columns-end-most-who", { name: nameOf(most.seat) }),
    );
}

/** Since when the winner was never caught up again. @param {Course} course */
function inFront({ views, steps, outcome, words, nameOf }) {
  const winners = Object.keys(outcome.places).filter((seat) => outcome.places[seat] === 1);
  if (winners.length !== 1 || !views.length) return null;
  const behind = views.findLastIndex((view) => !isAhead(view, winners[0]));
  const turns = steps.slice(0, behind + 2).flatMap((step) => step.events)
    .filter((event) => ["stop", "bust", "protect"].includes(event.kind)).length;
  return figure(
    "crown",
    words.say("columns-end-front", { turn: Math.max(1, turns) }),
    words.say("columns-end-front-who", { name: nameOf(Number(winners[0])) }),
  );
}

/**
 * @param {View} view
 * @param {string} seat
 */
function isAhead({ players }, seat) {
  return Object.keys(players).every((one) =>
    one === seat || players[one].score < players[seat].score
  );
}
