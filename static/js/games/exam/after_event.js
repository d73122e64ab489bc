/** What an event makes of the exam's table, as far as its scene shows it; the rest comes with the step's own table. */

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").GameEvent} GameEvent */

/** @type {NonNullable<import("../game.js").Scenes["after"]>} */
export const AFTER = {
  moved: ({ teams }, { seat = 0, cell }) => (teams[seat].cell = cell),
  found: ({ finds, teams }, { seat = 0 }) => delete finds[teams[seat].cell],
  opened: (next, event) => {
    standing(next, event).card = event.card;
    const battle = next.battles?.[event.battle];
    if (battle) battle.deed = { hero: event.hero, stage: "shown", picked: {} };
  },
  faced: (next, event) => (standing(next, event).face = event.face),
  ran: stands,
  jumped: stands,
  fell: stands,
  pushed: stands,
  appeared: stands,
  swapped: stands,
  hung: hangs,
  lifted: hangs,
  returned: (next, event) => {
    delete standing(next, event).away;
    stands(next, event);
  },
  "smoke-thrown": (next, event) => (standing(next, event).away = 1),
  "seal-set": ({ battles }, { battle, cell, seat }) => (battles[battle].seals[cell] = seat),
  "seal-off": ({ battles }, { battle, cell }) => delete battles[battle].seals[cell],
  hurt: (next, event) => (numbers(next, event).health = event.health),
  healed: (next, event) => (numbers(next, event).health = event.health),
  focused: (next, event) => (numbers(next, event).chakra = event.chakra),
  drained: (next, event) => (numbers(next, event).chakra = event.chakra),
  defeated: (next, event) => (standing(next, event).down = 1),
  "scroll-taken": ({ teams }, { seat = 0, other }) => {
    teams[seat].scrolls += 1;
    teams[other].scrolls -= 1;
  },
};

/** The hero as it stands in the battle. @param {View} next @param {GameEvent} event @returns {View} */
function standing({ battles }, { battle, hero }) {
  return battles?.[battle]?.heroes[hero] ?? {};
}

/** The hero's own numbers. @param {View} next @param {GameEvent} event @returns {View} */
function numbers({ teams = {} }, { hero }) {
  return Object.values(teams).find(({ heroes }) => heroes?.[hero])?.heroes[hero] ?? {};
}

/**
 * @param {View} next
 * @param {GameEvent} event
 */
function stands(next, event) {
  const one = standing(next, event);
  one.cell = event.cell;
  delete one.hang;
}

/**
 * @param {View} next
 * @param {GameEvent} event
 */
function hangs(next, event) {
  Object.assign(standing(next, event), { cell: event.cell, hang: 1 });
}
