/** What a hero may do in its own turn: the way or enemy under consideration, meditating, ending. */

import { until } from "lit-html/directives/until.js";
import { nouns } from "../asking.js";
import { asked, named, plain } from "./answers.js";
import { priceText } from "./areas.js";
import { hopeless, isHopeless } from "./chances.js";
import { called } from "./naming.js";
import { moverOf, restOf } from "./reading.js";
import { preview } from "./ui.js";
import { go, isOffered } from "./ways.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../stage/prompt.js").Answer} Answer */

/** @param {TableView} table */
export function act(table) {
  const { words, pub } = table;
  const mover = moverOf(table);
  const hero = pub.heroes[mover];
  const steps = pub.journey?.steps ?? 0;
  const text = words.say("hunt-ask-act", {
    hero: named(table, mover),
    count: hero.actions,
  });
  const chosen = considered(table);
  const free = steps ? words.say("hunt-steps", { count: steps }) : "";
  const idle = words.say(hero.actions || steps ? "hunt-note-act" : "hunt-note-spent");
  return asked(table, "act", [
    ...table.can("end")
      ? [plain(table, "end", hero.actions || steps || chosen.length ? "quiet" : "primary")]
      : [],
    ...table.can("meditate") ? [plain(table, "meditate", "", { more: meditates(table) })] : [],
    ...table.can("land") ? [plain(table, "land", chosen.length ? "" : "primary")] : [],
    ...chosen,
  ], { text, note: consideration(table) || free || idle });
}

/**
 * @param {TableView} table
 * @param {string} verb
 * @returns {Answer[]}
 */
export function chosenArea(table, verb) {
  const { words } = table;
  const noun = preview.of(table)?.noun ?? "";
  const isArea = ["move", "dash", "look"].includes(preview.of(table)?.verb ?? "");
  return isArea && table.can(verb, noun)
    ? [plain(table, verb, verb === "dash" && table.can("move", noun) ? "" : "primary", {
      noun,
      label: words.say(`hunt-do-${verb}`, { place: words.nameOf(noun) }),
    })]
    : [];
}

/** A way of two steps, in one answer. @param {TableView} table @returns {Answer[]} */
function farArea(table) {
  const { words } = table;
  const click = preview.of(table);
  if (!click?.via || !isOffered(table, click)) return [];
  const label = words.say("hunt-do-move", { place: words.nameOf(click.noun) });
  const run = () => go(table, click);
  return [plain(table, "move", "primary", { noun: click.via, label, run, leads: "" })];
}

/** What meditating brings. @param {TableView} table */
function meditates(table) {
  const { pub, words } = table;
  const { count, heals } = restOf(pub, moverOf(table));
  return [
    count ? words.say("hunt-meditates", { count }) : "",
    heals ? words.say("hunt-meditates-home") : "",
  ].filter(Boolean).join(", ");
}

/**
 * What a press on the main answer would do: the chosen way or enemy, else the first that can be fought.
 * @param {TableView} table
 * @returns {Answer[]}
 */
function considered(table) {
  const areas = [...farArea(table), ...chosenArea(table, "move"), ...chosenArea(table, "dash")];
  if (areas.length) return areas;
  const key = targetOf(table);
  return key
    ? [plain(table, "fight", isHopeless(table, "fight", key) ? "" : "primary", {
      noun: key,
      more: called(table.words, table.pub, key),
    })]
    : [];
}

/** @param {TableView} table */
function targetOf(table) {
  const offered = nouns(table, "fight");
  const { verb = "", noun = "" } = preview.of(table) ?? {};
  const chosen = verb === "fight" ? noun : "";
  return offered.includes(chosen) ? chosen : offered[0] ?? "";
}

/** What is to be known of the click under consideration. @param {TableView} table */
function consideration(table) {
  const { words, pub } = table;
  const click = preview.of(table);
  if (click && ["move", "dash"].includes(click.verb) && isOffered(table, click)) {
    return `${words.nameOf(click.noun)}: ${priceText(table, click.noun, click)}`;
  }
  const key = targetOf(table);
  if (!key) return "";
  const { defence } = pub.enemies[key];
  if (isHopeless(table, "fight", key)) return hopeless(table, key, moverOf(table));
  const plainly = words.say("hunt-defence-now", { defence });
  const odds = table.hint("fight", key).then(({ odds }) => odds ? chances(table, odds) : plainly);
  return until(odds, plainly);
}

/**
 * The chance without a card, and with the best one.
 * @param {TableView} table
 * @param {Record<string, number>} odds per mille
 */
function chances({ words }, { none, ...cards }) {
  const best = Object.keys(cards).sort((a, b) => cards[b] - cards[a])[0];
  const parts = [
    none === undefined ? "" : words.say("hunt-chance-none", { chance: words.percent(none) }),
    best
      ? words.say("hunt-chance-card", {
        card: words.nameOf(best),
        chance: words.percent(cards[best]),
      })
      : "",
  ];
  return parts.filter(Boolean).join(" · ");
}
