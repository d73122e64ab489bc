/** What turned a finished game, in words: what was clicked, what would have been better, or what luck did. */

import { html } from "lit-html";
import { boot, say, words } from "../site.js";
import { linesOf } from "../stage/telling.js";

/** @typedef {{verb: string, noun?: string}} Click */
/**
 * @typedef {object} Moment what moved somebody's chance; chances are parts of ten thousand
 * @property {number} step the entry
 * @property {number} seat
 * @property {number} brought
 * @property {number} error
 * @property {Record<string, number>} [at]
 * @property {string} [by]
 * @property {Click | null} [click]
 * @property {Click | null} [better]
 * @property {number} [chance]
 * @property {number} [other]
 * @property {string} [why]
 * @property {Record<string, any>} [data]
 * @property {import("../types.js").GameEvent[]} [told]
 */
/** @typedef {{game: import("../games/game.js").GameFront, nameOf: (seat: number) => string}} Teller */

/** @param {number} [part] */
export function percent(part = 0) {
  return Math.round(part / 100);
}

/** With its sign, as long as a minus should be. @param {number} part */
export function signed(part) {
  const points = percent(part);
  return points > 0 ? `+${points}` : String(points || 0).replace("-", "−");
}

/** How far the game was. @param {Record<string, number>} [at] */
export function progress(at = {}) {
  return words().has("progress") ? words().say("progress", at) : "";
}

/** @param {Moment} moment */
export function kindOf({ click, brought }) {
  if (!click) return "luck";
  return brought > 0 ? "good" : "bad";
}

/**
 * Where the table of a moment stands: before it happened.
 * @param {Moment} moment
 * @param {number} [point] which turning point it is
 */
export function placeOf({ step }, point) {
  return `/r/${boot.code}/replay?step=${step - 1}${point ? `&point=${point}` : ""}`;
}

/**
 * What a replay says at a step, if it is one of these, and the ways to the others.
 * @param {Moment[]} turns
 * @param {number} at
 * @param {Teller} teller
 */
export function told(turns, at, teller) {
  const place = turns.findIndex(({ step }) => at === step - 1 || at === step);
  if (place < 0) return "";
  const { done, worth } = sentences(turns[place], teller);
  return html`
    <section class="panel turning">
      <p><b>${done}</b> ${worth}</p>
      <p class="turning-ways">${turns.map((one, other) =>
        html`
          <a class="stamp ${kindOf(one)}" href=${placeOf(one, other + 1)} aria-label=${say(
            "truth-stamp",
            { at: other + 1 },
          )}
            aria-current=${other === place ? "true" : "false"}>${other + 1}</a>
        `
      )}<a href="/r/${boot.code}/truth">${say("truth-back")}</a></p>
    </section>
  `;
}

/**
 * What happened, and what it is worth.
 * @param {Moment} moment
 * @param {Teller} teller
 */
export function sentences(moment, teller) {
  return { done: done(moment, teller), worth: worth(moment) };
}

/**
 * @param {Moment} moment
 * @param {Teller} teller
 */
function done({ click, seat, told = [] }, teller) {
  const name = teller.nameOf(seat);
  if (click?.verb === "-lapse") return say("truth-lapse", { name });
  if (click?.verb === "-leave") return say("truth-leave", { name });
  const said = told.filter((event) => words().has(`event-${event.kind}`));
  const lines = linesOf(
    { ...teller, words: words() },
    click ? said.slice(0, 2) : loudest(said, teller),
  );
  const line = lines[click ? 0 : lines.length - 1];
  if (line) return line.pieces.join("");
  return click ? say("truth-click", { name, click: named(click) }) : "";
}

/**
 * Up to what a replay would mark, or all of it.
 * @param {import("../types.js").GameEvent[]} told
 * @param {Teller} teller
 */
function loudest(told, { game }) {
  const great = told.findLastIndex((event) => game.great.includes(event.kind));
  return great < 0 ? told : told.slice(0, great + 1);
}

/** @param {Moment} moment */
function worth(moment) {
  const chances = { chance: percent(moment.chance), other: percent(moment.other) };
  const kind = kindOf(moment);
  if (kind === "luck") return say("truth-lucky", chances);
  if (kind === "good") return say("truth-good", chances);
  return say("truth-better", { ...chances, click: advised(moment) });
}

/** Why a good player may click it, in the words of a hint. @param {Moment} moment */
function advised({ better, why, data = {} }) {
  const values = Object.entries(data).map(([key, value]) => [key, words().nameOf(value)]);
  if (why) return words().say(`why-${why}`, Object.fromEntries(values));
  return better ? named(better) : "";
}

/** A click as its button has it. @param {Click} click */
function named({ verb, noun = "" }) {
  if (verb === "-stay") return say("truth-stay");
  const thing = words().nameOf(noun);
  const does = words().has(`verb-${verb}`) ? say(`verb-${verb}`) : verb;
  return thing && thing !== noun ? `${does}: ${thing}` : does;
}
