/** The end of a hunt: its rounds as they went, what each hero did, and what people will talk about. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { symbol } from "../../symbols.js";
import { eventsOf, figure, greatest, most } from "../figures.js";
import { heroesOf } from "./reading.js";

/** @typedef {import("../game.js").Course} Course */
/** @typedef {import("../../types.js").GameEvent} GameEvent */
/** @typedef {{number: number, area: string, side: string, beaten: string[]}} Round */

/**
 * @param {Course} course
 * @returns {import("../game.js").Finale}
 */
export function finale(course) {
  const told = [bestRoll, hardest, mostHurt, helpful, tightest].map((one) => one(course));
  return {
    parts: {},
    legend: "",
    course: html`<div class="sums end-course">${rounds(course)}${heroes(course)}</div>`,
    figures: told.filter((one) => one !== null).slice(0, 4),
  };
}

/**
 * The rounds, with where they were fought, who won them and who was beaten in them.
 * @param {Pick<Course, "pub" | "views" | "steps">} course
 * @returns {Round[]}
 */
export function roundsOf({ pub, views, steps }) {
  const last = Math.max(pub.round, ...Object.keys(pub.score).map(Number));
  return Array.from({ length: last }, (_, at) => at + 1).map((number) => ({
    number,
    area: views.find((view) => view.round === number)?.tobi ?? "",
    side: pub.score[number] ?? "",
    beaten: steps.filter((_, at) => (views[at - 1] ?? pub).round === number)
      .flatMap(({ events }) => events).filter(({ kind }) => kind === "eliminated")
      .map(({ card }) => card),
  }));
}

/** @param {Course} course */
function rounds(course) {
  const { words } = course;
  return html`
    <h3>${words.say("hunt-end-rounds")}</h3>
    <ol class="end-rows">${roundsOf(course).map((one) => row(one, words))}</ol>
  `;
}

/**
 * @param {Round} round
 * @param {import("../../words.js").Words} words
 */
function row({ number, area, side, beaten }, words) {
  const ended = side || "last";
  return html`
    <li
      class="end-row ${side}"><b class="num">${number}</b><span class="end-what">${area
        ? words.nameOf(area)
        : ""}</span><span class="end-faces">${beaten.map((card) => faceOf(card))}</span>${symbol(
          side === "leaf" ? "leaf" : "cloud",
        )}<small>${words.say(`hunt-end-${ended}`)}</small></li>
  `;
}

/** What each hero did. @param {Course} course */
function heroes({ pub, steps, words, nameOf }) {
  const events = eventsOf(steps);
  const count = (/** @type {string} */ hero, /** @type {string} */ kind) =>
    events.filter((event) => event.kind === kind && event.hero === hero).length;
  return html`<ul class="end-heroes">${
    heroesOf(pub).map((hero) =>
      html`<li>${faceOf(hero)}<span><b>${words.nameOf(hero)}</b><small data-free>${
        nameOf(pub.heroes[hero].seat)
      }</small><small>${
        words.say("hunt-end-hero", {
          wounds: count(hero, "wound"),
          beaten: count(hero, "eliminated"),
        })
      }</small></span></li>`
    )
  }</ul>`;
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
  const best = most(of(course, "support", "support-on"), (event) => event.hero);
  return best && named(course, "emote-thanks", "help", best.count, best.event);
}

/** A round that was won with its last turn. @param {Course} course */
function tightest(course) {
  const { steps, views, words } = course;
  const at = steps.findIndex(({ events }, step) =>
    views[step - 1]?.capture <= 1 && events.some((event) => event.kind === "round-won")
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
