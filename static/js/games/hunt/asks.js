/** The prompt of the hunt: one sentence, one quiet line, and its answers. */

import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { answer, prompt, waitingFor } from "../../stage/prompt.js";
import { nouns } from "../asking.js";
import { priceText } from "./areas.js";
import { doesOf, nounOf, useOf } from "./cards.js";
import { called, place, short } from "./naming.js";
import { pair } from "./pair.js";
import { ledBy, moverOf, poolOf, questionOf, supportsOf } from "./reading.js";
import { hold, ui } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../../stage/prompt.js").Answer} Answer */

/** @param {TableView} table */
export function ask(table) {
  const question = questionOf(table);
  if (ui.held && useOf(table, ui.held) === "support") return supporting(table, ui.held);
  return (ASKS[question] ?? waiting)(table);
}

/** What may be answered while a scene is under way. @param {TableView} table */
export function meanwhile(table) {
  const isHeld = ui.held && useOf(table, ui.held) === "support";
  const answers = isHeld ? supports(table, ui.held) : waits(table);
  return answers.length
    ? html`<div class="answers meanwhile">${answers.map((one) => answer(table, one))}</div>`
    : "";
}

/** What the key for the main answer does. @param {TableView} table */
export function mainClick(table) {
  const button = /** @type {HTMLElement | null} */ (
    document.querySelector("#prompt .primary[data-verb]")
  );
  if (button && questionOf(table)) button.click();
}

/** @type {Record<string, (table: TableView) => any>} */
const ASKS = {
  pick,
  begin,
  act,
  need: (table) => attack(table, "need"),
  before: (table) => attack(table, "before"),
  special: (table) => asked(table, "special", [go(table)]),
  reroll: (table) =>
    asked(table, "reroll", [go(table, table.can("taijutsu") ? "" : "primary"), ...taijutsu(table)]),
  after: (table) => asked(table, "after", [go(table)]),
  mark,
  choose: (table) => asked(table, "choose", each(table, "target")),
  aim: (table) => asked(table, "aim", each(table, "aim")),
  injury,
  name: (table) => asked(table, "name", each(table, "name")),
  look: (table) =>
    asked(table, "look", [plain(table, "done", "primary"), ...chosenArea(table, "look")]),
  top,
  ride: (table) => asked(table, "ride", [plain(table, "stay", ""), plain(table, "ride")]),
  refill,
  hope: (table) => asked(table, "hope", [plain(table, "pass")]),
  support,
};

/**
 * @param {TableView} table
 * @param {string} question
 * @param {Answer[]} answers
 * @param {{text?: any, note?: any}} [more]
 */
function asked(table, question, answers, more = {}) {
  const { words } = table;
  const note = words.has(`hunt-note-${question}`) ? words.say(`hunt-note-${question}`) : "";
  return prompt(table, { text: words.say(`ask-${question}`), note, answers, ...more });
}

/**
 * @param {TableView} table
 * @param {string} verb
 * @param {"primary"|"quiet"|"danger"|""} [look]
 * @param {Partial<Answer>} [more]
 * @returns {Answer}
 */
function plain({ words }, verb, look = "primary", more = {}) {
  return { label: words.say(`verb-${verb}`), verb, look, ...more };
}

/**
 * @param {TableView} table
 * @param {"primary"|""} [look]
 */
function go(table, look = "primary") {
  return plain(table, "go", look);
}

/** @param {TableView} table */
function taijutsu(table) {
  return table.can("taijutsu") ? [plain(table, "taijutsu")] : [];
}

/**
 * An answer for every noun of a verb; the first is the main one.
 * @param {TableView} table
 * @param {string} verb
 * @returns {Answer[]}
 */
function each(table, verb) {
  const { words, pub } = table;
  return nouns(table, verb).map((noun, at) => ({
    label: called(words, pub, noun),
    verb,
    noun,
    look: at ? "" : "primary",
    thing: pub.heroes[noun] ? `hero:${noun}` : `enemy:${noun}`,
  }));
}

/** A hero by name, for who leads several with "hero 1 of 2". @param {TableView} table @param {string} hero */
function named({ pub, seat, words }, hero) {
  const all = ledBy(pub, seat);
  const name = short(words, hero);
  return all.length > 1
    ? words.say("hunt-which", { hero: name, n: all.indexOf(hero) + 1, of: all.length })
    : name;
}

