/** Sheets about who fights: a ninja, a fighter with its cards, a player, the mission, a turn, the fight so far. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { symbol } from "../../symbols.js";
import { helpFace, orderFace, slip } from "./cards.js";
import { lastFight } from "./clashes.js";
import { deckOf, mission, ninja } from "./facts.js";
import { mark } from "./mark.js";
import { CAMPS, fighters, hasClashed, isQuick } from "./model.js";
import { besides } from "./stake.js";
import { partsOf } from "./sums.js";
import { turnText } from "./gathering.js";
import { progress } from "./worth.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").Explained} Explained */
/** @typedef {import("./clashes.js").Clash} Clash */

/**
 * @param {TableView} table
 * @param {string} id
 * @returns {Explained}
 */
export function ninjaSheet({ words, pub }, id) {
  const { hp, chakra, xp, side } = ninja(id, words);
  const isBanned = pub.bans?.[id] !== undefined;
  return {
    title: words.nameOf(id),
    kind: words.nameOf(CAMPS[side]),
    picture: faceOf(id, { frame: "tile" }),
    colour: id,
    text: words.say(`duel-style-${id}`),
    now: html`<div class="facts">${fact("hp", words.say("duel-has-hp", { n: hp }))}${
      fact("chakra", `${words.say("duel-chakra")} ${chakra}`)
    }${isQuick(pub) ? "" : fact("star", words.say("duel-worth", { xp }))}</div>
      ${twoChakras(words, chakra)}
      <div class="sheet-deck">${
      deckOf(id, words).map((card) => slip(card, words, { told: true }))
    }</div>`,
    whyNot: isBanned ? words.say("duel-banned") : "",
  };
}

/**
 * @param {TableView} table
 * @param {string} index
 * @returns {Explained | null}
 */
export function fighterSheet(table, index) {
  const { words, nameOf, pub } = table;
  const one = fighters(pub).find((other) => other.index === index);
  if (!one) return null;
  const { chakra } = ninja(one.ninja, words);
  return {
    title: words.nameOf(one.ninja),
    kind: nameOf(one.seat),
    picture: faceOf(one.ninja, { frame: "tile", mood: one.hp > 0 ? "neutral" : "hurt" }),
    colour: one.ninja,
    text: words.say("duel-fighter-text", {
      hp: one.hp,
      full: one.full,
      chakra: one.chakra,
      most: one.most,
    }),
    now: html`${waits(table, one)}${twoChakras(words, chakra)}${remaining(table, one)}`,
  };
}

/**
 * @param {import("../../words.js").Words} words
 * @param {string} chakra
 */
export function twoChakras(words, chakra) {
  const sources = chakra.split(" + ").map(Number);
  const sum = sources.reduce((all, one) => all + one, 0);
  return sources.length > 1 ? html`<p>${words.say("duel-two-chakras", { chakra, sum })}</p>` : "";
}

/**
 * What the next card brings with it, and where that comes from.
 * @param {TableView} table
 * @param {import("./model.js").Fighter} one
 */
function waits({ words, pub }, one) {
  const sources = pub.fighters[one.index].sources ?? {};
  const all = Object.entries(one.waits ?? {});
  if (!all.length) return "";
  return html`<div class="facts">${
    all.map(([name, n]) => {
      const from = Object.keys(sources[name] ?? {}).map((id) => words.nameOf(id)).join(", ");
      const text = n < 0
        ? words.say("duel-wait-heart-spent")
        : words.say(`duel-wait-${name}`, { n });
      return html`<span class="fact">${text}${from ? html`<small> ${from}</small>` : ""}</span>`;
    })
  }</div>`;
}

/**
 * The deck: what is used up, what was peeked at, what may still come.
 * @param {TableView} table
 * @param {import("./model.js").Fighter} one
 */
function remaining({ words, me }, one) {
  const gone = new Set([...Object.values(one.used), ...Object.values(one.turned)]);
  const seen = me.seen?.[one.index] ?? {};
  const deck = deckOf(one.ninja, words);
  return html`
    <p><b>${words.say("duel-used", { n: gone.size, of: deck.length })}</b></p>
    <div class="sheet-deck">${deck.map((id) =>
      slip(id, words, { told: true, look: gone.has(id) ? "gone" : seen[id] ? "seen" : "" })
    )}</div>
  `;
}

/**
 * @param {TableView} table
 * @param {string} id
 * @returns {Explained | null}
 */
