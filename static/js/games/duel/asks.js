/** The prompt of the duel: one sentence, one quiet line, and its answers. */

import { prompt, waitingFor } from "../../stage/prompt.js";
import { isAsked, nouns } from "../asking.js";
import { ninjaOf } from "./gallery.js";
import { armed, inView, swapped } from "./laying.js";
import { led, leftOf, PLACES } from "./model.js";
import { packing, spare } from "./packing.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../stage/prompt.js").Answer} Answer */

/** @param {TableView} table */
export function ask(table) {
  if (table.can("undone")) return laid(table);
  if (!isAsked(table)) return waiting(table);
  return (ASKS[table.pub.phase] ?? waiting)(table);
}

/** What the key for the main answer does. @param {TableView} table */
export function mainClick(table) {
  const { phase } = table.pub;
  if (phase === "pick" || phase === "ban") return table.act(phase, ninjaOf(table));
  if (phase === "discard") return armed.of(table) && table.act("discard", armed.of(table));
  table.act(phase === "name" ? "step-forward" : phase === "swap" ? "stay" : "done");
}

/** @type {Record<string, (table: TableView) => any>} */
const ASKS = {
  ban: (table) => sending(table, "ban"),
  pick: (table) => sending(table, "pick"),
  name: (table) => plain(table, [answer(table, "step-forward")]),
  challenge: (table) => plain(table, []),
  discard,
  out,
  lay,
  swap,
};

/**
 * @param {TableView} table
 * @param {Answer[]} answers
 * @param {Record<string, any>} [more]
 */
function plain(table, answers, more = {}) {
  const { words, pub } = table;
  const note = words.has(`duel-note-${pub.phase}`) ? words.say(`duel-note-${pub.phase}`) : "";
  return prompt(table, { text: words.say(`duel-ask-${pub.phase}`), note, answers, ...more });
}

/**
 * @param {TableView} table
 * @param {string} verb
 * @param {Partial<Answer>} [more]
 * @returns {Answer}
 */
function answer({ words }, verb, more = {}) {
  return { label: words.say(`verb-${verb}`), verb, look: "primary", ...more };
}

/**
 * Two ninja of one player are sent one after the other.
 * @param {TableView} table
 * @param {string} verb
 */
function sending(table, verb) {
  const { words, pub, me, seat } = table;
  const ninja = ninjaOf(table);
  const slots = Object.values(pub.leads ?? {}).filter((one) => Number(one) === seat).length;
  const sent =
    Object.keys(me.picks ?? {}).filter((slot) => Number(pub.leads[slot]) === seat).length;
  const text = verb === "pick" && slots > 1
    ? words.say("duel-ask-pick-of", { n: sent + 1, of: slots })
    : words.say(`duel-ask-${verb}`);
  const label = words.say(`duel-do-${verb}`, { ninja: words.nameOf(ninja) });
  return plain(table, [
    answer(table, verb, { noun: ninja, label, why: words.say("duel-not-this") }),
  ], { text });
}

/** It can't be taken back: chosen first, then confirmed. @param {TableView} table */
function discard(table) {
  const { words } = table;
  const card = armed.of(table);
  const label = card
    ? words.say("duel-do-discard", { card: words.nameOf(card) })
    : words.say("verb-discard");
  return plain(table, [
    answer(table, "discard", { noun: card, label, why: words.say("duel-choose-one") }),
  ]);
}

/** @param {TableView} table */
function out(table) {
  const { words, me } = table;
  const fighter = packing(table);
  const own = fighter ? me.fighters[fighter.index] : {};
  const left = (own.surplus ?? 0) - Object.keys(own.out ?? {}).length;
  const advised = spare(table).slice(0, Math.max(0, left));
  const recommended = /** @type {Answer} */ ({
    label: words.say("duel-do-spare"),
    verb: "drop",
    noun: advised[0] ?? "",
    why: words.say(left > 0 ? "duel-choose-one" : "duel-packed"),
    run: () => advised.forEach((id) => table.act("drop", id)),
  });
  return prompt(table, {
    text: words.say("duel-ask-out"),
    note: words.say("duel-note-out", { n: Math.max(0, left) }),
    answers: [
      ...own.spare ? [recommended] : [],
      answer(table, "done", { why: words.say("duel-to-go", { n: left }) }),
    ],
  });
}

/** @param {TableView} table */
function lay(table) {
  const { words } = table;
  const fighter = inView(table);
  const all = led(table);
  const missing = all.reduce((sum, one) => sum + gaps(table, one.index).length, 0);
  const place = fighter ? gaps(table, fighter.index)[0] : undefined;
  const ninja = words.nameOf(fighter?.ninja ?? "");
  const text = place && fighter?.seat === table.seat
    ? words.say(all.length > 1 ? "duel-ask-lay-of" : "duel-ask-lay", { place, ninja })
    : words.say("duel-ask-lay-done");
  return prompt(table, {
    text,
    note: purse(table),
    answers: [
      takeBack(table),
      answer(table, "done", { why: words.say("duel-to-lay", { n: missing }) }),
    ],
  });
}

/**
 * @param {TableView} table
 * @param {string} index
 */
function gaps({ me }, index) {
  const { laid } = me.fighters[index];
  return PLACES.filter((place) => !laid[place]);
}

/** The card laid last, as far as it lies. @param {TableView} table @returns {Answer} */
function takeBack(table) {
  const { words, me } = table;
  const fighter = inView(table);
  const cards = fighter ? PLACES.map((place) => me.fighters[fighter.index].laid[place]) : [];
  const last = cards.findLast((card) => card && table.can("take-back", card)) ?? "";
  return {
    label: words.say("verb-take-back"),
    icon: "undo",
    verb: "take-back",
    noun: last,
  };
}

/** The Chakra left after all that is laid. @param {TableView} table */
function purse(table) {
  const { words, me } = table;
  const fighter = inView(table);
  if (!fighter) return "";
  const seen = Object.values(me.fighters[fighter.index]?.preview ?? {});
  if (seen.some((card) => !card.paid)) return words.say("duel-purse-dear");
  if (armed.of(table)) return words.say("duel-note-armed");
  return words.say("duel-purse", { left: leftOf(table, fighter) ?? fighter.chakra });
}

/** Done already, and free to think again. @param {TableView} table */
function laid(table) {
  const { words } = table;
  return prompt(table, {
    text: words.say("duel-ask-laid"),
    note: waitingFor(table),
    answers: [answer(table, "undone", { look: "", icon: "undo" })],
  });
}

/** @param {TableView} table */
function swap(table) {
  const { words } = table;
  const card = swapped.of(table);
  const note = card ? words.say("duel-note-swap-place") : words.say("duel-note-swap");
  return prompt(table, {
    text: words.say("duel-ask-swap"),
    note: nouns(table, "exchange").length ? note : "",
    answers: [answer(table, "stay")],
  });
}

/** @param {TableView} table */
function waiting(table) {
  const { pub, words } = table;
  return prompt(table, {
    text: words.say(`duel-waits-${pub.phase}`),
    note: pub.phase === "over" ? "" : waitingFor(table),
  });
}
