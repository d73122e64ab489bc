/** The end of the duel: the camps' score, the turns as a scroll, the best blow, the orders that were held. */

import { html } from "lit-html";
import { symbol } from "../../symbols.js";
import { clashesOf, WON } from "./clashes.js";
import { mark } from "./mark.js";
import { CAMPS, gainerOf, isQuick, sent } from "./model.js";

/** How a quick duel ends that nobody left. */
const FOUGHT = ["knockout", "share"];

/** @typedef {import("../game.js").Course} Course */
/** @typedef {import("../game.js").Figure} Figure */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").GameEvent} GameEvent */

/**
 * @param {Course} course
 * @returns {import("../game.js").Finale}
 */
export function finale(course) {
  const told = [bestBlow, mostClashes, scoredOrders, closest].map((one) => one(course));
  return {
    parts: {},
    legend: "",
    course: isQuick(course.pub) ? fights(course) : turns(course),
    figures: told.filter((one) => one !== null),
    hidden: held(course),
  };
}

/** Both camps, and the turns between them. @param {Course} course */
function turns(course) {
  const past = Object.entries(course.pub.past ?? {});
  return html`<div class="duel-table duel-end">${versus(course)}
    <ol class="roll">${past.map(([number, one]) => turn(course, Number(number), one))}</ol></div>`;
}

/** @param {Course} course */
function versus({ pub, words, nameOf }) {
  const names = (/** @type {number} */ side) =>
    seatsOn(pub, side).map((seat) => nameOf(seat)).join(", ");
  const camp = (/** @type {number} */ side) => ({
    sign: symbol(CAMPS[side]),
    name: words.nameOf(CAMPS[side]),
    note: html`<small data-free>${names(side)}</small>`,
  });
  return head(pub, [camp(0), camp(1)]);
}

/** Two players, and whom they sent last. @param {Course} course */
function rivals(course) {
  const { pub, words, nameOf } = course;
  const last = Object.values(pub.past).at(-1);
  const rival = (/** @type {number} */ side) => {
    const [ninja] = sent(words, last, side);
    return {
      sign: mark(ninja, "", last.winner === 1 - side ? "hurt" : "neutral"),
      name: html`<span data-free>${nameOf(seatsOn(pub, side)[0])}</span>`,
      note: html`<small>${words.nameOf(ninja)}</small>`,
    };
  };
  return head(pub, [rival(0), rival(1)]);
}

/**
 * @param {View} pub
 * @param {number} side
 */
function seatsOn({ seats }, side) {
  return Object.keys(seats).filter((seat) => seats[seat].side === side).map(Number);
}

/**
 * The score between both sides.
 * @param {View} pub
 * @param {{sign: any, name: any, note: any}[]} sides
 */
function head(pub, sides) {
  const score = [0, 1].map((side) => pub.xp?.[side] ?? 0);
  const [left, right] = sides.map(({ sign, name, note }, side) =>
    html`
      <span
        class="end-camp ${CAMPS[side]} ${score[side] > score[1 - side]
          ? "won"
          : ""}">${sign}<span><b>${name}</b>${note}</span></span>
    `
  );
  return html`
    <div
      class="end-head">${left}<b class="num end-score">${score[0]}<i>:</i>${score[
        1
      ]}</b>${right}</div>
  `;
}

/**
 * @param {Course} course
 * @param {number} number
 * @param {View} past
 */
function turn(course, number, past) {
  const { words } = course;
  const winner = CAMPS[past.winner] ?? "nobody";
  return html`<li class="end-turn ${winner}"><b class="num">${number}</b>
    <span class="tm">${
    past.mission ? words.nameOf(past.mission) : words.say("duel-fight", { fight: number })
  }</span>
    ${side(course, past, 0)}<span class="vs2">${symbol("versus")}</span>${side(course, past, 1)}
    <span class="res">${symbol(CAMPS[gainerOf(past)] ?? "versus")}<b class="num">${
    past.xp ? `+${past.xp}` : 0
  }</b></span></li>`;
}

/**
 * @param {Course} course
 * @param {View} past
 * @param {number} which
 */
function side(course, past, which) {
  return html`<span class="fs ${past.winner === which ? "on" : ""}">${
    sent(course.words, past, which).map((id) =>
      mark(id, course.words.nameOf(id), past.winner === 1 - which ? "hurt" : "neutral")
    )
  }</span>`;
}

