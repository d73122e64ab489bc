/** Levels: three to spread before the start, one to raise after a battle; before and after, and what is new. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { symbol, symbolOf } from "../../symbols.js";
import { chosenHero } from "./look.js";
import { chooseHero } from "./looking.js";
import { heroesOf, knownBy, NUMBERS, numbersAt } from "./model.js";
import { areaOf, doing, levelMark } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */

export const choices = 3;
const TOP = 3;
/** Health, Chakra, Attack, Dodge and Equipment. */
export const SIGNS = ["x-heart", "x-chakra", "card-melee", "x-dodge", "x-kunai"];

/** Level-ups that are spread already. @param {TableView} table */
export function given({ me }) {
  return Object.values(me.spread ?? {}).reduce((sum, one) => sum + one, 0);
}

/** @param {TableView} table */
export function spreading(table) {
  const { pub, me, seat } = table;
  return html`
    <div class="dojo">
      <ul class="rises">${heroesOf(pub, seat).map((hero) => {
        const level = 1 + (me.spread?.[hero] ?? 0);
        const isOpen = given(table) < choices;
        return html`
          <li class="rise spreads"
            style="--c:var(--${symbolOf(hero)})">${portrait(hero)}${head(
              table,
              hero,
              level,
            )}<span class="steps">${step(table, hero, "level-down", "−")}${step(
              table,
              hero,
              "level-up",
              "+",
            )}</span>${numbers(
              table,
              hero,
              level,
              isOpen && level < TOP ? level + 1 : level,
            )}${fresh(
              table,
              hero,
              level,
              level < TOP ? level + 1 : level,
            )}</li>
        `;
      })}</ul>
    </div>
  `;
}

/** @param {TableView} table */
export function raising(table) {
  const { pub, seat, words } = table;
  return html`
    <div class="dojo">
      <ul class="rises">${heroesOf(pub, seat).map((hero) => {
        const { level } = pub.teams[seat].heroes[hero];
        if (!table.can("raise", hero)) {
          return html`
            <li class="rise full"
              style="--c:var(--${symbolOf(hero)})">${portrait(hero)}${head(
                table,
                hero,
                level,
              )}<p class="none">${words.say("exam-top")}</p></li>
          `;
        }
        const isChosen = chosenHero(table) === hero;
        return html`<li><button class="rise ${isChosen ? "sel" : ""}" aria-pressed=${isChosen}
        style="--c:var(--${symbolOf(hero)})" data-explain="hero:${hero}" data-leads=${
          isChosen ? "" : hero
        }
        @click=${() => chooseHero(table, hero)}>${card(table, hero, level)}</button></li>`;
      })}</ul>
    </div>
  `;
}

/**
 * From one level to the next, as the question shows it and the scene does.
 * @param {TableView} table
 * @param {string} hero
 * @param {number} level
 */
export function card(table, hero, level) {
  return html`${portrait(hero)}${head(table, hero, level, level + 1)}${
    numbers(table, hero, level, level + 1)
  }${fresh(table, hero, level, level + 1)}`;
}

/** @param {string} hero */
function portrait(hero) {
  return html`<span class="bust">${faceOf(hero, { frame: "none" })}</span>`;
}

/**
 * @param {TableView} table
 * @param {string} hero
 * @param {number} level
 * @param {number} [next]
 */
function head(table, hero, level, next) {
  const { words } = table;
  return html`<span class="rn"><b>${words.nameOf(hero)}</b>${
    levelMark(table, next ?? level)
  }<small>${
    next ? words.say("exam-rises", { level, next }) : words.say("exam-level", { level })
  }</small></span>`;
}

/**
 * @param {TableView} table
 * @param {string} hero
 * @param {number} level
 * @param {number} next
 */
function numbers({ words }, hero, level, next) {
  const [now, then] = [numbersAt(words, hero, level), numbersAt(words, hero, next)];
  return html`<span class="rows">${
    NUMBERS.map((name, at) => {
      const rises = (then[at] ?? 0) > (now[at] ?? 0);
      return html`
        <span
          class="nr ${rises ? "up" : ""}">${symbol(SIGNS[at])}<span>${words.say(
            `label-${name}`,
          )}</span><b class="num">${now[at]}</b>${next === level
            ? ""
            : html`<i>→</i><b class="num">${then[at]}</b>`}</span>
      `;
    })
  }</span>`;
}

/**
 * What opens at the next level.
 * @param {TableView} table
 * @param {string} hero
 * @param {number} level
 * @param {number} next
 */
function fresh(table, hero, level, next) {
  const { pub, words } = table;
  const team = Object.values(pub.teams).find(({ heroes }) => heroes?.[hero]);
  const opens = team && next > level
    ? knownBy(team.heroes[hero]).filter(([, needs]) => needs === next).map(([id]) => id)
    : [];
  if (!opens.length) {
    return html`<span class="newt"><span class="tx">${words.say("exam-nothing-new")}</span></span>`;
  }
  return html`<span class="newt"><em>${words.say("exam-new", { level: next })}</em>${
    opens.map((id) =>
      html`<span class="opens"><b>${words.nameOf(id)}</b><span class="tx">${
        words.textOf(id)
      }</span>${areaOf(table, id)}</span>`
    )
  }</span>`;
}

/**
 * @param {TableView} table
 * @param {string} hero
 * @param {string} verb
 * @param {string} sign
 */
function step(table, hero, verb, sign) {
  const { words, can, act, replay } = table;
  if (replay) return "";
  if (!can(verb, hero)) return html`<span class="btn off" aria-hidden="true">${sign}</span>`;
  return html`
    <button class="btn" data-verb=${verb} data-click="${verb} ${hero}"
      aria-label=${doing(table, verb, words.nameOf(hero))} @click=${() =>
        act(verb, hero)}>${sign}</button>
  `;
}
