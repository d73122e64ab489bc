/** The table of the hunt in the browser: a function of the view. */

import { html, noChange } from "lit-html";
import { reached } from "../../stage/bar.js";
import { symbol, symbolOf } from "../../symbols.js";
import { nouns } from "../asking.js";
import { ask, mainClick } from "./asks.js";
import { meanwhile } from "./asks-support.js";
import { fightStage } from "./fight.js";
import { finale } from "./finale.js";
import { hand } from "./hand.js";
import { injuryStage } from "./injury.js";
import { map } from "./map.js";
import { overview } from "./overview.js";
import { picking } from "./pick.js";
import { illustrate, scene } from "./picture.js";
import { ledBy, turnOf, turnsIn } from "./reading.js";
import { MOMENTS } from "./moments.js";
import { SCENES } from "./scenes.js";
import { explain, GLOSSARY } from "./sheets.js";
import { tell } from "./log_lines.js";
import { pips } from "./tokens.js";
import { takePen, ui } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

/** The section of the rules that fits a question. */
const CHAPTERS =
  /** @type {Record<string, number>} */ ({ pick: 1, heroes: 2, akatsuki: 6, refill: 6 });
const FIGHTING = 3;
const HURT = 7;

/** @type {import("../game.js").GameTable} */
export default {
  regions,
  scenes: SCENES,
  moments: MOMENTS,
  explain,
  glossary: GLOSSARY,
  chapter: ({ pub }) => pub.injury ? HURT : pub.fight ? FIGHTING : CHAPTERS[pub.phase] ?? 1,
  tell,
  finale,
  score,
  face: (pub, seat) => symbolOf(ledBy(pub, seat)[0] ?? ""),
  picture: scene,
  illustrate,
  cues: { move: "card", draw: "card", discard: "card", begin: "take", chakra: "card" },
  great: ["defeat", "round-won", "round-lost", "victory"],
  leaving(key, events) {
    const card = key.startsWith("tech-") ? key.slice(5) : "";
    const used = events.find((event) => event.card === card && event.hero);
    return used ? `pile-${used.hero}` : "";
  },
  next: ["#prompt .primary", "#prompt .btn", ".hand-card.ok", ".area.open"],
  keys: {
    b: (table) => table.act("begin", nouns(table, "begin")[0] ?? ""),
    m: (table) => table.act("meditate"),
    r: mainClick,
    g: goOn,
    e: (table) => table.act("end"),
    p: () => takePen("ping"),
    a: () => takePen("arrow"),
    escape: () => ui.pen && takePen(ui.pen),
  },
};

/**
 * @param {TableView} table
 * @returns {import("../game.js").Regions}
 */
function regions(table) {
  const { pub, seat, words } = table;
  const isPick = pub.phase === "pick";
  const { answers = [], ...prompt } = ask(table);
  return {
    board: board(table),
    prompt,
    answers,
    meanwhile: meanwhile(table),
    hand: seat >= 0 && !isPick && !pub.outcome ? hand(table) : null,
    round: isPick ? words.say("name") : round(table),
    look: isPick ? "in-pick" : pub.fight?.target || pub.injury ? "in-fight" : "in-map",
  };
}

/** How far the hunt is. @param {TableView} table */
function round({ pub, words }) {
  const values = { round: pub.round, turn: turnOf(pub), of: turnsIn(pub) };
  return reached(words.say("hunt-bar", values), words.say("hunt-bar-brief", values));
}

/** @param {TableView} table */
function board(table) {
  const { pub } = table;
  if (pub.phase === "pick") return picking(table);
  const fights = isFight(pub);
  const over = fights ? fightStage : pub.injury ? injuryStage : overview;
  return html`<div class="ground ${fights ? "away" : ""}">${fights ? noChange : map(table)}</div>${
    over(table)
  }`;
}

/** A fight hides the map, which waits for its end as it is. @param {View} pub */
function isFight(pub) {
  return Boolean(pub.fight?.target) && !pub.injury;
}

/** @param {TableView} table */
function goOn(table) {
  const verb = ["go", "endure", "done", "land", "pass"].find((one) => table.can(one));
  if (verb) table.act(verb);
}

/**
 * Health and Chakra of a player's heroes.
 * @param {View} pub
 * @param {number} seat
 */
function score(pub, seat) {
  const mine = ledBy(pub, seat);
  if (!mine.length) return "";
  return html`<span class="vitals">${
    mine.map((hero) => {
      const one = pub.heroes[hero];
      return html`<span class="vital ${one.paralysed ? "bound" : ""}">${
        pips(one.health, one.most, "health")
      }${pips(one.chakra, one.limit, "chakra")}${
        one.paralysed ? html`<span class="knot">${symbol("close")}</span>` : ""
      }</span>`;
    })
  }</span>`;
}