/** @param {Course} course */
function fights(course) {
  const { pub, words, nameOf } = course;
  const past = Object.entries(pub.past ?? {});
  return html`
    <div class="duel-table duel-end">${past.length ? rivals(course) : ""}
      <ol class="roll">${past.map(([number, one]) =>
        html`<li class="end-turn ${CAMPS[one.winner] ?? "nobody"}"><b class="num">${number}</b>
        <span class="tm" data-free>${
          one.winner < 0 ? words.say("duel-draw") : nameOf(seatsOn(pub, one.winner)[0])
        }</span>
        ${side(course, one, 0)}<span class="vs2">${symbol("versus")}</span>${side(course, one, 1)}
        <span class="res">${symbol("crown")}</span></li>`
      )}</ol>${goesOn(course)}
    </div>
  `;
}

/** A quick duel that was fought out is the first fight of a series. @param {Course} course */
function goesOn({ pub, words }) {
  if (pub.mode !== "quick" || !FOUGHT.includes(pub.outcome?.reason)) return "";
  const score = [0, 1].map((side) => pub.xp?.[side] ?? 0).join(" : ");
  return html`<p class="goes-on">${words.say("duel-series-goes-on", { score })}</p>`;
}

/** @param {Course} course */
function bestBlow({ steps, words }) {
  const hits = steps.flatMap(({ events }) => events.filter(({ kind }) => kind === "hit"));
  const best = hits.toSorted((one, other) => other.harm - one.harm)[0];
  return best
    ? figure(
      "damage",
      words.say("duel-end-blow", { n: best.harm }),
      words.say("duel-end-blow-who", {
        ninja: words.nameOf(best.ninja),
        foe: words.nameOf(best.foe),
      }),
    )
    : null;
}

/** Who won the most clashes. @param {Course} course */
function mostClashes({ steps, words, nameOf }) {
  const clashes = steps.flatMap(({ events }) => clashesOf(events));
  /** @type {Record<string, number>} */
  const won = {};
  for (const { events } of clashes) {
    for (const { seat } of events.filter(({ kind }) => kind === "hit")) {
      won[String(seat)] = (won[String(seat)] ?? 0) + 1;
    }
  }
  const [seat, n] = Object.entries(won).toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return seat
    ? figure(
      "versus",
      words.say("duel-end-clashes", { n: n ?? 0, of: clashes.length }),
      words.say("duel-end-clashes-who", { name: nameOf(Number(seat)) }),
    )
    : null;
}

/** @param {Course} course */
function scoredOrders({ steps, words, pub }) {
  const all = steps.flatMap(({ events }) => events.filter(({ kind }) => kind === "scored"));
  if (!all.length) return null;
  const of = (/** @type {number} */ side) =>
    all.filter(({ seat }) => pub.seats[String(seat)]?.side === side).length;
  return figure(
    "scroll",
    words.say("duel-end-orders", { n: all.length }),
    words.say("duel-end-orders-who", { n: of(0), other: of(1) }),
  );
}

/** The fight that was won with the least HP. @param {Course} course */
function closest({ steps, words, pub }) {
  /** @type {Record<string, GameEvent>} */
  let last = {};
  /** @type {{hp: number, ninja: string}[]} */
  const ends = [];
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.kind === "show") last = { ...last, [`${event.seat}:${event.ninja}`]: event };
    if ("hp" in event) last[`${event.seat}:${event.ninja}`] = event;
    if (event.kind === "fallen") delete last[`${event.seat}:${event.ninja}`];
    if (WON.includes(event.kind)) {
      const side = CAMPS.indexOf(event.camp);
      ends.push(
        ...Object.values(last).filter(({ seat }) => pub.seats[String(seat)]?.side === side)
          .map(({ hp, ninja }) => ({ hp, ninja })),
      );
    }
    if ([...WON, "draw", "replayed"].includes(event.kind)) last = {};
  }
  const least = ends.toSorted((one, other) => one.hp - other.hp)[0];
  return least
    ? figure(
      "hp",
      words.say("duel-end-close", { n: least.hp }),
      words.say("duel-end-close-who", { ninja: words.nameOf(least.ninja) }),
    )
    : null;
}

/** Orders that nobody could see, laid open. @param {Course} course */
function held({ pub, words, nameOf }) {
  const all = Object.entries(pub.held ?? {}).filter(([, orders]) => Object.keys(orders).length);
  if (!all.length) return undefined;
  return html`<ul class="held-orders">${
    all.map(([seat, orders]) =>
      html`<li><b data-free>${nameOf(Number(seat))}</b>${
        Object.keys(orders).map((id) =>
          html`<span>${symbol("scroll")}${words.nameOf(id)}<small>${
            words.textOf(id)
          }</small></span>`
        )
      }</li>`
    )
  }</ul>`;
}

/**
 * @param {string} symbol
 * @param {string} big
 * @param {string} small
 * @returns {Figure}
 */
function figure(symbol, big, small) {
  return { symbol, big, small };
}
