/** The chance to hit and its reasons, wherever an attack is offered or tried. */

import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { triedBy } from "./look.js";
import { AIMED } from "./model.js";
import { signed, techniqueText } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {{dodge: number, why: Record<string, number>, damage: number, sure?: number,
 *   warded?: number}} Odds */

const CERTAIN = 1000; // per mille

/**
 * The sign over a hero who can be hit: what the tried click says, else what a click on it would.
 * @param {TableView} table
 * @param {string} hero
 * @param {string} verb what a click on the hero means
 */
export function oddsSign(table, hero, verb) {
  const now = triedBy(table)?.hint.targets?.[hero];
  if (now) return sign(table, now);
  if (!AIMED.includes(verb)) return "";
  return until(asked(table, verb, hero).then((odds) => odds ? sign(table, odds) : ""), "");
}

/**
 * @param {TableView} table
 * @param {string} verb
 * @param {string} hero
 * @returns {Promise<Odds | undefined>}
 */
export function asked(table, verb, hero) {
  return table.hint(verb, hero).then((hint) => hint.targets?.[hero]);
}

/**
 * @param {TableView} table
 * @param {Odds} odds
 */
function sign(table, odds) {
  return html`<span class="chance" aria-hidden="true">${chanceText(table, odds)}</span>`;
}

/** The chance to hit, per mille: the one number of a blow. @param {Odds} odds */
function chanceOf({ dodge, sure, warded }) {
  return warded ? 0 : sure ? CERTAIN : CERTAIN - dodge;
}

/**
 * @param {TableView} table
 * @param {Odds} odds
 */
export function chanceText({ words }, odds) {
  return words.percent(chanceOf(odds));
}

/** The best chance to hit among targets; 0 for none. @param {Record<string, Odds> | undefined} targets */
export function bestChance(targets) {
  return Math.max(0, ...Object.values(targets ?? {}).map(chanceOf));
}

/**
 * @param {import("../../words.js").Words} words
 * @param {Record<string, number>} why
 */
export function reasons(words, why) {
  return Object.entries(why).map(([name, value]) =>
    `${words.say(`why-${name}`)} ${name === "card" ? value : signed(value)}`
  ).join(", ");
}

/**
 * What the click that is tried now would do, in one line.
 * @param {TableView} table
 */
export function triedNote(table) {
  const now = triedBy(table);
  if (!now) return "";
  const { words } = table;
  const { hangs, seal, dodge, cost, targets } = now.hint;
  return [
    cost ? words.say("exam-cost", { chakra: cost }) : "",
    aboutOf(table, now),
    hangs ? words.say("exam-will-hang") : "",
    seal ? words.say("exam-will-burn", { chance: words.percent(CERTAIN - dodge) }) : "",
    hits(table, targets),
    inVain(words, now.hint),
    isAimless(now) ? words.say("exam-no-reach") : "",
  ].filter(Boolean).join(" · ");
}

/**
 * Why an order would do nothing, if it would.
 * @param {import("../../words.js").Words} words
 * @param {Record<string, any>} hint
 */
export function inVain(words, { none }) {
  return none ? words.say("exam-in-vain", { why: words.nameOf(none) }) : "";
}

/**
 * An order for enemies that could be carried out, but hits nobody from here.
 * @param {{verb: string, hint: Record<string, any>}} tried
 */
export function isAimless({ verb, hint: { targets, none } }) {
  return verb === "lay-technique" && targets && !Object.keys(targets).length && !none;
}

/** The reasons of more targets don't fit into a line. */
const EXPLAINED = 2;

/**
 * The text of the technique or item that is tried.
 * @param {TableView} table
 * @param {import("./look.js").Tried} now
 */
function aboutOf({ words }, { verb, noun }) {
  if (verb === "use") return techniqueText(words, noun);
  if (verb === "end") return words.say("exam-ends");
  return ["smoke", "ration"].includes(verb) ? words.textOf(verb) : "";
}

/**
 * "Hits: Rock Lee 67 % (Dodge 2)", and for two each with its reasons.
 * @param {TableView} table
 * @param {Record<string, Odds>} [targets]
 */
function hits(table, targets = {}) {
  const { words } = table;
  const all = Object.entries(targets);
  if (!all.length) return "";
  const names = all.map(([hero, odds]) => {
    const why = all.length > EXPLAINED ? "" : ` (${because(words, odds)})`;
    return `${words.nameOf(hero)} ${chanceText(table, odds)}${why}`;
  });
  return words.say("exam-hits", { names: names.join(", ") });
}

/**
 * @param {import("../../words.js").Words} words
 * @param {Odds} odds
 */
function because(words, { warded, sure, why }) {
  if (warded) return words.say("exam-warded");
  return sure ? words.say("exam-sure") : reasons(words, why);
}
