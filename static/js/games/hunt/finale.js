/** The end of a hunt: nine rounds side by side, who did what, and how near it was. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { symbol } from "../../symbols.js";
import { eventsOf, figure, greatest, most } from "../figures.js";
import { listed, short } from "./naming.js";
import { heroesOf, roundsIn, turnsLeft, villageOf } from "./reading.js";

/** @typedef {import("../game.js").Course} Course */
/** @typedef {import("../../types.js").GameEvent} GameEvent */
/** @typedef {{number: number, area: string, side: string, beaten: string[], escaped: string[], turns: number, hero: string}} Round */

const HELPS = ["support", "support-on"];

/**
 * @param {Course} course
 * @returns {import("../game.js").Finale}
 */
export function finale(course) {
  const told = [bestRoll, hardest, mostHurt, helpful, tightest].map((one) => one(course));
  return {
    parts: {},
    legend: "",
    course: html`
      <div class="hunt-table hunt-end">
        <p class="near">${near(course)}</p>
        <ol class="story">${roundsOf(course).map((one) => chapter(course, one))}</ol>
        <ul class="deeds">${heroesOf(course.pub).map((hero) => deeds(course, hero))}</ul>
      </div>
    `,
    figures: told.filter((one) => one !== null).slice(0, 4),
  };
}

/**
 * The rounds, with where they were fought, who won them, who fell in them and who got away.
 * @param {Pick<Course, "pub" | "views" | "steps" | "outcome">} course
 * @returns {Round[]}
 */
export function roundsOf({ pub, views, steps, outcome }) {
  const last = Math.max(pub.round, ...Object.keys(pub.score).map(Number));
  const turns = eventsOf(steps).filter(({ kind }) => kind === "turn");
  return Array.from({ length: last }, (_, at) => at + 1).map((number) => {
    const events = steps.filter((_, at) => (views[at - 1] ?? pub).round === number)
      .flatMap((step) => step.events);
    const fell = events.filter(({ kind }) => kind === "eliminated");
    const isWon = number === roundsIn(pub) && outcome?.reason === "bosses-fell";
    return {
      number,
      area: views.find((view) => view.round === number)?.tobi ?? villageOf(pub, number),
      side: pub.score[number] ?? (isWon ? "leaf" : "akatsuki"),
      beaten: fell.map(({ card }) => card),
      escaped: events.filter(({ kind }) => kind === "under").map(({ card }) => card),
      turns: Math.max(1, turns.filter((turn) => turn.round === number).length),
      hero: most(fell, (event) => event.hero)?.who ?? "",
    };
  });
}

/** How near it was. @param {Course} course */
export function near({ pub, outcome, words }) {
  const saved = Object.values(pub.score).filter((side) => side === "leaf").length;
  if (outcome.reason === "bosses-fell") {
    const left = turnsLeft(pub) - 1;
    return left ? words.say("hunt-end-near-turns", { left }) : words.say("hunt-end-near-won");
  }
  const left = ["tobi", "gedo-statue"].reduce(
    (sum, key) => sum + (pub.enemies?.[key]?.health ?? 0),
    0,
  );
  const missing = left ? ` ${words.say("hunt-end-near-lost", { left })}` : "";
  return `${words.say("hunt-end-saved", { count: saved, of: roundsIn(pub) })}.${missing}`;
}

/**
 * @param {Course} course
 * @param {Round} round
 */
function chapter({ words }, { number, area, side, beaten, escaped, turns, hero }) {
  const names = (/** @type {string[]} */ cards) =>
    listed(words, [...new Set(cards.map((card) => words.nameOf(card)))]);
  const what = escaped.length
    ? words.say("hunt-end-escaped", { who: names(escaped) })
    : beaten.length
    ? names(beaten)
    : words.say("hunt-end-nobody");
  return html`
    <li
      class=${side}><b class="num no">${number}</b><b class="village">${area
        ? words.nameOf(area)
        : ""}</b>${symbol(
          side === "leaf" ? "leaf" : "cloud",
        )}<span class="what">${what}</span><small>${words.say("hunt-end-turns", {
          count: turns,
        })}</small>${hero ? faceOf(hero, { frame: "tile" }) : ""}</li>
  `;
}

/**
 * @param {Course} course
 * @param {string} hero
 */
function deeds({ pub, steps, words, nameOf }, hero) {
  const events = eventsOf(steps);
  const count = (/** @type {string[]} */ ...kinds) =>
    events.filter((event) => kinds.includes(event.kind) && event.hero === hero).length;
  return html`<li>${faceOf(hero, { frame: "tile" })}<b class="num">${
    count("eliminated")
  }</b><span><b>${short(words, hero)}</b><small data-free>${
    nameOf(pub.heroes[hero].seat)
  }</small><small>${
    words.say("hunt-end-hero", { wounds: count("wound"), beaten: count("eliminated") })
  }</small><small>${
    words.say("hunt-end-more", {
      healed: count("healed"),
      helped: count(...HELPS),
      falls: count("fallen"),
    })
  }</small></span></li>`;
}

/** @param {Course} course @param {...string} kinds */
function of({ steps }, ...kinds) {
  return eventsOf(steps).filter(({ kind, hero }) => kinds.includes(kind) && hero);
}

/** @param {Course} course */
function bestRoll(course) {
  const best = greatest(of(course, "roll"), (roll) => roll.hits);
  return best && named(course, "dice", "roll", best.hits, best);
}

/** @param {Course} course */
function hardest(course) {
  const best = most(of(course, "wound"), (event) => event.hero);
  return best && named(course, "mark", "wounds", best.count, best.event);
}

/** @param {Course} course */
function mostHurt(course) {
  const worst = most(of(course, "injury"), (event) => event.hero);
  return worst && named(course, "skull", "hurt", worst.count, worst.event);
}

/** @param {Course} course */
function helpful(course) {
  const best = most(of(course, ...HELPS), (event) => event.hero);
  return best && named(course, "emote-thanks", "help", best.count, best.event);
}

/** A round that was won with its last turn. @param {Course} course */
function tightest(course) {
  const { steps, views, words } = course;
  const at = steps.findIndex(({ events }, step) =>
    views[step - 1] && turnsLeft(views[step - 1]) === 1 &&
    events.some((event) => event.kind === "round-won")
  );
  if (at < 1) return null;
  const round = views[at - 1].round;
  return figure("time", words.say("hunt-end-tight"), words.say("hunt-end-tight-when", { round }));
}

/**
 * @param {Course} course
 * @param {string} sign
 * @param {string} what
 * @param {number} count
 * @param {GameEvent} event
 */
function named({ words }, sign, what, count, event) {
  return figure(
    sign,
    words.say(`hunt-end-${what}`, { count }),
    words.say(`hunt-end-${what}-who`, { hero: words.nameOf(event.hero) }),
  );
}
