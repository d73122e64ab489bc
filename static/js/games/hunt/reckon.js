/** The table after one event of a step: so much of the public view as the show needs meanwhile. */

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").GameEvent} GameEvent */

/** What a fight that just begins looks like. */
const FRESH = { card: "", special: "", dice: {}, marked: {}, hits: 0, also: {} };

/**
 * @param {View} pub
 * @param {GameEvent} event
 * @param {View} last the table after the whole step, for who comes into play
 * @returns {View}
 */
export function after(pub, event, last = pub) {
  return AFTER[event.kind]?.(pub, event, last) ?? pub;
}

/** @type {Record<string, (pub: View, event: GameEvent, last: View) => View>} */
const AFTER = {
  begin: (pub, { hero }) => ({ ...unfought(pub), acting: hero }),
  end: (pub, { hero }) => ({ ...hurt(unfought(pub), hero, { done: true }), acting: "" }),
  move: (pub, { hero, area }) => hurt(unfought(pub), hero, { area }),
  back: unfought,
  meditate: unfought,
  akatsuki: (pub) => ({ ...unfought(pub), phase: "akatsuki" }),
  turn: (pub, { capture }) => ({ ...unfought(pub), capture, phase: "heroes" }),
  round: (pub, { round, area }) => ({ ...unfought(pub), round, tobi: area }),
  chakra: (pub, { hero, chakra }) => hurt(pub, hero, { chakra }),
  trap: (pub, { area }) => ({ ...pub, traps: without(pub.traps, area) }),
  revealed: (pub, event, last) => come({ ...pub, facedown: {} }, event, last),
  summon: come,
  fight: (pub, { hero, enemy }, last) => ({
    ...pub,
    acting: hero,
    fight: {
      ...FRESH,
      card: pub.fight?.card ?? "",
      hero,
      target: enemy,
      step: "declared",
      defence: pub.enemies[enemy]?.defence ?? last.enemies?.[enemy]?.defence ?? 0,
    },
  }),
  technique: (pub, { hero, card }) =>
    fought(hurt(pub, hero, { chakra: left(pub, hero, card) }), { card }),
  special: (pub, { face }) => fought(pub, { special: face }),
  roll: (pub, { dice, hits }) => fought(pub, { dice: Object.fromEntries(dice.map(one)), hits }),
  missed: (pub, { hits }) => fought(pub, { hits }),
  wound: (pub, { enemy, health }) => wounded(pub, enemy, health),
  eliminated: (pub, { enemy }) => wounded(pub, enemy, 0),
  experience: (pub, { hero, experience }) => hurt(pub, hero, { experience }),
  injury: (pub, { hero, health }) => unthreatened(hurt(pub, hero, { health })),
  avoided: unthreatened,
  healed: (pub, { hero, health }) => hurt(pub, hero, { health }),
  burnt: (pub, { hero, health }) => hurt(pub, hero, { health }),
  fallen: (pub, { hero }) => hurt(pub, hero, { health: 0, experience: 0 }),
  paralysed: (pub, { hero }) => hurt(pub, hero, { paralysed: true }),
  lifted: (pub, { hero, health }) => hurt(pub, hero, { paralysed: false, health }),
  "round-won": (pub, { round }) => scored(pub, round, "leaf"),
  "round-lost": (pub, { round }) => scored(pub, round, "akatsuki"),
};

/**
 * @param {string} face
 * @param {number} at
 */
function one(face, at) {
  return [String(at), face];
}

/** @param {View} pub */
function unfought(pub) {
  return pub.fight ? without(pub, "fight") : pub;
}

/** @param {View} pub */
function unthreatened(pub) {
  return pub.injury ? without(pub, "injury") : pub;
}

/**
 * @param {View} pub
 * @param {View} change
 */
function fought(pub, change) {
  return pub.fight ? { ...pub, fight: { ...pub.fight, ...change } } : pub;
}

/**
 * @param {View} pub
 * @param {string} hero
 * @param {View} change
 */
function hurt(pub, hero, change) {
  const before = pub.heroes?.[hero];
  return before ? { ...pub, heroes: { ...pub.heroes, [hero]: { ...before, ...change } } } : pub;
}

/**
 * @param {View} pub
 * @param {string} key
 * @param {number} health
 */
function wounded(pub, key, health) {
  const before = pub.enemies?.[key];
  return before ? { ...pub, enemies: { ...pub.enemies, [key]: { ...before, health } } } : pub;
}

/**
 * @param {View} pub
 * @param {GameEvent} event
 * @param {View} last
 */
function come(pub, { enemy }, last) {
  const known = last.enemies?.[enemy];
  return known ? { ...pub, enemies: { ...pub.enemies, [enemy]: known } } : pub;
}

/**
 * @param {View} pub
 * @param {string} hero
 * @param {string} card
 */
function left(pub, hero, card) {
  return Math.max(0, (pub.heroes?.[hero]?.chakra ?? 0) - (pub.techniques?.[card]?.cost ?? 0));
}

/**
 * @param {View} pub
 * @param {number} round
 * @param {string} side
 */
function scored(pub, round, side) {
  return { ...unfought(pub), score: { ...pub.score, [round]: side } };
}

/**
 * @param {View} things
 * @param {string} key
 */
function without(things, key) {
  const { [key]: _, ...others } = things;
  return others;
}
