/** Heroes on a battlefield, facing left or right, with all that is on them or lies about. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { symbol, symbolOf } from "../../symbols.js";
import { dragged, offer, tried, tryOut } from "./looking.js";
import { heroVerb, placeOf } from "./model.js";
import { dodgeBubble } from "./odds.js";
import { doing, emblem } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

/** Techniques whose token lies on a cell, and how it looks; a clone looks like its master. */
const ON_CELLS = /** @type {Record<string, string>} */ ({
  "crow-puppet": "x-puppet",
  "poison-smoke": "x-poison",
});

/** @param {number | string} cell */
export function at(cell) {
  const { column, row } = placeOf(cell);
  return `--x:${column - 1};--y:${row}`;
}

/**
 * @param {TableView} table
 * @param {View} battle
 */
export function fighters(table, battle) {
  const heroes = Object.keys(battle.heroes).filter((hero) => {
    const one = battle.heroes[hero];
    return one.cell && !one.down;
  });
  return repeat(heroes, (hero) => hero, (hero) => fighter(table, battle, hero));
}

/**
 * Seals, clones, puppets and poison: what lies on cells.
 * @param {TableView} table
 * @param {View} battle
 */
export function things(table, battle) {
  const tokens = Object.entries(battle.tokens).filter(([, token]) => token.cell);
  return html`${
    repeat(Object.keys(battle.seals), (cell) => cell, (cell) => seal(table, battle, cell))
  }${repeat(tokens, trackOf, (entry) => thing(table, entry))}`;
}

/**
 * @param {TableView} table
 * @param {View} battle
 * @param {string} hero
 */
function fighter(table, battle, hero) {
  const one = battle.heroes[hero];
  if (one.away) return smoke(table, hero, one);
  const verb = table.replay ? "" : heroVerb(table, hero);
  const look = [
    one.face,
    one.hang ? "hang" : "",
    one.acted ? "acted" : "",
    one.seat === table.seat ? "mine" : "",
    battle.deed?.hero === hero ? "acting" : "",
    isAimedAt(table, hero) ? "aimed" : "",
  ].join(" ");
  const inside = html`${numbers(table, hero, one)}${body(hero, table.pub.teams[one.seat].team)}
    ${effects(table, battle, hero)}${dodgeBubble(table, hero, verb)}`;
  const style = `${at(one.cell)};--c:var(--${symbolOf(hero)})`;
  const label = heroLabel(table, battle, hero);
  if (!verb) {
    return html`
      <span class="fighter ${look}" style=${style} role="img" aria-label=${label}
        title=${label}
        data-hero=${hero} data-fly="fighter-${hero}"
        @dragover=${(/** @type {any} */ event) => welcome(table, hero, event)}
        @drop=${() => table.act(`lay-${dragged()}`, hero)}>${inside}</span>
    `;
  }
  const does = offer(table, verb, hero);
  return html`
    <button class="fighter ok ${look}" style=${style}
      aria-label=${doing(table, verb, label)} data-hero=${hero} data-click="${verb} ${hero}"
      data-fly="fighter-${hero}" @pointerenter=${does.enter} @pointerleave=${does.leave}
      @focus=${does.focus} @click=${does.click}>${inside}</button>
  `;
}

/**
 * A card that is dragged over a hero may be laid on it.
 * @param {TableView} table
 * @param {string} hero
 * @param {DragEvent} event
 */
export function welcome(table, hero, event) {
  if (!table.can(`lay-${dragged()}`, hero)) return;
  event.preventDefault();
  tryOut(table, `lay-${dragged()}`, hero);
}

/**
 * @param {TableView} table
 * @param {string} hero
 */
function isAimedAt(table, hero) {
  return Boolean(tried(table)?.hint.targets?.[hero]);
}

/**
 * The figure: a head with its sign; the ends of the headband fly behind it.
 * @param {string} hero
 * @param {string} team
 */
function body(hero, team) {
  return html`<span class="figure"><svg class="cloth" viewBox="0 0 64 64" aria-hidden="true">
      <path class="tails" d="M20 24 3 17l5 9-7 5 19-1z"/>
      <path class="trunk" d="M17 62c0-16 6-22 15-22s15 6 15 22z"/>
      <circle class="head" cx="32" cy="28" r="20"/>
      <path class="nose" d="M50 20l10 8-10 8z"/></svg>${symbol(symbolOf(hero))}${
    emblem(team)
  }</span>`;
}

