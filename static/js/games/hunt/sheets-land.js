/** Sheets about the land and who roams it: enemies, their talents, places, and the aim of the round. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { symbol } from "../../symbols.js";
import { emblem } from "./emblems.js";
import { icon } from "./icons.js";
import { called, short } from "./naming.js";
import { aimOf } from "./overview.js";
import { hunted, roundIn, roundsIn, standing, turnsLeft } from "./reading.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").Explained} Explained */

/**
 * @param {TableView} table
 * @param {string} key
 * @returns {Explained | null}
 */
export function enemySheet(table, key) {
  const { pub, words } = table;
  const one = pub.enemies[key];
  if (!one) return null;
  const marks = ["immobilised", "silenced", "dodged"].filter((mark) => one[mark]);
  return {
    title: words.nameOf(one.card),
    kind: words.nameOf(one.area),
    picture: emblem(one.card, "as-tile"),
    colour: "dice",
    text: talentsText(table, one.talents),
    now: html`
      <div
        class="facts"><span class="fact">${icon("health")} ${words.say("label-health")} ${words.say(
          "hunt-of",
          { now: one.health, most: one.most },
        )}</span><span class="fact">${icon("defence")} ${words.say("hunt-defence-now", {
          defence: one.defence,
        })}</span>${marks.map((mark) =>
          html`<span class="fact">${words.say(`hunt-mark-${mark}`)}</span>`
        )}</div>
      <p>${words.say(hunted(pub).includes(key) ? "hunt-must-fall" : "hunt-need-not")}</p>
    `,
  };
}

/**
 * @param {TableView} table
 * @param {string[]} talents
 */
function talentsText({ words }, talents) {
  return talents.length
    ? html`${talents.map((id) => html`<p>${words.nameOf(id)}</p>`)}`
    : words.say("hunt-no-talent");
}

/**
 * A card of the Akatsuki or a token, in play or not.
 * @param {TableView} table
 * @param {string} card
 * @returns {Explained}
 */
export function foeSheet(table, card) {
  const { pub, words } = table;
  const key = Object.keys(pub.enemies).find((one) => pub.enemies[one].card === card);
  const known = key ? enemySheet(table, key) : null;
  return known ?? {
    title: words.nameOf(card),
    picture: emblem(card, "as-tile"),
    colour: "dice",
    text: words.textOf(card) || words.say("hunt-no-talent"),
  };
}

/**
 * @param {TableView} table
 * @param {string} id
 * @returns {Explained}
 */
export function talentSheet({ words }, id) {
  return {
    title: words.say("hunt-talent"),
    picture: symbol("cloud"),
    colour: "dice",
    text: words.nameOf(id),
  };
}

/**
 * @param {TableView} table
 * @param {string} id
 * @returns {Explained | null}
 */
export function placeSheet({ pub, words, me }, id) {
  const area = pub.board[id];
  if (!area) return null;
  const { heroes, enemies } = standing(pub, id);
  const trap = me.traps?.[id] ?? pub.traps[id];
  const lines = [
    roundIn(pub, area.number) > 0
      ? words.say("hunt-place-round", { round: roundIn(pub, area.number) })
      : "",
    roundIn(pub, area.number) === roundsIn(pub) ? words.say("hunt-place-home") : "",
    area.water ? words.say("hunt-place-water") : "",
    trap ? words.say("hunt-place-trap") : "",
    trap && trap !== "back" ? words.say("hunt-trap-known", { what: words.nameOf(trap) }) : "",
    id === pub.tobi ? words.say("hunt-place-tobi") : "",
    enemies.length ? words.say("hunt-place-held") : "",
  ].filter(Boolean);
  return {
    title: words.nameOf(id),
    kind: area.number
      ? words.say("hunt-village", { number: area.number, name: words.nameOf(id) })
      : "",
    picture: symbol(area.number ? "door" : "scroll"),
    colour: area.water ? "kakashi" : "shikamaru",
    text: html`${
      (lines.length ? lines : [words.say("hunt-place-free")]).map((one) => html`<p>${one}</p>`)
    }`,
    now: html`
      <div class="facts">${heroes.map((hero) =>
        html`<span class="fact">${faceOf(hero)} ${short(words, hero)}</span>`
      )}${enemies.map((key) =>
        html`<span class="fact">${emblem(pub.enemies[key].card)} ${called(words, pub, key)}</span>`
      )}</div>
      <p>${words.say("hunt-place-ways", {
        places: area.links.map((/** @type {string} */ to) => words.nameOf(to)).join(", "),
      })}</p>
    `,
  };
}

/** The aim, the time that is left, and what becomes of it. @param {TableView} table @returns {Explained} */
export function goalSheet({ pub, me, words }) {
  const known = { ...pub.foreseen, ...me.foreseen };
  const next = Object.keys(known).map(Number).sort((a, b) => a - b)
    .map((at) => `${at + 1}. ${words.nameOf(known[at])}`);
  const count = (/** @type {string} */ side) =>
    Object.values(pub.score).filter((one) => one === side).length;
  return {
    title: words.say("label-round", { round: pub.round, of: roundsIn(pub) }),
    kind: words.nameOf(pub.tobi),
    picture: symbol("scroll"),
    colour: "dice",
    text: html`
      <p><b>${aimOf(words, pub)}</b></p>
      <p>${words.say("hunt-turns-left", { left: turnsLeft(pub) })}. ${words.say(
        pub.round === roundsIn(pub) ? "hunt-else-last" : "hunt-else",
      )}</p>
      <p>${words.say("hunt-goal-all", { rounds: roundsIn(pub) })}</p>
    `,
    now: html`
      <div
        class="facts"><span class="fact">${symbol("leaf")} ${words.say("label-leaf")} ${count(
          "leaf",
        )}</span><span class="fact">${symbol("cloud")} ${words.say("label-akatsuki")} ${count(
          "akatsuki",
        )}</span><span class="fact">${words.say("hunt-foe-deck", {
          count: pub.deck,
        })}</span></div>${next.length ? html`<p>${next.join(", ")}</p>` : ""}
    `,
  };
}
