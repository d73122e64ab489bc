/** What the views say, put the way the table asks for it: who is asked what, and where. */

import { nouns } from "../asking.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */
/** @typedef {import("../game.js").GameEvent} GameEvent */

/** Who belongs to which team; the view names the heroes of a team only once it is picked. */
export const TEAMS = /** @type {Record<string, string[]>} */ ({
  "team-naruto": ["naruto", "sasuke", "sakura"],
  "team-shino": ["shino", "kiba", "hinata"],
  "team-neji": ["neji", "rock-lee", "tenten"],
  "team-shikamaru": ["shikamaru", "choji", "ino"],
  "team-gaara": ["gaara", "kankuro", "temari"],
  "team-dosu": ["dosu", "zaku", "kin"],
});

export const CARDS = ["run", "jump", "melee", "equipment", "technique", "concentration"];
export const ITEMS = ["kunai", "seal", "smoke", "ration"];

/** Verbs whose noun is a cell of the battlefield. */
const CELL_VERBS = ["put", "return", "fall", "cell", "run", "jump", "seal", "puppet"];
/** Verbs whose noun is a hero on the battlefield. */
const HERO_VERBS = ["open", "hit", "claw", "kunai", "target", "pick", "raise"];

/** Ten times the column plus the row, both from 1 at the lower left. */
export function placeOf(/** @type {number | string} */ cell) {
  return { column: Math.floor(Number(cell) / 10), row: Number(cell) % 10 };
}

/**
 * @param {View} pub
 * @param {number} seat
 * @returns {string} the key of the battle this seat fights, or ""
 */
export function battleOf(pub, seat) {
  return Object.keys(pub.battles ?? {}).find((key) => {
    const { attacker, defender } = pub.battles[key];
    return attacker === seat || defender === seat;
  }) ?? "";
}

/**
 * The name of the question this seat is asked, or "".
 * @param {TableView} table
 */
export function question({ pub, me, seat }) {
  if (seat < 0 || !pub.awaited?.[seat]) return "";
  if (pub.phase === "teams" || pub.phase === "levels") return pub.phase;
  if (pub.mover?.seat === seat) return pub.mover.stage;
  const battle = pub.battles[battleOf(pub, seat)];
  return battle ? battleQuestion(battle, me.choices ?? {}) : "";
}

/**
 * @param {View} battle
 * @param {View} choices
 */
function battleQuestion(battle, choices) {
  if (choices.raise) return "raise";
  if (choices.retreat) return "retreat";
  if (choices.fall) return "fall";
  if (battle.phase === "field") return "final-field";
  if (battle.phase === "place") return battle.chosen ? "put" : "place";
  if (battle.phase === "prepare") return "prepare";
  const { deed } = battle;
  if (!deed) return "open-card";
  if (deed.stage === "pick" && choices.cell) return "pick-cell";
  if (deed.stage === "pick" && choices.release) return "pick-token";
  return deed.stage === "act" ? battle.heroes[deed.hero].card : deed.stage;
}

/**
 * The message that says what everyone waits for, if they all wait for the same.
 * @param {View} pub
 */
export function waitedFor(pub) {
  const messages = new Set(Object.keys(pub.awaited).map((seat) => deedOf(pub, Number(seat))));
  return messages.size === 1 ? [...messages][0] : "exam-waiting";
}

/**
 * @param {View} pub
 * @param {number} seat
 */
function deedOf(pub, seat) {
  const phase = pub.battles[battleOf(pub, seat)]?.phase;
  if (!phase) return pub.mover.seat === seat ? "exam-wait-move" : "exam-waiting";
  return ["field", "place", "prepare"].includes(phase) ? `exam-wait-${phase}` : "exam-waiting";
}

/**
 * What a click on a cell of the battlefield means; the puppet and its master may both want one.
 * @param {TableView} table
 * @param {boolean} puppet
 */
export function cellVerb(table, puppet) {
  const offered = CELL_VERBS.filter((verb) => nouns(table, verb).length);
  if (offered.includes("puppet") && (puppet || offered.length === 1)) return "puppet";
  return offered[0] ?? "";
}

/**
 * What a click on a hero means.
 * @param {TableView} table
 * @param {string} hero
 */
export function heroVerb(table, hero) {
  return HERO_VERBS.find((verb) => table.can(verb, hero)) ?? "";
}

