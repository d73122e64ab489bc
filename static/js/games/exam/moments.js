/** The moments of the exam over the stage: the die of a blow, a find, a battle's beginning and end, levels, the final. */

import { html, svg } from "lit-html";
import { faceOf } from "../../faces.js";
import { motifOf } from "../../motifs.js";
import { symbol, symbolOf } from "../../symbols.js";
import { card } from "./levels.js";
import { heroesOf, ITEMS, placeOf } from "./model.js";
import { reasons } from "./odds.js";
import { scroll } from "./woods.js";
import { emblem, stroke } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */

const NEEDED = 4;

/** @type {Record<string, (table: TableView, show: any) => any>} */
export const MOMENTS = {
  blow,
  searched: (table, show) =>
    html`
      <div class="moment find-moment">
        <div
          class="rolled">${die(show.roll)}<p class="title">${table.words.say(
            show.roll >= NEEDED ? "exam-search-hit" : "exam-search-miss",
          )}</p><p class="because">${table.words.say("exam-rolled", {
            roll: show.roll,
            needed: NEEDED,
          })}</p></div>
      </div>
    `,
  found,
  battle: begun,
  "battle-won": over,
  "both-lost": over,
  raised: (table, show) =>
    html`
      <div class="moment">
        <div class="rise raised" style="--c:var(--${symbolOf(show.hero)})">${card(
          table,
          show.hero,
          show.level - 1,
        )}</div>
      </div>
    `,
  entered: (table, { seat }) => herald(table, [seat], table.words.say("exam-enters"), ""),
  arena: (table, { seat, other }) =>
    herald(table, [seat, other], table.words.say("exam-arena"), tallyOf(table)),
  final: (table, { seat, other, out }) =>
    herald(table, [seat, other], table.words.say("exam-final"), outText(table, out)),
  "final-again": (table, { seat, other }) =>
    herald(table, [seat, other], table.words.say("exam-again"), ""),
  clock: (table) =>
    herald(table, [], table.words.say("exam-rings"), table.words.say("exam-rings-why")),
  left: (table, { seat }) => herald(table, [seat], table.words.say("exam-gone"), ""),
};

/**
 * @param {TableView} table
 * @param {any} show
 */
function blow(table, show) {
  const rows = Object.keys(table.pub.battles[show.lane]?.rows ?? {}).length;
  return html`<div class="blow ${freeBand(show.cells, rows)}">${banner(table, show)}${
    blowHead(table, show)
  }</div>`;
}

/**
 * The technique that is under way.
 * @param {TableView} table
 * @param {any} show
 */
function banner({ words }, { technique, by, falls }) {
  if (!technique || falls) return "";
  return html`<div class="panel-top tech-top" style="--c:var(--${symbolOf(by)})">${
    motifOf("exam", technique)
  }<b>${words.nameOf(technique)}</b></div>`;
}

/**
 * Where nobody stands whom the blow is about: at the top, else at the foot, else between.
 * @param {number[]} cells
 * @param {number} rows
 */
function freeBand(cells, rows) {
  const at = cells.map((cell) => placeOf(cell).row);
  if (at.every((row) => row < rows - 1)) return "";
  return at.every((row) => row > 2) ? "low" : "between";
}

/**
 * @param {TableView} table
 * @param {any} show
 */
function blowHead(table, show) {
  const { words } = table;
  if (show.roll !== undefined) return rolled(table, show);
  if (show.falls) {
    return html`<p class="shout">${
      words.say("exam-shout-down", { hero: words.nameOf(show.hero) })
    }</p>`;
  }
  return show.stage === "warded"
    ? html`<p class="shout">${words.say("exam-shout-warded")}</p>`
    : "";
}

/**
 * The die, and with what the target would have dodged.
 * @param {TableView} table
 * @param {any} show
 */
function rolled({ words }, { roll, dodge, why, hero, stage }) {
  const hit = stage === "not-dodged";
  const from = reasons(words, why);
  return html`
    <div
      class="panel-top dice-top">${die(roll)}<span><strong class=${hit ? "hit" : ""}>${words.say(
        hit ? "exam-hit" : "exam-dodged",
      )}</strong><small>${words.say("exam-dodges-at", { hero: words.nameOf(hero), n: dodge })}${from
        ? ` (${from})`
        : ""}</small></span></div>
  `;
}

/** Which of the nine places of a die's face bear a pip. */
const PIPS = ["", "4", "08", "048", "0268", "02468", "023568"];

/** @param {number} face */
function die(face) {
  return html`<svg class="d6" viewBox="0 0 92 92" aria-hidden="true">
    <path d="M15 12 27 2h50c8 0 12 4 12 10v48L71 76z" fill="#d9b98a"/>
    <rect x="3" y="12" width="68" height="68" rx="12" fill="#fff8e8"/>${
    [...PIPS[face]].map((place) =>
      svg`
        <circle cx=${19 + 18 * (Number(place) % 3)} cy=${28 +
          18 * Math.floor(Number(place) / 3)} r="7" />
      `
    )
  }</svg>`;
}

/**
 * A find as a card with what it gives.
 * @param {TableView} table
 * @param {{find: string, now: any, then: any}} show
 */
