/** A hint: what a good player would do here, and why. */

import { html } from "lit-html";
import { isAsked } from "../games/asking.js";
import { redraw, say, words } from "../site.js";
import { symbol } from "../symbols.js";
import { bubble } from "./bubble.js";
import { complain } from "./toasts.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../games/game.js").TableView} TableView */
/** @typedef {import("../types.js").Advice} Advice */

/** For the question that stands. @type {{ask: string, advice: Advice} | null} */
let given = null;
let thinking = false;

/**
 * Whoever knows the game finds hints in the menu, while something is asked.
 * @param {Session} session
 * @param {TableView} table
 */
export function hintEntry(session, table) {
  const isOffered = mayAsk(session) && !session.you.fresh && isAsked(table) && !table.now;
  return isOffered && !thinking ? () => void ask(session) : null;
}

/** @param {Session} session */
function mayAsk({ room, seat }) {
  return seat >= 0 && room?.hints && room.status === "running";
}

/**
 * Who is new to the game has it beside the question. It keeps its place while nothing is asked.
 * @param {Session} session
 * @param {TableView} table
 */
export function hintButton(session, table) {
  if (!session.you.fresh || !mayAsk(session)) return "";
  const isOffered = isAsked(table) && !table.now;
  return html`
    <button class="tool hint ${isOffered ? "" : "unasked"}" aria-label=${say("hint")} title=${say(
      "hint",
    )} ?disabled=${thinking || !isOffered}
      @click=${() => ask(session)}>${symbol("help")}</button>
  `;
}

/**
 * @param {Session} session
 * @param {TableView} table
 */
export function adviceBubble(session, table) {
  if (!given || given.ask !== session.table.me.ask || table.now) return "";
  const { verb, noun } = given.advice;
  return bubble({
    look: "advice",
    label: say("hint"),
    click: [verb, noun],
    text: `${sentence(given.advice)} ${chance(given.advice)}`,
    close: { label: say("close"), run: close },
    asked: true,
  });
}

/** @param {Advice} advice */
function chance({ chance: percent }) {
  return percent ? say("hint-chance", { percent }) : "";
}

/** @param {Advice} advice */
function sentence({ noun, why, data }) {
  if (!why) return plain(words().nameOf(noun), noun);
  const values = Object.entries(data).map(([key, value]) => [key, words().nameOf(value)]);
  return words().say(`why-${why}`, Object.fromEntries(values));
}

/**
 * Without a reason of its own: the thing by its name, where it has one.
 * @param {string} thing
 * @param {string} noun
 */
function plain(thing, noun) {
  return thing === noun ? say("hint-plain") : say("hint-thing", { thing });
}

/** @param {Session} session */
async function ask(session) {
  thinking = true;
  redraw();
  const { ask } = session.table.me;
  const stands = () => ask === session.table.me.ask;
  given = null;
  try {
    const advice = await session.advise();
    if (advice && stands()) given = { ask, advice };
  } catch (error) {
    if (stands()) complain(error);
  }
  thinking = false;
  redraw();
}

function close() {
  given = null;
  for (const one of document.querySelectorAll(".pointed")) one.classList.remove("pointed");
  redraw();
}
