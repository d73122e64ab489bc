/** Words on everything in Columns: what each sheet says. */

import { html } from "lit-html";
import { linked } from "../../stage/terms.js";
import { symbol } from "../../symbols.js";
import { phaseOf } from "./asks.js";
import { countTiles } from "./board.js";
import { card, scroll, tile } from "./cards.js";
import { cube } from "./die.js";
import {
  busting,
  bustingCount,
  cardsOf,
  COLOURS,
  columnsOf,
  hasAmbush,
  inSight,
  left,
  parsed,
  worth,
} from "./model.js";
import { PICTURES } from "./pictures.js";
import { reasonFor } from "./reasons.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").Explained} Explained */

/** The things of the glossary, in the order of the help. */
export const GLOSSARY = [
  "deck",
  "colour:naruto",
  "card:dice-01",
  "card:turn-01",
  "column:0",
  "bust",
  "die",
  "seal",
  "order",
  "discard",
];

/**
 * @param {string} thing
 * @param {TableView} table
 * @returns {Explained | null}
 */
export function explain(thing, table) {
  const [kind, id = ""] = thing.split(":");
  return SHEETS[kind]?.(table, id) ?? null;
}

/** @type {Record<string, (table: TableView, id: string) => Explained>} */
const SHEETS = {
  card: (table, id) => parsed(id).value ? numberCard(table, id) : specialCard(table, id),
  colour,
  column,
  player,
  deck: (table) => ({
    title: table.words.say("label-deck"),
    kind: table.words.say("label-cards", { count: table.pub.deck }),
    picture: symbol("mark"),
    colour: "dice",
    text: table.words.say("columns-sheet-deck"),
    now: html`<p><b>${table.words.say("columns-still-in")}</b></p>${
      countTiles(table, left(table.pub))
    }`,
    whyNot: whyNotDraw(table),
  }),
  discard: (table) => ({
    title: table.words.say("label-discard"),
    kind: table.words.say("label-cards", { count: table.pub.discard }),
    picture: symbol("close"),
    colour: "turn",
    text: table.words.say("columns-sheet-discard"),
    now: table.pub.discard ? countTiles(table, table.pub.gone) : "",
  }),
  die: (table) => ({
    title: table.words.say("columns-die"),
    picture: cube("star"),
    colour: "star",
    text: table.words.say(table.pub.risk ? "columns-sheet-die-risk" : "columns-sheet-die"),
    now: table.words.say("columns-sheet-die-when"),
  }),
  bust: bustSheet,
  seal: ({ words }) => ({
    title: words.say("verb-protect"),
    picture: symbol("scroll"),
    colour: "lee",
    text: words.say("columns-sheet-seal"),
  }),
  order: orderSheet,
};

/**
 * @param {TableView} table
 * @param {string} id
 * @returns {Explained}
 */
function numberCard({ pub, words }, id) {
  const { kind, value } = parsed(id);
  const seen = inSight(pub, id);
  return {
    title: words.nameOf(id),
    kind: words.say("columns-sheet-number", { name: words.say(`symbol-${kind}`) }),
    picture: symbol(kind),
    colour: kind,
    text: words.say("columns-sheet-card", { points: value, value, colour: words.nameOf(kind) }),
    now: facts([
      words.say("columns-in-game"),
      words.say("columns-in-sight", { count: seen }),
      words.say("columns-may-come", { count: 3 - seen }),
    ]),
    whyNot: whyNotHere({ pub, words }, id),
  };
}

/**
 * @param {TableView} table
 * @param {string} id
 * @returns {Explained}
 */
function specialCard({ pub, words }, id) {
  const { kind } = parsed(id);
  return {
    title: words.nameOf(id),
    kind: words.say("columns-sheet-special"),
    picture: PICTURES[kind],
    colour: kind,
    text: words.say(kind === "dice" ? "columns-sheet-ambush" : "columns-sheet-turn"),
    now: facts([words.say("columns-left-in-deck", { count: left(pub)[kind] })]),
    whyNot: whyNotHere({ pub, words }, id),
  };
}

/**
 * A card in a column can't be taken before somebody stops.
 * @param {{pub: any, words: import("../../words.js").Words}} table
 * @param {string} id
 */
function whyNotHere({ pub, words }, id) {
  const lies = columnsOf(pub).some((column) => column.includes(id));
  return lies && pub.phase !== "take" ? words.say("refusal-stop-first") : "";
}

/**
 * @param {TableView} table
 * @param {string} id
 * @returns {Explained}
 */
