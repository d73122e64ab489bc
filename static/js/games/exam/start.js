/** Before the exam: picking a team, and spreading three level-ups. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { awaitedNames } from "../asking.js";
import { heroesOf, knownBy, TEAMS } from "./model.js";
import { scrolls } from "./team.js";
import { areaOf, bar, doing, emblem, medal } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */

const NUMBERS = ["health", "chakra", "attack", "dodge", "equipment"];

/** @param {TableView} table */
export function teamChoice(table) {
  const { words } = table;
  const mine = table.can("team", Object.keys(table.me.choices?.team ?? {})[0]);
  return html`
    <section class="panel">
      <p class="prompt ${mine ? "mine" : ""}" role="status">${mine
        ? words.say("ask-teams")
        : words.say("exam-picking", { names: awaitedNames(table) })}</p>
      <div class="team-choice">${Object.keys(TEAMS).map((team) => teamDoor(table, team))}</div>
    </section>
  `;
}

/**
 * @param {TableView} table
 * @param {string} team
 */
function teamDoor(table, team) {
  const { pub, words, nameOf } = table;
  const taker = Object.keys(pub.teams).find((seat) => pub.teams[seat].team === team);
  const open = table.can("team", team);
  const inside = html`<span class="team-banner">${emblem(team)}<b>${words.nameOf(team)}</b></span>
    <span class="team-three">${
    TEAMS[team].map((hero) =>
      html`<span class="team-one">${medal(hero)}<small>${words.nameOf(hero)}</small></span>`
    )
  }</span><span class="about">${words.say(`exam-about-${team}`)}</span>${
    taker
      ? html`<small class="taken">${
        words.say("exam-taken", { name: nameOf(Number(taker)) })
      }</small>`
      : ""
  }`;
  const style = `--c:var(--${team})`;
  if (!open) {
    return html`<div class="team-door ${taker ? "gone" : "shut"}" style=${style}>${inside}</div>`;
  }
  return html`
    <button class="team-door" data-click="team ${team}" style=${style}
      @click=${() => table.act("team", team)}>${inside}</button>
  `;
}

/** @param {TableView} table */
export function levelSpread(table) {
  const { pub, words, seat, replay } = table;
  const ready = Object.keys(pub.teams).filter((one) => pub.teams[one].ready).length;
  const mine = seat >= 0 && pub.teams[seat].team;
  return html`<section class="panel spread">
    <p class="prompt ${mine && !pub.teams[seat].ready ? "mine" : ""}" role="status">${
    mine && !pub.teams[seat].ready && !replay
      ? words.say("ask-levels")
      : words.say("exam-spreading", { ready, all: Object.keys(pub.teams).length })
  }</p>
    ${mine ? spreadOf(table) : everyTeam(table)}
  </section>`;
}

/** @param {TableView} table */
function spreadOf(table) {
  const { pub, me, words, seat, act, can } = table;
  const given = Object.values(me.spread ?? {}).reduce((sum, one) => sum + one, 0);
  return html`
    <ul class="spread-heroes">${heroesOf(pub, seat).map((hero) => spreadHero(table, hero))}</ul>
    <div class="buttons spread-foot">${scrolls(table, seat)}<span class="grow"></span>
          <button class="primary ${can("done") ? "" : "off"}" aria-disabled=${!can(
            "done",
          )} data-click="done "
            @click=${() => act("done")}>${words.say(
              "verb-done",
            )} <span class="num">${given}/3</span></button></div>
  `;
}

/**
 * @param {TableView} table
 * @param {string} hero
 */
function spreadHero(table, hero) {
  const { pub, me, words, seat } = table;
  const level = 1 + (me.spread?.[hero] ?? 0);
  return html`
    <li class="spread-hero">
      <span class="spread-head">${medal(hero, "large")}<b>${words.nameOf(hero)}</b></span>
      <span class="spread-level">${step(
        table,
        hero,
        "level-down",
        "−",
      )}<span class="big-level" role="img"
          aria-label=${words.say("exam-level", { level })}>${[1, 2, 3].map((one) =>
            html`<i class=${one <= level ? "on" : ""}>${symbol("x-level")}</i>`
          )}</span>${step(table, hero, "level-up", "+")}</span>
      ${numbers(table, hero, level)}
      <ul class="known-list">${knownBy(pub.teams[seat].heroes[hero]).map(([id, needs]) =>
        html`<li class=${needs <= level ? "open" : "locked"}><b>${words.nameOf(id)}${
          opening(table, hero, id, needs)
        }</b>
        <p>${table.words.textOf(id)}</p>${areaOf(table, id)}</li>`
      )}</ul>
    </li>
  `;
}

/**
 * The level at which an ability opens; the text of a technique begins with it.
 * @param {TableView} table
 * @param {string} hero
 * @param {string} id
 * @param {number} needs
 */
function opening({ pub, seat, words }, hero, id, needs) {
  const { abilities } = pub.teams[seat].heroes[hero];
  return id in abilities ? ` (${words.say("exam-from-level", { level: needs })})` : "";
}

/**
 * The lines of the team card, the chosen level marked, where they come with the card texts;
 * else what the table shows of the first level.
 * @param {TableView} table
 * @param {string} hero
 * @param {number} level
 */
function numbers(table, hero, level) {
  const { pub, words, seat } = table;
  const card = `card-${hero}-levels`;
  if (!words.has(card)) {
    const [health, chakra] = pub.teams[seat].heroes[hero].most;
    return html`<small>${words.say("exam-level", { level: 1 })}</small><span class="two-bars">${
      bar(table, "heart", health, health)
    }${bar(table, "chakra", chakra, chakra)}</span>`;
  }
  const lines = words.say(card).split("\n").map((line) => line.split(" "));
  return html`
    <table class="numbers">
      <thead>
        <tr><td></td>${lines.map((_, at) =>
          html`<th scope="col" class=${at + 1 === level ? "now" : ""}>${at + 1}</th>`
        )}</tr>
      </thead>
      <tbody>${NUMBERS.map((name, row) =>
        html`<tr><th scope="row">${words.say(`label-${name}`)}</th>${
          lines.map((line, at) =>
            html`<td class=${at + 1 === level ? "now" : ""}>${line[row]}</td>`
          )
        }</tr>`
      )}</tbody>
    </table>
  `;
}

/**
 * @param {TableView} table
 * @param {string} hero
 * @param {string} verb
 * @param {string} sign
 */
function step(table, hero, verb, sign) {
  const { words, can, act, replay } = table;
  if (replay) return "";
  return html`
    <button class="small round ${can(verb, hero) ? "" : "off"}" aria-disabled=${!can(verb, hero)}
      data-click="${verb} ${hero}" aria-label=${doing(table, verb, words.nameOf(hero))}
      @click=${() => act(verb, hero)}>${sign}</button>
  `;
}

/** @param {TableView} table */
function everyTeam(table) {
  const { pub, words, nameOf } = table;
  return html`<div class="team-choice">${
    Object.keys(pub.teams).map(Number).map((seat) =>
      html`
        <div class="team-door"
          style="--c:var(--${pub.teams[seat].team})"><span class="team-banner">${emblem(
            pub.teams[seat].team,
          )}<b>${nameOf(seat)}</b></span><span class="team-three">${heroesOf(pub, seat).map((
            hero,
          ) =>
            html`<span class="team-one">${medal(hero)}<small>${words.nameOf(hero)}</small></span>`
          )}</span>${pub.teams[seat].ready
            ? html`<small class="taken">${words.say("exam-ready")}</small>`
            : ""}</div>
      `
    )
  }</div>`;
}
