/** The exam's table in the browser: forest, battles, prompt and hand as functions of the view. */

import { html } from "lit-html";
import { reached } from "../../stage/bar.js";
import { symbol } from "../../symbols.js";
import { arena } from "./arena.js";
import { ask } from "./asks.js";
import { finale } from "./finale.js";
import { hand, isTeamHand } from "./hand.js";
import { keys } from "./keys.js";
import { raising, spreading } from "./levels.js";
import { FOREST, shown } from "./look.js";
import { battleOf, heroesOf, LAST_TURN, question } from "./model.js";
import { moment } from "./moments.js";
import { illustrate, scene } from "./picture.js";
import { plays } from "./scenes.js";
import { explain, GLOSSARY } from "./sheets.js";
import { examSprite } from "./symbols.js";
import { tell } from "./tale.js";
import { everyTeam, teamChoice } from "./teams.js";
import { woods } from "./woods.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

/** The section of the rules that fits a question. */
const CHAPTERS = /** @type {Record<string, number>} */ ({
  teams: 2,
  levels: 2,
  place: 4,
  prepare: 5,
  "open-card": 5,
  equipment: 7,
  technique: 8,
  pick: 8,
  upkeep: 8,
  raise: 9,
  retreat: 9,
});

/** @type {import("../game.js").GameFront} */
export default {
  draw: (table) => html`<div class="exam-table">${stage(table)}</div>`,
  regions,
  moment,
  plays,
  explain,
  glossary: GLOSSARY,
  chapter: (table) => CHAPTERS[question(table)] ?? (table.pub.phase === "final" ? 10 : 3),
  tell,
  finale,
  score,
  badge: () => "",
  face: (pub, seat) => pub.teams?.[seat]?.team ?? "",
  picture: scene,
  illustrate,
  cues: { moved: "card", placed: "card", ran: "card", jumped: "card", "seal-set": "seal" },
  leaving: () => "",
  next: [".field .ok", ".tiles .ok", "#prompt .primary", "#prompt .btn"],
  keys,
};

/**
 * @param {TableView} table
 * @returns {import("../game.js").Regions}
 */
function regions(table) {
  const held = hand(table);
  return {
    stage: stage(table),
    prompt: ask(table),
    hand: held,
    round: round(table),
    look: `in-${table.pub.phase} ${held ? walking(table) : ""}`,
  };
}

/** In the forest, and whether one's own team is all that lies below. @param {TableView} table */
function walking(table) {
  if (place(table) !== FOREST || !isRunning(table.pub)) return "";
  if (isTeamHand(table)) return "team-below";
  return battleOf(table.pub, table.seat) ? "" : "walks";
}

/** @param {View} pub */
function isRunning({ phase }) {
  return phase !== "teams" && phase !== "levels";
}

/** The battle of a scene, else what is looked at. @param {TableView} table */
function place(table) {
  if (!isRunning(table.pub)) return FOREST;
  const lane = table.now?.beat.show?.lane;
  return lane && (lane === FOREST || table.pub.battles[lane]) ? lane : shown(table);
}

/** @param {TableView} table */
function stage(table) {
  return html`${examSprite}${inside(table)}`;
}

/** @param {TableView} table */
function inside(table) {
  const { pub, seat, replay } = table;
  if (pub.phase === "teams") return teamChoice(table);
  if (pub.phase === "levels") {
    return seat >= 0 && !replay && pub.teams[seat].team ? spreading(table) : everyTeam(table);
  }
  if (question(table) === "raise" && !table.now) return raising(table);
  const here = place(table);
  return here === FOREST ? woods(table) : arena(table, here);
}

/** How far the exam is, and the battle that is looked at. @param {TableView} table */
function round(table) {
  const { pub, words } = table;
  if (!isRunning(pub)) return words.say("exam-before");
  const battle = pub.battles[place(table)];
  const when = pub.phase === "final"
    ? words.say("exam-final")
    : words.say("exam-round", { round: pub.round });
  if (!battle?.turn) return battle || !pub.rounds ? when : `${when} / ${pub.rounds}`;
  const wordy = words.say("exam-turn-of", { turn: battle.turn, last: LAST_TURN });
  return reached(`${when} · ${wordy}`, `${when} · ${battle.turn}/${LAST_TURN}`);
}

/**
 * The Health that a team's heroes have left, and its scrolls.
 * @param {View} pub
 * @param {number} seat
 */
function score(pub, seat) {
  const team = pub.teams?.[seat];
  if (!team?.team || !isRunning(pub)) return "";
  return html`
    <span class="tri" aria-hidden="true">${heroesOf(pub, seat).map((hero) => {
      const { health, most } = team.heroes[hero];
      return html`<i><i style="transform:scaleX(${Math.min(1, health / most[0])})"></i></i>`;
    })}</span><span
      class="held">${symbol("scroll")}${team.scrolls}</span>
  `;
}
