/** Sentences and signs that several parts of the exam's table share. */

import { html, svg } from "lit-html";
import { markedFace } from "../../faces.js";
import { symbol, symbolOf } from "../../symbols.js";
import { placeOf } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {number} value */
export function signed(value) {
  return value < 0 ? `\u2212${-value}` : `+${value}`;
}

/**
 * "Open: Naruto", as each language writes it.
 * @param {TableView} table
 * @param {string} verb
 * @param {string} about
 */
export function doing({ words }, verb, about) {
  return words.say("exam-about", { what: words.say(`verb-${verb}`), about });
}

/**
 * "Column 3, row 2: in the air".
 * @param {TableView} table
 * @param {number | string} cell
 * @param {string} sign of the board
 */
export function cellName({ words }, cell, sign) {
  const kind = sign === "W" ? "water" : sign === "S" ? "ground" : "air";
  return words.say("exam-cell", { ...placeOf(cell), kind });
}

/**
 * What a technique does, without level and Chakra, which stand beside it.
 * @param {import("../../words.js").Words} words
 * @param {string} id
 */
export function techniqueText(words, id) {
  return words.textOf(id).split(". ").slice(2).join(". ");
}

/**
 * A hero's round picture.
 * @param {string} hero
 * @param {string} [look]
 */
export function medal(hero, look = "") {
  const drawing = symbolOf(hero);
  return html`<span class="medal ${look}" style="--c:var(--${drawing})">${markedFace(hero)}</span>`;
}

/**
 * A team's emblem; its shape tells it apart, its colour repeats it.
 * @param {string} team
 * @param {string} [look]
 */
export function emblem(team, look = "") {
  return html`<span class="emblem ${look}" style="--c:var(--${team || "edge"})">${
    symbol(team || "x-find")
  }</span>`;
}

/**
 * Health or Chakra as a bar that shortens, with its number; what it says is in the label around it.
 * @param {"heart" | "chakra"} kind
 * @param {number} value
 * @param {number} most
 */
export function stroke(kind, value, most) {
  const share = Math.max(0, Math.min(1, most ? value / most : 0));
  return html`
    <span
      class="stroke ${kind}">${symbol(
        `x-${kind}`,
      )}<span class="track"><i style="transform:scaleX(${share})"></i></span><b class="num">${value}</b></span>
  `;
}

/**
 * Levels as three chevrons.
 * @param {TableView} table
 * @param {number} level
 */
export function levelMark({ words }, level) {
  return html`
    <span class="levels" role="img" aria-label=${words.say("exam-level", { level })}
      title=${words.say("exam-level", { level })}>${[1, 2, 3].map((step) =>
        html`<i class=${step <= level ? "on" : ""}></i>`
      )}</span>
  `;
}

const STATES = /** @type {Record<string, string>} */ ({
  clash: "exam-fighting",
  rest: "label-resting",
  hidden: "label-hidden",
  tower: "label-waiting",
  out: "label-out",
});

/**
 * @param {TableView} table
 * @param {string} state
 */
export function stateName({ words }, state) {
  return state ? words.say(STATES[state]) : "";
}

/**
 * The cells that a technique hits, counted from its user.
 * @param {import("../../words.js").Words} words
 * @param {string} id
 */
export function patternOf(words, id) {
  const area = `card-${id}-area`;
  if (!words.has(area)) return [];
  const rows = words.say(area).split("\n");
  const home = rows.findIndex((row) => row.includes("@"));
  return rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) =>
      sign === "#" ? [{ ahead: x - rows[home].indexOf("@"), up: home - y }] : []
    )
  );
}

/**
 * The cells a technique hits, as a small drawing: the user looks to the right.
 * @param {TableView} table
 * @param {string} id
 */
export function areaOf({ words }, id) {
  const area = `card-${id}-area`;
  if (!words.has(area)) return "";
  const rows = words.say(area).split("\n");
  const width = Math.max(...rows.map((row) => row.length));
  const marks = rows.flatMap((row, y) =>
    [...row].map((sign, x) => ({ sign, x, y })).filter(({ sign }) => sign !== ".")
  );
  return html`
    <svg class="area" viewBox="0 0 ${width * 10} ${rows.length * 10}" style="--cells:${width}"
      aria-hidden="true">${marks.map(({ sign, x, y }) =>
        svg`
          <rect class=${sign === "@" ? "user" : "hit"} x=${x * 10 + 1} y=${y * 10 +
            1} width="8" height="8" rx="2" />
        `
      )}</svg>
  `;
}
