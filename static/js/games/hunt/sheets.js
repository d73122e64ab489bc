/** The sheets of the hunt: one for every hero, enemy, card, place, die face and term; the terms are the glossary. */

import { symbol } from "../../symbols.js";
import { icon } from "./icons.js";
import { cardSheet, deckSheet, heroSheet, playerSheet } from "./sheets-heroes.js";
import { enemySheet, foeSheet, goalSheet, placeSheet, talentSheet } from "./sheets-land.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").Explained} Explained */

/** The terms, with their icon and colour; their words are `hunt-term-<name>` and `hunt-term-<name>-text`. */
const TERMS = /** @type {Record<string, [string, string]>} */ ({
  health: ["health", "choji"],
  chakra: ["chakra", "kakashi"],
  strength: ["strength", "naruto"],
  strategy: ["strategy", "shikamaru"],
  experience: ["star", "lee"],
  defence: ["defence", "turn"],
  power: ["power", "kakashi"],
  special: ["sharingan", "choji"],
  paralysis: ["stop", "sai"],
  support: ["support", "temari"],
  flight: ["ranged", "sai"],
  protector: ["defence", "sasuke"],
});

export const GLOSSARY = Object.keys(TERMS);

/** @type {Record<string, (table: TableView, id: string) => Explained | null>} */
const SHEETS = {
  hero: heroSheet,
  player: playerSheet,
  card: cardSheet,
  deck: deckSheet,
  enemy: enemySheet,
  foe: foeSheet,
  place: placeSheet,
  talent: talentSheet,
  goal: goalSheet,
  face: faceSheet,
};

/**
 * @param {string} thing
 * @param {TableView} table
 * @returns {Explained | null}
 */
export function explain(thing, table) {
  const [kind, id = ""] = thing.split(":");
  return TERMS[kind] && !id ? term(table, kind) : SHEETS[kind]?.(table, id) ?? null;
}

/**
 * @param {TableView} table
 * @param {string} name
 * @returns {Explained}
 */
function term({ words }, name) {
  const [sign, colour] = TERMS[name];
  return {
    title: words.say(`hunt-term-${name}`),
    picture: icon(sign),
    colour,
    text: words.say(`hunt-term-${name}-text`),
  };
}

/**
 * A face of a die.
 * @param {TableView} table
 * @param {string} face
 * @returns {Explained}
 */
function faceSheet({ words }, face) {
  const known = ["blank", "hit", "double", "power"].includes(face);
  return {
    title: known ? words.nameOf(face) : words.say("hunt-dice-title"),
    kind: words.say("hunt-dice-title"),
    picture: face === "blank" ? symbol("dice") : icon(face === "power" ? "power" : "hit"),
    colour: face === "power" ? "kakashi" : "naruto",
    text: words.say("hunt-dice-text"),
  };
}
