/** The chance to dodge and its reasons, wherever an attack is offered or tried. */

import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { symbol } from "../../symbols.js";
import { tried } from "./looking.js";
import { signed } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {{dodge: number, why: Record<string, number>, damage: number, sure?: number,
 *   warded?: number}} Odds */

const AIMED = ["hit", "claw", "kunai", "target"];

/**
 * The sign over a hero who can be hit: what the tried click says, else what a click on it would.
 * @param {TableView} table
 * @param {string} hero
 * @param {string} verb what a click on the hero means
 */
export function dodgeBubble(table, hero, verb) {
  const now = tried(table)?.hint.targets?.[hero];
  if (now) return bubble(table, now);
  if (!AIMED.includes(verb)) return "";
  return until(asked(table, verb, hero).then((odds) => odds ? bubble(table, odds) : ""), "");
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
function bubble(table, odds) {
  return html`<span class="odds-sign" aria-hidden="true">${
    odds.warded ? symbol("x-shield") : symbol("x-dodge")
  }${odds.warded ? "" : table.words.percent(odds.dodge)}</span>`;
}

/**
 * "Dodge 33 %: Dodge 2, from behind −2, kunai +1. 2 damage."
 * @param {TableView} table
 * @param {Odds} odds
 */
export function oddsText(table, odds) {
  const { words } = table;
  if (odds.warded) return words.say("exam-warded");
  const chance = odds.sure
    ? words.say("exam-sure")
    : words.say("exam-dodge-chance", { chance: table.words.percent(odds.dodge) });
  return html`<b>${chance}</b>${
    odds.damage
      ? html`<span class="dmg">${words.say("exam-damage", { damage: odds.damage })}</span>`
      : ""
  }<span class="why">${odds.sure ? "" : reasons(table, odds)}</span>`;
}

/**
 * @param {TableView} table
 * @param {Odds} odds
 */
function reasons({ words }, { why }) {
  return Object.entries(why).map(([name, value]) =>
    `${words.say(`why-${name}`)} ${name === "card" ? value : signed(value)}`
  ).join(" · ");
}

/**
 * What the click that is tried now would do: the way, the seal on it, and who is hit.
 * @param {TableView} table
 */
export function triedText(table) {
  const now = tried(table);
  if (!now) return "";
  const { words } = table;
  const { hangs, seal, dodge, cells, targets, techniques, ability } = now.hint;
  const said = now.verb === "use" ? [words.textOf(now.noun)] : [];
  if (ability) said.push(`${words.nameOf(ability)}. ${words.textOf(ability)}`);
  if (hangs) said.push(words.say("exam-will-hang"));
  if (seal) said.push(words.say("exam-will-burn", { chance: table.words.percent(dodge) }));
  if (isEmpty(cells) && isEmpty(targets) && (cells || targets)) {
    said.push(words.say("exam-no-reach"));
  }
  if (techniques) said.push(usable(table, Object.keys(techniques)));
  return html`${said.length ? html`<p class="warn-line">${said.join(" ")}</p>` : ""}${
    Object.entries(targets ?? {}).map(([hero, odds]) =>
      html`<p class="odds-line"><b>${words.nameOf(hero)}</b> ${oddsText(table, odds)}</p>`
    )
  }`;
}

/**
 * @param {TableView} table
 * @param {string[]} techniques
 */
function usable({ words }, techniques) {
  return techniques.length
    ? words.say("exam-usable", { names: words.nameOf(techniques) })
    : words.say("exam-no-reach");
}

/** @param {Record<string, unknown> | undefined} map */
function isEmpty(map) {
  return !map || !Object.keys(map).length;
}
