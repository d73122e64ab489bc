/** Choosing a ninja, to be sent or banned: the one in view large with its style, all others beside it. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { symbol } from "../../symbols.js";
import { isAsked } from "../asking.js";
import { deckOf, mission, NINJA, ninja, technique } from "./facts.js";
import { ninjaInView } from "./laying.js";
import { CAMPS, isQuick, leftSide, ownPick } from "./model.js";
import { twoChakras } from "./sheets-fight.js";
import { stake } from "./stake.js";

/** @typedef {import("../game.js").TableView} TableView */

const SORTS = { A: "attack", B: "boost", D: "defence" };
/** Whose cards are easy to play, by camp: proposed in somebody's first games. */
const GOOD = [["kakashi", "sakura", "guy"], ["itachi", "kisame", "deidara"]];

/** @param {TableView} table */
export function gallery(table) {
  const shown = listed(table);
  const left = leftSide(table);
  const id = ninjaOf(table);
  return html`
    <div class="choose" style="--c:var(--${id})">
      <span class="chosen-one" aria-hidden="true">${faceOf(id, { frame: "none" })}</span>
      <div class="choice-panel">${proposal(table, id) ?? about(table, id)}${[left, 1 - left].map((
        side,
      ) => block(table, side, shown.filter((one) => ninja(one, table.words).side === side)))}</div>
    </div>${stake(table)}
  `;
}

/**
 * The ninja in view: the chosen one, the one sent, the best to begin with, else the first.
 * @param {TableView} table
 */
export function ninjaOf(table) {
  const shown = listed(table);
  const chosen = ninjaInView.of(table);
  if (shown.includes(chosen)) return chosen;
  const sent = table.pub.phase === "pick" && !isAsked(table) && ownPick(table);
  return sent || [...proposed(table), ...shown].find((one) => isFree(table, one)) || shown[0] ||
    NINJA[0];
}

/** Whom the mission names, and whose cards are easy, as far as they can be sent. @param {TableView} table */
function proposed(table) {
  const { pub, me, words, can } = table;
  if (pub.phase !== "pick") return [];
  const { named } = mission(pub.mission ?? "", words);
  return [...new Set([...named, ...GOOD[me.side ?? 0]])].filter((one) => can("pick", one))
    .slice(0, GOOD[0].length);
}

/**
 * In first games three to choose among, each with a sentence, as long as no other is in view.
 * @param {TableView} table
 * @param {string} id
 */
function proposal(table, id) {
  const three = table.fresh ? proposed(table) : [];
  if (three.length < 2 || !three.includes(id)) return undefined;
  return html`
    <section class="good-ones"><h3>${table.words.say("duel-good-start")}</h3>${three.map((one) =>
      goodOne(table, one, one === id)
    )}<h3>${table.words.say("duel-all-others")}</h3></section>
  `;
}

/**
 * @param {TableView} table
 * @param {string} id
 * @param {boolean} isChosen
 */
function goodOne(table, id, isChosen) {
  const { words } = table;
  const { hp } = ninja(id, words);
  return html`
    <button class="good-one" style="--c:var(--${id})" aria-pressed=${isChosen}
      data-leads=${id}
      @click=${() => ninjaInView.make(table, id)}><span aria-hidden="true">${faceOf(id, {
        frame: "none",
      })}</span><b>${words
        .nameOf(id)}</b><small>${words.say(`duel-style-${id}`)}</small><span
        class="stat hp">${symbol("hp")}<b>${hp}</b></span></button>
  `;
}

/** @param {TableView} table @param {string} id */
function isFree({ pub, me, can }, id) {
  return me.choices?.[pub.phase] ? can(pub.phase, id) : pub.bans?.[id] === undefined;
}

/** Those whom this seat may send, else its camp; where one is banned, everybody. @param {TableView} table */
function listed(table) {
  const { pub, can } = table;
  if (pub.phase === "ban") return NINJA;
  const offered = NINJA.filter((one) => can(pub.phase, one));
  return offered.length ? offered : NINJA.filter((one) => isOpen(table, one));
}

/**
 * Whether a ninja can be sent by one's own camp (by either, for onlookers).
 * @param {TableView} table
 * @param {string} id
 */
function isOpen({ pub, me }, id) {
  const camp = pub.open?.[id];
  return camp !== undefined && [2, me.side ?? camp].includes(camp);
}

/**
 * @param {TableView} table
 * @param {number} side
 * @param {string[]} shown
 */
function block(table, side, shown) {
  if (!shown.length) return "";
  return html`
    <section class="tiles" aria-label=${table.words.nameOf(CAMPS[side])}>${shown.map((one) =>
      tile(table, one)
    )}</section>
  `;
}

/**
 * @param {TableView} table
 * @param {string} id
 */
function tile(table, id) {
  const { pub, words } = table;
  const isNamed = Boolean(pub.mission) && mission(pub.mission, words).named.includes(id);
  const isBanned = pub.bans?.[id] !== undefined;
  const look = () => ninjaInView.make(table, id);
  return html`
    <button class="tile ${isBanned
      ? "banned"
      : isFree(table, id)
      ? ""
      : "shut"}" style="--c:var(--${id})"
      aria-pressed=${ninjaOf(table) === id} data-explain="ninja:${id}" data-leads=${id}
      @click=${look}>${faceOf(id, { frame: "none" })}<b data-free>${words.nameOf(id)}</b>${isNamed
        ? html`<span class="named" role="img" aria-label=${words.say("duel-named")} title=${
          words.say("duel-named")
        }>${symbol("scroll")}</span>`
        : ""}${isBanned
        ? html`<span class="banned-mark" role="img" aria-label=${words.say("duel-banned")}>${
          symbol("close")
        }</span>`
        : ""}</button>
  `;
}

/**
 * @param {TableView} table
 * @param {string} id
 */
function about({ words, pub }, id) {
  const { hp, chakra, xp } = ninja(id, words);
  return html`
    <article class="about-one">
      <h3>${words.nameOf(id)}</h3>
      <p class="style">${words.say(`duel-style-${id}`)}</p>
      <p
        class="its-numbers"><button class="thing stat hp" data-explain="hp" aria-label="${hp} ${words
          .say("duel-hp-short")}">${symbol(
            "hp",
          )}<b>${hp}</b></button><button class="thing stat chakra"
        data-explain="chakra" aria-label="${chakra} ${words.say("duel-chakra")}">${symbol(
          "chakra",
        )}<b>${chakra}</b></button>${mix(words, id)}${isQuick(pub)
          ? ""
          : html`<small class="nb">${words.say("duel-worth", { xp })}</small>`}</p>${twoChakras(
            words,
            chakra,
          )}
    </article>
  `;
}

/**
 * What the deck is made of.
 * @param {import("../../words.js").Words} words
 * @param {string} id
 */
function mix(words, id) {
  const cards = deckOf(id, words).map((card) => technique(card, words).sort);
  const counted = Object.entries(SORTS).map(([letter, sort]) => ({
    sort,
    n: cards.filter((one) => one === letter).length,
  })).filter(({ n }) => n);
  return counted.map(({ sort, n }) =>
    html`<small class="mix ${sort}">${words.say(`duel-mix-${sort}`, { n })}</small>`
  );
}
