/** The click under consideration: where it leads, what it costs, and the odds. */

import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { talentText } from "./band.js";
import { nounOf } from "./cards.js";
import { emblem, kindOf } from "./emblems.js";
import { healthText } from "./health.js";
import { icon } from "./icons.js";
import { pair } from "./pair.js";
import { supportsOf } from "./reading.js";
import { consider, hold, ui } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./ui.js").Click} Click */

/** @param {TableView} table */
export function thoughts(table) {
  if (ui.held && supportsOf(table.me)[ui.held]) return held(table, ui.held);
  const click = ui.preview;
  if (!click) return "";
  if (click.verb === "inspect") return inspect(table, click.noun);
  if (!table.can(click.verb, click.noun)) return "";
  return (DRAWN[click.verb] ?? plain)(table, click);
}

/** Whether something waits for its second click. */
export function isThinking() {
  return Boolean(ui.held) || Boolean(ui.preview && ui.preview.verb !== "inspect");
}

const DRAWN = /** @type {Record<string, (table: TableView, click: Click) => any>} */ ({
  move: way,
  dash: way,
  fight: duel,
  aim: duel,
  card: throwing,
});

/**
 * @param {TableView} table
 * @param {Click} click
 * @param {any} facts
 */
function thought(table, click, facts) {
  const { words } = table;
  const name = words.nameOf(table.pub.enemies[click.noun]?.card ?? click.noun);
  return html`<div class="thought"><div class="thought-facts">${facts}</div>
    <button class="primary" data-click="${click.verb} ${click.noun}"
      @click=${() => table.act(click.verb, click.noun)}>${
    pair(words, `verb-${click.verb}`, name)
  }</button></div>`;
}

/**
 * @param {TableView} table
 * @param {Click} click
 */
function plain(table, click) {
  return thought(table, click, "");
}

/**
 * @param {TableView} table
 * @param {Click} click
 */
function way(table, click) {
  const facts = table.hint(click.verb, click.noun).then((hint) =>
    hint.cost === undefined ? "" : wayFacts(table, hint)
  );
  return thought(table, click, until(facts, ""));
}

/**
 * @param {TableView} table
 * @param {Record<string, any>} hint
 */
function wayFacts({ words }, { cost, hidden, stops, tobi }) {
  const fact = (/** @type {string} */ name, /** @type {string} */ text, look = "") =>
    html`<span class="fact ${look}">${icon(name)}${text}</span>`;
  return [
    fact("actions", words.say("hunt-cost", { cost })),
    hidden ? fact("stop", words.say("hunt-unknown-there"), "warn") : "",
    stops && !hidden ? fact("stop", words.say("label-stops"), "warn") : "",
    fact("target", words.say("hunt-to-tobi", { steps: tobi })),
  ];
}

/**
 * @param {TableView} table
 * @param {Click} click
 */
function duel(table, click) {
  const { words } = table;
  const facts = table.hint(click.verb, click.noun).then((hint) =>
    html`<span class="fact">${icon("defence")}${
      words.say("hunt-defence-now", { defence: hint.defence })
    }</span>${
      hint.special
        ? html`<span class="fact warn">${icon("sharingan")}${words.say("label-special")}</span>`
        : ""
    }${oddsList(table, hint.odds ?? {}, hint.tax ?? 0)}`
  );
  return thought(
    table,
    click,
    html`${until(facts, "")}<p class="talent">${talentText(table, click.noun)}</p>`,
  );
}

/**
 * The chance of a wound without a card and with each one, best first.
 * @param {TableView} table
 * @param {Record<string, number>} odds per mille
 * @param {number} tax what each card costs more
 */
function oddsList({ pub, words }, odds, tax) {
  const cards = Object.keys(odds).sort((a, b) => odds[b] - odds[a]);
  return html`<ul class="odds" aria-label=${words.say("hunt-odds")}>${
    cards.map((card) =>
      html`<li style="--p:${odds[card] / 10}%"><span>${
        card === "none" ? words.say("label-no-card") : words.nameOf(card)
      }${
        card === "none" ? "" : html`
          <small>${icon("chakra")}${pub.techniques[card].cost + tax}</small>
        `
      }</span><b class="num">${words.percent(odds[card])}</b></li>`
    )
  }</ul>`;
}

/**
 * @param {TableView} table
 * @param {Click} click
 */
function throwing(table, click) {
  const facts = table.hint(click.verb, click.noun).then((hint) => throwFacts(table, hint));
  return thought(table, click, until(facts, ""));
}

/**
 * @param {TableView} table
 * @param {Record<string, any>} hint
 */
export function throwFacts({ words }, hint) {
  return hint.odds === undefined
    ? ""
    : html`<span class="fact">${icon("hit")}${words.say("hunt-odds")} <b class="num">${
      words.percent(hint.odds)
    }</b></span>${
      hint.cost
        ? html`<span class="fact">${icon("chakra")}${pair(words, "label-chakra", hint.cost)}</span>`
        : ""
    }`;
}

/**
 * @param {TableView} table
 * @param {string} key
 */
function inspect(table, key) {
  const { pub, words } = table;
  const one = pub.enemies[key];
  if (!one) return "";
  return html`
    <div
      class="thought inspect"><span class="foe-dot ${kindOf(key, one.card)}">${emblem(
        one.card,
      )}</span><div class="thought-facts"><b>${words.nameOf(one.card)}</b>
          <span class="fact">${icon("health")}${pair(
            words,
            "label-health",
            healthText(words, one),
          )}</span>
          <span class="fact">${icon("defence")}${words.say("hunt-defence-now", {
            defence: one.defence,
          })}</span>
          <p class="talent">${talentText(table, key)}</p></div>
        <button class="small quiet" @click=${() => consider(null)}>${words.say(
          "close",
        )}</button></div>
  `;
}

/**
 * A support in hand: what it does, and on whom.
 * @param {TableView} table
 * @param {string} card
 */
function held(table, card) {
  const { pub, words } = table;
  const name = (/** @type {string} */ target) =>
    target ? words.nameOf(pub.enemies[target]?.card ?? target) : words.say("hunt-alone");
  const targets = supportsOf(table.me)[card];
  return html`
    <div class="thought">
      <div class="thought-facts"><b>${words.nameOf(card)}</b>
          <p class="talent">${words.say(`card-${card}-text`)}</p></div>
      <div
        class="buttons">${targets.map((target, at) =>
          html`<button class=${at ? "" : "primary"} data-click="support ${
            nounOf(card, target)
          }" @click=${() => table.act("support", nounOf(card, target))}>${
            targets.length === 1 && !target
              ? words.say("verb-support")
              : pair(words, targets.length > 1 ? "verb-target" : "verb-support", name(target))
          }</button>`
        )}<button class="small quiet" @click=${() => hold("")}>${words.say("close")}</button></div>
    </div>
  `;
}
