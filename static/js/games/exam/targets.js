/** What a click on the field means: cells, heroes, and what the card in hand reaches. */

import { Choice, wordsOf } from "../../stage/choice.js";
import { nouns } from "../asking.js";
import { chosenHero, isPuppetLed, itemInHand, triedBy } from "./look.js";
import { ownBattle, plainly, question } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {{verb: string, cells: Map<string, string>}} CellOffer cells with the noun of a click there */

const ASKED_CELLS = ["return", "fall", "cell"];

/** The card that is carried out, or would be with the next click. @param {TableView} table */
export function cardInHand(table) {
  const battle = ownBattle(table);
  if (battle?.deed) {
    return battle.deed.stage === "act" ? battle.heroes[battle.deed.hero].card ?? "" : "";
  }
  return question(table) === "open-card" ? table.me.cards?.[chosenHero(table)] ?? "" : "";
}

/**
 * The cells that may be clicked; the puppet and its master may both want one.
 * @param {TableView} table
 * @returns {CellOffer}
 */
export function cellOffer(table) {
  const verb = cellVerb(table);
  if (verb !== "put") {
    return { verb, cells: new Map(verb ? plainly(table, verb).map((one) => [one, one]) : []) };
  }
  const hero = chosenHero(table);
  const places = nouns(table, "put").filter((noun) => noun.startsWith(`${hero}.`));
  return { verb, cells: new Map(places.map((noun) => [noun.split(".")[1], noun])) };
}

/** @param {TableView} table */
function cellVerb(table) {
  if (nouns(table, "put").length) return "put";
  const asked = ASKED_CELLS.find((verb) => nouns(table, verb).length);
  if (asked) return asked;
  const own = ownCells(table);
  const puppet = nouns(table, "puppet").length > 0;
  return puppet && (isPuppetLed(table) || !own) ? "puppet" : own;
}

/** @param {TableView} table */
function ownCells(table) {
  const card = cardInHand(table);
  if (card === "run" || card === "jump") return nouns(table, card).length ? card : "";
  return card === "equipment" && itemInHand(table) === "seal" ? "seal" : "";
}

/** Whether the cells may be for the hero or for its puppet. @param {TableView} table */
export function isPuppetAsked(table) {
  return nouns(table, "puppet").length > 0 && ownCells(table) !== "";
}

/**
 * What a click on a hero means, "" for nothing.
 * @param {TableView} table
 * @param {string} hero
 */
export function heroVerb(table, hero) {
  if (table.can("target", hero)) return "target";
  const card = cardInHand(table);
  if (card === "melee") return ["hit", "claw"].find((verb) => table.can(verb, hero)) ?? "";
  if (card === "equipment" && itemInHand(table) === "kunai") {
    return table.can("kunai", hero) ? "kunai" : "";
  }
  return "";
}

/** "hero technique" that is looked at while planning, drawn on the field. */
export const planned = new Choice("", wordsOf);

/**
 * The cells that the click tried or the technique planned would reach, whoever stands there.
 * @param {TableView} table
 * @returns {{cells: Set<string>, look: string}}
 */
export function reached(table) {
  const now = triedBy(table);
  const { me } = table;
  if (now?.hint.cells) return area(Object.keys(now.hint.cells), hot(now.verb));
  if (now?.verb === "use") return area(cellsOf(me, chosenHero(table), now.noun), "hot");
  const [hero, technique] = planned.of(table).split(" ");
  if (!now && technique) return area(cellsOf(me, hero, technique), "hot");
  return area([], "");
}

/** Questions in which it matters where enemies can strike. */
const MOVES = ["run", "jump", "lay-run", "lay-jump", "cell", "return"];
/** The enemy under the pointer, or touched. */
const watched = new Choice("", wordsOf);

/**
 * Looks where an enemy can strike.
 * @param {TableView} table
 * @param {string} hero
 */
export function watch(table, hero) {
  if (!isWatched(table, hero)) watched.make(table, hero);
}

/**
 * @param {TableView} table
 * @param {string} hero
 */
export function isWatched(table, hero) {
  return watched.of(table) === hero;
}

/**
 * Where enemies can strike next: while the own hero moves or gets an order to, or of the one looked at.
 * @param {TableView} table
 * @param {import("../game.js").View} battle
 * @returns {Set<string>}
 */
export function threatened(table, battle) {
  const verb = triedBy(table)?.verb ?? cellOffer(table).verb;
  const foes = Object.keys(battle.heroes).filter((hero) =>
    battle.heroes[hero].seat !== table.seat && (isWatched(table, hero) || MOVES.includes(verb))
  );
  return new Set(foes.flatMap((hero) => (battle.heroes[hero].strikes ?? "").split(" ")));
}

/** @param {string} verb */
function hot(verb) {
  return ["use", "lay-technique"].includes(verb) ? "hot" : "";
}

/**
 * @param {string[]} cells
 * @param {string} look
 */
function area(cells, look) {
  return { cells: new Set(cells), look };
}

/**
 * @param {TableView["me"]} me
 * @param {string} hero
 * @param {string} technique
 */
function cellsOf({ reach }, hero, technique) {
  return (reach?.[hero]?.[technique] ?? "").split(" ").filter(Boolean);
}
