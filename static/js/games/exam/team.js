/** A team's card: heroes with their numbers and techniques, items, scrolls. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { symbol } from "../../symbols.js";
import { heroesOf, ITEMS, knownBy, scrollsOf, stateOf } from "./model.js";
import { bar, emblem, levelMark, medal, stateName } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */

/**
 * @param {TableView} table
 * @param {number} seat
 */
export function teamCard(table, seat) {
  const { pub, words, nameOf } = table;
  const { team } = pub.teams[seat];
  const state = stateOf(pub, seat);
  return html`
    <section class="team-card ${seat === table.seat ? "mine" : ""}" style="--c:var(--${team})">
      <h2>${emblem(team)}<span>${words.nameOf(team)}<small>${seat === table.seat
        ? words.say("exam-your-team")
        : nameOf(seat)}${state ? ` · ${stateName(table, state)}` : ""}</small></span></h2>
      <ul class="team-heroes">${repeat(
        heroesOf(pub, seat),
        (hero) => hero,
        (hero) => heroLine(table, seat, hero),
      )}</ul>
      <div class="belongings">${scrolls(table, seat)}${items(table, seat)}</div>
    </section>
  `;
}

/**
 * @param {TableView} table
 * @param {number} seat
 * @param {string} hero
 */
function heroLine(table, seat, hero) {
  const { pub, words } = table;
  const one = pub.teams[seat].heroes[hero];
  const { level, health, chakra, most } = one;
  return html`<li class="hero-line">${medal(hero)}
    <span class="hero-line-text"><span class="hero-head"><b>${words.nameOf(hero)}</b>${
    levelMark(table, level)
  }</span>
    <span class="two-bars">${bar(table, "heart", health, most[0])}${
    bar(table, "chakra", chakra, most[1])
  }</span>
    <span class="known">${
    knownBy(one).map(([id, needs]) =>
      html`<span class=${needs <= level ? "" : "locked"} title=${table.words.textOf(id)}>${
        words.nameOf(id)
      }${needs <= level ? "" : ` (${words.say("exam-from-level", { level: needs })})`}</span>`
    )
  }</span></span></li>`;
}

/**
 * @param {TableView} table
 * @param {number} seat
 */
export function scrolls(table, seat) {
  const { words } = table;
  const held = scrollsOf(table, seat);
  const label = held.length
    ? held.map((kind) => words.say(kind ? `id-${kind}` : "exam-unseen")).join(", ")
    : words.say("exam-none");
  return html`
    <span class="scrolls" role="img" aria-label=${words.say("exam-about", {
      what: words.say("label-scrolls"),
      about: label,
    })}
      title=${label} data-spot="scrolls-${seat}">${held.length
        ? held.map((kind) =>
          html`<span class="scroll ${kind || "unseen"}">${
            symbol(kind ? `x-${kind}` : "scroll")
          }<small aria-hidden="true">${
            words.say(kind ? `id-${kind}` : "exam-unseen")
          }</small></span>`
        )
        : html`<span class="scroll none"><small>${
          words.say("exam-no-scroll")
        }</small></span>`}</span>
  `;
}

/**
 * @param {TableView} table
 * @param {number} seat
 */
export function items({ pub, words }, seat) {
  const held = pub.teams[seat].items;
  return html`<span class="items">${
    ITEMS.map((item) =>
      html`
        <span class="item ${held[item] ? "" : "none"}" role="img" title=${words.nameOf(item)}
          aria-label=${words.say("exam-about", {
            what: words.nameOf(item),
            about: held[item],
          })}>${symbol(
            `x-${item}`,
          )}<b class="num">${held[item]}</b></span>
      `
    )
  }</span>`;
}
