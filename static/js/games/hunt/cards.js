/** Technique cards: red scrolls for the fight, blue ones for support, with what they cost and do. */

import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { icon } from "./icons.js";
import { supportsOf } from "./reading.js";
import { choose, hold, isSame, ui } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../words.js").Words} Words */

/**
 * One card of a hand; a button if it can be used now.
 * @param {TableView} table
 * @param {string} card
 */
export function technique(table, card) {
  const { pub, words } = table;
  const printed = pub.techniques[card];
  const inside = html`<span class="tech-head"><b class="tech-cost num">${printed.cost}</b>
      <span class="tech-name">${words.nameOf(card)}</span></span>
    <span class="tech-kind">${icon(printed.kind)}${
    printed.kind === "fight"
      ? html`<span class="tech-strength">${icon("strength")}+${printed.strength}</span>`
      : ""
  }${
    printed.ranged
      ? html`<span class="tech-ranged">${icon("ranged")}${words.say("hunt-ranged")}</span>`
      : ""
  }</span>
    <span class="tech-text">${words.textOf(card)}</span>
    ${odds(table, card)}`;
  return face(table, card, printed, inside);
}

/**
 * @param {TableView} table
 * @param {string} card
 * @param {any} printed
 * @param {any} inside
 */
function face(table, card, printed, inside) {
  const { words } = table;
  const use = useOf(table, card);
  const label = words.say("hunt-card", { card: words.nameOf(card), cost: printed.cost });
  if (!use) {
    return html`
      <div class="tech ${printed.kind}" data-fly="tech-${card}" data-from="deck-${printed.hero}"
        role="group" aria-label=${label}>${inside}</div>
    `;
  }
  return html`
    <button class="tech ${printed.kind} lit ${use.chosen ? "chosen" : ""}"
      data-fly="tech-${card}" data-from="deck-${printed.hero}" aria-pressed=${use.chosen}
      @pointerenter=${use.look} @focus=${use.look} @click=${use.click}>
        <span class="sr">${words.say(`verb-${use.verb}`)}</span>${inside}
        <span class="tech-use" aria-hidden="true">${words.say(`verb-${use.verb}`)}</span></button>
  `;
}

/**
 * What a click on this card means now.
 * @param {TableView} table
 * @param {string} card
 */
function useOf(table, card) {
  const verb = ["card", "discard"].find((one) => table.can(one, card));
  if (verb) {
    const click = { verb, noun: card };
    return { verb, ...choose(table, click), chosen: isSame(ui.preview, click) };
  }
  const targets = supportsOf(table.me)[card];
  if (!targets) return null;
  const play = () =>
    ui.held === card && targets.length === 1
      ? table.act("support", nounOf(card, targets[0]))
      : hold(card);
  return { verb: "support", look: () => {}, click: play, chosen: ui.held === card };
}

/**
 * @param {string} card
 * @param {string} target
 */
export function nounOf(card, target) {
  return target ? `${card}>${target}` : card;
}

/**
 * The chance of a wound with this card, if that is the question.
 * @param {TableView} table
 * @param {string} card
 */
function odds(table, card) {
  const found = oddsOf(table, card);
  return found
    ? until(
      found.then((chance) =>
        chance === undefined
          ? ""
          : html`<span class="tech-odds num" title=${table.words.say("hunt-odds")}>${
            table.words.percent(chance)
          }</span>`
      ),
      "",
    )
    : "";
}

/**
 * @param {TableView} table
 * @param {string} card
 * @returns {Promise<number | undefined> | null}
 */
function oddsOf(table, card) {
  if (table.can("card", card)) return table.hint("card", card).then((hint) => hint.odds);
  const click = ui.preview;
  if (!click || !(click.verb === "fight" || click.verb === "aim")) return null;
  return table.hint(click.verb, click.noun).then((hint) => hint.odds?.[card]);
}
