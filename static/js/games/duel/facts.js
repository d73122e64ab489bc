/** The printed numbers of cards and ninja, as the server sends them beside the texts. */

/** @typedef {import("../../words.js").Words} Words */

export const NINJA = [
  ...["naruto", "sakura", "kakashi", "shikamaru", "gaara", "guy", "jiraiya", "bee", "naruto-2"],
  ...["itachi", "kisame", "deidara", "sasori", "hidan", "kakuzu", "pain", "orochimaru", "sasuke"],
  ...["kabuto", "obito", "madara", "jubi", "obito-2", "madara-2", "kaguya", "sasuke-2"],
];

const BOSS_XP = 4;
/** Kind, cost, damage, guard and sort stand first. */
const BEFORE_EFFECTS = 5;

/**
 * @param {string} id
 * @param {Words} words
 */
export function technique(id, words) {
  const [kind = "", cost = "", damage = "", , sort = ""] = factsOf(`card-${id}-facts`, words);
  return { kind, sort, cost: Number(cost), damage: Number(damage) };
}

/** @typedef {{verb: string, n: number, needs: string}} Brief an effect: a verb, its number, and what it needs */

/**
 * @param {string} id
 * @param {Words} words
 * @returns {Brief[]}
 */
export function briefs(id, words) {
  return factsOf(`card-${id}-facts`, words).slice(BEFORE_EFFECTS).map((one) => {
    const [verb, n, needs = ""] = one.split(":");
    return { verb, n: Number(n), needs };
  });
}

/**
 * @param {string} id
 * @param {Words} words
 */
export function ninja(id, words) {
  const [side = "", hp = "", chakra = "", xp = ""] = factsOf(
    `ninja-${id}-facts`,
    words,
  );
  return {
    side: Number(side),
    hp: Number(hp),
    chakra: chakra.split("+").join(" + "),
    xp: Number(xp),
  };
}

/**
 * More is gained for beating it than for anybody else.
 * @param {string} id
 * @param {Words} words
 */
export function isBoss(id, words) {
  return ninja(id, words).xp >= BOSS_XP;
}

/**
 * @param {string} id
 * @param {Words} words
 */
export function mission(id, words) {
  const [xp = "", ...named] = factsOf(`card-${id}-facts`, words);
  return { xp: Number(xp), named };
}

/**
 * Whose technique a card is isn't in its name: decks tell.
 * @param {string} ninja
 * @param {Words} words
 */
export function deckOf(ninja, words) {
  return factsOf(`ninja-${ninja}-cards`, words);
}

/**
 * @param {string} key
 * @param {Words} words
 * @returns {string[]}
 */
function factsOf(key, words) {
  return (words.texts[key] ?? "").split(" ").filter(Boolean);
}
