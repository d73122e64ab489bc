/** Sheets about everything on the exam's table: heroes, techniques, cards, items, teams, finds, and its words. */

import { html } from "lit-html";
import { faceOf } from "../../faces.js";
import { motifOf } from "../../motifs.js";
import { symbol, symbolOf } from "../../symbols.js";
import {
  COMMON,
  knownBy,
  NUMBERS,
  numbersAt,
  ownBattle,
  scrollsOf,
  seatOf,
  stateOf,
  TEAMS,
} from "./model.js";
import { whyNot } from "./conditions.js";
import { SIGNS } from "./levels.js";
import { shower, striker } from "./on_field.js";
import { pack, scrolls } from "./woods.js";
import { areaOf, stateName, stroke } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").Explained} Explained */

/** The words of the game: their signs, and whose colour they have. */
const TERMS = /** @type {Record<string, string>} */ ({
  scroll: "scroll",
  tower: "x-tower",
  find: "x-find",
  dodge: "x-dodge",
  behind: "x-left",
  neighbour: "card-melee",
  within: "card-technique",
  hang: "card-jump",
  token: "x-shield",
});
export const GLOSSARY = Object.keys(TERMS).map((name) => `term:${name}`);

/**
 * @param {string} thing
 * @param {TableView} table
 * @returns {Explained | null}
 */
export function explain(thing, table) {
  const [kind, id] = thing.split(":");
  return SHEETS[kind]?.(table, id) ?? null;
}

/** @type {Record<string, (table: TableView, id: string) => Explained | null>} */
const SHEETS = {
  hero: heroSheet,
  tech: techniqueSheet,
  card: (table, id) => plain(table, id, `card-${id}`, `a-${id}`),
  item: (table, id) => plain(table, id, `x-${id}`, "a-equipment"),
  find: (table, id) => plain(table, id, `x-${id}`, "team-shino"),
  field: ({ words }, id) => ({
    title: words.nameOf(id),
    picture: symbol(`x-${id}`),
    colour: "team-shino",
    text: words.say(`exam-field-${id}`),
  }),
  team: teamSheet,
  player: playerSheet,
  term: ({ words }, id) => ({
    title: words.say(`exam-term-${id}`),
    picture: symbol(TERMS[id]),
    colour: "team-naruto",
    text: words.say(`exam-term-${id}-text`),
  }),
};

/**
 * @param {TableView} table
 * @param {string} id
 * @param {string} sign
 * @param {string} colour
 * @returns {Explained}
 */
function plain({ words }, id, sign, colour) {
  return { title: words.nameOf(id), picture: symbol(sign), colour, text: words.textOf(id) };
}

/**
 * @param {TableView} table
 * @param {string} hero
 * @returns {Explained}
 */
function heroSheet(table, hero) {
  const { pub, words, nameOf, seat: mine } = table;
  const seat = seatOf(pub, hero);
  const one = pub.teams?.[seat]?.heroes[hero];
  const level = one?.level ?? 1;
  const whose = seat < 0 ? "" : seat === mine ? words.say("you") : nameOf(seat);
  return {
    title: words.nameOf(hero),
    kind: [whose, words.say("exam-level", { level })].filter(Boolean).join(" · "),
    picture: faceOf(hero, { frame: "tile" }),
    colour: symbolOf(hero),
    text: html`${
      one
        ? html`<span class="two">${stroke("heart", one.health, one.most[0])}${
          stroke("chakra", one.chakra, one.most[1])
        }</span>`
        : ""
    }${numbersTable(words, hero, level)}`,
    now: html`${striker(table, hero)}${
      techniqueList(table, hero, one ?? pub.heroes?.[hero], level)
    }`,
  };
}

/**
 * @param {import("../../words.js").Words} words
 * @param {string} hero
 * @param {number} level
 */
function numbersTable(words, hero, level) {
  const levels = [1, 2, 3];
  if (!numbersAt(words, hero, 1).length) return "";
  return html`
    <table class="numbers">
      <thead>
        <tr><td></td>${levels.map((at) =>
          html`<th scope="col" class=${at === level ? "now" : ""}>${at}</th>`
        )}</tr>
      </thead>
      <tbody>${NUMBERS.map((name, row) =>
        html`<tr><th scope="row">${symbol(SIGNS[row])}${words.say(`label-${name}`)}</th>${
          levels.map((at) =>
            html`<td class=${at === level ? "now" : ""}>${numbersAt(words, hero, at)[row]}</td>`
          )
        }</tr>`
      )}</tbody>
    </table>
  `;
}

