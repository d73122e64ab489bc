/** The prompt of the duel: one sentence, one quiet line, and its answers. */

import { html } from "lit-html";
import { waitingFor } from "../../stage/prompt.js";
import { askAbout } from "../../stage/sheet.js";
import { isAsked, nouns } from "../asking.js";
import { against } from "./against.js";
import { ninjaOf } from "./gallery.js";
import { armed, forgotten, inView, swapped } from "./laying.js";
import { led, leftOf, ownPick, PLACES } from "./model.js";
import { leftToPack } from "./packing.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../stage/prompt.js").Answer} Answer */

/** @param {TableView} table */
export function ask(table) {
  if (table.can("undone")) return laid(table);
  if (!isAsked(table)) return waiting(table);
  if (table.me.packing) return packing(table);
  return (ASKS[table.pub.phase] ?? waiting)(table);
}

/** What the key for the main answer does. @param {TableView} table */
export function mainClick(table) {
  const { phase } = table.pub;
  if (table.me.packing) return table.act("done");
  if (phase === "pick" || phase === "ban") return table.act(phase, ninjaOf(table));
  if (phase === "discard") return armed(table) && table.act("discard", armed(table));
  if (phase === "lay" && !forgotten.of(table)) return done(table);
  table.act(phase === "name" ? "step-forward" : phase === "swap" ? "stay" : "done");
}

