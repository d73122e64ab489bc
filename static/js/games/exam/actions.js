/** The action bar: what this seat is asked, and every answer that isn't a click on a board. */

import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { until } from "lit-html/directives/until.js";
import { symbol } from "../../symbols.js";
import { uncover } from "../../uncover.js";
import { awaitedNames, nouns } from "../asking.js";
import { fieldArt } from "./field-art.js";
import { hand } from "./hand.js";
import { isPuppetLed, isTried, leadPuppet, offer, tried } from "./looking.js";
import { battleOf, CARDS, question, waitedFor } from "./model.js";
import { beside } from "./notes.js";
import { asked, oddsText, triedText } from "./odds.js";
import { cost, techniques } from "./techniques.js";
import { doing, emblem, medal, timeLeft } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */

/** Verbs aimed at an enemy, and their signs. */
const ATTACKS = /** @type {Record<string, string>} */ ({
  hit: "card-melee",
  claw: "x-puppet",
  kunai: "x-kunai",
  target: "card-technique",
});
const PLAIN = [
  "stay",
  "dash",
  "search",
  "end",
  "open",
  "skip",
  "hide",
  "focus",
  "unleash",
  "smoke",
  "ration",
  "keep",
];
const PRIMARY =
  /** @type {Record<string, string>} */ ({ find: "open", upkeep: "keep", concentration: "focus" });

/** @param {TableView} table */
export function actions(table) {
  if (table.pub.outcome || table.replay) return "";
  const name = question(table);
  return html`<section class="panel act exam-act ${name ? "mine" : ""}" ${
    ref(uncoverPlaces)
  } aria-label=${table.words.say("exam-actions")}>
    ${name ? asking(table, name) : html`<p class="prompt">${waiting(table)}</p>`}
  </section>`;
}

/** On a small screen what may be clicked on the board isn't hidden by the bar. */
export function uncoverPlaces() {
  const about = ":is(.clearing, .cell, .fighter).ok, .walker.mine.turn, .fighter.mine.acting";
  requestAnimationFrame(() =>
    uncover({ about, keep: ".forest-view, .battle", bar: ".exam-act.mine" })
  );
}

/** @param {TableView} table */
function waiting(table) {
  const names = awaitedNames(table);
  return names ? table.words.say(waitedFor(table.pub), { names }) : "";
}

/**
 * @param {TableView} table
 * @param {string} name
 */
function asking(table, name) {
  const { words } = table;
  return html`
    <div class="tried" aria-live="polite">${triedText(table)}${confirm(table)}</div>
    <div
      class="act-inner"><div class="ask-line"><p class="prompt mine" role="status">${actor(
        table,
      )}${words.say(`ask-${name}`)}</p>${timeLeft(table)}${beside(table, name)}</div>
        ${name === "prepare" ? hand(table) : answers(table, name)}</div>
  `;
}

/**
 * The hero whose card is carried out, or who is about to be placed.
 * @param {TableView} table
 */
function actor({ pub, words, seat }) {
  const battle = pub.battles[battleOf(pub, seat)];
  const hero = battle?.deed?.hero || battle?.chosen;
  if (!hero || pub.mover.seat === seat) return "";
  const name = [hero, battle.deed?.technique].filter(Boolean).map((id) => words.nameOf(id)).join(
    " · ",
  );
  return html`${medal(hero)}<b class="actor">${name}</b>`;
}

/**
 * @param {TableView} table
 * @param {string} name
 */
function answers(table, name) {
  return html`<div class="buttons">
      ${heroes(table, "open")}${heroes(table, "pick")}${heroes(table, "raise")}
      ${nouns(table, "attack").map((seat) => attack(table, Number(seat)))}
      ${PLAIN.filter((verb) => table.can(verb)).map((verb) => plain(table, verb, PRIMARY[name]))}
      ${nouns(table, "face").map((way) => face(table, way))}
      ${nouns(table, "release").map((id) => named(table, "release", id))}
      ${nouns(table, "end").filter(Boolean).map((id) => named(table, "end", id))}
      ${puppet(table)}
      ${["decline", "back"].filter((verb) => table.can(verb)).map((verb) => last(table, verb))}
    </div>
    ${fields(table)}${name === "technique" ? techniques(table) : ""}
    <div class="targets">${
    Object.keys(ATTACKS).flatMap((verb) =>
      nouns(table, verb).map((hero) => target(table, verb, hero))
    )
  }</div>`;
}

/**
 * @param {TableView} table
 * @param {string} verb
 * @param {string | undefined} primary
 */
function plain(table, verb, primary) {
  const { words, act } = table;
  return html`
    <button class=${verb === primary ? "primary" : ""} data-click="${verb} "
      @click=${() => act(verb)}>${["smoke", "ration"].includes(verb)
        ? symbol(`x-${verb}`)
        : ""}${words.say(`verb-${verb}`)}${NUMBERS[verb]?.(table) ?? ""}</button>
  `;
}

/** The numbers on buttons: a chance or a price. */
const NUMBERS = /** @type {Record<string, (table: TableView) => any>} */ ({
  search: chance,
  dash: ({ words }) => html`<small>${words.say("exam-dash-price")}</small>`,
  keep: (table) => cost(table, "keep"),
});