/** @param {TableView} table */
function pick(table) {
  const { words, pub, seat } = table;
  const hero = ui.preview?.verb === "pick" ? ui.preview.noun : nouns(table, "pick")[0] ?? "";
  const led = ledBy(pub, seat).length;
  const of = led + (pub.slots?.[seat] ?? 1);
  return asked(table, "pick", [
    plain(table, "pick", "primary", {
      noun: hero,
      label: words.say("hunt-do-pick", { hero: short(words, hero) }),
    }),
  ], {
    text: of > 1 ? words.say("hunt-ask-pick-of", { n: led + 1, of }) : words.say("ask-pick"),
    note: hero ? words.say(`hunt-manner-${hero}`) : "",
  });
}

/** @param {TableView} table */
function begin(table) {
  const { words } = table;
  const heroes = nouns(table, "begin");
  const pause = ["on", "off"].find((way) => table.can("pause", way));
  return asked(table, "begin", [
    ...pause
      ? [plain(table, "pause", "quiet", { noun: pause, label: words.say(`label-pause-${pause}`) })]
      : [],
    ...heroes.map((hero, at) =>
      plain(table, "begin", at === heroes.length - 1 ? "primary" : "", {
        noun: hero,
        label: words.say("hunt-do-begin", { hero: short(words, hero) }),
      })
    ),
  ]);
}

/** @param {TableView} table */
function act(table) {
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
      ? [plain(table, "end", chosen.length || table.can("meditate") ? "quiet" : "primary")]
      : [],
    ...table.can("meditate") ? [plain(table, "meditate", "", { more: meditates(table) })] : [],
    ...table.can("land") ? [plain(table, "land", chosen.length ? "" : "primary")] : [],
    ...chosen,
  ], { text, note: consideration(table) || free || idle });
}

/** What meditating brings. @param {TableView} table */
function meditates(table) {
  const { pub, words } = table;
  const { area, health, most, chakra, limit } = pub.heroes[moverOf(table)];
  const heals = pub.board[area].number === 9 && pub.round < 9 && health < most;
  if (heals) return words.say("hunt-meditates-home");
  return chakra < limit ? words.say("hunt-meditates") : "";
}

/**
 * What a press on the main answer would do: the chosen way or enemy, else the first that can be fought.
 * @param {TableView} table
 * @returns {Answer[]}
 */
function considered(table) {
  const areas = [...chosenArea(table, "move"), ...chosenArea(table, "dash")];
  if (areas.length) return areas;
  const key = targetOf(table);
  return key
    ? [plain(table, "fight", "primary", {
      noun: key,
      label: pair(table.words, "verb-fight", called(table.words, table.pub, key)),
    })]
    : [];
}

/** @param {TableView} table */
function targetOf(table) {
  const offered = nouns(table, "fight");
  const chosen = ui.preview?.verb === "fight" ? ui.preview.noun : "";
  return offered.includes(chosen) ? chosen : offered[0] ?? "";
}

/**
 * @param {TableView} table
 * @param {string} verb
 * @returns {Answer[]}
 */
function chosenArea(table, verb) {
  const { words } = table;
  const noun = ui.preview?.noun ?? "";
  const isArea = ["move", "dash", "look"].includes(ui.preview?.verb ?? "");
  return isArea && table.can(verb, noun)
    ? [plain(table, verb, verb === "dash" && table.can("move", noun) ? "" : "primary", {
      noun,
      label: words.say(`hunt-do-${verb}`, { place: place(words, noun) }),
    })]
    : [];
}