/** @type {Record<string, (table: TableView) => any>} */
const ASKS = {
  ban: (table) => sending(table, "ban"),
  pick: (table) => sending(table, "pick"),
  name: (table) => plain(table, [holds(table, "step-forward"), answer(table, "step-forward")]),
  challenge: (table) => plain(table, [holds(table, "challenge")]),
  discard,
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
  return { text: words.say(`duel-ask-${pub.phase}`), note, answers, ...more };
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
 * The way to one's reinforcements and orders, beside what is asked.
 * @param {TableView} table
 * @param {string} verb
 */
function holds(table, verb) {
  return answer(table, verb, {
    noun: nouns(table, verb)[0] ?? "",
    label: table.words.say("duel-rows"),
    look: "quiet",
    leads: "",
    run: () => askAbout(`player:${table.seat}`),
  });
}

/**
 * Two ninja of one player are sent one after the other.
 * @param {TableView} table
 * @param {string} verb
 */
function sending(table, verb) {
  const { words, pub, me, seat, can } = table;
  const ninja = ninjaOf(table);
  const slots = Object.values(pub.leads ?? {}).filter((one) => Number(one) === seat).length;
  const sent =
    Object.keys(me.picks ?? {}).filter((slot) => Number(pub.leads[slot]) === seat).length;
  const text = verb === "pick" && slots > 1
    ? words.say("duel-ask-pick-of", { n: sent + 1, of: slots })
    : words.say(`duel-ask-${verb}`);
  const label = words.say(`duel-do-${verb}`, { ninja: words.nameOf(ninja) });
  const cards = answer(table, verb, {
    noun: ninja,
    look: "quiet",
    label: words.say("duel-do-look"),
    leads: "",
    run: () => askAbout(`ninja:${ninja}`),
  });
  const change = answer(table, "change", { noun: ninja, look: "" });
  const together = against(table);
  const packed = can("change", ninja) ? words.say("duel-note-packed") : "";
  return plain(table, [
    ...can("change", ninja) ? [change] : can(verb, ninja) ? [cards] : [],
    answer(table, verb, { noun: ninja, label, why: words.say("duel-not-this") }),
  ], { text, ...together || packed ? { note: together || packed } : {} });
}

/** It can't be taken back: chosen first, then confirmed. @param {TableView} table */
function discard(table) {
  const { words } = table;
  const card = armed(table);
  const label = card
    ? words.say("duel-do-discard", { card: words.nameOf(card) })
    : words.say("verb-discard");
  return plain(table, [
    answer(table, "discard", { noun: card, label, why: words.say("duel-choose-one") }),
  ]);
}

/** @param {TableView} table */
function packing(table) {
  const { words, me } = table;
  const ninja = words.nameOf(me.packing.ninja);
  const left = leftToPack(table);
  return {
    text: words.say("duel-ask-pack", { ninja }),
    note: words.say("duel-note-pack", { n: left }),
    answers: [
      answer(table, "back", { look: "quiet" }),
      answer(table, "done", {
        label: words.say("duel-do-pick", { ninja }),
        why: words.say("duel-to-go", { n: left }),
      }),
    ],
  };
}

/** @param {TableView} table */
function lay(table) {
  const { words } = table;
  if (forgotten.of(table)) return withoutHelp(table);
  const fighter = inView(table);
  const all = led(table);
  const missing = all.reduce((sum, one) => sum + gaps(table, one.index).length, 0);
  const place = fighter ? gaps(table, fighter.index)[0] : undefined;
  const ninja = words.nameOf(fighter?.ninja ?? "");
  const text = fighter && fighter.seat !== table.seat
    ? handOf(table, fighter)
    : place
    ? words.say(all.length > 1 ? "duel-ask-lay-of" : "duel-ask-lay", { place, ninja })
    : words.say("duel-ask-lay-done");
  return {
    text,
    note: notes(against(table), purse(table)),
    answers: [
      ...takeBack(table),
      answer(table, "done", {
        why: words.say("duel-to-lay", { n: missing }),
        run: () => done(table),
      }),
    ],
  };
}

/**
 * Whose cards a camp mate sees.
 * @param {TableView} table
 * @param {import("./model.js").Fighter} fighter
 */
function handOf({ words, nameOf }, { seat, ninja }) {
  return words.say("duel-hand-of", { name: nameOf(seat), ninja: words.nameOf(ninja) });
}

/** A reinforcement that was chosen and lies nowhere isn't forgotten. @param {TableView} table */
function done(table) {
  if (armed(table)) forgotten.toggle(table, armed(table));
  else table.act("done");
}

/** @param {TableView} table */
function withoutHelp(table) {
  const { words } = table;
  const card = forgotten.of(table);
  return {
    text: words.say("duel-ask-forgotten"),
    note: words.nameOf(card),
    answers: [
      answer(table, "done", { label: words.say("duel-do-without"), look: "" }),
      answer(table, "done", {
        label: words.say("duel-do-place"),
        leads: card,
        run: () => forgotten.toggle(table, card),
      }),
    ],
  };
}

/**
 * @param {TableView} table
 * @param {string} index
 */
function gaps({ me }, index) {
  const { laid } = me.fighters[index];
  return PLACES.filter((place) => !laid[place]);
}

/** The card laid last, as far as one lies. @param {TableView} table @returns {Answer[]} */
function takeBack(table) {
  const { words, me } = table;
  const fighter = inView(table);
  const cards = fighter ? PLACES.map((place) => me.fighters[fighter.index].laid[place]) : [];
  const last = cards.findLast((card) => card && table.can("take-back", card));
  return last
    ? [{ label: words.say("verb-take-back"), icon: "undo", verb: "take-back", noun: last }]
    : [];
}

/** The Chakra left after all that is laid. @param {TableView} table */
function purse(table) {
  const { words, me } = table;
  const fighter = inView(table);
  if (!fighter) return "";
  const seen = Object.values(me.fighters[fighter.index]?.preview ?? {});
  if (seen.some((card) => !card.paid)) return words.say("duel-purse-dear");
  if (armed(table)) return words.say("duel-note-armed");
  return words.say("duel-purse", { left: leftOf(table, fighter) ?? fighter.chakra });
}

/** Who fights whom, and whom the table waits for. @param {TableView} table */
function waits(table) {
  return html`${against(table)} ${waitingFor(table)}`;
}

/** @param {string[]} all */
function notes(...all) {
  return all.filter(Boolean).join(" ");
}

/** Done already, and free to think again. @param {TableView} table */
function laid(table) {
  const { words } = table;
  return {
    text: words.say("duel-ask-laid"),
    note: against(table) || waitingFor(table),
    answers: [answer(table, "undone", { look: "", icon: "undo" })],
  };
}

/** @param {TableView} table */
function swap(table) {
  const { words } = table;
  const card = swapped.of(table);
  const note = card ? words.say("duel-note-swap-place") : words.say("duel-note-swap");
  return {
    text: words.say("duel-ask-swap"),
    note: notes(against(table), nouns(table, "exchange").length ? note : ""),
    answers: [answer(table, "stay")],
  };
}

/** @param {TableView} table */
function waiting(table) {
  const { pub, words } = table;
  const sent = pub.phase === "pick" && ownPick(table);
  const seen = ["lay", "swap"].includes(pub.phase) && inView(table);
  return {
    text: sent
      ? words.say("duel-has-sent", { ninja: words.nameOf(sent) })
      : seen && seen.seat !== table.seat
      ? handOf(table, seen)
      : words.say(`duel-waits-${pub.phase}`, { name: table.nameOf(pub.named) }),
    note: pub.phase === "over" ? "" : waits(table),
  };
}
