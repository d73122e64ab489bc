/** Before the exam: picking a team, faces first, then what it can do. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { redraw } from "../../site.js";
import { Choice } from "../../stage/choice.js";
import { symbol, symbolOf } from "../../symbols.js";
import { nouns } from "../asking.js";
import { numbersAt, TEAMS } from "./model.js";
import { STATS } from "./mats.js";
import { stillTile } from "./tiles.js";
import { emblem } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */

const chosen = new Choice();
const [HEALTH, CHAKRA, FIRST_STAT] = [0, 1, 2];

/** The team that is looked at: the chosen one, else the first that is free. @param {TableView} table */
export function chosenTeam(table) {
  return chosen.of(table) || nouns(table, "team")[0] || Object.keys(TEAMS)[0];
}

/** @param {TableView} table */
export function teamChoice(table) {
  return html`
    <div class="dojo">
      <ul class="team-list">${Object.keys(TEAMS).map((team) =>
        html`<li>${teamRow(table, team)}</li>`
      )}</ul>
    </div>
  `;
}

/**
 * @param {TableView} table
 * @param {string} team
 */
function teamRow(table, team) {
  const { pub, words, nameOf } = table;
  const taker = Object.keys(pub.teams).find((seat) => pub.teams[seat].team === team);
  const isMine = !taker && chosenTeam(table) === team;
  const sum = (/** @type {number} */ at) =>
    TEAMS[team].reduce((all, hero) => all + (numbersAt(words, hero, 1)[at] ?? 0), 0);
  return html`
    <button class="team-row ${isMine ? "sel" : ""} ${taker ? "taken" : ""}"
      style="--c:var(--${team})" aria-pressed=${isMine} data-explain="team:${team}"
      data-leads=${isMine || taker ? "" : team}
      @click=${() => (chosen.make(table, team), void redraw())}>
        <span class="team-faces">${TEAMS[team].map((hero) =>
          html`<span style="--c:var(--${symbolOf(hero)})">${faceOf(hero, { frame: "none" })}</span>`
        )}</span>
        <b class="nm">${words.nameOf(team)}</b><small>${words.say(`exam-about-${team}`)}</small>
        <span class="of-team">${symbol("x-heart")}<b class="num">${sum(HEALTH)}</b>${symbol(
          "x-chakra",
        )}<b class="num">${sum(CHAKRA)}</b></span>${taker === undefined
          ? ""
          : html`<em class="stamp" data-free>${nameOf(Number(taker))}</em>`}</button>
  `;
}

/** The heroes of the team that is looked at, to be read before the choice. @param {TableView} table */
export function teamHand(table) {
  const { words } = table;
  return TEAMS[chosenTeam(table)].map((hero) => {
    const numbers = numbersAt(words, hero, 1);
    return stillTile({
      name: words.nameOf(hero),
      art: faceOf(hero, { frame: "none" }),
      colour: symbolOf(hero),
      text: html`<span class="abl">${
        [["health", "x-heart"], ["chakra", "x-chakra"], ...STATS].map(([, sign], at) =>
          html`<i class=${at < FIRST_STAT ? "big" : ""}>${symbol(sign)}${numbers[at] ?? ""}</i>`
        )
      }</span>`,
      thing: `hero:${hero}`,
      look: "who",
    });
  });
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
          <li><button class="thing team-row" style="--c:var(--${team})" data-explain="player:${seat}">
            <span class="team-faces">${TEAMS[team].map((hero) =>
              html`<span style="--c:var(--${symbolOf(hero)})">${
                faceOf(hero, { frame: "none" })
              }</span>`
            )}</span><b class="nm" data-free>${nameOf(seat)}</b><small>${words.nameOf(
              team,
            )}</small><span class="of-team">${ready
              ? html`${symbol("check")} ${words.say("exam-ready")}`
              : emblem(team)}</span></button></li>
        `;
      })}</ul>
    </div>
  `;
}
