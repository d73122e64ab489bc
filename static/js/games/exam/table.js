/** The exam's table in the browser: forest, battles, prompt and hand as functions of the view. */

import { html } from "lit-html";
import { reached } from "../../stage/bar.js";
import { symbol } from "../../symbols.js";
import { arena } from "./arena.js";
import { ask } from "./asks.js";
import { fieldChoice } from "./fields.js";
import { finale } from "./finale.js";
import { hand } from "./hand.js";
import { keys } from "./keys.js";
import { raising, spreading } from "./levels.js";
import { FOREST, shown } from "./look.js";
import { heroesOf, LAST_TURN, question } from "./model.js";
import { illustrate, scene } from "./picture.js";
import { MOMENTS } from "./moments.js";
import { SCENES } from "./scenes.js";
import { explain, GLOSSARY } from "./sheets.js";
import { examSprite } from "./symbols.js";
import { tell } from "./log_lines.js";
import { everyTeam, teamChoice } from "./teams.js";
import { woods } from "./woods.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

/** The section of the rules that fits a question, or what goes on. @param {TableView} table */
function chapter(table) {
  const { phase, mode } = table.pub;
  return CHAPTERS[question(table)] ?? (mode === "arena" ? 11 : phase === "final" ? 10 : 3);
}

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
  face: 5,
  raise: 9,
  retreat: 9,
});

/** Questions whose answers are drawn in the board. */
const PICKED = ["raise", "field", "final-field"];

/** @type {import("../game.js").GameTable} */
export default {
  seating,
  regions,
  scenes: SCENES,
  moments: MOMENTS,
  explain,
  glossary: GLOSSARY,
  chapter,
  tell,
  finale,
  score,
  face: (pub, seat) => pub.teams?.[seat]?.team ?? "",
  picture: scene,
  illustrate,
  cues: { moved: "card", placed: "card", ran: "card", jumped: "card", "seal-set": "seal" },
  great: ["fell", "battle-won", "won"],
  next: [".field .ok", ".grounds .ok", ".tiles .ok", "#prompt .primary", "#prompt .btn"],
  keys,
};

/**
 * An arena is for two.
 * @param {Record<string, any>} options
 * @param {number[]} taken
 */
function seating({ mode }, taken) {
  const isArena = mode === "arena";
  const why = isArena && taken.length > 2 ? "two-players" : "";
  return { places: isArena ? 2 : 6, camps: false, why };
}

/**
 * @param {TableView} table
 * @returns {import("../game.js").Regions}
 */
function regions(table) {
  const { answers = [], ...prompt } = ask(table);
  return {
    board: board(table),
    prompt,
    answers,
    hand: hand(table),
    round: round(table),
    look: `in-${table.pub.phase} ${isOnField(table) ? "in-battle" : ""}`,
  };
}

/** Whether the board is a battlefield, and not what is picked before or after. @param {TableView} table */
function isOnField(table) {
  return place(table) !== FOREST && (table.now || !PICKED.includes(question(table)));
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
function board(table) {
  return html`${examSprite}${inside(table)}`;
}

/** @param {TableView} table */
function inside(table) {
  const { pub, seat, replay } = table;
  if (pub.phase === "teams") return teamChoice(table);
  if (pub.phase === "levels") {
    return seat >= 0 && !replay && pub.teams[seat].team ? spreading(table) : everyTeam(table);
  }
  const asked = table.now ? "" : question(table);
  if (asked === "raise") return raising(table);
  if (asked === "field" || asked === "final-field") return fieldChoice(table);
  const here = place(table);
  return here === FOREST ? woods(table) : arena(table, here);
}

/** How far the exam is, and the battle that is looked at. @param {TableView} table */
function round(table) {
  const { pub, words } = table;
  if (!isRunning(pub)) return words.say("exam-before");
  const battle = pub.battles[place(table)];
  const when = pub.phase === "final"
    ? words.say(pub.mode === "arena" ? "exam-arena" : "exam-final")
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
    })}</span>${pub.mode === "arena"
      ? ""
      : html`<span class="held">${symbol("scroll")}${team.scrolls}</span>`}
  `;
}