export function playerSheet(table, id) {
  const { pub, words, nameOf, faceOf: face } = table;
  const seat = Number(id);
  const one = pub.seats?.[seat];
  if (!one) return null;
  const camp = CAMPS[one.side];
  return {
    title: nameOf(seat),
    kind: isQuick(pub) ? "" : words.nameOf(camp),
    picture: faceOf(face(seat), { frame: "tile" }),
    colour: face(seat),
    text: one.left ? words.say("has-left") : words.say("duel-fought", { n: one.fought }),
    now: html`<div class="facts">${fact("reinforce", words.say("duel-has-help", { n: one.help }))}${
      pub.turns ? fact("scroll", words.say("duel-has-orders", { n: one.orders })) : ""
    }${
      isQuick(pub)
        ? fact("crown", words.say("duel-fights-won", { n: pub.xp?.[one.side] ?? 0 }))
        : fact("star", words.say("duel-camp-xp", { xp: pub.xp?.[one.side] ?? 0 }))
    }</div>${seat === table.seat ? held(table) : ""}`,
  };
}

/** One's own reinforcements and orders. @param {TableView} table */
function held(table) {
  const { me, words } = table;
  return html`<div class="sheet-held">${
    Object.keys(me.help ?? {}).map((id) => helpFace(id, words))
  }${Object.keys(me.orders ?? {}).map((id) => orderFace(id, words, progress(table, id)))}</div>`;
}

/**
 * @param {TableView} table
 * @returns {Explained | null}
 */
export function missionSheet(table) {
  const { pub, words } = table;
  if (!pub.mission) return null;
  const { named } = mission(pub.mission, words);
  return {
    title: words.nameOf(pub.mission),
    kind: words.say("duel-turn", { turn: pub.turn }),
    picture: symbol("scroll"),
    colour: "alliance",
    text: words.textOf(pub.mission),
    now: html`
      <p class="named-two">${named.map((one) => mark(one, words.nameOf(one)))}</p>
      <p><b>${besides(table)}</b></p>
    `,
  };
}

/**
 * @param {TableView} table
 * @param {string} number
 * @returns {Explained | null}
 */
export function turnSheet({ pub, words }, number) {
  const past = pub.past?.[number];
  if (!past) return null;
  return {
    title: words.say("duel-turn", { turn: number }),
    kind: past.mission ? words.nameOf(past.mission) : "",
    picture: symbol(CAMPS[past.winner] ?? "versus"),
    colour: CAMPS[past.winner] ?? "turn",
    text: turnText(words, pub, Number(number)),
    now: past.best
      ? html`<p>${words.say("duel-best", { card: words.nameOf(past.best), n: past.harm })}</p>`
      : "",
  };
}

/** Every clash of the fight. @param {TableView} table @returns {Explained | null} */
export function fightSheet({ events, words, nameOf, pub }) {
  const all = lastFight(events);
  if (!all.length) return null;
  return {
    title: words.say(hasClashed(pub) ? "duel-so-far" : "duel-last-fight"),
    picture: symbol("versus"),
    colour: "madara",
    text: html`${
      all.map((round) =>
        html`<section class="sheet-round"><h3>${
          words.say("duel-round", { round: round.round })
        }</h3>${round.clashes.map((clash) => clashLine(words, clash))}${
          round.end.map((event) => html`<p>${words.line(event, nameOf)}</p>`)
        }</section>`
      )
    }`,
  };
}

/**
 * @param {import("../../words.js").Words} words
 * @param {Clash} clash
 */
function clashLine(words, clash) {
  const results = [
    "hit",
    "pierced",
    "equal",
    "evaded",
    "struck-back",
    "void",
    "fallen",
    "endured",
    "revived",
  ];
  const told = clash.events.filter(({ kind }) => results.includes(kind));
  return html`<div class="sheet-clash"><b class="num">${clash.place}</b><div>${
    clash.shown.map((one) =>
      html`<p>${mark(one.ninja, words.nameOf(one.ninja))}<span>${
        one.attack
          ? html`${
            partsOf(words, one.attack).map(({ sign, n, name }) =>
              html`
                ${sign}${n} ${name}
              `
            )
          }= <b>${one.attack.power}</b>`
          : html`${words.nameOf(one.card)}: ${words.say("duel-unpaid")}`
      }</span></p>`
    )
  }${told.map((event) => html`<p class="came">${words.line(event, () => "")}</p>`)}</div></div>`;
}

/**
 * @param {string} sign
 * @param {string} text
 */
function fact(sign, text) {
  return html`<span class="fact">${symbol(sign)} ${text}</span>`;
}
