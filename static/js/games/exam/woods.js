/** The stage of the forest: the map, what one is after, whose turn it is, and a team laid open. */

import { html } from "lit-html";
import { symbol, symbolOf } from "../../symbols.js";
import { forest } from "./forest.js";
import { FOREST } from "./look.js";
import { heroBrief } from "./mats.js";
import { chooseRival, chosenRival, ofAll, rivals } from "./meeting.js";
import { heroesOf, inOrder, ITEMS, question, scrollsOf, stateOf } from "./model.js";
import { above } from "./places.js";
import { emblem, levelMark, stateName } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */

/** Battles to win before the Tower opens, where that is asked. */
const VICTORIES = 2;

/** @param {TableView} table */
export function woods(table) {
  const seat = table.seat >= 0 ? table.seat : Math.max(0, table.pub.mover?.seat ?? 0);
  const met = question(table) === "arrive" && !table.now ? rivals(table) : [];
  return html`<div class="woods ${met.length ? "meets" : ""}">${above(table, FOREST)}${
    seat === table.seat ? aim(table) : ""
  }${order(table)}${forest(table)}
    <div class="teams-here">${met.map((rival) => rivalTeam(table, rival, met.length > 1))}${
    team(table, seat)
  }<div class="kit">${scrolls(table, seat)}${pack(table, seat)}</div></div>
  </div>`;
}

/** @param {TableView} table */
function aim(table) {
  const { words } = table;
  const held = new Set(scrollsOf(table, table.seat));
  const missing = ["air", "earth"].filter((kind) => !held.has(kind));
  const text = missing.length === 1
    ? words.say("exam-aim-one", {
      scroll: words.nameOf(missing[0]),
      players: Object.keys(table.pub.teams).length,
    })
    : missing.length
    ? words.say("exam-aim-none")
    : opening(table);
  return html`
    <section class="wbox goal">
      <h3>${symbol("scroll")}${words.say("exam-aim")}</h3>
      <p>${text}</p>
    </section>
  `;
}

/** With both scrolls: to the Tower, unless it asks for victories. @param {TableView} table */
function opening({ pub, seat, words }) {
  const n = VICTORIES - (pub.victories?.[seat] ?? VICTORIES);
  return n > 0 ? words.say("exam-aim-victories", { n }) : words.say("exam-aim-both");
}

/**
 * Those a seat holds as far as they are known, and the kind it still needs.
 * @param {TableView} table
 * @param {number} seat
 */
export function scrolls(table, seat) {
  const { words } = table;
  const held = scrollsOf(table, seat);
  const missing = seat === table.seat
    ? ["air", "earth"].filter((kind) => !held.includes(kind))
    : [];
  return html`<span class="scrolls" data-spot="scrolls-${seat}">${
    held.map((kind) => scroll(words, kind))
  }${
    missing.map((kind) =>
      html`<span class="scroll miss">${symbol(`x-${kind}`)}${words.nameOf(kind)}?</span>`
    )
  }${
    held.length || missing.length ? "" : html`<small>${words.say("exam-no-scroll")}</small>`
  }</span>`;
}

/**
 * @param {import("../../words.js").Words} words
 * @param {string} kind "" for an unknown one
 */
export function scroll(words, kind) {
  return html`<span class="scroll ${kind}">${symbol(kind ? `x-${kind}` : "scroll")}${
    words.say(kind ? `id-${kind}` : "exam-unseen")
  }</span>`;
}

/** @param {TableView} table */
function order(table) {
  const { pub, words, nameOf, seat: mine } = table;
  return html`
    <section class="wbox order">
      <h3>${words.say("exam-order")}</h3>
      <ol>${inOrder(pub).map((seat) =>
        html`
          <li
            class="${pub.mover?.seat === seat ? "on" : ""} ${pub.teams[seat].place}">${emblem(
              pub.teams[seat].team,
            )}<span data-free>${seat === mine
              ? words.say("you")
              : nameOf(seat)}</span><small>${stateName(table, stateOf(pub, seat))}</small></li>
        `
      )}</ol>
    </section>
  `;
}

/**
 * A team laid open: its heroes with Health and Chakra.
 * @param {TableView} table
 * @param {number} seat
 * @param {any} [known] what is known of it besides
 */
function team(table, seat, known = "") {
  const { pub, words, nameOf } = table;
  const name = seat === table.seat ? words.say("you") : nameOf(seat);
  return html`<section class="team-here" style="--c:var(--${pub.teams[seat].team})">
    <h3>${emblem(pub.teams[seat].team)}<span data-free>${name}</span>${known}</h3>${
    heroes(table, seat)
  }
  </section>`;
}

/**
 * One that may be attacked; of several one is chosen.
 * @param {TableView} table
 * @param {number} seat
 * @param {boolean} isChoice
 */
function rivalTeam(table, seat, isChoice) {
  if (!isChoice) return team(table, seat, scrolls(table, seat));
  const { pub, nameOf, words } = table;
  const isChosen = chosenRival(table) === seat;
  return html`
    <button class="rival ${isChosen ? "sel" : ""}" aria-pressed=${isChosen}
      style="--c:var(--${pub.teams[seat].team})" data-explain="player:${seat}"
      data-leads=${isChosen ? "" : String(seat)}
      @click=${() => chooseRival(table, seat)}>${emblem(
        pub.teams[seat].team,
      )}<span data-free>${nameOf(seat)}</span><small>${words.say("exam-from-level", {
        level: ofAll(table, seat, "level"),
      })}</small><b class="num">${ofAll(table, seat, "health")}</b></button>
  `;
}

/**
 * @param {TableView} table
 * @param {number} seat
 */
function heroes(table, seat) {
  const { pub, words } = table;
  return html`<ul class="heroes">${
    heroesOf(pub, seat).map((hero) => {
      const one = pub.teams[seat].heroes[hero];
      const label = [
        words.nameOf(hero),
        words.say("exam-level", { level: one.level }),
        words.say("exam-heart", { value: one.health, most: one.most[0] }),
        words.say("exam-chakra", { value: one.chakra, most: one.most[1] }),
      ].join(", ");
      return html`<li><button class="thing mat" data-explain="hero:${hero}" aria-label=${label}
        style="--c:var(--${symbolOf(hero)})">${
        heroBrief(table, one, hero, { mark: levelMark(table, one.level) })
      }</button></li>`;
    })
  }</ul>`;
}

/**
 * @param {TableView} table
 * @param {number} seat
 */
export function pack({ pub, words }, seat) {
  const held = pub.teams[seat].items;
  return html`<span class="pack">${
    ITEMS.map((item) =>
      html`
        <span class="it ${held[item] ? "" : "none"}" role="img" aria-label=${words.say(
          "exam-about",
          { what: words.nameOf(item), about: held[item] },
        )} title=${words.nameOf(item)}
          data-explain="item:${item}">${symbol(`x-${item}`)}<b class="num">${held[item]}</b></span>
      `
    )
  }</span>`;
}
