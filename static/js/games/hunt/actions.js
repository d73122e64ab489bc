/** The dock under the map: the fight, what is asked, the clicks that answer it, and who is waited for. */

import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { symbol, symbolOf } from "../../symbols.js";
import { awaitedNames, nouns } from "../asking.js";
import { arena } from "./arena.js";
import { emblem } from "./emblems.js";
import { icon } from "./icons.js";
import { news } from "./news.js";
import { pair } from "./pair.js";
import { heroesOf, questionOf } from "./reading.js";
import { supports } from "./supports.js";
import { DOTS } from "./team.js";
import { isThinking, thoughts, throwFacts } from "./thoughts.js";
import { choose } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table */
export function dock(table) {
  const { pub, me, seat, replay, words } = table;
  if (pub.outcome) return arena(table);
  const question = replay ? "" : questionOf(pub, me, seat);
  const thought = thoughts(table);
  return html`<div class="panel act dock" data-question=${question}>
    ${news(table)}${arena(table)}
    <div class="asked ${question ? "open" : ""}">
      <p class="prompt ${isMine(question) ? "mine" : ""} ${thought ? "sr" : ""}" role="status">${
    isMine(question) ? html`${injuryOf(table)}${words.say(`ask-${question}`)}` : waiting(table)
  }</p>
      ${thought || tip(table, question)}</div>
    ${
    question
      ? html`<div class="dock-row"><div class="buttons">${
        (ANSWERS[question] ?? onward)(table)
      }</div>${supports(table)}</div>`
      : ""
  }
  </div>`;
}

/** @param {string} question */
function isMine(question) {
  return question !== "" && question !== "support";
}

/**
 * What can be clicked besides the buttons.
 * @param {TableView} table
 * @param {string} question
 */
function tip({ words }, question) {
  const id = TIPS[question];
  return id ? html`<p class="note">${words.say(id)}</p>` : "";
}

/** @param {TableView} table */
function waiting(table) {
  return html`${DOTS}${table.words.say("hunt-thinking", { names: awaitedNames(table) })}`;
}

/**
 * Whom the injury threatens, and from what.
 * @param {TableView} table
 */
function injuryOf({ pub, words }) {
  const { injury } = pub;
  if (!injury) return "";
  const what = words.nameOf(injury.card);
  return html`
    <span class="injury">${emblem(injury.card)}${injury.hero
      ? words.say("hunt-threat", {
        what,
        hero: words.nameOf(injury.hero),
        health: pub.heroes[injury.hero].health,
      })
      : what}</span>
  `;
}

const TIPS = /** @type {Record<string, string>} */ ({
  act: "hunt-tip-act",
  look: "hunt-tip-look",
  refill: "hunt-tip-refill",
});

/** What each question offers as buttons; the rest is clicked on the map and in the hand. */
const ANSWERS = /** @type {Record<string, (table: TableView) => any>} */ ({
  pick: () => "",
  begin: (table) => [each(table, "begin", true), pause(table)],
  act,
  need: (table) => [fightCards(table), verb(table, "back")],
  before: (table) => [rolling(table), fightCards(table), verb(table, "back")],
  special: onward,
  reroll: (table) => [verb(table, "taijutsu", true), verb(table, "go", !table.can("taijutsu"))],
  after: onward,
  mark: (table) => verb(table, "done", true),
  choose: (table) => each(table, "target"),
  aim: (table) => each(table, "aim"),
  injury: (table) => verb(table, "endure", true),
  name: (table) => each(table, "name"),
  look: (table) => [each(table, "look"), verb(table, "done")],
  top: (table) => tops(table),
  ride: (table) => [verb(table, "ride", true), verb(table, "stay")],
  refill,
  support: () => "",
  hope: (table) => verb(table, "pass", true),
});

/** @param {TableView} table */
function onward(table) {
  return verb(table, "go", true);
}

/**
 * @param {TableView} table
 * @param {string} name
 * @param {boolean} [main]
 */
function verb(table, name, main = false) {
  if (!table.can(name)) return "";
  const look = main && !isThinking() ? "primary" : "";
  return html`<button class=${look} data-click="${name} " @click=${() => table.act(name)}>${
    table.words.say(`verb-${name}`)
  }</button>`;
}

/**
 * A button for every noun of a verb.
 * @param {TableView} table
 * @param {string} name
 * @param {boolean} [main]
 */
function each(table, name, main = false) {
  return nouns(table, name).map((noun, at) =>
    one(table, name, noun, main && at === 0 && !isThinking())
  );
}

/**
 * @param {TableView} table
 * @param {string} name
 * @param {string} noun
 * @param {boolean} main
 */
