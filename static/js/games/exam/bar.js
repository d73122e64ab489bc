/** Above the table: the exam clock, the order of turns, and a tab with a small picture per battle. */

import { html, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { symbol, symbolOf } from "../../symbols.js";
import { FOREST, show, shown, shownTeam, showTeam } from "./looking.js";
import { inOrder, ledges, placeOf, stateOf } from "./model.js";
import { emblem, stateName } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

/** @param {TableView} table */
export function statusBar(table) {
  const { pub, words } = table;
  return html`<div class="panel exam-bar">
    ${clock(table)}
    <ol class="turns" aria-label=${words.say("exam-order")}>${
    repeat(inOrder(pub), (seat) => seat, (seat) => chip(table, seat))
  }</ol>
    ${tabs(table)}
  </div>`;
}

/** @param {TableView} table */
function clock({ pub, words }) {
  const { round, rounds } = pub;
  if (pub.phase === "final") {
    return html`<span class="clock final">${symbol("x-tower")}<b>${
      words.say("exam-final")
    }</b></span>`;
  }
  const label = rounds
    ? words.say("exam-clock", { round, rounds })
    : words.say("exam-round", { round });
  return html`<span class="clock" role="img" aria-label=${label} title=${label}>
    ${rounds ? dial(round / rounds) : ""}<span><small>${
    words.say("label-round")
  }</small><b class="num">${round}${
    rounds ? html`<small>/${rounds}</small>` : ""
  }</b></span></span>`;
}

/**
 * How much of the exam has burnt down.
 * @param {number} part
 */
function dial(part) {
  return html`
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="16" />
      <circle class="burnt" cx="20" cy="20" r="8" pathLength="100"
        stroke-dasharray="${Math.round(100 * part)} 100" />
    </svg>
  `;
}

/**
 * @param {TableView} table
 * @param {number} seat
 */
function chip(table, seat) {
  const { pub, words, nameOf } = table;
  const { team, scrolls } = pub.teams[seat];
  const state = stateOf(pub, seat);
  const said = [
    nameOf(seat),
    words.nameOf(team),
    words.say("exam-scroll-count", { count: scrolls }),
    stateName(table, state),
  ].filter(Boolean).join(", ");
  return html`<li><button class="turn-chip ${pub.awaited?.[seat] ? "awaited" : ""} ${state}"
    aria-pressed=${shownTeam(table) === seat} aria-label=${said} title=${said}
    @click=${() => showTeam(seat)}>${emblem(team)}<span class="chip-name">${nameOf(seat)}</span>
    <span class="chip-scrolls">${symbol("scroll")}${scrolls}</span>${
    state ? symbol(state === "out" ? "close" : `x-${state}`, "chip-state") : ""
  }</button></li>`;
}

/** @param {TableView} table */
function tabs(table) {
  const { pub, words } = table;
  const keys = Object.keys(pub.battles);
  if (!keys.length || (pub.phase === "final" && keys.length === 1)) return "";
  const now = shown(table);
  return html`<nav class="exam-tabs" aria-label=${words.say("exam-places")}>
    <button class="tab" aria-current=${now === FOREST} aria-label=${words.say("exam-map")}
      title=${words.say("exam-map")} @click=${() => show(table, FOREST)}>${
    symbol("x-forest", "tab-sign")
  }</button>
    ${repeat(keys, (key) => key, (key) => battleTab(table, key, now === key))}
  </nav>`;
}

/**
 * @param {TableView} table
 * @param {string} key
 * @param {boolean} current
 */
function battleTab(table, key, current) {
  const { pub, words, nameOf } = table;
  const battle = pub.battles[key];
  const { attacker, defender } = battle;
  const label = words.say("exam-battle", {
    attacker: nameOf(attacker),
    defender: nameOf(defender),
  });
  const asked = pub.awaited?.[table.seat] && pub.mover.seat !== table.seat &&
    [attacker, defender].includes(table.seat);
  return html`
    <button class="tab ${asked ? "asked" : ""}" aria-current=${current} aria-label=${label}
      title=${label}
      @click=${() => show(table, key)}>${battle.field
        ? miniature(battle)
        : symbol("x-clash", "tab-sign")}<span class="tab-text"><span>${emblem(
          pub.teams[attacker].team,
        )}${symbol("x-clash")}${emblem(pub.teams[defender].team)}</span>${battle.turn
        ? html`<small>${words.say("exam-battle-turn", { turn: battle.turn })}</small>`
        : ""}</span></button>
  `;
}

/**
 * A battle as a small picture: the ground, and a dot per hero, squares for the attacker's.
 * @param {View} battle
 */
function miniature(battle) {
  const rows = Object.keys(battle.rows).length;
  const standing = Object.entries(battle.heroes).filter(([, one]) => one.cell && !one.down);
  return svg`<svg class="miniature ${battle.field}" viewBox="0 0 ${battle.rows[1].length * 6} ${
    rows * 6
  }" aria-hidden="true">
    ${
    ledges(battle.rows).map(({ row, from, to, water }) =>
      svg`
        <rect class=${water ? "pool" : "ledge"} x=${(from - 1) * 6} y=${(rows - row + 1) * 6 -
          1.4} width=${(to - from + 1) * 6} height="1.4" />
      `
    )
  }${
    standing.map(([hero, { cell, seat }]) => {
      const { column, row } = placeOf(cell);
      const x = column * 6 - 3;
      const y = (rows - row) * 6 + 2.4;
      return seat === battle.attacker
        ? svg`
          <rect x=${x - 2} y=${y - 2} width="4" height="4" fill="var(--${symbolOf(hero)})" />
        `
        : svg`
          <circle cx=${x} cy=${y} r="2.2" fill="var(--${symbolOf(hero)})" />
        `;
    })
  }</svg>`;
}