/**
 * @param {TableView} table
 * @param {string} hero
 * @param {View} one
 */
function numbers({ pub }, hero, one) {
  const { health, chakra, most } = pub.teams[one.seat].heroes[hero];
  const share = (/** @type {number} */ value, /** @type {number} */ all) =>
    Math.min(1, value / all);
  return html`<span class="life" aria-hidden="true"><b class="num">${health}</b>
    <i class="health"><i style="transform:scaleX(${share(health, most[0])})"></i></i>
    <i class="power"><i style="transform:scaleX(${share(chakra, most[1])})"></i></i></span>`;
}

/**
 * Tokens of lasting techniques on a hero.
 * @param {TableView} table
 * @param {View} battle
 * @param {string} hero
 */
export function effects({ words }, battle, hero) {
  const on = Object.entries(battle.tokens).filter(([, token]) => token.on === hero && !token.cell);
  if (!on.length) return "";
  return html`<span class="effects">${
    repeat(on, ([key]) => key, ([, { technique, user, turns }]) => {
      const label = words.say("exam-token", {
        technique: words.nameOf(technique),
        hero: words.nameOf(user),
        turns,
      });
      const own = user === hero ? "own" : "foe";
      return html`
        <i class="effect ${own}" style="--c:var(--${symbolOf(user)})" role="img"
          aria-label=${label} title=${label}>${symbol(symbolOf(user))}${turns
            ? html`<b>${turns}</b>`
            : ""}</i>
      `;
    })
  }</span>`;
}

/**
 * @param {TableView} table
 * @param {string} hero
 * @param {View} one
 */
function smoke({ words }, hero, one) {
  const label = words.say("exam-in-smoke", { hero: words.nameOf(hero) });
  return html`
    <span class="thing smoke" style="${at(one.cell)};--c:var(--${symbolOf(hero)})" role="img"
      aria-label=${label} title=${label} data-fly="fighter-${hero}"
      data-hero=${hero}>${symbol("x-smoke", "cloud")}${symbol(symbolOf(hero), "who-in")}</span>
  `;
}

/**
 * @param {TableView} table
 * @param {View} battle
 * @param {string} cell
 */
function seal({ pub, words, nameOf }, battle, cell) {
  const seat = battle.seals[cell];
  const label = words.say("exam-seal", { name: nameOf(seat) });
  return html`
    <span class="thing tag-seal" style="${at(cell)};--c:var(--${pub.teams[seat].team})" role="img"
      aria-label=${label} title=${label} data-fly="seal-${cell}">${symbol("x-seal")}${emblem(
        pub.teams[seat].team,
      )}</span>
  `;
}

/**
 * By what a token is followed: the puppet walks, and its key changes with its cell.
 * @param {[string, View]} entry
 */
function trackOf([key, { technique }]) {
  return technique === "crow-puppet" ? technique : key;
}

/**
 * @param {TableView} table
 * @param {[string, View]} entry
 */
function thing({ words }, entry) {
  const { technique, user, cell, turns } = entry[1];
  const label = words.say("exam-token", {
    technique: words.nameOf(technique),
    hero: words.nameOf(user),
    turns,
  });
  const drawing = ON_CELLS[technique] ?? symbolOf(user);
  return html`
    <span class="thing ${technique in ON_CELLS ? technique : "clone"}" role="img"
      style="${at(cell)};--c:var(--${symbolOf(user)})" aria-label=${label} title=${label}
      data-fly="token-${trackOf(entry)}">${symbol(drawing)}</span>
  `;
}

/**
 * @param {TableView} table
 * @param {View} battle
 * @param {string} hero
 */
export function heroLabel({ pub, words, nameOf }, battle, hero) {
  const one = battle.heroes[hero];
  const { health, chakra, most } = pub.teams[one.seat].heroes[hero];
  const parts = [
    words.nameOf(hero),
    nameOf(one.seat),
    words.say("exam-heart", { value: health, most: most[0] }),
    words.say("exam-chakra", { value: chakra, most: most[1] }),
  ];
  if (one.cell && !one.down) parts.push(words.say(`exam-facing-${one.face}`));
  if (one.hang) parts.push(words.say("label-hangs"));
  return parts.join(", ");
}
