/** The dark band above the map: round, capture line, score line, and the Akatsuki cards in play. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { symbol } from "../../symbols.js";
import { emblem, kindOf } from "./emblems.js";
import { healthText } from "./health.js";
import { icon } from "./icons.js";
import { pair } from "./pair.js";
import { enemyClicks } from "./reading.js";
import { COUNTABLE, pips } from "./tokens.js";
import { choose, isSame, ui } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */

const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const SPACES = [0, 1, 2, 3];
const MARKS = /** @type {Record<string, string>} */ ({
  immobilised: "label-immobilised",
  silenced: "label-silenced",
  dodged: "hunt-dodged",
});

/** @param {TableView} table */
export function band(table) {
  const { pub, words } = table;
  return html`
    <section class="band" aria-label=${words.say("label-cards")}>
      <div class="band-lines">
          <p class="band-round"><b class="num">${words.say("label-round", {
            round: pub.round,
          })}</b><span>${words.say(`hunt-village-${pub.tobi}`)}</span></p>
          ${capture(table)}${score(table)}
        </div>
      <div class="band-foes">${row(table)}${deck(table)}</div>
    </section>
  `;
}

/** @param {TableView} table */
function capture({ pub, words }) {
  return html`
    <div class="line capture" role="img"
      aria-label=${words.say("hunt-capture-label", {
        left: SPACES.length - pub.capture,
      })}><span class="line-name">${words.say("label-capture")}</span>${SPACES.map((space) =>
        html`<i class="${space < pub.start ? "unused" : ""} ${
          space === pub.capture ? "here" : ""
        }">${
          space === pub.capture
            ? html`<span class="coin" data-fly="capture">${symbol("mark")}</span>`
            : space
        }</i>`
      )}</div>
  `;
}

/** @param {TableView} table */
function score({ pub, words }) {
  const side = (/** @type {number} */ round) =>
    pub.score[round] ?? (round === pub.round ? "now" : "");
  const label = words.say("hunt-score-label", {
    leaf: ROUNDS.filter((round) => pub.score[round] === "leaf").length,
    akatsuki: ROUNDS.filter((round) => pub.score[round] === "akatsuki").length,
  });
  return html`<div class="line score-line" role="img" aria-label=${label} title=${label}>${
    ROUNDS.map((round) =>
      html`<i class=${side(round)}>${
        pub.score[round] === "leaf"
          ? icon("leaf")
          : pub.score[round] === "akatsuki"
          ? symbol("cloud")
          : round
      }</i>`
    )
  }</div>`;
}

/** @param {TableView} table */
function row(table) {
  const { pub, words } = table;
  const members = Object.keys(pub.enemies).filter((key) =>
    kindOf(key, pub.enemies[key].card) === "akatsuki"
  );
  const hidden = Object.keys(pub.facedown);
  return html`<ul class="foes">
    ${hidden.length ? faceDown(table, hidden) : ""}
    ${repeat(members, (key) => key, (key) => member(table, key))}
    ${
    members.length || hidden.length
      ? ""
      : html`<li class="foe-none">${words.say("hunt-foes-none")}</li>`
  }
  </ul>`;
}

/** @param {TableView} table */
function deck(table) {
  const text = table.words.say("hunt-foe-deck", { count: table.pub.deck });
  return html`
    <p
      class="foe-deck"><span class="foe-back" data-spot="foe-deck">${symbol(
        "cloud",
      )}</span><span>${text}${foreseen(table)}</span></p>
  `;
}

/**
 * What is known of the order of the deck.
 * @param {TableView} table
 */
function foreseen({ pub, me, words }) {
  const known = { ...pub.foreseen, ...me.foreseen };
  const places = Object.keys(known).map(Number).sort((a, b) => a - b);
  return places.length
    ? html`<small>${places.map((at) => `${at + 1}. ${words.nameOf(known[at])}`).join(", ")}</small>`
    : "";
}

/**
 * The cards that wait under Tobi's figure.
 * @param {TableView} table
 * @param {string[]} places
 */
function faceDown({ pub, me, words }, places) {
  const cards = places.map((place) => me.facedown?.[place] ?? pub.facedown[place]);
  const known = cards.filter((card) => card !== "back");
  return html`<li class="foe face-down"><span class="backs">${
    cards.map((card, at) =>
      html`<span class="foe-back" data-fly="down-${at}" data-from="foe-deck">${
        card === "back" ? symbol("cloud") : emblem(card)
      }</span>`
    )
  }</span><span>${
    known.length
      ? words.say("hunt-face-known", { who: words.nameOf(known) })
      : words.say("hunt-face-down")
  }</span></li>`;
}

/**
 * @param {TableView} table
 * @param {string} key
 */
function member(table, key) {
  const { pub, words } = table;
  const one = pub.enemies[key];
  const verb = enemyClicks(table.me)[key];
  const marks = Object.keys(MARKS).filter((mark) => one[mark]);
  return html`
    <li class="foe ${pub.fight?.target === key ? "fought" : ""}" data-fly="foe-${key}"
      data-from="foe-deck">
        <span class="foe-face">${emblem(one.card)}</span>
        <div class="foe-body"><b class="foe-name">${words.nameOf(one.card)}</b>
          <span class="foe-stats">${health(table, one)}
          <span role="img" aria-label=${words.say("hunt-defence-now", {
            defence: one.defence,
          })}>${icon("defence")}<b class="num">${one.defence}</b></span>${marks.map((mark) =>
            html`<span class="foe-mark">${words.say(MARKS[mark])}</span>`
          )}</span>
          <p class="foe-talent">${talentText(table, key)}</p></div>
        ${verb ? fightButton(table, { verb, noun: key }) : ""}</li>
  `;
}

/**
 * Health as a number, and as pips as long as they can be counted at a glance.
 * @param {TableView} table
 * @param {any} enemy
 */
function health({ words }, enemy) {
  const label = pair(words, "label-health", healthText(words, enemy));
  return html`
    <span role="img" aria-label=${label}
      title=${label}>${icon("health")}<b class="num">${enemy.health}<small>/${enemy
        .most}</small></b>${enemy.most > COUNTABLE
        ? ""
        : pips(enemy.health, enemy.most, "wounds")}</span>
  `;
}

/**
 * What an enemy does, in words.
 * @param {TableView} table
 * @param {string} key
 */
export function talentText({ pub, words }, key) {
  const { talents } = pub.enemies[key];
  const sentences = talents.map((/** @type {string} */ talent) => words.nameOf(talent));
  return sentences.length ? sentences.join(" ") : words.say("hunt-no-talent");
}

/**
 * @param {TableView} table
 * @param {import("./ui.js").Click} click
 */
function fightButton(table, click) {
  const does = choose(table, click);
  const { words, pub } = table;
  return html`
    <button class="small foe-fight ${isSame(ui.preview, click) ? "chosen" : ""}" aria-label=${pair(
      words,
      `verb-${click.verb}`,
      words.nameOf(pub.enemies[click.noun].card),
    )}
      @pointerenter=${does.look} @focus=${does.look}
      @click=${does.click}>${words.say(`verb-${click.verb}`)}</button>
  `;
}
