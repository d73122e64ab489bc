/** The duel in the browser: a function of the view. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { actions, mainClick } from "./actions.js";
import { decks, gathering, leavingOut } from "./choosing.js";
import { course } from "./course.js";
import { hand, held, holdings } from "./hand.js";
import { arena, stage } from "./lane.js";
import { inView, keepUp, layCard } from "./laying.js";
import { CAMPS, fighters, isFight } from "./model.js";
import { illustrate, scene } from "./picture.js";
import { recap } from "./recap.js";
import { heard, isShowing, reveal, seen, showing } from "./show.js";
import { sprite } from "./symbols.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

/** @type {import("../game.js").GameFront} */
export default {
  draw,
  score: (pub, seat) => seen(pub).xp?.[pub.seats?.[seat]?.side] ?? "",
  badge,
  face,
  picture: scene,
  illustrate,
  cues: { lay: "card", "take-back": "card", "help-laid": "card", show: "seal", done: "seal" },
  leaving: () => "",
  next: [".hand-card.ok", ".ninja.ok", ".act .primary"],
  moved: reveal,
  isShowing,
  heard,
  keys: {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [number, byKey(number)])),
    d: mainClick,
    u: (table) => table.act("undone"),
  },
};

/** @param {TableView} table */
function draw(table) {
  const show = showing(table);
  if (show) {
    return html`<div class="duel-table">${sprite}${course(table, show.pub)}${
      stage(table, show)
    }</div>`;
  }
  keepUp(table);
  return html`<div class="duel-table">${sprite}${course(table, table.pub)}
    ${isFight(table.pub) ? fight(table) : gathering(table)}
    ${holdings(table)}${recap(table)}${isFight(table.pub) ? decks(table) : ""}</div>`;
}

/** @param {TableView} table */
function fight(table) {
  return html`${arena(table)}${actions(table)}${leavingOut(table)}${hand(table)}`;
}

/**
 * The ninja a seat leads in this fight, else the crest of its camp.
 * @param {View} pub
 * @param {number} seat
 */
function face(pub, seat) {
  const now = seen(pub);
  const leads = isFight(now) ? fighters(now).find((one) => one.seat === seat) : undefined;
  return leads?.ninja ?? CAMPS[pub.seats?.[seat]?.side] ?? "";
}

/**
 * How many reinforcements and orders a seat holds.
 * @param {View} pub
 * @param {number} seat
 */
function badge(pub, seat) {
  const one = seen(pub).seats?.[seat];
  if (!one) return "";
  return html`<span class="duel-badge"><span>${symbol("reinforce")}${one.help}</span>${
    pub.turns ? html`<span>${symbol("scroll")}${one.orders}</span>` : ""
  }</span>`;
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
