/** What an event makes of the table of Columns while its scene is shown. */

import { atStake, cardsOf, COLOURS, parsed, worth } from "./model.js";

/** @typedef {import("../game.js").Scenes} Scenes */
/** @typedef {import("../../types.js").View} View */

/** @type {NonNullable<Scenes["after"]>} */
export const AFTER = {
  draw: (pub, { card }) => {
    pub.deck -= 1;
    if (parsed(card).kind !== "turn") pub.drawn = card;
    else {
      pub.directions = { ...pub.directions, [card]: 1 };
      pub.reversed = Object.keys(pub.directions).length % 2 === 1;
    }
  },
  place: (pub, { column }) => {
    const cards = pub.columns[column] ??= {};
    cards[pub.drawn] = Object.keys(cards).length;
    pub.drawn = "";
  },
  bust: (pub) => {
    pub.top = pub.drawn;
    pub.drawn = "";
  },
  take: (pub, { seat = 0, column }) => {
    lay(pub.players[seat], cardsOf(pub.columns[column]).filter((id) => parsed(id).value > 0));
    delete pub.columns[column];
  },
  roll: (pub, { seat = 0, face }) => lose(pub.players[seat], atStake(pub, seat, face)),
  protect: (pub, { seat = 0, colour, points }) => {
    const player = pub.players[seat];
    const cards = cardsOf(player.open[colour]);
    const { points: had = 0, count = 0 } = player.safe[colour] ?? {};
    lose(player, cards);
    player.safe[colour] = { points: had + points, count: count + cards.length };
    player.score += points;
  },
};

/**
 * @param {View} player
 * @param {string[]} cards
 */
function lay(player, cards) {
  for (const id of cards) (player.open[parsed(id).kind] ??= {})[id] = 1;
  count(player, worth(cards));
}

/**
 * @param {View} player
 * @param {string[]} cards
 */
function lose(player, cards) {
  for (const id of cards) delete player.open[parsed(id).kind][id];
  count(player, -worth(cards));
}

/**
 * @param {View} player
 * @param {number} points
 */
function count(player, points) {
  const full = COLOURS.filter((colour) => cardsOf(player.open[colour]).length);
  player.open = Object.fromEntries(full.map((colour) => [colour, player.open[colour]]));
  player.sums = Object.fromEntries(full.map((one) => [one, worth(cardsOf(player.open[one]))]));
  player.score += points;
}
