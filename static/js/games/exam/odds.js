/** The chance to dodge and its reasons, wherever an attack is offered or tried. */

import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { symbol } from "../../symbols.js";
import { tried } from "./look.js";
import { AIMED } from "./model.js";
import { signed } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {{dodge: number, why: Record<string, number>, damage: number, sure?: number,
 *   warded?: number}} Odds */

/**
 * The sign at a hero who can be hit: what the tried click says, else what a click on it would.
 * @param {TableView} table
 * @param {string} hero
 * @param {string} verb what a click on the hero means
 */
export function oddsSign(table, hero, verb) {
  const now = tried(table)?.hint.targets?.[hero];
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
function sign({ words }, odds) {
  return html`<span class="odds-sign" aria-hidden="true">${
    odds.warded
      ? symbol("x-shield")
      : html`${odds.damage ? html`<b>${signed(-odds.damage)}</b>` : ""}${symbol("x-dodge")}${
        odds.sure ? "0" : words.percent(odds.dodge)
      }`
  }</span>`;
}

/**
 * "−2, dodges 33 %" and, quietly, "Dodge 2, from behind −2, kunai +1".
 * @param {TableView} table
 * @param {Odds} odds
 */
export function oddsLines(table, odds) {
  const { words } = table;
  if (odds.warded) return html`<small>${words.say("exam-warded")}</small>`;
  const chance = odds.sure
    ? words.say("exam-sure")
    : words.say("exam-dodge-chance", { chance: words.percent(odds.dodge) });
  return html`<small>${
    odds.damage
      ? html`
        <b>${signed(-odds.damage)}</b>
      `
      : ""
  }${chance}</small>${
    odds.sure ? "" : html`<small class="why">${reasons(words, odds.why)}</small>`
  }`;
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
  const now = tried(table);
  if (!now) return "";
  const { words } = table;
  const { hangs, seal, dodge, cells, targets, cost } = now.hint;
  const said = [];
  if (cost) said.push(words.say("exam-cost", { chakra: cost }));
  if (hangs) said.push(words.say("exam-will-hang"));
  if (seal) said.push(words.say("exam-will-burn", { chance: words.percent(dodge) }));
  const hit = Object.entries(targets ?? {}).map(([hero, odds]) => chanceOf(table, hero, odds));
  if (hit.length) said.push(words.say("exam-hits", { names: hit.join(", ") }));
  if (isEmpty(cells) && isEmpty(targets) && (cells || targets)) {
    said.push(words.say("exam-no-reach"));
  }
  return said.join(" ");
}

/**
 * "Rock Lee 67 %": how likely the blow lands.
 * @param {TableView} table
 * @param {string} hero
 * @param {Odds} odds
 */
function chanceOf({ words }, hero, odds) {
  const lands = odds.warded ? 0 : odds.sure ? 1000 : 1000 - odds.dodge;
  return `${words.nameOf(hero)} ${words.percent(lands)}`;
}

/** @param {Record<string, unknown> | undefined} map */
function isEmpty(map) {
  return !map || !Object.keys(map).length;
}
