/** Technique cards: picture, cost, name and what they do; fight cards in the hero's colour, supports in teal. */

import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { motifOf } from "../../motifs.js";
import { symbolOf } from "../../symbols.js";
import { icon } from "./icons.js";
import { doesOf } from "./naming.js";
import { costOf, questionOf, supportsOf } from "./reading.js";
import { held, hold } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../words.js").Words} Words */

const LONG_NAME = 22;
const LONG_WORD = 12;

/**
 * The face of a card.
 * @param {TableView} table
 * @param {string} card
 * @param {{foot?: any}} [how]
 */
export function face({ pub, words }, card, { foot = "" } = {}) {
  const { hero, kind, strength, ranged } = pub.techniques[card];
  const cost = costOf(pub, card);
  const name = words.nameOf(card);
  const text = doesOf(words, pub, card);
  const line = kind === "support" ? words.say("hunt-support") : [
    words.say("hunt-strength", { count: strength }),
    ranged ? words.say("hunt-ranged") : "",
  ].filter(Boolean).join(", ");
  return html`
    <span class="tc ${kind}"
      style="--c:var(--${symbolOf(hero)})"><span class="art">${motifOf(
        "hunt",
        card,
      )}</span><b class="cc num">${cost}</b><span
        class="kk">${icon(kind)}</span><b class="nm ${isLong(name)
          ? "long"
          : ""}">${name}</b><span class="ln">${line}</span>
        <span class="tx">${text}</span>${foot}</span>
  `;
}

/** @param {string} name */
function isLong(name) {
  return name.length > LONG_NAME || name.split(/[\s-]/).some((word) => word.length > LONG_WORD);
}

/**
 * A card of one's own hand: chosen by a press if it can be used now, then perhaps for whom.
 * @param {TableView} table
 * @param {string} card
 */
export function handCard(table, card) {
  const { words, pub } = table;
  const verb = useOf(table, card);
  const label = `${
    words.say("hunt-card", { card: words.nameOf(card), cost: costOf(pub, card) })
  }. ${doesOf(words, pub, card)}`;
  const inside = face(table, card, { foot: footOf(table, card, verb) });
  if (!verb) {
    return html`
      <button class="thing hand-card" data-explain="card:${card}" data-fly="tech-${card}"
        aria-label=${label}>${inside}</button>
    `;
  }
  const chosen = held.of(table) === card;
  return html`
    <button class="hand-card ok ${chosen ? "chosen" : ""}" aria-pressed=${chosen}
      data-explain="card:${card}" data-fly="tech-${card}" data-click="${verb} ${card}"
      data-leads=${card} aria-label=${label} @click=${() => hold(table, card)}>${inside}</button>
  `;
}

/**
 * What a card could be used for now; "" for nothing.
 * @param {TableView} table
 * @param {string} card
 * @returns {"card"|"discard"|"support"|""}
 */
export function useOf(table, card) {
  if (table.can("card", card)) return "card";
  if (table.can("discard", card)) return "discard";
  const targets = supportsOf(table.me)[card] ?? [];
  return targets.some((target) => table.can("support", nounOf(card, target))) ? "support" : "";
}

/**
 * @param {string} card
 * @param {string} target
 */
export function nounOf(card, target) {
  return target ? `${card}>${target}` : card;
}

/**
 * Why a card can't be used, in a few words.
 * @param {TableView} table
 * @param {string} card
 */
export function whyNot({ pub, words }, card) {
  const { kind, does = "" } = pub.techniques[card];
  if (isDear(pub, card)) return words.say("hunt-foot-dear");
  if (kind === "fight") return words.say(fightWhy(pub, card));
  const why = words.say("hunt-why", { does });
  return words.say(pub.fight?.target ? "hunt-foot-useless" : "hunt-foot-later", { why });
}

/**
 * @param {View} pub
 * @param {string} card
 */
function fightWhy({ fight, techniques }, card) {
  if (fight?.hero !== techniques[card].hero) return "hunt-foot-fight";
  if (fight.card) return "hunt-foot-one";
  return Object.keys(fight.dice).length ? "hunt-foot-rolled" : "hunt-foot-reach";
}

/**
 * @param {View} pub
 * @param {string} card
 */
function isDear(pub, card) {
  return costOf(pub, card) > (pub.heroes[pub.techniques[card].hero]?.chakra ?? 0);
}

/**
 * @param {TableView} table
 * @param {string} card
 * @param {string} verb
 */
function footOf(table, card, verb) {
  const { words, pub } = table;
  const question = questionOf(table);
  if (!verb) return question || !(pub.fight?.target || pub.injury) ? "" : foot(whyNot(table, card));
  if (verb === "card") return html`${warning(table)}${oddsFoot(table, card)}`;
  if (verb === "support" && pub.fight?.target) return changedFoot(table, card);
  return foot(html`<b>${words.say(`hunt-foot-${verb}`)}</b>`);
}

/** @param {any} text */
function foot(text) {
  return html`<span class="foot">${text}</span>`;
}

/**
 * The chance that a support would make of the one that stands, and the one that stands; null where it isn't known,
 * or differs by target.
 * @param {TableView} table
 * @param {string} card
 */
export async function changeOf(table, card) {
  const targets = supportsOf(table.me)[card];
  const all = await Promise.all(targets.map((one) => table.hint("support", nounOf(card, one))));
  const { odds, then } = all[0];
  return then !== undefined && all.every((one) => one.then === then) ? { odds, then } : null;
}

/**
 * @param {TableView} table
 * @param {string} card
 */
function changedFoot(table, card) {
  const { words } = table;
  const playable = html`<b>${words.say("hunt-foot-support")}</b>`;
  const told = changeOf(table, card).then((change) => {
    if (!change) return foot(playable);
    if (change.odds === change.then) return foot(words.say("hunt-changes-nothing"));
    return html`<b class="on-art num">${words.percent(change.then)}</b>${foot(playable)}`;
  });
  return until(told, "");
}

/** A fight card against who pays it back. @param {TableView} table */
function warning({ pub, words }) {
  const talents = pub.enemies[pub.fight?.target]?.talents ?? [];
  return talents.includes("grudge")
    ? html`<span class="foot warn">${words.say("hunt-grudge")}</span>`
    : "";
}

/**
 * @param {TableView} table
 * @param {string} card
 */
function oddsFoot(table, card) {
  const { words } = table;
  const odds = table.hint("card", card).then(({ odds }) =>
    odds === undefined ? "" : words.percent(odds)
  );
  return html`<b class="on-art num">${until(odds, "")}</b><span class="foot">${
    words.say("hunt-foot-card")
  }</span>`;
}
