/** A table after an event, as far as its scene shows it; the rest comes with the step's own table. */

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").GameEvent} GameEvent */

/**
 * @param {View} pub
 * @param {GameEvent} event
 * @returns {View}
 */
export function after(pub, event) {
  const change = CHANGES[event.kind];
  if (!change) return pub;
  const next = structuredClone(pub);
  const battle = next.battles?.[event.battle ?? ""];
  change({ next, event, battle, one: battle?.heroes[event.hero] ?? {}, hero: heroIn(next, event) });
  return next;
}

/**
 * @typedef {object} Change
 * @property {View} next
 * @property {GameEvent} event
 * @property {View | undefined} battle
 * @property {View} one the hero as it stands in the battle
 * @property {View} hero the hero's own numbers
 */

/** @type {Record<string, (change: Change) => void>} */
const CHANGES = {
  moved: ({ next, event }) => (next.teams[event.seat ?? 0].cell = event.cell),
  found: ({ next, event }) => delete next.finds[next.teams[event.seat ?? 0].cell],
  opened: ({ battle, one, event }) => {
    one.card = event.card;
    if (battle) battle.deed = { hero: event.hero, stage: "shown", picked: {} };
  },
  faced: ({ one, event }) => (one.face = event.face),
  ran: stands,
  jumped: stands,
  fell: stands,
  pushed: stands,
  appeared: stands,
  swapped: stands,
  hung: hangs,
  lifted: hangs,
  returned: (change) => (delete change.one.away, stands(change)),
  "smoke-thrown": ({ one }) => (one.away = 1),
  "seal-set": ({ battle, event }) => battle && (battle.seals[event.cell] = event.seat),
  "seal-off": ({ battle, event }) => battle && delete battle.seals[event.cell],
  hurt: ({ hero, event }) => (hero.health = event.health),
  healed: ({ hero, event }) => (hero.health = event.health),
  focused: ({ hero, event }) => (hero.chakra = event.chakra),
  drained: ({ hero, event }) => (hero.chakra = event.chakra),
  defeated: ({ one }) => (one.down = 1),
  "scroll-taken": ({ next, event }) => {
    next.teams[event.seat ?? 0].scrolls += 1;
    next.teams[event.other].scrolls -= 1;
  },
};

/** @param {Change} change */
function stands({ one, event }) {
  one.cell = event.cell;
  delete one.hang;
}

/** @param {Change} change */
function hangs({ one, event }) {
  one.cell = event.cell;
  one.hang = 1;
}

/**
 * @param {View} next
 * @param {GameEvent} event
 * @returns {View}
 */
function heroIn(next, { hero }) {
  const teams = Object.values(next.teams ?? {});
  return teams.find(({ heroes }) => heroes?.[hero])?.heroes[hero] ?? {};
}
