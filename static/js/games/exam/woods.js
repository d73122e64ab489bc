/** The stage of the forest: the map, what one is after, whose turn it is, and a team laid open. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { symbol, symbolOf } from "../../symbols.js";
import { forest } from "./forest.js";
import { FOREST } from "./look.js";
import { heroesOf, inOrder, ITEMS, knownBy, scrollsOf, stateOf } from "./model.js";
import { above } from "./places.js";
import { emblem, levelMark, stateName, stroke } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table */
export function woods(table) {
  const seat = table.seat >= 0 ? table.seat : Math.max(0, table.pub.mover?.seat ?? 0);
  const isMine = seat === table.seat;
  return html`<div class="woods">${above(table, FOREST)}
    <div class="wleft">${isMine ? aim(table) : ""}${order(table)}</div>
    ${forest(table)}
    <section class="wright" style="--c:var(--${table.pub.teams[seat].team})">${
    team(table, seat)
  }</section>
    ${isMine ? html`<div class="wstrip">${scrolls(table, seat)}${pack(table, seat)}</div>` : ""}
  </div>`;
}

/** @param {TableView} table */
function aim(table) {
  const { words } = table;
  const held = new Set(scrollsOf(table, table.seat));
  const missing = ["air", "earth"].filter((kind) => !held.has(kind));
  const text = missing.length === 1
    ? words.say("exam-aim-one", { scroll: words.nameOf(missing[0]) })
    : words.say(missing.length ? "exam-aim-none" : "exam-aim-both");
  return html`<section class="wbox goal"><h3>${symbol("scroll")}${words.say("exam-aim")}</h3>${
    scrolls(table, table.seat)
  }<p>${text}</p></section>`;
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
 * @param {TableView} table
 * @param {number} seat
 */
function team(table, seat) {
  const { pub, words } = table;
  return html`<h3>${emblem(pub.teams[seat].team)}${words.nameOf(pub.teams[seat].team)}</h3>${
    heroesOf(pub, seat).map((hero) => heroRow(table, seat, hero))
  }${pack(table, seat)}`;
}

/**
 * @param {TableView} table
 * @param {number} seat
 * @param {string} hero
 */
function heroRow(table, seat, hero) {
  const { pub, words } = table;
  const one = pub.teams[seat].heroes[hero];
  const { level, health, chakra, most } = one;
  const known = knownBy(one).filter(([id, needs]) => needs <= level && !COMMON.has(id));
  return html`
    <button class="thing hero-row" data-explain="hero:${hero}"
      style="--c:var(--${symbolOf(hero)})"><span class="rp">${faceOf(hero, {
        frame: "none",
      })}</span><b class="nm">${words.nameOf(hero)}</b>${levelMark(
        table,
        level,
      )}<span class="bars">${stroke("heart", health, most[0])}${stroke(
        "chakra",
        chakra,
        most[1],
      )}</span><small data-free>${known.map(([id]) => words.nameOf(id)).join(
        " · ",
      )}</small></button>
  `;
}

const COMMON = new Set(["kai", "shunshin", "henge"]);

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
