/** The exam's table in the browser: forest, battles and action bar as functions of the view. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { actions, uncoverPlaces } from "./actions.js";
import { statusBar } from "./bar.js";
import { battle } from "./battle.js";
import { finale } from "./finale.js";
import { floats } from "./floats.js";
import { forest } from "./forest.js";
import { keys } from "./keys.js";
import { FOREST, shown, shownTeam } from "./looking.js";
import { heroesOf } from "./model.js";
import { illustrate, scene } from "./picture.js";
import { levelSpread, teamChoice } from "./start.js";
import { examSprite } from "./symbols.js";
import { teamCard } from "./team.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

/** @type {import("../game.js").GameFront} */
export default {
  draw: (table) => html`<div class="exam-table">${examSprite}${body(table)}</div>`,
  finale,
  score: () => "",
  badge,
  face: (pub, seat) => pub.teams?.[seat]?.team ?? "",
  picture: scene,
  illustrate,
  cues: {
    moved: "card",
    opened: "card",
    searched: "die",
    dodged: "die",
    "not-dodged": "die",
    hurt: "hit",
    "seal-set": "seal",
    "seal-off": "hit",
    found: "seal",
    entered: "seal",
    won: "win",
  },
  leaving: () => "",
  next: [".exam-act .primary:not(.off)", ".battlefield .cell.ok", ".exam-act button:not(.off)"],
  moved(events, root) {
    uncoverPlaces();
    floats(events, root);
  },
  keys,
};

/** @param {TableView} table */
function body(table) {
  switch (table.pub.phase) {
    case "teams":
      return teamChoice(table);
    case "levels":
      return levelSpread(table);
    default:
      return html`${statusBar(table)}${place(table)}${actions(table)}`;
  }
}

/** @param {TableView} table */
function place(table) {
  const tab = shown(table);
  if (tab !== FOREST) return battle(table, tab);
  return html`<div class="panel forest-view">${forest(table)}${
    teamCard(table, shownTeam(table))
  }</div>`;
}

/**
 * The scrolls of a team, and the Health that its heroes have left.
 * @param {View} pub
 * @param {number} seat
 */
function badge(pub, seat) {
  const team = pub.teams?.[seat];
  if (!team?.team || pub.phase === "levels") return "";
  return html`<span class="exam-badge" aria-hidden="true">${
    symbol("scroll")
  }<b>${team.scrolls}</b>${
    heroesOf(pub, seat).map((hero) => {
      const { health, most } = team.heroes[hero];
      return html`<span class="exam-badge-health"><i style="transform:scaleX(${
        Math.min(1, health / most[0])
      })"></i></span>`;
    })
  }</span>`;
}