/**
 * @param {TableView} table
 * @param {string} hero
 * @param {import("../game.js").View | undefined} one
 * @param {number} level
 */
function techniqueList(table, hero, one, level) {
  const { words } = table;
  if (!one) return "";
  const own = knownBy(one).filter(([id]) => !COMMON.includes(id));
  const common = COMMON.filter((id) => one.techniques[id]);
  return html`<ul class="tl">${
    own.map(([id, needs]) =>
      html`
        <li
          class=${needs > level ? "off" : ""}>${picture(table, id)}<div><b>${words.nameOf(
            id,
          )}</b>${price(one.techniques[id])}<small>${words.textOf(id)}</small>${needs > level
            ? html`<em>${words.say("exam-why-level-too-low", { level: needs })}</em>`
            : ""}${shower(table, hero, id)}</div></li>
      `
    )
  }</ul>${
    common.length
      ? html`<p class="common">${words.say("exam-common", { names: words.nameOf(common) })}</p>`
      : ""
  }`;
}

/**
 * @param {TableView} table
 * @param {string} id
 */
function picture(table, id) {
  const { words } = table;
  if (words.has(`card-${id}-area`)) return html`<span class="pt">${areaOf(table, id)}</span>`;
  return words.textOf(id) && !ABILITIES.has(id)
    ? html`<span class="pt">${motifOf("exam", id)}</span>`
    : html`<span class="pt">${symbol("star")}</span>`;
}

const ABILITIES = new Set(["frenzy", "hidden-power-1", "hidden-power-2"]);

/** @param {[number, number] | undefined} numbers */
function price(numbers) {
  return numbers
    ? html`
      <span class="ck">${symbol("x-chakra")}${numbers[1]}</span>
    `
    : "";
}

/**
 * @param {TableView} table
 * @param {string} id
 * @returns {Explained}
 */
function techniqueSheet(table, id) {
  const { words } = table;
  const hero = ownBattle(table)?.deed?.hero ??
    Object.keys(table.me.cards ?? {}).find((one) => table.me.cards[one] === "technique") ?? "";
  return {
    title: words.nameOf(id),
    picture: motifOf("exam", id),
    colour: "a-technique",
    text: words.textOf(id),
    now: html`${
      words.has(`card-${id}-area`) ? html`<span class="pt wide">${areaOf(table, id)}</span>` : ""
    }${shower(table, hero, id)}`,
    whyNot: whyNot(table, hero, id),
  };
}

/**
 * @param {TableView} table
 * @param {string} team
 * @returns {Explained}
 */
function teamSheet(table, team) {
  const { words, pub } = table;
  return {
    title: words.nameOf(team),
    picture: symbol(team),
    colour: team,
    text: words.say(`exam-about-${team}`),
    now: html`${
      TEAMS[team].map((hero) =>
        html`<h3 class="of">${faceOf(hero)}${words.nameOf(hero)}</h3>${
          numbersTable(words, hero, 1)
        }${techniqueList(table, hero, pub.heroes?.[hero] ?? heroIn(pub, hero), 1)}`
      )
    }`,
  };
}

/**
 * @param {import("../game.js").View} pub
 * @param {string} hero
 */
function heroIn(pub, hero) {
  return pub.teams[seatOf(pub, hero)]?.heroes[hero];
}

/**
 * @param {TableView} table
 * @param {string} id
 * @returns {Explained | null}
 */
function playerSheet(table, id) {
  const { pub, words, nameOf } = table;
  const seat = Number(id);
  const one = pub.teams?.[seat];
  if (!one?.team) return null;
  const state = pub.phase === "forest" || pub.phase === "final" ? stateOf(pub, seat) : "";
  return {
    title: nameOf(seat),
    kind: [words.nameOf(one.team), stateName(table, state)].filter(Boolean).join(" · "),
    picture: symbol(one.team),
    colour: one.team,
    text: html`${scrollsOf(table, seat).length ? scrolls(table, seat) : ""}${pack(table, seat)}`,
    now: html`${
      TEAMS[one.team].map((hero) =>
        html`
          <h3 class="of">${faceOf(hero)}${words.nameOf(hero)} <small>${words.say(
            "exam-from-level",
            { level: one.heroes[hero].level },
          )}</small></h3><span
            class="two">${stroke(
              "heart",
              one.heroes[hero].health,
              one.heroes[hero].most[0],
            )}${stroke(
              "chakra",
              one.heroes[hero].chakra,
              one.heroes[hero].most[1],
            )}</span>${techniqueList(table, hero, one.heroes[hero], one.heroes[hero].level)}
        `
      )
    }`,
  };
}