function one(table, name, noun, main) {
  const { pub, words } = table;
  const enemy = pub.enemies[noun];
  const run = enemy ? choose(table, { verb: name, noun }).click : () => table.act(name, noun);
  return html`
    <button class=${main ? "primary" : ""} data-click="${name} ${noun}"
      @click=${run}>${enemy
        ? emblem(enemy.card)
        : pub.heroes[noun]
        ? symbol(symbolOf(noun))
        : ""}<span>${pair(words, `verb-${name}`, words.nameOf(enemy?.card ?? noun))}</span></button>
  `;
}

/** @param {TableView} table */
function act(table) {
  const { me, pub, words, can } = table;
  const hero = pub.heroes[pub.acting];
  if (!hero) return "";
  const idle = !me.choices?.move && !me.choices?.fight && !can("meditate");
  return [
    html`<span class="fact">${icon("actions")}${
      words.say("hunt-actions", { count: hero.actions })
    }${
      pub.journey?.steps
        ? html`
          · ${words.say("hunt-steps", { count: pub.journey.steps })}
        `
        : ""
    }</span>`,
    each(table, "fight"),
    verb(table, "meditate"),
    verb(table, "land", true),
    dashes(table),
    verb(table, "end", idle),
  ];
}

/** @param {TableView} table */
function dashes(table) {
  const areas = nouns(table, "dash");
  if (!areas.length) return "";
  const { words } = table;
  return html`
    <details class="dashes">
      <summary class="button">${words.say("verb-dash")}</summary>
      <div class="buttons">${areas.map((area) =>
        html`<button class="small" @click=${() => table.act("dash", area)}>${
          words.nameOf(area)
        }</button>`
      )}</div>
    </details>
  `;
}

/** @param {TableView} table */
function rolling(table) {
  if (!table.can("roll")) return "";
  const facts = table.hint("roll").then((hint) => throwFacts(table, hint));
  return html`${verb(table, "roll", true)}<span class="beside">${until(facts, "")}</span>`;
}

/** @param {TableView} table */
function fightCards(table) {
  const { words } = table;
  return nouns(table, "card").map((card) => {
    const hint = table.hint("card", card);
    const printed = table.pub.techniques[card].cost;
    const cost = hint.then(({ cost }) => cost ?? printed);
    const odds = hint.then(({ odds }) =>
      odds === undefined ? "" : html`<b class="num">${words.percent(odds)}</b>`
    );
    return html`<button class="fight-card" data-click="card ${card}" @click=${() =>
      table.act("card", card)}>
      <span>${words.nameOf(card)} <small>${icon("chakra")}${until(cost, printed)}</small></span>${
      until(odds, "")
    }</button>`;
  });
}

/**
 * Every hero's choice by itself: a player may lead several.
 * @param {TableView} table
 */
function refill(table) {
  const cards = nouns(table, "discard");
  const keeps = nouns(table, "keep");
  const heroes = heroesOf(table.pub).filter((hero) =>
    keeps.includes(hero) || cards.some((card) => table.pub.techniques[card].hero === hero)
  );
  return heroes.map((hero, at) => [
    at ? html`<hr class="next-hero">` : "",
    keeps.includes(hero) ? one(table, "keep", hero, !at && !isThinking()) : "",
    discards(table, cards.filter((card) => table.pub.techniques[card].hero === hero)),
  ]);
}

/**
 * @param {TableView} table
 * @param {string[]} cards
 */
function discards(table, cards) {
  const { pub, words } = table;
  return cards.map((card) => {
    const label = pair(words, "verb-discard", words.nameOf(card));
    return html`
      <button class="small chip ${pub.techniques[card].kind}" aria-label=${label} title=${label}
        data-click="discard ${card}"
        @click=${choose(table, { verb: "discard", noun: card }).click}><b class="num">${pub
          .techniques[card].cost}</b>${words.nameOf(card)}</button>
    `;
  });
}

/** @param {TableView} table */
function tops(table) {
  const { pub, me, words } = table;
  const known = { ...pub.foreseen, ...me.foreseen };
  return nouns(table, "top").map((place) =>
    html`<button @click=${() => table.act("top", place)}>${emblem(known[place] ?? "back")}<span>${
      pair(words, "verb-top", words.nameOf(known[place] ?? "back"))
    }</span></button>`
  );
}

/** @param {TableView} table */
function pause(table) {
  const wanted = ["on", "off"].find((way) => table.can("pause", way));
  return wanted
    ? html`<button class="small quiet" @click=${() => table.act("pause", wanted)}>${
      table.words.say(`label-pause-${wanted}`)
    }</button>`
    : "";
}
