/** What the views say, put the way the table asks for it: who is asked what, whose card it is, and where. */

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
export const NUMBERS = ["health", "chakra", "attack", "dodge", "equipment"];
export const LAST_TURN = 20;

/** The card that a click carries out; a card lies on one hero of a team only. */
const CARD_OF = /** @type {Record<string, string>} */ ({
  run: "run",
  jump: "jump",
  hit: "melee",
  claw: "melee",
  kunai: "equipment",
  seal: "equipment",
  smoke: "equipment",
  ration: "equipment",
  use: "technique",
  focus: "concentration",
  unleash: "concentration",
});
const TURN = "turn";
/** Verbs aimed at a hero of the field. */
export const AIMED = ["hit", "claw", "kunai", "target"];

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

/** The battle this seat fights. @param {TableView} table @returns {View | undefined} */
export function ownBattle({ pub, seat }) {
  return seat < 0 ? undefined : pub.battles?.[battleOf(pub, seat)];
}

/**
 * The name of the question this seat is asked, or "".
 * @param {TableView} table
 */
export function question(table) {
  const { pub, me, seat, replay } = table;
  if (replay || seat < 0 || !pub.awaited?.[seat]) return "";
  if (pub.phase === "teams" || pub.phase === "levels") return pub.phase;
  if (pub.mover?.seat === seat) return pub.mover.stage;
  const battle = ownBattle(table);
  return battle ? battleQuestion(battle, me.choices ?? {}) : "";
}

/**
 * @param {View} battle
 * @param {View} choices
 */
function battleQuestion(battle, choices) {
  const after = ["raise", "retreat", "fall"].find((verb) => choices[verb]);
  if (after) return after;
  if (battle.phase === "field") return "final-field";
  if (battle.phase === "place" || battle.phase === "prepare") return battle.phase;
  const { deed } = battle;
  if (!deed) return "open-card";
  if (deed.stage === "pick") {
    return choices.cell ? "pick-cell" : choices.release ? "pick-token" : "pick";
  }
  return deed.stage === "act" ? battle.heroes[deed.hero].card : deed.stage;
}

/**
 * What a verb is offered for, whichever way the hero looks afterwards.
 * @param {TableView} table
 * @param {string} verb
 */
export function plainly(table, verb) {
  return [...new Set(nouns(table, verb).map(withoutTurn))];
}

/** @param {string} noun */
function withoutTurn(noun) {
  return noun === TURN ? "" : noun.replace(`.${TURN}`, "");
}

/**
 * The noun with which the hero also turns round.
 * @param {string} noun
 */
export function turning(noun) {
  return noun ? `${noun}.${TURN}` : TURN;
}

/** Own heroes whose cards may be carried out now. @param {TableView} table */
export function readyHeroes(table) {
  const battle = ownBattle(table);
  if (!battle || question(table) !== "open-card") return [];
  const asks = new Set(nouns(table, "open"));
  for (const [verb, card] of Object.entries(CARD_OF)) {
    if (!nouns(table, verb).length) continue;
    for (const hero of Object.keys(table.me.cards ?? {})) {
      if (table.me.cards[hero] === card) asks.add(hero);
    }
  }
  for (const hero of plainly(table, "decline")) asks.add(hero);
  return heroesOf(table.pub, table.seat).filter((hero) => asks.has(hero));
}

/**
 * The verbs of a card that are offered.
 * @param {TableView} table
 * @param {string} card
 */
export function verbsOf(table, card) {
  return Object.keys(CARD_OF).filter((verb) => CARD_OF[verb] === card && nouns(table, verb).length);
}

/**
 * The clicks to which choosing this hero leads: its own, and those of its card.
 * @param {TableView} table
 * @param {string} hero
 */
export function leads(table, hero) {
  return [hero, ...verbsOf(table, table.me.cards?.[hero] ?? "")].join(" ");
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
 * Whose hero this is; -1 before its team is picked.
 * @param {View} pub
 * @param {string} hero
 */
export function seatOf(pub, hero) {
  return Object.keys(pub.teams ?? {}).map(Number).find((seat) => pub.teams[seat].heroes?.[hero]) ??
    -1;
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
  if (pub.phase === "final" && team.place === "tower") return "";
  if (team.place !== "forest") return team.place;
  if (battleOf(pub, seat)) return "clash";
  if (team.hidden) return "hidden";
  return team.resting ? "rest" : "";
}

/**
 * The scrolls of a team as this seat knows them: "air", "earth", or "" for one unseen.
 * @param {Pick<TableView, "pub" | "me" | "seat">} table
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
 * A hero's numbers at a level: Health, Chakra, Attack, Dodge, Equipment.
 * @param {import("../../words.js").Words} words
 * @param {string} hero
 * @param {number} level
 */
export function numbersAt(words, hero, level) {
  const card = `card-${hero}-levels`;
  const lines = words.has(card) ? words.say(card).split("\n") : [];
  return (lines[level - 1] ?? "").split(" ").filter(Boolean).map(Number);
}

/**
 * The techniques as they stand on the screen: the hero's own, then those that all have.
 * @param {TableView} table
 * @param {string} hero
 */
export function techniqueOrder(table, hero) {
  const own = ownTechniques(table, hero);
  return [...new Set([...Object.keys(own), ...COMMON, ...plainly(table, "use")])];
}

/** Techniques that everybody knows. */
export const COMMON = ["kai", "shunshin", "henge"];

/**
 * Those of a hero, with level and Chakra.
 * @param {TableView} table
 * @param {string} hero
 * @returns {Record<string, [number, number, string?, number?]>}
 */
export function ownTechniques({ pub }, hero) {
  return pub.teams[seatOf(pub, hero)]?.heroes[hero].techniques ?? {};
}
