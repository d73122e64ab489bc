/** Who isn’t waited for may speak: play a support, ask the others to wait, or stay silent. */

import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { waitingFor } from "../../stage/prompt.js";
import { nouns } from "../asking.js";
import { plain } from "./answers.js";
import { changeOf, nounOf, useOf } from "./cards.js";
import { helpersOf } from "./cures.js";
import { called, doesOf, helperText, short } from "./naming.js";
import { ledBy, supportsOf } from "./reading.js";
import { held } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../stage/prompt.js").Answer} Answer */

/** Not waited for, but heard. @param {TableView} table */
export function support(table) {
  const down = fallen(table);
  if (down) return down;
  return {
    text: state(table),
    note: table.words.say("ask-support"),
    answers: silence(table),
  };
}

/**
 * A support in hand: what it does, on whom, and what it would change.
 * @param {TableView} table
 * @param {string} card
 */
export function supporting(table, card) {
  const { words, pub } = table;
  const does = doesOf(words, pub, card);
  const changed = pub.fight?.target ? until(changes(table, card), "") : "";
  return {
    text: words.nameOf(card),
    note: html`${does} <b>${changed}</b>`,
    answers: [
      plain(table, "support", "quiet", {
        noun: nounOf(card, supportsOf(table.me)[card][0]),
        label: words.say("hunt-do-back"),
        icon: "undo",
        leads: "",
        run: () => held.clear(),
      }),
      ...supports(table, card),
    ],
  };
}

/**
 * @param {TableView} table
 * @param {string} card
 */
async function changes(table, card) {
  const { words } = table;
  const change = await changeOf(table, card);
  if (!change) return "";
  const { odds, then } = change;
  if (then === odds) return words.say("hunt-changes-nothing");
  return words.say("hunt-changes", { from: words.percent(odds), to: words.percent(then) });
}

/**
 * Who can't answer sees what goes on; who is down, what is left to do.
 * @param {TableView} table
 */
export function waiting(table) {
  const down = fallen(table);
  if (down) return down;
  return {
    text: state(table),
    note: table.pub.outcome ? "" : waitingFor(table),
    answers: table.held?.seats.includes(table.seat) ? silence(table) : [],
  };
}

/** What may be answered while a scene is under way. @param {TableView} table @returns {Answer[]} */
export function meanwhile(table) {
  const isHeld = held.of(table) && useOf(table, held.of(table)) === "support";
  return isHeld ? supports(table, held.of(table)) : [];
}

/**
 * All of one's heroes are paralysed: what can still be done, who can help and when, and a sign for them.
 * @param {TableView} table
 */
export function fallen(table) {
  const { pub, seat, words } = table;
  const mine = ledBy(pub, seat);
  const isOver = pub.outcome || pub.phase !== "heroes" || pub.fight || pub.injury;
  if (isOver || table.replay || !mine.length || mine.some((one) => !pub.heroes[one].paralysed)) {
    return null;
  }
  return {
    text: words.say("hunt-down", { hero: short(words, mine[0]) }),
    note: rescue(table, mine[0]),
    answers: [...silence(table), ...crawls(table), ...calls(table, mine[0])],
  };
}

/**
 * Who could free a hero soonest, all of whom stand in its sheet; and the discard that may bring a card of its own.
 * @param {TableView} table
 * @param {string} id
 */
function rescue({ pub, words }, id) {
  const all = helpersOf(pub, id);
  if (!all.length) return words.say("hunt-cures-none");
  const [best] = all;
  if (isOwn(best, id)) return words.say("hunt-helper-self", { card: words.nameOf(best.card) });
  const draws = all.some(({ hero, where }) => hero === id && where !== "hand");
  return [helperText(words, pub, best), draws ? words.say("hunt-down-draw") : ""].filter(Boolean)
    .join(" · ");
}

/** @param {TableView} table @returns {Answer[]} */
export function crawls(table) {
  const { words } = table;
  return nouns(table, "crawl").map((noun) =>
    plain(table, "crawl", "", {
      noun,
      label: words.say("hunt-do-crawl", { place: words.nameOf(noun.split(">")[1]) }),
    })
  );
}

/**
 * A card in the hero's own hand that can be paid.
 * @param {import("./cures.js").Helper} helper
 * @param {string} id
 */
function isOwn({ hero, where, lacks }, id) {
  return hero === id && where === "hand" && !lacks;
}

/**
 * The pointer to the nearest who could help, as a sign on the map for people.
 * @param {TableView} table
 * @param {string} id
 * @returns {Answer[]}
 */
function calls(table, id) {
  const { pub, words } = table;
  const all = helpersOf(pub, id);
  const near = all.find((one) => one.hero !== id && one.isHeld);
  if (!near || !table.can("pass")) return [];
  const from = pub.heroes[near.hero].area, to = pub.heroes[id].area;
  const run = () => from === to ? table.sketch("ping", to) : table.sketch("arrow", from, to);
  const label = nouns(table, "crawl").length
    ? words.say("hunt-call-brief")
    : words.say("hunt-call", { hero: short(words, near.hero) });
  return [plain(table, "pass", isOwn(all[0], id) ? "" : "primary", { label, run, leads: "" })];
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