function found({ words }, { find, now, then }) {
  const gained = ITEMS.filter((item) => then.items[item] > now.items[item]);
  return html`
    <div class="moment find-moment">
      <div class="rays"></div>
      <div class="find-card"><span class="top">${symbol(`x-${find}`)}</span>
          <h2>${words.nameOf(find)}</h2><p>${words.textOf(find)}</p><ul>${gained.map((item) =>
            html`<li>${symbol(`x-${item}`)}<span>${words.nameOf(item)}</span><b class="num">${
              now.items[item]
            } → <em>${then.items[item]}</em></b></li>`
          )}${find === "stream" ? heroesRefreshed(words, now, then) : ""}</ul></div>
    </div>
  `;
}

/**
 * @param {import("../../words.js").Words} words
 * @param {any} now
 * @param {any} then
 */
function heroesRefreshed(words, now, then) {
  return Object.keys(now.heroes).map((hero) => {
    const [one, other] = [now.heroes[hero], then.heroes[hero]];
    return html`<li><span>${words.nameOf(hero)}</span><b class="num">${
      symbol("x-heart")
    }${one.health} → <em>${other.health}</em> ${
      symbol("x-chakra")
    }${one.chakra} → <em>${other.chakra}</em></b></li>`;
  });
}

/**
 * @param {TableView} table
 * @param {{seat: number, other: number, field: string}} show
 */
function begun(table, { seat, other, field }) {
  const { words } = table;
  return herald(table, [seat, other], words.say("exam-begins"), words.nameOf(field));
}

/**
 * A band across the stage: who, what, and why.
 * @param {TableView} table
 * @param {number[]} seats
 * @param {string} title
 * @param {any} why
 */
function herald({ pub, nameOf }, seats, title, why) {
  return html`
    <div class="moment">
      <div class="herald"><h2 class="title">${title}</h2>
        ${why ? html`<p class="because">${why}</p>` : ""}<div class="sides">${seats.map((
          seat,
          at,
        ) =>
          html`
            ${at ? symbol("x-clash", "versus") : ""}<figure
              style="--c:var(--${pub.teams[seat].team})"><span class="faces">${heroesOf(pub, seat)
                .map((hero) =>
                  html`<span class="bust" style="--c:var(--${symbolOf(hero)})">${
                    faceOf(hero, { frame: "none" })
                  }</span>`
                )}</span><figcaption>${emblem(pub.teams[seat].team)}<b data-free>${nameOf(
                  seat,
                )}</b></figcaption></figure>
          `
        )}</div></div>
    </div>
  `;
}

/** Best of three: the battles won before. @param {TableView} table */
function tallyOf({ pub, words, nameOf }) {
  const won = Object.entries(pub.tally ?? {});
  if (!won.some(([, count]) => count)) return "";
  const names = won.map(([seat, count]) => `${nameOf(Number(seat))} ${count}`);
  return words.say("exam-series", { names: names.join(", ") });
}

/**
 * @param {TableView} table
 * @param {number[]} out
 */
function outText({ words, nameOf }, out) {
  return out.length ? words.say("exam-out", { names: out.map(nameOf).join(", ") }) : "";
}

/**
 * @param {TableView} table
 * @param {any} show
 */
function over(table, show) {
  const { words, seat: mine, nameOf } = table;
  const { seat, other, kind, why, stand } = show;
  const title = kind === "both-lost"
    ? words.say("exam-both-lost")
    : mine === seat
    ? words.say("exam-you-win")
    : words.say("exam-wins", { name: nameOf(seat) });
  return html`<div class="moment over-moment"><div class="herald"><h2 class="title" data-free>${title}</h2>
    <p class="because">${why}</p></div>
    <div class="sides">${team(table, show, seat, stand[0])}${
    show.taken ? html`<span class="took">${symbol("arrow")}</span>` : ""
  }${team(table, show, other, stand[1])}</div>${prize(table, show)}</div>`;
}

/**
 * @param {TableView} table
 * @param {any} show
 * @param {number} seat
 * @param {number} stand
 */
function team({ pub, words, nameOf }, { battle }, seat, stand) {
  return html`
    <figure class="rteam">
      <figcaption>${emblem(pub.teams[seat].team)}<b data-free>${nameOf(seat)}</b><em>${words.say(
        "exam-stand",
        { n: stand },
      )}</em></figcaption>
      <ul>${heroesOf(pub, seat).map((hero) => {
        const { health, most } = pub.teams[seat].heroes[hero];
        const down = battle.heroes?.[hero]?.down;
        return html`
          <li
            class=${down ? "down" : ""}><span class="bust" style="--c:var(--${symbolOf(
              hero,
            )})">${faceOf(hero, { frame: "none", mood: down ? "hurt" : "neutral" })}</span>${stroke(
              "heart",
              down ? 0 : health,
              most[0],
            )}</li>
        `;
      })}</ul>
    </figure>
  `;
}

/**
 * What changes hands; which scroll it is, for those who may know.
 * @param {TableView} table
 * @param {any} show
 */
function prize({ words, nameOf }, { taken, scroll: kind, seat, other, battle }) {
  if (battle.final) return "";
  const text = taken
    ? words.say("exam-scroll-goes", { name: nameOf(seat), other: nameOf(other) })
    : words.say("exam-scroll-none");
  return html`<p class="prize">${taken ? scroll(words, kind) : ""}<span>${text}</span></p>`;
}
