/** Heroes on a battlefield, facing left or right, with all that is on them or lies about. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { faceAt } from "../../faces.js";
import { symbol, symbolOf } from "../../symbols.js";
import { choosable, chosenHero, triedBy } from "./look.js";
import { chooseHero, offer } from "./looking.js";
import { heroLabel, orderOf } from "./mats.js";
import { battleOf, placeOf } from "./model.js";
import { oddsSign } from "./odds.js";
import { heroVerb, watch } from "./targets.js";
import { doing, emblem, signed } from "./words.js";

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
 * Who stands, and in a scene who falls.
 * @param {TableView} table
 * @param {View} battle
 * @param {Map<string, string>} wanted cells that may be clicked, whoever stands there
 */
export function fighters(table, battle, wanted) {
  const falling = table.now?.beat.show?.falls ?? [];
  const heroes = Object.keys(battle.heroes).filter((hero) => {
    const one = battle.heroes[hero];
    return one.cell && (!one.down || falling.includes(hero));
  });
  return repeat(heroes, (hero) => hero, (hero) => fighter(table, battle, hero, wanted));
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
 * @param {Map<string, string>} wanted
 */
function fighter(table, battle, hero, wanted) {
  const one = battle.heroes[hero];
  if (one.away) return smoke(table, hero, one);
  const verb = table.replay || table.now ? "" : heroVerb(table, hero);
  const inside = html`${numbers(table, hero, one)}${figure(hero)}<i class="dir"></i>
    <span class="beside">${effects(table, battle, hero)}${order(table, battle, hero)}</span>${
    oddsSign(table, hero, verb)
  }${boom(table, hero)}`;
  const push = table.now?.beat.show?.push ?? 0;
  const style = `${at(one.cell)};--c:var(--${symbolOf(hero)});--push:${push}`;
  const label = heroLabel(table, battle, hero);
  const look = `fighter ${lookOf(table, battle, hero)}`;
  if (wanted.has(String(one.cell))) {
    return html`
      <span class="${look} under" style=${style} role="img" aria-label=${label}
        data-hero=${hero} data-fly="fighter-${hero}">${inside}</span>
    `;
  }
  if (!verb) {
    return html`
      <span class=${look} style=${style} role="img" aria-label=${label} data-hero=${hero}
        data-fly="fighter-${hero}" data-explain="hero:${hero}" data-drop=${hero}
        @pointerenter=${isFoe(table, one) ? () => watch(table, hero) : null}
        @pointerleave=${isFoe(table, one) ? () => watch(table, "") : null}
        @click=${canChoose(table, hero) ? () => chooseHero(table, hero) : null}>${inside}</span>
    `;
  }
  const does = offer(table, verb, hero);
  return html`
    <button class="${look} ok" style=${style} aria-label=${doing(table, verb, label)}
      data-hero=${hero} data-verb=${verb} data-click="${verb} ${hero}"
      data-fly="fighter-${hero}"
      data-explain="hero:${hero}" @pointerenter=${does.enter} @pointerleave=${does.leave}
      @focus=${does.focus} @click=${does.click}>${inside}</button>
  `;
}

/**
 * An enemy of one's own battle, while one may plan.
 * @param {TableView} table
 * @param {View} one
 */
function isFoe({ pub, seat, replay, now }, one) {
  const fights = seat >= 0 && pub.battles[battleOf(pub, seat)]?.heroes;
  return !replay && !now && Boolean(fights) && one.seat !== seat;
}

/**
 * A figure is a short way to what its mat chooses.
 * @param {TableView} table
 * @param {string} hero
 */
function canChoose(table, hero) {
  return !table.replay && !table.now && choosable(table).includes(hero);
}

/**
 * The order behind a hero.
 * @param {TableView} table
 * @param {View} battle
 * @param {string} hero
 */
function order(table, battle, hero) {
  const lies = orderOf(table, battle, hero);
  if (!lies) return "";
  return html`
    <span class="order-card ${lies.look}" data-fly="card-${hero}"
      data-from="hand-${lies.card}">${symbol(lies.sign)}</span>
  `;
}

/**
 * @param {TableView} table
 * @param {View} battle
 * @param {string} hero
 */
function lookOf(table, battle, hero) {
  const one = battle.heroes[hero];
  const show = table.now?.beat.show ?? {};
  const acts = table.now ? show.by === hero : (battle.deed?.hero || chosenHero(table)) === hero;
  return [
    one.face,
    one.hang ? "hang" : "",
    one.acted && !table.now ? "acted" : "",
    one.seat === table.seat ? "mine" : "",
    one.seat === battle.attacker ? "attacks" : "defends",
    acts ? "acting" : "",
    triedBy(table)?.hint.targets?.[hero] ? "aimed" : "",
    show.up?.includes(hero) ? "up" : "",
    show.struck === hero ? "struck" : "",
    show.falls?.includes(hero) ? "ko" : "",
  ].join(" ");
}

/**
 * What the beat does to a hero, as a number that rises from it.
 * @param {TableView} table
 * @param {string} hero
 */
function boom({ now }, hero) {
  const { struck, amount, gain, hero: whose } = now?.beat.show ?? {};
  if (struck === hero && amount) return html`<b class="boom">${signed(-amount)}</b>`;
  return gain && whose === hero ? html`<b class="boom gain">${signed(gain)}</b>` : "";
}

/** The portrait on legs; the ends of the headband fly behind it. @param {string} hero */
function figure(hero) {
  return html`<svg class="chibi" viewBox="0 -4 120 154" aria-hidden="true">
    <path d="M34 62 4 50l9 15-12 8 30 3z" fill="#f6e6c0"/>
    <path d="M34 112h22l-2 34H30c0-8 6-8 6-14zM86 112H64l2 34h24c0-8-6-8-6-14z" fill="#2a2d38"/>
    ${faceAt(hero, 0, 2, 120)}<path d="M12 121h96"/></svg>`;
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
    <i class="h"><i style="transform:scaleX(${share(health, most[0])})"></i></i>
    <i class="k"><i style="transform:scaleX(${share(chakra, most[1])})"></i></i></span>`;
}

/**
 * Tokens of lasting techniques on a hero.
 * @param {TableView} table
 * @param {View} battle
 * @param {string} hero
 */
function effects({ words }, battle, hero) {
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
    <span class="lies smoke" style="${at(one.cell)};--c:var(--${symbolOf(hero)})" role="img"
      aria-label=${label} title=${label} data-fly="fighter-${hero}"
      data-explain="hero:${hero}"
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
    <span class="lies tag-seal" style="${at(cell)};--c:var(--${pub.teams[seat].team})" role="img"
      aria-label=${label} title=${label} data-explain="item:seal"
      data-fly="seal-${cell}">${symbol("x-seal")}${emblem(pub.teams[seat].team)}</span>
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
    <span class="lies ${technique in ON_CELLS ? technique : "clone"}" role="img"
      style="${at(cell)};--c:var(--${symbolOf(user)})" aria-label=${label} title=${label}
      data-explain="tech:${technique}" data-fly="token-${trackOf(entry)}">${symbol(drawing)}</span>
  `;
}
