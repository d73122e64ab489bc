/** The fight on the table: the one under way, or the last one until something else happens. */

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").GameEvent} GameEvent */

/**
 * @typedef {object} Duel
 * @property {string} hero
 * @property {string} target the key of the enemy, "" before one is named
 * @property {string} enemy its card
 * @property {string} card the fight card, or ""
 * @property {string} special the face of the special die, or ""
 * @property {string[]} dice
 * @property {number} hits
 * @property {number} defence -1 if it is no longer known
 * @property {string} result "", "wound", "missed", "eliminated" or "stopped"
 * @property {boolean} over
 */

const MOVED_ON = new Set([
  "fight",
  "move",
  "meditate",
  "begin",
  "akatsuki",
  "round",
  "turn",
  "back",
]);
const RESULTS = ["eliminated", "wound", "missed"];

/**
 * @param {View} pub
 * @param {GameEvent[]} events
 * @returns {Duel | null}
 */
export function duelOf(pub, events) {
  return pub.fight ? now(pub) : lastOf(events);
}

/** @param {View} pub */
function now(pub) {
  const { fight } = pub;
  return {
    hero: fight.hero,
    target: fight.target,
    enemy: pub.enemies[fight.target]?.card ?? "",
    card: fight.card,
    special: fight.special,
    dice: /** @type {string[]} */ (Object.values(fight.dice)),
    hits: fight.hits,
    defence: fight.target ? fight.defence : -1,
    result: "",
    over: false,
  };
}

/**
 * @param {GameEvent[]} events
 * @returns {Duel | null}
 */
function lastOf(events) {
  const start = events.findLastIndex((event) => MOVED_ON.has(event.kind));
  const fight = events[start];
  if (fight?.kind !== "fight") return null;
  const after = events.slice(start + 1);
  const roll = after.findLast((event) => event.kind === "roll");
  const result = RESULTS.find((kind) => after.some((event) => event.kind === kind));
  return {
    hero: fight.hero,
    target: fight.enemy,
    enemy: fight.card,
    card: cardBefore(events, start) ?? after.find((event) => event.kind === "technique")?.card ??
      "",
    special: after.findLast((event) => event.kind === "special")?.face ?? "",
    dice: roll?.dice ?? [],
    hits: after.find((event) => event.kind === "missed")?.hits ?? roll?.hits ?? 0,
    defence: -1,
    result: result ?? "stopped",
    over: true,
  };
}

/**
 * A dash plays its card before the target is named.
 * @param {GameEvent[]} events
 * @param {number} start
 * @returns {string | undefined}
 */
function cardBefore(events, start) {
  const at = events.slice(0, start).findLastIndex((event) => event.kind === "technique");
  const between = events.slice(at + 1, start).map((event) => event.kind);
  const dashed = at >= 0 && between.includes("move") && !between.includes("roll");
  return dashed && !between.includes("begin") ? events[at].card : undefined;
}
