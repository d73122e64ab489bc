/** The end of an exam: the teams by place, the battles one after the other, and what people will talk about. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { boot } from "../../site.js";
import { symbol } from "../../symbols.js";
import { motifOf } from "../../motifs.js";
import { eventsOf, figure, greatest, most } from "../figures.js";
import { WITH } from "./blows.js";
import { heroesOf } from "./model.js";

/** @typedef {import("../game.js").Course} Course */
/** @typedef {import("../../types.js").GameEvent} GameEvent */
/** @typedef {{attacker: number, defender: number, field: string, winner: number, turns: number}} Battle winner: -1 for nobody */

/**
 * @param {Course} course
 * @returns {import("../game.js").Finale}
 */
export function finale(course) {
  const told = [foreseen, hardestBlow, nimblest, mostWins, busiest, longest].map((one) =>
    one(course)
  );
  return {
    parts: {},
    legend: "",
    course: html`<div class="sums end-course">${winners(course)}${decisive(course)}${
      teams(course)
    }${battles(course)}</div>`,
    figures: told.filter((one) => one !== null).slice(0, 4),
  };
}

/**
 * The battles in the order in which they began.
 * @param {GameEvent[]} events
 * @returns {Battle[]}
 */
export function battlesOf(events) {
  /** @type {Battle[]} */
  const all = [];
  const latest = (/** @type {any} */ key) => all.findLast((one) => one.attacker === Number(key));
  for (const { kind, seat = -1, other, field, battle } of events) {
    const under = latest(battle ?? seat);
    if (kind === "battle") {
      all.push({ attacker: seat, defender: other, field, winner: -1, turns: 0 });
    } else if (kind === "battle-turn" && under) under.turns += 1;
    else if (kind === "battle-won" && under) under.winner = seat;
  }
  return all;
}

/** The winning three, big. @param {Course} course */
function winners({ pub, outcome, words, nameOf }) {
  const first = Object.keys(outcome.places).map(Number).filter((seat) =>
    outcome.places[seat] === 1
  );
  return first.map((seat) =>
    html`
      <figure class="end-three"
        style="--c:var(--${pub.teams[seat].team})"><span>${heroesOf(
          pub,
          seat,
        ).map((hero) => faceOf(hero, { frame: "none" }))}</span><figcaption>${words.say(
          "exam-end-three",
          { team: words.nameOf(pub.teams[seat].team), name: nameOf(seat) },
        )}${series({ pub, outcome, words, nameOf })}</figcaption></figure>
    `
  );
}

/**
 * In the arena: how the best of three stands now.
 * @param {Pick<Course, "pub" | "outcome" | "words" | "nameOf">} course
 */
function series({ pub, outcome, words, nameOf }) {
  if (pub.mode !== "arena") return "";
  const names = Object.keys(pub.tally).map(Number).map((seat) =>
    `${nameOf(seat)} ${pub.tally[seat] + Number(outcome.places[seat] === 1)}`
  );
  return html`<small>${words.say("exam-series", { names: names.join(", ") })}</small>`;
}

/** The blow that felled the last hero, and the way to see it again. @param {Course} course */
function decisive({ steps, words }) {
  const at = steps.findLastIndex(({ events }) => events.some(({ kind }) => kind === "defeated"));
  if (at < 0) return "";
  const blow = blowsOf(steps[at].events).findLast(({ fells }) => fells);
  if (!blow?.by) return "";
  const said = { hero: words.nameOf(blow.by), name: words.nameOf(blow.hero), count: blow.amount };
  return html`
    <section class="end-decisive">
      <h3>${words.say("exam-end-decisive")}</h3>
      ${blow.technique ? motifOf("exam", blow.technique) : ""}
      <p>${words.say("exam-about", {
        what: words.nameOf(blow.technique || CARD_OF[blow.kind]),
        about: words.say("exam-end-decisive-text", said),
      })}</p>
      <a class="btn" href="/r/${boot.code}/replay?step=${at}">${symbol("play")}<span>${words.say(
        "exam-end-again",
      )}</span></a>
    </section>
  `;
}

/** The card or thing with which a blow is struck. */
const CARD_OF = /** @type {Record<string, string>} */ ({
  melee: "melee",
  betrayed: "melee",
  "kunai-thrown": "kunai",
  "seal-off": "seal",
  poisoned: "poison-smoke",
});

/**
 * Every wound with who struck it, and with what; "" where nobody did.
 * @param {GameEvent[]} events
 */
