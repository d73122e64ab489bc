/** The headline of a clash: who fell, who was saved, the largest harm, what was stopped, in this order. */

import { toldApart, whoOf } from "./clashes.js";
import { isBoss } from "./facts.js";
import { namesOf } from "./model.js";

/** @typedef {import("../../types.js").GameEvent} GameEvent */
/** @typedef {import("../game.js").Told} Told */
/** @typedef {import("./clashes.js").Clash} Clash */
/** @typedef {{name: string, event: GameEvent}} Said */

const BLOWS = ["hit", "pierced", "struck-back"];
const STOPPED = ["evaded", "blocked", "void", "equal"];

/**
 * @param {Told} told
 * @param {Clash} clash
 */
export function headline(told, clash) {
  return fallen(told, clash) ?? say(told, clash, saved(clash) ?? worst(clash) ?? stopped(clash));
}

/**
 * @param {Told} told
 * @param {Clash} clash
 */
function fallen(told, { events }) {
  const words = told.words();
  const down = events.filter(({ kind }) => kind === "fallen");
  if (!down.length) return undefined;
  const names = down.map((event) => toldApart(event, events, words, told.nameOf).ninja);
  const isOneBoss = down.length === 1 && isBoss(down[0].ninja, words);
  const id = isOneBoss ? "duel-head-boss" : "duel-head-fallen";
  return words.say(id, { n: down.length, ninja: namesOf(words, names) });
}

/** @param {Clash} clash @returns {Said | undefined} */
function saved({ events }) {
  const event = events.find(({ kind }) => kind === "revived" || kind === "endured");
  return event && { name: event.kind, event };
}

/** The largest blow, or what somebody lost without any. @param {Clash} clash @returns {Said | undefined} */
function worst({ events }) {
  const blows = events.filter(({ kind }) => BLOWS.includes(kind));
  const wounds = events.filter(({ kind }) => kind === "hurt").map((event) => {
    const struck = blows.filter(({ other, foe }) => `${other}:${foe}` === whoOf(event));
    const byBlows = struck.reduce((sum, { harm }) => sum + harm, 0);
    return { name: "lost", event: { ...event, harm: event.harm - byBlows } };
  });
  return [...blows.map((event) => ({ name: event.kind, event })), ...wounds]
    .filter(({ event }) => event.harm > 0)
    .toSorted((one, other) => other.event.harm - one.event.harm)[0];
}

/** @param {Clash} clash @returns {Said | undefined} */
function stopped({ events }) {
  const all = events.map((event) => ({
    name: event.kind === "hit" ? "blocked" : event.kind,
    event,
  }));
  return STOPPED.map((kind) => all.find(({ name }) => name === kind)).find(Boolean);
}

/**
 * @param {Told} told
 * @param {Clash} clash
 * @param {Said | undefined} said
 */
function say(told, { events }, said) {
  const words = told.words();
  if (!said) return words.say("duel-head-nothing");
  const { ninja, foe, harm } = toldApart(said.event, events, words, told.nameOf);
  const names = { ninja: words.nameOf(ninja ?? ""), foe: words.nameOf(foe ?? "") };
  return words.say(`duel-head-${said.name}`, { ...names, harm: harm ?? 0 });
}
