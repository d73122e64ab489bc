/** What a click on the field means: cells, heroes, and what the card in hand reaches. */

import { nouns } from "../asking.js";
import { chosenHero, isPuppetLed, itemInHand, tried } from "./look.js";
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

/** A technique that is looked at while planning, drawn on the field. */
const planned = { ask: "", hero: "", technique: "" };

/**
 * @param {TableView} table
 * @param {string} hero
 * @param {string} technique
 */
export function plan({ me }, hero, technique) {
  Object.assign(planned, { ask: me.ask ?? "", hero, technique });
}

/**
 * The cells that the click tried or the technique planned would reach, whoever stands there.
 * @param {TableView} table
 * @returns {{cells: Set<string>, look: string}}
 */
export function reached(table) {
  const now = tried(table);
  const { me } = table;
  if (now?.hint.cells) return area(Object.keys(now.hint.cells), hot(now.verb));
  if (now?.verb === "use") return area(cellsOf(me, chosenHero(table), now.noun), "hot");
  if (now?.verb === "lay-technique") return area(everyCell(me, now.noun), "hot");
  if (!now && planned.technique && planned.ask === (me.ask ?? "")) {
    return area(cellsOf(me, planned.hero, planned.technique), "hot");
  }
  return area([], "");
}

/** @param {string} verb */
function hot(verb) {
  return verb === "use" ? "hot" : "";
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

/**
 * @param {TableView["me"]} me
 * @param {string} hero
 */
function everyCell(me, hero) {
  return Object.keys(me.reach?.[hero] ?? {}).flatMap((id) => cellsOf(me, hero, id));
}