/**
 * The signs of a board, by cell: `rows` are keyed by row number.
 * @param {Record<string, string>} rows
 * @returns {Array<{cell: number, column: number, row: number, sign: string}>}
 */
export function cellsOf(rows) {
  return Object.keys(rows).map(Number).sort((a, b) => b - a).flatMap((row) =>
    [...rows[row]].map((sign, at) => ({ cell: (at + 1) * 10 + row, column: at + 1, row, sign }))
  );
}

/**
 * Level ground that hangs together, row by row: what is drawn as one ledge.
 * @param {Record<string, string>} rows
 * @returns {Array<{row: number, from: number, to: number, water: boolean}>}
 */
export function ledges(rows) {
  return Object.entries(rows).flatMap(([row, line]) =>
    [...line.matchAll(/S+|W+/g)].map((run) => ({
      row: Number(row),
      from: run.index + 1,
      to: run.index + run[0].length,
      water: run[0][0] === "W",
    }))
  );
}

/**
 * Fighters of a seat in the order of the team card.
 * @param {View} pub
 * @param {number} seat
 * @returns {string[]}
 */
export function heroesOf(pub, seat) {
  const team = pub.teams?.[seat];
  const order = TEAMS[team?.team] ?? [];
  return order.filter((hero) => team.heroes[hero]);
}

/**
 * What a hero can do: abilities and techniques, each with the level it opens at.
 * @param {View} hero
 * @returns {Array<[string, number]>}
 */
export function knownBy({ abilities, techniques }) {
  return [
    ...Object.entries(abilities),
    ...Object.entries(techniques).map((
      [id, [level]],
    ) => /** @type {[string, number]} */ ([id, level])),
  ];
}

/**
 * The seats in the order of play.
 * @param {View} pub
 */
export function inOrder(pub) {
  return Object.keys(pub.order ?? {}).map(Number).sort((a, b) => pub.order[a] - pub.order[b]);
}

/**
 * Where a team is, as one word: the state that its badge shows.
 * @param {View} pub
 * @param {number} seat
 */
export function stateOf(pub, seat) {
  const team = pub.teams[seat];
  if (team.place !== "forest") return team.place;
  if (battleOf(pub, seat)) return "clash";
  if (team.hidden) return "hidden";
  return team.resting ? "rest" : "";
}

/**
 * The scrolls of a team as this seat knows them: "air", "earth", or "" for one unseen.
 * @param {TableView} table
 * @param {number} seat
 * @returns {string[]}
 */
export function scrollsOf({ pub, me, seat: mine }, seat) {
  const team = pub.teams[seat];
  const known = (seat === mine ? me.scrolls : me.known?.[seat]) ?? team.seen ?? {};
  const seen = Object.keys(known).sort().flatMap((kind) => Array(known[kind]).fill(kind));
  return [...seen, ...Array(Math.max(0, team.scrolls - seen.length)).fill("")];
}

/**
 * The last things that happened in a battle, the newest last.
 * @param {GameEvent[]} events
 * @param {string} key
 * @param {number} count
 */
export function lastOf(events, key, count) {
  return events.filter((event) => String(event.battle) === key).slice(-count);
}

const ENDINGS = ["battle-won", "both-lost"];
const SPOILS = [...ENDINGS, "scroll-taken", "scroll-seen"];

/**
 * How this seat's last battle ended, and which scroll changed hands in it.
 * @param {GameEvent[]} events
 * @param {number} seat
 */
export function aftermath(events, seat) {
  const mine = events.filter(({ kind, seat: one, other }) =>
    SPOILS.includes(kind) && (one === seat || other === seat)
  );
  return mine.slice(mine.findLastIndex(({ kind }) => ENDINGS.includes(kind)));
}

/**
 * The techniques as they stand on the screen: the hero's own, then those that all have.
 * @param {TableView} table
 */
export function techniqueOrder(table) {
  const own = ownTechniques(table);
  const common = nouns(table, "use").filter((id) => !(id in own));
  return [...Object.keys(own), ...common];
}

/**
 * Those of the hero whose card is open, with level and Chakra.
 * @param {TableView} table
 * @returns {Record<string, [number, number]>}
 */
export function ownTechniques({ pub, seat }) {
  const battle = pub.battles[battleOf(pub, seat)];
  const hero = battle?.deed?.hero;
  return hero ? pub.teams[battle.heroes[hero].seat].heroes[hero].techniques : {};
}
