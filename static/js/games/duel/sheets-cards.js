/** Sheets about cards: what a technique, a reinforcement or an order does, is now, and why it can't be used. */

import { html } from "lit-html";
import { motifOf } from "../../motifs.js";
import { symbol } from "../../symbols.js";
import { isAsked, nouns } from "../asking.js";
import { deckOf, NINJA, technique } from "./facts.js";
import { fighters } from "./model.js";
import { progress } from "./worth.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").Explained} Explained */

/**
 * @param {TableView} table
 * @param {string} id
 * @returns {Explained}
 */
export function cardSheet(table, id) {
  const { words } = table;
  const { kind, cost, damage } = technique(id, words);
  const owner = NINJA.find((one) => deckOf(one, words).includes(id)) ?? "";
  return {
    title: words.nameOf(id),
    kind: `${words.nameOf(kind)} · ${words.nameOf(owner)}`,
    picture: motifOf("duel", id),
    colour: `kind-${kind}`,
    text: words.textOf(id) || words.say("duel-no-effect"),
    now: html`<div class="facts">${fact("chakra", words.say("duel-costs", { n: cost }))}${
      fact("damage", words.say("duel-damages", { n: damage }))
    }</div>${whereIs(table, id)}`,
    whyNot: whyNotLaid(table, id),
  };
}

/**
 * @param {TableView} table
 * @param {string} id
 * @returns {Explained}
 */
export function helpSheet(table, id) {
  const { words, me } = table;
  const held = Boolean(me.help?.[id]) && table.pub.phase === "lay" && isAsked(table);
  const may = nouns(table, "call").some((noun) => noun.startsWith(`${id}>`));
  return {
    title: words.nameOf(id),
    kind: words.say("duel-term-help"),
    picture: motifOf("duel", id),
    colour: "jiraiya",
    text: words.textOf(id),
    now: html`<p>${words.say("duel-term-help-text")}</p>`,
    whyNot: held && !may ? words.say("duel-no-call") : "",
  };
}

/**
 * @param {TableView} table
 * @param {string} id
 * @returns {Explained}
 */
export function orderSheet(table, id) {
  const { words } = table;
  return {
    title: words.nameOf(id),
    kind: words.say("duel-term-orders"),
    picture: symbol("scroll"),
    colour: "akatsuki",
    text: words.textOf(id),
    now: html`${progress(table, id)}<p>${words.say("duel-term-orders-text")}</p>`,
  };
}

/**
 * @param {TableView} table
 * @param {string} kind
 * @returns {Explained}
 */
export function kindSheet({ words }, kind) {
  return {
    title: words.nameOf(kind),
    kind: words.say("duel-kind"),
    picture: symbol(`kind-${kind}`),
    colour: `kind-${kind}`,
    text: words.say("duel-kind-text", { kind: words.nameOf(kind) }),
  };
}

/**
 * Whether it lies, is used up, or was seen in a hand.
 * @param {TableView} table
 * @param {string} id
 */
function whereIs({ pub, me, words }, id) {
  const used = fighters(pub).some((one) =>
    [...Object.values(one.used), ...Object.values(one.turned)].includes(id)
  );
  const seen = Object.values(me.seen ?? {}).some((cards) => cards[id]);
  if (!used && !seen) return "";
  return html`<p><b>${words.say(used ? "duel-gone" : "duel-peeked")}</b></p>`;
}

/**
 * @param {TableView} table
 * @param {string} id
 */
function whyNotLaid(table, id) {
  const { me, words, pub } = table;
  const holder = Object.values(me.fighters ?? {}).find((one) => one.hand?.[id]);
  if (!holder || pub.phase !== "lay" || table.replay) return "";
  if (!isAsked(table)) return words.say("duel-why-done");
  return nouns(table, "lay").some((noun) => noun.startsWith(`${id}>`))
    ? ""
    : words.say("duel-why-full");
}

/**
 * @param {string} sign
 * @param {string} text
 */
function fact(sign, text) {
  return html`<span class="fact ${sign}">${symbol(sign)} ${text}</span>`;
}
