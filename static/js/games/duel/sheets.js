/** The sheets of the duel: one for every card, ninja, chip, number and term; the terms are the glossary. */

import { cardSheet, helpSheet, kindSheet, orderSheet } from "./sheets-cards.js";
import {
  fighterSheet,
  fightSheet,
  missionSheet,
  ninjaSheet,
  playerSheet,
  turnSheet,
} from "./sheets-fight.js";
import { symbol } from "../../symbols.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").Explained} Explained */

/** The terms, with their symbol and colour; their words are `duel-term-<name>` and `duel-term-<name>-text`. */
const TERMS = /** @type {Record<string, [string, string]>} */ ({
  hp: ["hp", "itachi"],
  chakra: ["chakra", "kisame"],
  damage: ["damage", "sasori"],
  clash: ["versus", "madara"],
  guard: ["guard", "alliance"],
  evade: ["forward", "kabuto"],
  pierce: ["damage", "deidara"],
  combo: ["plus", "naruto-2"],
  bound: ["kind-seal", "kind-seal"],
  poison: ["skull", "orochimaru"],
  fuse: ["time", "deidara"],
  endure: ["hp", "guy"],
  heart: ["hp", "kakuzu"],
  place: ["kind-clone", "kind-clone"],
  help: ["reinforce", "jiraiya"],
  orders: ["scroll", "akatsuki"],
  xp: ["star", "bee"],
  pair: ["people", "obito-2"],
});
const KINDS = [
  ...["ninjutsu", "taijutsu", "genjutsu", "clone", "seal"],
  ...["puppet", "sage", "tailed-beast", "dojutsu"],
];

export const GLOSSARY = [...Object.keys(TERMS), ...KINDS.map((kind) => `kind:${kind}`)];

/** @type {Record<string, (table: TableView, id: string) => Explained | null>} */
const SHEETS = {
  card: cardSheet,
  help: helpSheet,
  order: orderSheet,
  kind: kindSheet,
  ninja: ninjaSheet,
  fighter: fighterSheet,
  player: playerSheet,
  mission: missionSheet,
  turn: turnSheet,
  fight: fightSheet,
};

/**
 * @param {string} thing
 * @param {TableView} table
 * @returns {Explained | null}
 */
export function explain(thing, table) {
  const [kind, id = ""] = thing.split(":");
  if (id || !TERMS[kind]) return SHEETS[kind]?.(table, id) ?? null;
  return term(table, kind);
}

/**
 * @param {TableView} table
 * @param {string} name
 * @returns {Explained}
 */
function term({ words }, name) {
  const [sign, colour] = TERMS[name];
  return {
    title: words.say(`duel-term-${name}`),
    picture: symbol(sign),
    colour,
    text: words.say(`duel-term-${name}-text`),
  };
}
