/** What an event makes of the hunt's table while its scene is shown. */

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").GameEvent} GameEvent */

/** What a fight that just begins looks like. */
const FRESH = { card: "", special: "", dice: {}, marked: {}, hits: 0, also: {} };

/** @type {NonNullable<import("../game.js").Scenes["after"]>} */
export const AFTER = {
  begin: (pub, { hero }) => {
    delete pub.fight;
    pub.acting = hero;
  },
  end: (pub, { hero }) => {
    delete pub.fight;
    set(pub, hero, { done: true });
    pub.acting = "";
  },
  move: (pub, { hero, area }) => {
    delete pub.fight;
    set(pub, hero, { area });
  },
  back: (pub) => delete pub.fight,
  meditate: (pub) => delete pub.fight,
  akatsuki: (pub) => {
    delete pub.fight;
    pub.phase = "akatsuki";
  },
  turn: (pub, { capture }) => {
    delete pub.fight;
    Object.assign(pub, { capture, phase: "heroes" });
  },
  round: (pub, { round, area }) => {
    delete pub.fight;
    Object.assign(pub, { round, tobi: area });
  },
  chakra: (pub, { hero, chakra }) => set(pub, hero, { chakra }),
  trap: (pub, { area }) => delete pub.traps?.[area],
  revealed: (pub, event, last) => {
    pub.facedown = {};
    come(pub, event, last);
  },
  summon: come,
  fight: (pub, { hero, enemy }, last) => {
    const { defence = 0 } = pub.enemies[enemy] ?? last.enemies?.[enemy] ?? {};
    const card = pub.fight?.card ?? "";
    pub.fight = { ...FRESH, card, hero, target: enemy, step: "declared", defence };
    pub.acting = hero;
  },
  technique: (pub, { hero, card }) => {
    const cost = pub.techniques?.[card]?.cost ?? 0;
    set(pub, hero, { chakra: Math.max(0, (pub.heroes?.[hero]?.chakra ?? 0) - cost) });
    fought(pub, { card });
  },
  special: (pub, { face }) => fought(pub, { special: face }),
  roll: (pub, { dice, hits }) => fought(pub, { dice: { ...dice }, hits }),
  missed: (pub, { hits }) => fought(pub, { hits }),
  wound: (pub, { enemy, health }) => wounded(pub, enemy, health),
  eliminated: (pub, { enemy }) => wounded(pub, enemy, 0),
  experience: (pub, { hero, experience }) => set(pub, hero, { experience }),
  level: (pub, { hero, attribute, old, new: now }) => {
    const key = attribute === "chakra" ? "limit" : attribute;
    if (key) set(pub, hero, { [key]: (pub.heroes?.[hero]?.[key] ?? old) + now - old });
  },
  crawl: (pub, { hero, area }) => set(pub, hero, { area, done: true }),
  injury: (pub, { hero, health }) => {
    delete pub.injury;
    set(pub, hero, { health });
  },
  avoided: (pub) => delete pub.injury,
  healed: (pub, { hero, health }) => set(pub, hero, { health }),
  burnt: (pub, { hero, health }) => set(pub, hero, { health }),
  fallen: (pub, { hero }) => set(pub, hero, { health: 0, experience: 0 }),
  paralysed: (pub, { hero }) => set(pub, hero, { paralysed: true }),
  lifted: (pub, { hero, health }) => set(pub, hero, { paralysed: false, health }),
  "round-won": (pub, { round }) => scored(pub, round, "leaf"),
  "round-lost": (pub, { round }) => scored(pub, round, "akatsuki"),
};

/**
 * @param {View} pub
 * @param {string} hero
 * @param {View} change
 */
function set(pub, hero, change) {
  Object.assign(pub.heroes?.[hero] ?? {}, change);
}

/**
 * @param {View} pub
 * @param {View} change
 */
function fought(pub, change) {
  Object.assign(pub.fight ?? {}, change);
}

/**
 * @param {View} pub
 * @param {string} enemy
 * @param {number} health
 */
function wounded(pub, enemy, health) {
  Object.assign(pub.enemies?.[enemy] ?? {}, { health });
}

/**
 * @param {View} pub
 * @param {GameEvent} event
 * @param {View} last
 */
function come(pub, { enemy }, last) {
  const known = last.enemies?.[enemy];
  if (known) pub.enemies = { ...pub.enemies, [enemy]: known };
}

/**
 * @param {View} pub
 * @param {number} round
 * @param {string} side
 */
function scored(pub, round, side) {
  delete pub.fight;
  pub.score = { ...pub.score, [round]: side };
}