/** @param {TableView} table */
function chance(table) {
  return until(
    table.hint("search").then((hint) =>
      hint.find ? html`<span class="num">${table.words.percent(hint.find)}</span>` : ""
    ),
    "",
  );
}

/**
 * @param {TableView} table
 * @param {string} verb
 */
function heroes(table, verb) {
  const { words, me } = table;
  return nouns(table, verb).filter(Boolean).map((hero) => {
    const does = offer(table, verb, hero);
    const card = verb === "open" ? me.cards?.[hero] ?? "" : "";
    return html`
      <button class="hero-button" data-click="${verb} ${hero}" @pointerenter=${does.enter}
        @pointerleave=${does.leave}
        @focus=${does.focus}
        @click=${does.click}>${medal(hero)}<span>${doing(table, verb, words.nameOf(hero))}${card
          ? html`<small>${words.nameOf(card)}</small>`
          : ""}</span>${card ? symbol(`card-${card}`) : ""}</button>
    `;
  });
}

/**
 * @param {TableView} table
 * @param {number} seat
 */
function attack(table, seat) {
  const { pub, act, nameOf } = table;
  return html`
    <button class="danger" data-click="attack ${seat}"
      @click=${() => act("attack", String(seat))}>${emblem(pub.teams[seat].team)}${doing(
        table,
        "attack",
        nameOf(seat),
      )}</button>
  `;
}

/**
 * One target with its chance to dodge and the reasons.
 * @param {TableView} table
 * @param {string} verb
 * @param {string} hero
 */
function target(table, verb, hero) {
  const { words } = table;
  const does = offer(table, verb, hero);
  const odds = asked(table, verb, hero).then((one) => one ? oddsText(table, one) : "");
  return html`
    <button class="target ${isTried(table, verb, hero) ? "tried" : ""}"
      data-click="${verb} ${hero}" title=${words.say(`verb-${verb}`)} @pointerenter=${does.enter}
      @pointerleave=${does.leave}
      @focus=${does.focus} @click=${does.click}>${medal(hero)}<span class="target-text">
          <span class="target-name"><span class="sr">${words.say(`verb-${verb}`)} </span>${words
            .nameOf(hero)}</span><span class="odds">${until(odds, "")}</span></span>${symbol(
              ATTACKS[verb],
            )}</button>
  `;
}

/**
 * @param {TableView} table
 * @param {string} way
 */
function face(table, way) {
  const { pub, words, act, seat } = table;
  const { deed, heroes } = pub.battles[battleOf(pub, seat)];
  return html`
    <button class=${heroes[deed.hero].face === way ? "primary" : ""} data-click="face ${way}"
      @click=${() => act("face", way)}>${way === "left" ? symbol("x-left") : ""}${words.say(
        `exam-face-${way}`,
      )}${way === "right" ? symbol("x-right") : ""}</button>
  `;
}

/**
 * @param {TableView} table
 * @param {string} verb
 * @param {string} id
 */
function named(table, verb, id) {
  const { words, act } = table;
  return html`<button data-click="${verb} ${id}" @click=${() => act(verb, id)}>${
    doing(table, verb, words.nameOf(id))
  }</button>`;
}

/**
 * @param {TableView} table
 * @param {string} verb
 */
function last({ words, act }, verb) {
  return html`<button class="plain" data-click="${verb} " @click=${() => act(verb)}>${
    verb === "back" ? symbol("undo") : ""
  }${words.say(`verb-${verb}`)}</button>`;
}

/**
 * While a card moves its hero or the puppet: which of them the cells are for.
 * @param {TableView} table
 */
function puppet(table) {
  const both = nouns(table, "puppet").length &&
    ["run", "jump", "seal"].some((verb) => nouns(table, verb).length);
  if (!both) return "";
  return html`<button aria-pressed=${isPuppetLed()} @click=${() => leadPuppet(!isPuppetLed())}>${
    symbol("x-puppet")
  }${table.words.say("verb-puppet")}</button>`;
}

/**
 * The battlefields to choose from, each a small picture of itself.
 * @param {TableView} table
 */
function fields(table) {
  const { words, act } = table;
  const offered = nouns(table, "field");
  if (!offered.length) return "";
  return html`<div class="field-choice">${
    offered.map((field) =>
      html`
        <button data-click="field ${field}"
          @click=${() => act("field", field)}><span class="field-thumb">${fieldArt(field, {
            3: "............",
            2: "............",
            1: "SSSSSSSSSSSS",
          })}</span>${words.nameOf(field)}</button>
      `
    )
  }</div>`;
}

/**
 * For fingers: the button that does what was tried.
 * @param {TableView} table
 */
function confirm(table) {
  const now = tried(table);
  if (!now || !table.can(now.verb, now.noun)) return "";
  const card = now.verb.startsWith("lay-") ? now.verb.slice(4) : "";
  const what = CARDS.includes(card) || !/^\d+$/.test(now.noun) ? table.words.nameOf(now.noun) : "";
  return html`<button class="primary confirm" @click=${offer(table, now.verb, now.noun).click}>${
    what ? doing(table, now.verb, what) : table.words.say(`verb-${now.verb}`)
  }</button>`;
}
