/** How things are called on the table: short names of heroes and places, and what enemies can do. */

/** @typedef {import("../../words.js").Words} Words */
/** @typedef {import("../../types.js").View} View */

/**
 * A hero by the name that friends use.
 * @param {Words} words
 * @param {string} hero
 */
export function short(words, hero) {
  return words.has(`hunt-short-${hero}`) ? words.say(`hunt-short-${hero}`) : words.nameOf(hero);
}

/**
 * @param {Words} words
 * @param {View} pub
 * @param {string} target a hero, the key of an enemy, or a card
 */
export function called(words, pub, target) {
  if (pub.heroes?.[target]) return short(words, target);
  return words.nameOf(pub.enemies?.[target]?.card ?? target);
}

/**
 * Several names as one.
 * @param {Words} words
 * @param {string[]} names
 */
export function listed(words, names) {
  return new Intl.ListFormat(words.lang, { style: "long", type: "conjunction" }).format(names);
}

/**
 * Who could free somebody: where they are, with which card, how far they are and what they lack.
 * @param {Words} words
 * @param {View} pub
 * @param {import("./cures.js").Helper} helper
 */
export function helperText(words, pub, { hero, card, where, isHeld, turns, lacks }) {
  const state = [
    words.say(`hunt-where-${where}`),
    isHeld ? words.say("hunt-away", { turns }) : "",
    isHeld && lacks ? words.say("hunt-lacks-chakra", { count: lacks }) : "",
  ];
  return words.say("hunt-helper", {
    hero: short(words, hero),
    place: words.nameOf(pub.heroes[hero].area),
    card: words.nameOf(card),
    state: state.filter(Boolean).join(", "),
  });
}

/**
 * What was taken of a card that can do two things.
 * @param {Words} words
 * @param {import("../../types.js").GameEvent} event
 */
export function effectOf(words, { effect, count }) {
  return words.say(`effect-${effect}`, { count });
}

/**
 * What a card does, without what its head says already.
 * @param {Words} words
 * @param {View} pub
 * @param {string} card
 */
export function doesOf(words, pub, card) {
  const { kind, cost, strength } = pub.techniques?.[card] ?? {};
  return words.textOf(card).replace(words.say(`text-${kind}`, { cost, strength }), "")
    .replace(words.say("effect-ranged"), "").trim();
}
