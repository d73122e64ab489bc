/** Before the exam: picking a team, faces first, then what it can do. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { symbol, symbolOf } from "../../symbols.js";
import { numbersAt, TEAMS } from "./model.js";
import { SIGNS } from "./levels.js";
import { chosenTeam, team as chosen } from "./look.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table */
export function teamChoice(table) {
  const team = chosenTeam(table);
  return html`
    <div class="dojo teams">
      <ul class="looked-at" aria-label=${table.words.nameOf(team)}>${TEAMS[team].map((hero) =>
        html`<li>${candidate(table, hero)}</li>`
      )}</ul>
      <ul class="team-list">${Object.keys(TEAMS).map((team) =>
        html`<li>${teamRow(table, team)}</li>`
      )}</ul>
    </div>
  `;
}

/**
 * A hero of the team that is looked at: face, numbers, and what it is good at.
 * @param {TableView} table
 * @param {string} hero
 */
function candidate({ words }, hero) {
  const numbers = numbersAt(words, hero, 1);
  return html`
    <button class="thing candidate" style="--c:var(--${symbolOf(
      hero,
    )})" data-explain="hero:${hero}">
      <span class="bust">${faceOf(hero, { frame: "none" })}</span><b class="nm">${words.nameOf(
        hero,
      )}</b><span class="stats">${SIGNS.map((sign, at) =>
        html`<i>${symbol(sign)}<b class="num">${numbers[at] ?? ""}</b></i>`
      )}</span></button>
  `;
}

/**
 * @param {TableView} table
 * @param {string} team
 */
function teamRow(table, team) {
  const { pub, words, nameOf } = table;
  const taker = Object.keys(pub.teams).find((seat) => pub.teams[seat].team === team);
  const isChosen = !taker && chosenTeam(table) === team;
  return html`
    <button class="team-row ${isChosen ? "sel" : ""} ${taker ? "taken" : ""}"
      style="--c:var(--${team})" aria-pressed=${isChosen} data-explain="team:${team}"
      data-leads=${isChosen || taker ? "" : team}
      @click=${() => chosen.make(table, team)}>${faces(team)}<b
        class="nm">${words.nameOf(team)}</b>${taker === undefined
          ? ""
          : html`<em class="stamp" data-free>${nameOf(Number(taker))}</em>`}</button>
  `;
}

/** @param {string} team */
function faces(team) {
  return html`<span class="team-faces">${
    TEAMS[team].map((hero) =>
      html`<span class="bust" style="--c:var(--${symbolOf(hero)})">${
        faceOf(hero, { frame: "none" })
      }</span>`
    )
  }</span>`;
}

/** Everyone's teams while levels are spread, for those who have nothing to spread. @param {TableView} table */
export function everyTeam({ pub, words, nameOf }) {
  return html`
    <div class="dojo">
      <ul class="team-list">${Object.keys(pub.teams).map(Number).filter((seat) =>
        pub.teams[seat].team
      ).map((seat) => {
        const { team, ready } = pub.teams[seat];
        return html`
          <li><button class="thing team-row" style="--c:var(--${team})"
            data-explain="player:${seat}">${faces(team)}<b class="nm" data-free>${nameOf(
              seat,
            )}</b><small>${ready
              ? words.say("exam-ready")
              : words.nameOf(team)}</small></button></li>
        `;
      })}</ul>
    </div>
  `;
}