function colour({ pub, words, seat }, id) {
  const own = pub.players[seat];
  const cards = own ? cardsOf(own.open[id]) : [];
  const sealed = own?.safe[id];
  return {
    title: words.nameOf(id),
    kind: words.say(`symbol-${id}`),
    picture: symbol(id),
    colour: id,
    text: words.say("columns-sheet-colour", { colour: words.nameOf(id) }),
    now: html`${
      facts([
        words.say("columns-left-in-deck", { count: left(pub)[id] }),
        ...(own
          ? [
            words.say("columns-you-open", { points: worth(cards) }),
            words.say("columns-you-sealed", { points: sealed?.points ?? 0 }),
          ]
          : []),
      ])
    }${row(cards, words)}`,
    whyNot: whyNotSeal({ pub, words, seat }, cards),
  };
}

/**
 * @param {{pub: any, words: import("../../words.js").Words, seat: number}} table
 * @param {string[]} cards
 */
function whyNotSeal({ pub, words, seat }, cards) {
  if (seat < 0 || pub.turn !== seat || !pub.awaited?.[seat]) return "";
  if (phaseOf(pub) === "turn") return cards.length ? "" : words.say("refusal-no-open-cards");
  return phaseOf(pub) === "go-on" ? words.say("refusal-drawing-already") : "";
}

/**
 * @param {TableView} table
 * @param {string} id
 * @returns {Explained}
 */
function column({ pub, words }, id) {
  const cards = columnsOf(pub)[Number(id)];
  return {
    title: words.say("label-column", { column: Number(id) }),
    kind: words.say("label-points", { points: worth(cards) }),
    picture: symbol("scroll"),
    colour: "choji",
    text: words.say(hasAmbush(cards) ? "columns-sheet-column-ambush" : "columns-sheet-column"),
    now: row(cards, words),
    whyNot: pub.drawn && cards.length ? reasonFor(pub.drawn, cards, words) : "",
  };
}

/**
 * Everything that a player owns.
 * @param {TableView} table
 * @param {string} id
 * @returns {Explained}
 */
function player(table, id) {
  const { pub, words, nameOf, faceOf } = table;
  const seat = Number(id);
  const { open, safe, score, present } = pub.players[seat];
  const held = COLOURS.filter((one) => open[one] || safe[one]);
  return {
    title: nameOf(seat),
    kind: words.say("label-points", { points: score }),
    picture: symbol(faceOf(seat)),
    colour: faceOf(seat),
    text: words.say(present ? "columns-sheet-player" : "label-left"),
    now: held.length
      ? html`<div class="owned">${
        held.map((one) =>
          html`<span class="owned-set">${
            safe[one] ? scroll(one, safe[one].points, words) : ""
          }<span class="spread">${
            cardsOf(open[one]).map((card_) => card(card_, words, { fly: false }))
          }</span></span>`
        )
      }</div>`
      : words.say("columns-no-cards"),
  };
}

/**
 * @param {TableView} table
 * @returns {Explained}
 */
function bustSheet({ pub, words }) {
  const cards = busting(pub);
  return {
    title: words.say("columns-bust"),
    kind: words.percent(pub.bust),
    picture: symbol("skull"),
    colour: "choji",
    text: words.say("columns-sheet-bust"),
    now: cards.length
      ? html`
        <p><b>${linked(words.say("columns-fit-nowhere", {
          count: bustingCount(pub),
          value: pub.deck,
        }))}</b></p>
        <div class="tiles">${cards.map((id) => tile(id, words))}</div>
      `
      : words.say("columns-busting-none"),
  };
}

/**
 * @param {TableView} table
 * @returns {Explained}
 */
function orderSheet({ pub, words, nameOf, faceOf }) {
  return {
    title: words.say("label-takers"),
    picture: symbol("turn"),
    colour: "turn",
    text: words.say("columns-sheet-order"),
    now: html`<p>${words.say(pub.reversed ? "label-order-right" : "label-order-left")}</p>${
      facts(pub.takers.map((/** @type {number} */ seat) =>
        html`<span class="dot" style="--c:var(--${faceOf(seat)})">${symbol(faceOf(seat))}</span> ${
          nameOf(seat)
        }`
      ))
    }`,
  };
}

/** @param {TableView} table */
function whyNotDraw({ pub, words, seat, can }) {
  if (seat < 0 || can("draw") || !pub.awaited?.[seat]) return "";
  return words.say(pub.drawn ? "refusal-must-place" : "refusal-must-take");
}

/** @param {any[]} list */
function facts(list) {
  return html`<div class="facts">${
    list.map((one) => html`<span class="fact">${one}</span>`)
  }</div>`;
}

/**
 * @param {string[]} cards
 * @param {import("../../words.js").Words} words
 */
function row(cards, words) {
  return cards.length
    ? html`<div class="sheet-cards">${cards.map((id) => card(id, words, { fly: false }))}</div>`
    : "";
}
