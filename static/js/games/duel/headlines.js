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
  return fallen(told, clash) ?? (saved(clash) ? undefined : sum(told, clash)) ??
    say(told, clash, saved(clash) ?? worst(clash) ?? stopped(clash));
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

/**
 * Both partners hurt the lone one, and together more than anybody else did.
 * @param {Told} told
 * @param {Clash} clash
 */
function sum(told, clash) {
  const words = told.words();
  const blows = clash.events.filter(({ kind, harm }) => BLOWS.includes(kind) && harm > 0);
  const most = worst(clash)?.event.harm ?? 0;
  const of = (/** @type {GameEvent} */ one) =>
    blows.filter(({ other, foe }) => other === one.other && foe === one.foe);
  const both = blows.map(of).find((all) => new Set(all.map(whoOf)).size > 1);
  const harm = both?.reduce((all, one) => all + one.harm, 0) ?? 0;
  if (!both || harm < most) return undefined;
  return words.say("duel-head-sum", {
    ninja: namesOf(words, both.map(({ ninja }) => ninja)),
    foe: words.nameOf(both[0].foe),
    parts: both.map((one) => one.harm).join(" + "),
    harm,
  });
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
function say(told, { events, shown }, said) {
  const words = told.words();
  if (!said) return words.say("duel-head-nothing");
  const { ninja, foe, harm } = toldApart(said.event, events, words, told.nameOf);
  const names = { ninja: words.nameOf(ninja ?? ""), foe: words.nameOf(foe ?? "") };
  const all = { ...names, harm: harm ?? 0 };
  const ofThree = `duel-head-${said.name}-of-three`;
  return words.say(
    shown.length > 2 && words.has(ofThree) ? ofThree : `duel-head-${said.name}`,
    all,
  );
}
