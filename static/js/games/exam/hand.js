/** The hand in a battle: what the question is about, as tiles: heroes, orders, items, techniques, targets. */

import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { faceOf } from "../../faces.js";
import { pile } from "../../stage/hand.js";
import { symbol, symbolOf } from "../../symbols.js";
import { nouns } from "../asking.js";
import { chosenHero, isTried, itemInHand } from "./look.js";
import { chooseHero, offer, takeItem } from "./looking.js";
import { AIMED, CARDS, heroesOf, ITEMS, question } from "./model.js";
import { asked, bestChance, chanceText, isAimless } from "./odds.js";
import { cardInHand } from "./targets.js";
import { techniqueTiles } from "./techniques.js";
import { tile } from "./tiles.js";
import { doing } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("./tiles.js").Tile} Tile */

/** @param {TableView} table */
export function hand(table) {
  const name = question(table);
  if (!name || !table.pub.battles || NO_HAND.includes(name)) return null;
  const made = HANDS[name]?.(table) ?? options(table);
  return made.length ? html`<div class="tiles">${made}</div>` : null;
}

/** Questions whose answers are on the board, or in the prompt. */
const NO_HAND = ["teams", "levels", "raise", "retreat", "move", "path", "arrive", "find"]
  .concat(["field", "final-field"]);

/** @type {Record<string, (table: TableView) => any[]>} */
const HANDS = {
  place: toPlace,
  prepare: orders,
  upkeep: (table) => named(table, "end"),
  "pick-token": (table) => named(table, "release"),
};

/** What the card in hand can do. @param {TableView} table */
function options(table) {
  const card = cardInHand(table);
  if (card === "equipment") return [...withPile(items(table)), ...ends(table)];
  if (card === "technique") return [...withPile(techniqueTiles(table)), ...ends(table)];
  return [...targets(table), ...ends(table)];
}

/**
 * Those that can be used, and the others in a pile with their reasons.
 * @param {Array<Tile & {why?: string}>} all
 */
function withPile(all) {
  const shut = all.filter((one) => one.why);
  return [
    ...all.filter((one) => !one.why).map(tile),
    ...shut.length ? [pile(shut.map((one) => ({ card: tile(one), why: one.why ?? "" })))] : [],
  ];
}

/** Six orders; those that lie show on whom, the others whom they reach from here. @param {TableView} table */
function orders(table) {
  const { words, me } = table;
  const hero = chosenHero(table);
  return CARDS.map((card, at) => {
    const laid = Object.keys(me.cards ?? {}).find((one) => me.cards[one] === card);
    const verb = `lay-${card}`;
    const name = words.nameOf(card);
    const one = {
      name,
      art: symbol(`card-${card}`),
      colour: `a-${card}`,
      thing: `card:${card}`,
      key: at + 1,
    };
    if (!hero || !table.can(verb, hero)) {
      return tile({ ...one, look: laid ? "laid" : "", over: laid ? onWhom(laid) : "" });
    }
    return html`<span class="spot" data-spot="hand-${card}">${
      tile({
        ...one,
        look: isTried(table, verb, hero) ? "sel" : "",
        label: words.say("exam-lay", { card: name, hero: words.nameOf(hero) }),
        over: until(table.hint(verb, hero).then((hint) => mark(table, verb, hint)), ""),
        click: { verb, noun: hero, on: offer(table, verb, hero), drag: verb },
      })
    }</span>`;
  });
}

/** @param {string} hero */
function onWhom(hero) {
  return html`<span class="on-who" style="--c:var(--${symbolOf(hero)})">${
    faceOf(hero, { frame: "none" })
  }</span>`;
}

/**
 * The best chance to hit, or that an order reaches nobody from here, or would do nothing.
 * @param {TableView} table
 * @param {string} verb
 * @param {Record<string, any>} hint
 */
function mark({ words }, verb, hint) {
  const { targets = {}, none } = hint;
  if (Object.keys(targets).length) {
    return html`<i class="mark">${words.percent(bestChance(targets))}</i>`;
  }
  const hitsNobody = NOBODY.includes(none) || isAimless({ verb, hint });
  const said = hitsNobody ? "exam-nobody" : none ? "exam-vain" : "";
  return said ? html`<i class="mark none">${words.say(said)}</i>` : "";
}