/** What is to be known of the click under consideration. @param {TableView} table */
function consideration(table) {
  const { words, pub } = table;
  const click = ui.preview;
  if (click && ["move", "dash"].includes(click.verb) && table.can(click.verb, click.noun)) {
    return `${place(words, click.noun)}: ${priceText(table, click.noun, click)}`;
  }
  const key = targetOf(table);
  if (!key) return "";
  const plainly = words.say("hunt-defence-now", { defence: pub.enemies[key].defence });
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

/**
 * A card is chosen with one press, the dice are rolled with another.
 * @param {TableView} table
 * @param {"need"|"before"} question
 */
function attack(table, question) {
  const { words, pub } = table;
  const card = table.can("card", ui.held) ? ui.held : "";
  const { dice } = poolOf(pub, card);
  const roll = question === "need" && !card
    ? plain(table, "card", "primary", { why: words.say("hunt-choose-card") })
    : card
    ? plain(table, "card", "primary", {
      noun: card,
      label: words.say("hunt-do-roll", { count: dice }),
    })
    : plain(table, "roll", "primary", { label: words.say("hunt-do-roll", { count: dice }) });
  return asked(table, question, [
    ...table.can("back") ? [plain(table, "back", "quiet", { icon: "undo" })] : [],
    ...card
      ? [
        plain(table, "card", "", {
          noun: card,
          label: words.say("hunt-put-back"),
          run: () => hold(card),
        }),
      ]
      : [],
    roll,
  ], { note: card ? stake(table, card) : words.say(`hunt-note-${question}`) });
}

/**
 * What the attack costs, and what else comes of the card.
 * @param {TableView} table
 * @param {string} card
 */
function stake({ pub, words }, card) {
  return words.say("hunt-stake", {
    card: words.nameOf(card),
    cost: pub.techniques[card].cost,
    chakra: pub.heroes[pub.fight.hero].chakra,
  });
}

/** @param {TableView} table */
function mark(table) {
  const { words, pub } = table;
  const count = Object.keys(pub.fight?.marked ?? {}).length;
  return asked(table, "mark", [
    plain(table, "done", "primary", { label: words.say("hunt-do-mark", { count }) }),
  ]);
}

/** @param {TableView} table */
function injury(table) {
  const { words, pub } = table;
  const { hero, card } = pub.injury;
  const left = pub.heroes[hero].health;
  return asked(table, "injury", [
    plain(table, "endure", "danger", {
      more: words.say("hunt-then", { from: left, to: left - 1 }),
    }),
  ], {
    text: words.say("hunt-ask-injury", { hero: short(words, hero), card: words.nameOf(card) }),
    note: words.say(
      Object.keys(supportsOf(table.me)).length ? "hunt-note-injury" : "hunt-note-injury-none",
    ),
  });
}

/** @param {TableView} table */
function top(table) {
  const { pub, me, words } = table;
  const known = { ...pub.foreseen, ...me.foreseen };
  const answers = nouns(table, "top").map((noun, at) => ({
    label: words.nameOf(known[noun] ?? "back"),
    verb: "top",
    noun,
    look: /** @type {"primary"|""} */ (at ? "" : "primary"),
  }));
  return asked(table, "top", answers);
}

/** Every hero's choice by itself: a player may lead several. @param {TableView} table */
function refill(table) {
  const { words, pub, seat } = table;
  const keeps = nouns(table, "keep");
  const card = table.can("discard", ui.held) ? ui.held : "";
  const hero = card ? pub.techniques[card].hero : keeps[0] ?? ledBy(pub, seat)[0] ?? "";
  const { cards, strategy } = pub.heroes[hero];
  return asked(table, "refill", [
    ...keeps.includes(hero)
      ? [plain(table, "keep", card ? "" : "primary", {
        noun: hero,
        label: words.say("hunt-do-keep", { count: Math.max(0, strategy - cards) }),
      })]
      : [],
    ...card
      ? [plain(table, "discard", "primary", {
        noun: card,
        label: words.say("hunt-do-discard", { count: Math.max(0, strategy - cards + 1) }),
      })]
      : keeps.includes(hero)
      ? []
      : [plain(table, "discard", "primary", { why: words.say("hunt-choose-card") })],
  ], {
    text: words.say("hunt-ask-refill", { hero: named(table, hero) }),
    note: card
      ? words.say("hunt-note-discard", { card: words.nameOf(card) })
      : words.say("hunt-note-refill", { cards, strategy }),
  });
}

/** Not waited for, but heard. @param {TableView} table */
function support(table) {
  return prompt(table, {
    text: state(table),
    note: table.words.say("ask-support"),
    answers: silence(table),
  });
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
 * A support in hand: what it does, and on whom.
 * @param {TableView} table
 * @param {string} card
 */
function supporting(table, card) {
  const { words, pub } = table;
  return prompt(table, {
    text: words.nameOf(card),
    note: doesOf(words, pub, card),
    answers: supports(table, card),
  });
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
  return [
    plain(table, "support", "quiet", {
      noun: nounOf(card, targets[0]),
      label: words.say("hunt-put-back"),
      run: () => hold(card),
    }),
    ...targets.map((target, at) =>
      plain(table, "support", at === targets.length - 1 ? "primary" : "", {
        noun: nounOf(card, target),
        label: name(target),
      })
    ),
  ];
}

/** @param {TableView} table */
function waiting(table) {
  return prompt(table, {
    text: state(table),
    note: table.pub.outcome ? "" : waitingFor(table),
    answers: waits(table).length ? silence(table) : [],
  });
}

/** What is going on. @param {TableView} table */
function state({ pub, words }) {
  if (pub.outcome) return words.say("hunt-waits-over");
  if (pub.fight) {
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
