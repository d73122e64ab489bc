/** Choosing a ninja, to be sent or banned: the gallery, and the one in view large with its style. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { redraw } from "../../site.js";
import { symbol } from "../../symbols.js";
import { deckOf, mission, NINJA, ninja, technique } from "./facts.js";
import { ninjaInView } from "./laying.js";
import { mark } from "./mark.js";
import { CAMPS, isQuick, leftSide } from "./model.js";
import { news, stake } from "./news.js";
import { VALLEY } from "./scenery.js";

/** @typedef {import("../game.js").TableView} TableView */

const SORTS = { A: "attack", B: "boost", D: "defence" };

/** @param {TableView} table */
export function gallery(table) {
  const shown = listed(table);
  const left = leftSide(table);
  return html`${VALLEY}<div class="over-lanes">${stake(table)}${news(table)}</div>
    <div class="choose">
      <div class="blocks">${
    [left, 1 - left].map((side) =>
      block(table, side, shown.filter((one) => ninja(one, table.words).side === side))
    )
  }</div>${poster(table, ninjaOf(table))}</div>`;
}

/** The ninja in view: the chosen one, else one that the mission names, else the first. @param {TableView} table */
export function ninjaOf(table) {
  const shown = listed(table);
  const chosen = ninjaInView.of(table);
  if (shown.includes(chosen)) return chosen;
  const { named } = mission(table.pub.mission ?? "", table.words);
  return shown.find((one) => named.includes(one) && isFree(table, one)) ??
    shown.find((one) => isFree(table, one)) ?? shown[0] ?? NINJA[0];
}

/** @param {TableView} table @param {string} id */
function isFree({ pub, me, can }, id) {
  return me.choices?.[pub.phase] ? can(pub.phase, id) : pub.bans?.[id] === undefined;
}

/** Those who may be chosen by this seat, else by whoever is asked; banned ones keep their place. @param {TableView} table */
function listed(table) {
  const { pub, can } = table;
  const offered = NINJA.filter((one) => can(pub.phase, one));
  const banned = NINJA.filter((one) => pub.phase === "ban" && pub.bans?.[one] !== undefined);
  const open = offered.length ? offered : NINJA.filter((one) => isOpen(table, one));
  return NINJA.filter((one) => open.includes(one) || banned.includes(one));
}

/**
 * Whether a ninja can be banned, or sent by one's own camp (by either, for onlookers).
 * @param {TableView} table
 * @param {string} id
 */
function isOpen({ pub, me }, id) {
  const camp = pub.open?.[id];
  return camp !== undefined && (pub.phase === "ban" || [2, me.side ?? camp].includes(camp));
}

/**
 * @param {TableView} table
 * @param {number} side
 * @param {string[]} shown
 */
function block(table, side, shown) {
  if (!shown.length) return "";
  const name = table.words.nameOf(CAMPS[side]);
  return html`
    <section class="block ${CAMPS[side]}" aria-label=${name}>
      <span class="block-camp" aria-hidden="true">${symbol(CAMPS[side])}</span>
      <div class="tiles">${shown.map((one) => tile(table, one))}</div>
    </section>
  `;
}

/**
 * @param {TableView} table
 * @param {string} id
 */
function tile(table, id) {
  const { pub, words } = table;
  const isNamed = Boolean(pub.mission) && mission(pub.mission, words).named.includes(id);
  const banned = pub.bans?.[id] !== undefined;
  const look = () => (ninjaInView.make(table, id), redraw());
  return html`
    <button class="tile ${banned ? "banned" : ""}" style="--c:var(--${id})"
      aria-pressed=${ninjaOf(table) === id} data-explain="ninja:${id}" data-leads=${id}
      @click=${look}>${mark(id)}${isNamed
        ? html`<span class="named" role="img" aria-label=${words.say("duel-named")} title=${
          words.say("duel-named")
        }>${symbol("scroll")}</span>`
        : ""}${banned ? html`<em>${words.say("duel-banned")}</em>` : ""}<b>${words.nameOf(
          id,
        )}</b></button>
  `;
}

/**
 * @param {TableView} table
 * @param {string} id
 */
export function poster(table, id) {
  const { words, pub } = table;
  const { hp, chakra, xp } = ninja(id, words);
  return html`
    <article class="poster" style="--c:var(--${id})">
      <span class="pic" aria-hidden="true">${faceOf(id, { frame: "none" })}</span>
      <div class="inf"><h3>${words.nameOf(id)}</h3>
          <p class="style">${words.say(`duel-style-${id}`)}</p>
          <button class="thing big2" data-explain="ninja:${id}"><span class="r hp">${symbol(
            "hp",
          )}<b class="num">${hp}</b><span>${words.say(
            "duel-hp-short",
          )}</span></span><span class="r chakra">${symbol(
            "chakra",
          )}<b class="num">${chakra}</b><span>${words.say("duel-chakra")}</span></span></button>
          ${mix(words, id)}
          ${isQuick(pub) ? "" : html`<p class="nb">${words.say("duel-worth", { xp })}</p>`}</div>
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
  }));
  if (counted.every(({ n }) => !n)) return "";
  return html`<p class="mix">${
    counted.map(({ sort, n }) =>
      html`<span class=${sort}><i style="--n:${n}"></i>${
        words.say(`duel-mix-${sort}`, { n })
      }</span>`
    )
  }</p>`;
}
