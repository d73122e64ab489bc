/** The Columns table in the browser: a function of the view. */

import { reached } from "../../stage/bar.js";
import { ask, columnVerb, isMyPlace, phaseOf } from "./asks.js";
import { board } from "./board.js";
import { cardName } from "./cards.js";
import { display } from "./display.js";
import { finale } from "./finale.js";
import { illustrate, scene } from "./picture.js";
import { parsed } from "./model.js";
import { MOMENTS } from "./moments.js";
import { SCENES } from "./scenes.js";
import { explain, GLOSSARY } from "./sheets.js";
import { tell } from "./log_lines.js";

/** @typedef {import("../game.js").TableView} TableView */

/** The section of the rules that fits a question. */
const CHAPTERS = /** @type {Record<string, number>} */ ({
  turn: 3,
  place: 4,
  "go-on": 4,
  take: 5,
  over: 8,
});

/** @type {import("../game.js").GameTable} */
export default {
  regions,
  finale,
  scenes: SCENES,
  moments: MOMENTS,
  explain,
  glossary: GLOSSARY,
  chapter: ({ pub }) => CHAPTERS[phaseOf(pub)],
  tell,
  name: cardName,
  score: (pub, seat) => pub.players?.[seat]?.score ?? "",
  picture: scene,
  illustrate,
  cues: {
    draw: "card",
    place: "card",
    take: "take",
    roll: "die",
    bust: "bust",
    protect: "seal",
    end: "win",
  },
  great: ["bust", "end"],
  leaving(key, events) {
    const sealing = events.find((event) => event.kind === "protect");
    if (sealing) return `safe-${sealing.seat}-${parsed(key).kind}`;
    const taking = events.find((event) => event.kind === "take");
    return taking && parsed(key).value ? `mat-${taking.seat}` : "discard";
  },
  alone: ["draw", "place", "take"],
  next: [".col.ok .cover", "#prompt .primary", "#prompt .btn"],
  keys: {
    d: (table) => table.act("draw"),
    s: (table) => table.act("stop"),
    1: (table) => table.act(columnVerb(table), "0"),
    2: (table) => table.act(columnVerb(table), "1"),
    3: (table) => table.act(columnVerb(table), "2"),
  },
};

/**
 * @param {TableView} table
 * @returns {import("../game.js").Regions}
 */
function regions(table) {
  const { pub, words, seat } = table;
  const { answers = [], ...prompt } = ask(table);
  return {
    board: board(table),
    prompt,
    answers,
    hand: seat >= 0 && pub.players[seat] ? display(table) : null,
    round: reached(
      words.say("columns-cards-left", { count: pub.deck }),
      words.say("label-cards", { count: pub.deck }),
    ),
    look: isMyPlace(table) ? "choosing" : "",
  };
}
