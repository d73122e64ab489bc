/** Who isn’t waited for may speak: play a support, ask the others to wait, or stay silent. */

import { html } from "lit-html";
import { answer, prompt, waitingFor } from "../../stage/prompt.js";
import { plain } from "./answers.js";
import { nounOf, useOf } from "./cards.js";
import { called, doesOf, short } from "./naming.js";
import { supportsOf } from "./reading.js";
import { ui } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../stage/prompt.js").Answer} Answer */

/** Not waited for, but heard. @param {TableView} table */
export function support(table) {
  return prompt(table, {
    text: state(table),
    note: table.words.say("ask-support"),
    answers: silence(table),
  });
}

/**
 * A support in hand: what it does, and on whom.
 * @param {TableView} table
 * @param {string} card
 */
export function supporting(table, card) {
  const { words, pub } = table;
  return prompt(table, {
    text: words.nameOf(card),
    note: doesOf(words, pub, card),
    answers: supports(table, card),
  });
}

/** @param {TableView} table */
export function waiting(table) {
  return prompt(table, {
    text: state(table),
    note: table.pub.outcome ? "" : waitingFor(table),
    answers: waits(table).length || table.held?.seats.includes(table.seat) ? silence(table) : [],
  });
}

/** What may be answered while a scene is under way. @param {TableView} table */
export function meanwhile(table) {
  const isHeld = ui.held && useOf(table, ui.held) === "support";
  const answers = isHeld ? supports(table, ui.held) : waits(table);
  return answers.length
    ? html`<div class="answers meanwhile">${answers.map((one) => answer(table, one))}</div>`
    : "";
}

/** @param {TableView} table @returns {Answer[]} */
function silence(table) {
  return [...waits(table), ...table.can("pass") ? [plain(table, "pass", "")] : []];
}

/**
 * Whoever may speak may ask the others to wait, whatever they hold.
 * @param {TableView} table
 * @returns {Answer[]}
 */
function waits(table) {
  const { pub, seat, words, wait, held } = table;
  const may = wait && pub.may?.[seat] && !pub.awaited?.[seat] && table.can("pass");
  return may && !held?.seats.includes(seat)
    ? [{ label: words.say("hunt-wait"), verb: "pass", icon: "pause", run: wait }]
    : [];
}

/**
 * @param {TableView} table
 * @param {string} card
 * @returns {Answer[]}
 */
function supports(table, card) {
  const { words, pub, me } = table;
  const targets = supportsOf(me)[card].filter((target) =>
    table.can("support", nounOf(card, target))
  );
  const name = (/** @type {string} */ target) =>
    target
      ? called(words, pub, target)
      : words.say(targets.length > 1 ? "hunt-alone" : "verb-support");
  return targets.map((target, at) =>
    plain(table, "support", at === targets.length - 1 ? "primary" : "", {
      noun: nounOf(card, target),
      label: name(target),
    })
  );
}

/** What is going on. @param {TableView} table */
function state({ pub, words }) {
  if (pub.outcome) return words.say("hunt-waits-over");
  if (pub.fight?.target) {
    return words.say("hunt-waits-fight", {
      hero: short(words, pub.fight.hero),
      card: called(words, pub, pub.fight.target),
    });
  }
  if (pub.injury) return words.say("hunt-waits-injury", { card: words.nameOf(pub.injury.card) });
  if (pub.acting) return words.say("hunt-waits-act", { hero: short(words, pub.acting) });
  const known = ["pick", "refill", "akatsuki"].includes(pub.phase);
  return words.say(known ? `hunt-waits-${pub.phase}` : "hunt-waits");
}