export function blowsOf(events) {
  /** @type {Array<{by: string, kind: string, technique: string, hero: string, amount: number, fells: boolean}>} */
  const all = [];
  let under = { by: "", kind: "", technique: "" };
  for (const { kind, hero = "", technique = "", amount = 0 } of events) {
    if (kind in WITH) {
      under = { by: kind === "seal-off" || kind === "poisoned" ? "" : hero, kind, technique };
    } else if (kind === "hurt") all.push({ ...under, hero, amount, fells: false });
    else if (kind === "defeated" && all.at(-1)?.hero === hero) all[all.length - 1].fells = true;
  }
  return all;
}

/** @param {Course} course */
function teams({ pub, outcome, words, nameOf }) {
  const seats = Object.keys(outcome.places).map(Number)
    .sort((one, other) => outcome.places[one] - outcome.places[other]);
  return html`
    <h3>${words.say("exam-end-places")}</h3>
    <ol class="end-rows">${seats.map((seat) =>
      html`
        <li
          class="end-row ${outcome.places[seat] === 1 ? "leaf" : ""}"><b class="num">${outcome
            .places[seat]}</b><span class="end-faces">${heroesOf(pub, seat).map((hero) =>
              faceOf(hero)
            )}</span><span class="end-what"><b data-free>${nameOf(seat)}</b><small>${words.nameOf(
              pub.teams[seat].team,
            )}</small></span><small>${words.say("exam-end-levels", {
              levels: heroesOf(pub, seat).map((hero) => pub.teams[seat].heroes[hero].level).join(
                ", ",
              ),
            })}</small></li>
      `
    )}</ol>
  `;
}

/** @param {Course} course */
function battles({ steps, words, nameOf }) {
  const all = battlesOf(eventsOf(steps));
  if (!all.length) return "";
  return html`
    <h3>${words.say("exam-end-battles")}</h3>
    <ol class="end-battles">${all.map((one) =>
      html`<li>${fighter(one, one.attacker, nameOf)}${symbol("arrow")}${
        fighter(one, one.defender, nameOf)
      }<small>${words.nameOf(one.field)}</small></li>`
    )}</ol>
  `;
}

/**
 * @param {Battle} battle
 * @param {number} seat
 * @param {(seat: number) => string} nameOf
 */
function fighter({ winner }, seat, nameOf) {
  const won = winner === seat;
  return html`<span class="end-fighter ${won ? "won" : ""}" data-free>${
    won ? symbol("crown") : ""
  }${nameOf(seat)}</span>`;
}

/** @param {Course} course @param {string} kind */
function of({ steps }, kind) {
  return eventsOf(steps).filter((event) => event.kind === kind);
}

/** Who foretold the winner of the final. @param {Course} course */
function foreseen(course) {
  const { words, nameOf, outcome } = course;
  const right = of(course, "foretold").filter(({ other }) => outcome.places[other] === 1);
  return right.length
    ? figure(
      "eye",
      words.say("exam-end-foreseen"),
      words.say("exam-end-foreseen-who", {
        names: right.map(({ seat = -1 }) => nameOf(seat)).join(", "),
        n: right.length,
        all: of(course, "foretold").length,
      }),
    )
    : null;
}

/** @param {Course} course */
function hardestBlow(course) {
  const { words } = course;
  const struck = blowsOf(eventsOf(course.steps)).filter((one) => one.by);
  const worst = greatest(struck, (one) => one.amount);
  return worst && figure(
    "skull",
    words.say("exam-end-blow", { count: worst.amount }),
    words.say("exam-end-blow-who", {
      name: words.nameOf(worst.by),
      other: words.nameOf(worst.hero),
    }),
  );
}

/** @param {Course} course */
function nimblest(course) {
  const best = most(of(course, "dodged"), (event) => event.hero);
  return best && by(course, "turn", "dodges", best.count, best.who);
}

/** @param {Course} course */
function mostWins(course) {
  const best = most(of(course, "battle-won"), (event) => event.seat);
  return best && by(course, "crown", "wins", best.count, course.nameOf(best.who));
}

/** @param {Course} course */
function busiest(course) {
  const best = most(of(course, "technique"), (event) => event.hero);
  return best && by(course, "star", "techniques", best.count, best.who);
}

/** @param {Course} course */
function longest(course) {
  const { words, nameOf } = course;
  const best = greatest(battlesOf(eventsOf(course.steps)), (one) => one.turns);
  return best && figure(
    "time",
    words.say("exam-end-long", { count: best.turns }),
    words.say("exam-end-long-who", {
      name: nameOf(best.attacker),
      other: nameOf(best.defender),
    }),
  );
}

/**
 * @param {Course} course
 * @param {string} sign
 * @param {string} what
 * @param {number} count
 * @param {string} who
 */
function by({ words }, sign, what, count, who) {
  return figure(
    sign,
    words.say(`exam-end-${what}`, { count }),
    words.say(`exam-end-${what}-who`, { name: words.nameOf(who) }),
  );
}
