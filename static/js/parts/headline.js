/** How it ended in the player's own terms: one line to shout, one to explain. */

import { boot, language, say, words } from "../site.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../games/game.js").Ending} Ending */

/**
 * @param {Ending} ending
 * @returns {{big: string, small: string, score: string}}
 */
export function headline(ending) {
  const { outcome, seat } = ending;
  const winners = seatsAt(outcome, 1);
  const isTogether = seatsOf(outcome).every((one) => outcome.places[one] === outcome.places[0]);
  const small = words().say(`reason-${outcome.reason}`);
  if (!winners.length) return { big: say("result-lost"), small, score: "" };
  if (isTogether && winners.length > 1) return { big: say("result-together"), small, score: "" };
  if (sides().length) {
    const isAlone = seatsOf(outcome).length === sides().length;
    const big = isAlone ? against(ending, winners) : camps(ending, winners);
    return { big, small, score: versus(outcome) };
  }
  const shown = outcome.places[seat] === undefined ? winners[0] : seat;
  return {
    big: mine(ending, winners),
    small: `${distance(ending, shown)} ${small}`.trim(),
    score: String(outcome.scores[shown] ?? ""),
  };
}

/**
 * The same without anybody's name, which may be too long for a prompt.
 * @param {Ending} ending
 */
export function nameless(ending) {
  const isMine = ending.outcome.places[ending.seat] !== undefined;
  return {
    big: isMine ? headline(ending).big : say("status-over"),
    small: words().say(`reason-${ending.outcome.reason}`),
  };
}

/** @param {View} outcome */
export function seatsOf(outcome) {
  return Object.keys(outcome.places).map(Number).sort((a, b) =>
    outcome.places[a] - outcome.places[b] || a - b
  );
}

/**
 * @param {View} outcome
 * @param {number} place
 */
export function seatsAt(outcome, place) {
  return seatsOf(outcome).filter((seat) => outcome.places[seat] === place);
}

/**
 * @param {Ending} ending
 * @param {number[]} winners
 */
function mine({ outcome, seat, nameOf }, winners) {
  const place = outcome.places[seat];
  if (place === 1) return say(winners.length > 1 ? "result-you-shared" : "result-you");
  if (place > 1) return say("result-place", { place });
  return winnersOf({ outcome, nameOf });
}

/** Who won, by name. @param {Pick<Ending, "outcome" | "nameOf">} ending */
export function winnersOf({ outcome, nameOf }) {
  const winners = seatsAt(outcome, 1);
  const names = new Intl.ListFormat(language()).format(winners.map(nameOf));
  return say(winners.length > 1 ? "result-shared" : "result-winner", { names });
}

/**
 * One against one.
 * @param {Ending} ending
 * @param {number[]} winners
 */
function against(ending, winners) {
  return ending.outcome.places[ending.seat] > 1 ? say("result-you-lost") : mine(ending, winners);
}

/**
 * @param {Ending} ending
 * @param {number[]} winners
 */
function camps({ outcome, pub, seat }, winners) {
  if (outcome.places[seat] === undefined) {
    const { side } = pub.seats[winners[0]];
    return say("result-camp", { camp: words().nameOf(sides()[side]) });
  }
  return say(outcome.places[seat] === 1 ? "result-camp-won" : "result-camp-lost");
}

/** @param {View} outcome */
function versus(outcome) {
  const seats = seatsOf(outcome);
  const [first, last] = [seats[0], seats.at(-1) ?? 0].map((seat) => outcome.scores[seat]);
  return first === undefined ? "" : `${first} : ${last}`;
}

/**
 * How far before the next, or behind the first.
 * @param {Ending} ending
 * @param {number} seat
 */
function distance({ outcome, nameOf }, seat) {
  const { scores, places } = outcome;
  const others = seatsOf(outcome).filter((one) => one !== seat);
  const rival = places[seat] === 1 ? others[0] : seatsAt(outcome, 1)[0];
  if (rival === undefined || scores[seat] === undefined) return "";
  const points = Math.abs(scores[seat] - scores[rival]);
  if (!points) return "";
  return say(places[seat] === 1 ? "result-ahead" : "result-behind", {
    points,
    name: nameOf(rival),
  });
}

function sides() {
  return boot.games.find((game) => game.id === boot.game)?.sides ?? [];
}
