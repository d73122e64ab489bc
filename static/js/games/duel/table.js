/** The duel in the browser: a function of the view. */

import { html } from "lit-html";
import { words } from "../../site.js";
import { reached } from "../../stage/bar.js";
import { isAsked } from "../asking.js";
import { ask, mainClick } from "./asks.js";
import { finale } from "./finale.js";
import { gallery } from "./gallery.js";
import { gathering } from "./gathering.js";
import { hand } from "./hand.js";
import { held } from "./held.js";
import { arena } from "./lanes.js";
import { inView, layCard } from "./laying.js";
import { CAMPS, fighters, isFight, isQuick } from "./model.js";
import { discarding, pack } from "./packing.js";
import { illustrate, scene } from "./picture.js";
import { MOMENTS } from "./moments.js";
import { SCENES } from "./scenes.js";
import { explain, GLOSSARY } from "./sheets.js";
import { sprite } from "./symbols.js";
import { tell } from "./log_lines.js";
import { chips } from "./vitals.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

const ROUNDS = 3;
/** Who stands for each camp at the end. */
const HEROES = ["naruto", "pain"];

/** The section of the rules that fits a question. */
const CHAPTERS = /** @type {Record<string, number>} */ ({
  ban: 8,
  name: 2,
  challenge: 2,
  discard: 6,
  pick: 2,
  lay: 4,
  swap: 4,
  over: 1,
});

/** @type {import("../game.js").GameTable} */
export default {
  seating,
  regions,
  scenes: SCENES,
  moments: MOMENTS,
  explain,
  finale,
  glossary: GLOSSARY,
  chapter: ({ pub }) => CHAPTERS[pub.phase],
  tell,
  score,
  face,
  picture: scene,
  illustrate,
  cues: { lay: "card", "take-back": "card", "help-laid": "card", drop: "card", done: "seal" },
  great: ["fallen", "won-fight", "won-duel", "won"],
  next: [".hand-card.ok", "#prompt .primary", "#prompt .btn"],
  keys: {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [number, byKey(number)])),
    d: mainClick,
    u: (table) => table.act("undone"),
  },
};

/**
 * A quick duel is between two people, all else between two camps of about the same size.
 * @param {Record<string, any>} options
 * @param {number[]} taken
 */
function seating(options, taken) {
  const sizes = [0, 1].map((side) => taken.filter((seat) => seat % 2 === side).length);
  const isEven = Math.min(...sizes) > 0 && Math.abs(sizes[0] - sizes[1]) < 2;
  if (!isQuick(options)) return { places: 6, camps: true, why: isEven ? "" : "split" };
  const isPair = sizes[0] === 1 && sizes[1] === 1;
  return { places: 2, camps: true, why: isPair ? "" : "two-players" };
}

/**
 * @param {TableView} table
 * @returns {import("../game.js").Regions}
 */
function regions(table) {
  const { pub, seat } = table;
  const fights = isFight(pub);
  const { answers = [], ...prompt } = ask(table);
  return {
    board: board(table),
    prompt,
    answers,
    hand: seat >= 0 && pub.seats?.[seat] && !pub.outcome && !table.now ? hand(table) : null,
    chips: (all) => chips(table, all),
    round: round(table),
    look: `in-${pub.phase} ${fights ? "in-fight" : ""}`,
  };
}

/** @param {TableView} table */
function board(table) {
  return html`${sprite}${PHASES[table.pub.phase]?.(table) ?? gathering(table)}`;
}

/** @type {Record<string, (table: TableView) => any>} */
const PHASES = {
  ban: gallery,
  pick: (table) => table.me.packing ? pack(table) : gallery(table),
  discard: (table) => isAsked(table) ? discarding(table) : gathering(table),
  lay: arena,
  swap: arena,
  over: (table) => isFight(table.pub) ? arena(table) : gathering(table),
};

/** How far the game is. @param {TableView} table */
function round({ pub, words }) {
  if (pub.phase === "ban") return words.say("duel-draft");
  const when = isQuick(pub)
    ? words.say("duel-fight", { fight: pub.fight })
    : words.say("duel-turn", { turn: pub.turn });
  if (!["lay", "swap"].includes(pub.phase)) return when;
  const wordy = words.say("duel-round", { round: pub.round });
  return reached(`${when} · ${wordy}`, `${when} · ${pub.round}/${ROUNDS}`);
}

/**
 * In a series people win fights; XP belong to a camp, and stand on the bar of both.
 * @param {View} pub
 * @param {number} seat
 */
function score(pub, seat) {
  if (pub.mode !== "best-of-three") return "";
  const n = pub.xp?.[pub.seats?.[seat]?.side] ?? 0;
  return html`<small class="unit">${words().say("duel-fights-won", { n })}</small>`;
}

/**
 * The ninja a seat leads in this fight, else the crest of its camp, at the end its hero.
 * @param {View} pub
 * @param {number} seat
 */
function face(pub, seat) {
  const leads = isFight(pub) ? fighters(pub).find((one) => one.seat === seat) : undefined;
  const camps = pub.outcome ? HEROES : CAMPS;
  return leads?.ninja ?? camps[pub.seats?.[seat]?.side] ?? "";
}

/**
 * The key of a card lays it, or takes it back.
 * @param {number} number
 * @returns {(table: TableView) => void}
 */
function byKey(number) {
  return (table) => {
    const fighter = inView(table);
    if (!fighter || table.pub.phase !== "lay") return;
    const card = held(table, fighter)[number - 1];
    if (table.can("take-back", card)) table.act("take-back", card);
    else if (card) layCard(table, fighter, card);
  };
}