const NOBODY = ["wasted-nobody", "wasted-aim"];

/** @param {TableView} table @returns {Array<Tile & {why?: string}>} */
function items(table) {
  const { pub, words, seat } = table;
  const held = pub.teams[seat].items;
  return ITEMS.map((item) => {
    const one = {
      name: words.nameOf(item),
      art: symbol(`x-${item}`),
      colour: "a-equipment",
      text: words.textOf(item),
      count: held[item],
      thing: `item:${item}`,
    };
    if (!nouns(table, item).length) {
      return { ...one, why: held[item] ? unused(words, item) : words.say("exam-none-left") };
    }
    return item === "smoke" || item === "ration"
      ? atOnce(table, one, item)
      : aimed(table, one, item);
  });
}

/**
 * Why an item that is left can't be used: nobody to be seen, no free cell, held in its place.
 * @param {import("../../words.js").Words} words
 * @param {string} item
 */
function unused(words, item) {
  if (item === "smoke") return words.nameOf("wasted-pinned");
  return words.say(item === "seal" ? "exam-why-cell" : "exam-no-reach");
}

/**
 * @param {TableView} table
 * @param {Tile} one
 * @param {string} item
 */
function atOnce(table, one, item) {
  const look = isTried(table, item, "") ? "sel" : "";
  return { ...one, look, click: { verb: item, on: offer(table, item) } };
}

/**
 * @param {TableView} table
 * @param {Tile} one
 * @param {string} item
 */
function aimed(table, one, item) {
  const pressed = itemInHand(table) === item;
  const on = { click: () => takeItem(table, item) };
  const leads = pressed ? "" : item;
  return { ...one, look: pressed ? "sel" : "", click: { verb: item, pressed, leads, on } };
}

/** Everyone who may be struck or helped, with the chance to hit. @param {TableView} table */
function targets(table) {
  return AIMED.filter((verb) => verb !== "kunai").flatMap((verb) =>
    nouns(table, verb).filter((noun) => !noun.endsWith(".turn")).map((hero) =>
      tile({
        name: table.words.nameOf(hero),
        art: faceOf(hero, { frame: "none" }),
        colour: symbolOf(hero),
        thing: `hero:${hero}`,
        look: isTried(table, verb, hero) ? "sel" : "",
        label: doing(table, verb, table.words.nameOf(hero)),
        over: until(
          asked(table, verb, hero).then((odds) => odds ? chanceMark(table, odds) : ""),
          "",
        ),
        click: { verb, noun: hero, on: offer(table, verb, hero) },
      })
    )
  );
}

/**
 * @param {TableView} table
 * @param {import("./odds.js").Odds} odds
 */
function chanceMark(table, odds) {
  return html`<i class="mark">${chanceText(table, odds)}</i>`;
}

/** Lasting techniques that may be ended first. @param {TableView} table */
function ends(table) {
  return named(table, "end");
}

/**
 * @param {TableView} table
 * @param {string} verb
 */
function named(table, verb) {
  const { words } = table;
  return nouns(table, verb).filter(Boolean).map((id) =>
    tile({
      name: words.nameOf(id),
      label: doing(table, verb, words.nameOf(id)),
      art: symbol("close"),
      colour: "a-equipment",
      thing: `tech:${id}`,
      look: isTried(table, verb, id) ? "sel" : "",
      click: { verb, noun: id, on: offer(table, verb, id) },
    })
  );
}

/** @param {TableView} table */
function toPlace(table) {
  const { pub, seat, words } = table;
  const free = new Set(nouns(table, "put").map((noun) => noun.split(".")[0]));
  return heroesOf(pub, seat).filter((hero) => free.has(hero)).map((hero) => {
    const pressed = chosenHero(table) === hero;
    return tile({
      name: words.nameOf(hero),
      art: faceOf(hero, { frame: "none" }),
      colour: symbolOf(hero),
      thing: `hero:${hero}`,
      look: pressed ? "sel" : "",
      click: {
        verb: "",
        pressed,
        leads: pressed ? "" : hero,
        on: { click: () => chooseHero(table, hero) },
      },
    });
  });
}
