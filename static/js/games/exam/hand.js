/** The hand: what the question is about, as cards: teams, heroes, action cards, items, techniques, targets. */

import { html } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { faceOf } from "../../faces.js";
import { symbol, symbolOf } from "../../symbols.js";
import { nouns } from "../asking.js";
import { fieldArt } from "./field-art.js";
import { chosenHero, isTried, itemInHand } from "./look.js";
import { chooseHero, does, offer, takeItem } from "./looking.js";
import { AIMED, battleOf, CARDS, heroesOf, ITEMS, question } from "./model.js";
import { asked, oddsLines } from "./odds.js";
import { cardInHand } from "./targets.js";
import { teamHand } from "./teams.js";
import { techniqueTiles } from "./techniques.js";
import { liveTile, stillTile } from "./tiles.js";
import { doing, emblem, stroke } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table */
export function hand(table) {
  const { pub, seat } = table;
  if (seat < 0 || pub.outcome || !pub.teams?.[seat]) return null;
  const name = question(table);
  if (pub.phase === "teams") return row(teamHand(table), "three");
  if (name === "raise" || pub.phase === "levels" || !heroesOf(pub, seat).length) return null;
  const made = HANDS[name]?.(table) ?? (name ? options(table) : null);
  if (made) return made;
  return battleOf(pub, seat) ? row(actionCards(table)) : team(table);
}

/** @type {Record<string, (table: TableView) => any>} */
const HANDS = {
  arrive: (table) =>
    nouns(table, "attack").length
      ? row(nouns(table, "attack").map((seat) => rival(table, Number(seat))), "three")
      : null,
  field: (table) => row(fields(table), "three"),
  "final-field": (table) => row(fields(table), "three"),
  place: (table) => row(toPlace(table), "three"),
  retreat: team,
  prepare: (table) => row(actionCards(table)),
  upkeep: (table) => row(named(table, "end"), "three"),
  "pick-token": (table) => row(named(table, "release"), "three"),
};

/**
 * @param {any[]} tiles
 * @param {string} [look]
 */
function row(tiles, look = "") {
  return html`<div class="tiles ${look}">${tiles}</div>`;
}

/** What the card in hand can do. @param {TableView} table */
function options(table) {
  const card = cardInHand(table);
  const targets = AIMED.filter((verb) => verb !== "kunai").flatMap((verb) =>
    nouns(table, verb).filter(isPlain).map((hero) => target(table, verb, hero))
  );
  if (card === "equipment") return row([...items(table), ...ends(table)], "four");
  if (card === "technique") return row([...techniqueTiles(table), ...ends(table)]);
  if (card === "concentration") return row([...focus(table), ...ends(table)], "three");
  if (card === "melee" || (!card && targets.length)) {
    return targets.length || ends(table).length ? row([...targets, ...ends(table)], "three") : null;
  }
  return ends(table).length ? row(ends(table), "three") : null;
}

/** @param {string} noun */
function isPlain(noun) {
  return !noun.endsWith(".turn");
}

/** Six action cards; those that lie say on whom. @param {TableView} table */
function actionCards(table) {
  const { words, me } = table;
  const hero = question(table) === "prepare" ? chosenHero(table) : "";
  return CARDS.map((card, at) => {
    const laid = Object.keys(me.cards ?? {}).find((one) => me.cards[one] === card);
    const verb = `lay-${card}`;
    const tile = {
      name: words.nameOf(card),
      art: symbol(`card-${card}`),
      colour: `a-${card}`,
      text: words.textOf(card),
      thing: `card:${card}`,
      key: at + 1,
      foot: laid ? words.say("exam-on", { hero: words.nameOf(laid) }) : "",
      look: laid ? "laid" : isTried(table, verb, hero) ? "sel" : "",
    };
    if (!hero || !table.can(verb, hero)) return stillTile({ ...tile, look: `${tile.look} shut` });
    const label = words.say("exam-lay", { card: tile.name, hero: words.nameOf(hero) });
    return html`<span data-spot="hand-${card}">${
      liveTile({ ...tile, label }, { verb, noun: hero, on: offer(table, verb, hero), drag: verb })
    }</span>`;
  });
}

/** Every item has its own button, also when none is left. @param {TableView} table */
function items(table) {
  const { pub, words, seat } = table;
  const held = pub.teams[seat].items;
  const inHand = itemInHand(table);
  return ITEMS.map((item) => {
    const tile = {
      name: words.nameOf(item),
      art: symbol(`x-${item}`),
      colour: "a-equipment",
      text: words.textOf(item),
      count: held[item],
      thing: `item:${item}`,
      foot: itemFoot(table, item),
    };
    const offered = nouns(table, item);
    if (!offered.length) return stillTile({ ...tile, look: "shut" });
    if (item === "smoke" || item === "ration") {
      const look = isTried(table, item, "") ? "sel" : "";
      return liveTile({ ...tile, look }, { verb: item, on: offer(table, item) });
    }
    const pressed = inHand === item;
    return liveTile({ ...tile, look: pressed ? "sel" : "" }, {
      verb: item,
      pressed,
      leads: pressed ? "" : item,
      on: { click: () => takeItem(table, item) },
    });
  });
}

/**
 * @param {TableView} table
 * @param {string} item
 */
function itemFoot({ pub, words, seat, me }, item) {
  if (!pub.teams[seat].items[item]) return words.say("exam-none-left");
  if (!me.choices?.[item]) return words.say("exam-no-reach");
  return "";
}

/**
 * One target with its chance to dodge and the reasons.
 * @param {TableView} table
 * @param {string} verb
 * @param {string} hero
 */
function target(table, verb, hero) {
  const { words } = table;
  const odds = asked(table, verb, hero).then((one) => one ? oddsLines(table, one) : "");
  return liveTile({
    name: words.nameOf(hero),
    art: faceOf(hero, { frame: "none" }),
    colour: symbolOf(hero),
    text: html`<span class="odds">${until(odds, "")}</span>`,
    foot: words.say(`verb-${verb}`),
    thing: `hero:${hero}`,
    look: `who ${isTried(table, verb, hero) ? "sel" : ""}`,
  }, { verb, noun: hero, on: offer(table, verb, hero) });
}

/** @param {TableView} table */
function focus(table) {
  const { words } = table;
  return ["focus", "unleash"].filter((verb) => nouns(table, verb).length).map((verb) =>
    liveTile({
      name: words.say(`verb-${verb}`),
      art: symbol("card-concentration"),
      colour: "a-concentration",
      text: words.say(`exam-do-${verb}`),
      thing: "card:concentration",
      look: isTried(table, verb, "") ? "sel" : "",
    }, { verb, on: { click: () => does(table, verb, "") } })
  );
}

/** Lasting techniques that may be ended first. @param {TableView} table */
function ends(table) {
  return named(table, "end", table.words.say("exam-ends"));
}

/**
 * @param {TableView} table
 * @param {string} verb
 * @param {string} [text] instead of what the technique does
 */
function named(table, verb, text = "") {
  const { words } = table;
  return nouns(table, verb).filter(Boolean).map((id) =>
    liveTile({
      name: doing(table, verb, words.nameOf(id)),
      art: symbol("close"),
      colour: "a-equipment",
      text: text || words.textOf(id),
      thing: `tech:${id}`,
    }, { verb, noun: id, on: offer(table, verb, id) })
  );
}

/**
 * @param {TableView} table
 * @param {number} seat
 */
function rival(table, seat) {
  const { pub, words, nameOf } = table;
  const { team, scrolls } = pub.teams[seat];
  const noun = String(seat);
  return liveTile({
    name: words.say("verb-attack"),
    art: emblem(team),
    colour: team,
    text: html`<span data-free>${nameOf(seat)}</span>`,
    foot: words.say("exam-scroll-count", { count: scrolls }),
    thing: `player:${seat}`,
    look: `who ${isTried(table, "attack", noun) ? "sel" : ""}`,
    label: doing(table, "attack", nameOf(seat)),
  }, { verb: "attack", noun, on: offer(table, "attack", noun) });
}

/** The battlefields to choose from, each a small picture of itself. @param {TableView} table */
function fields(table) {
  const { words } = table;
  return nouns(table, "field").map((field) =>
    liveTile({
      name: words.nameOf(field),
      art: fieldArt(field, { 3: "...SS.......", 2: ".......SSS..", 1: "SSSSSSSSSSSS" }),
      thing: `field:${field}`,
      look: "ground",
    }, { verb: "field", noun: field, on: offer(table, "field", field) })
  );
}

/** @param {TableView} table */
function toPlace(table) {
  const { pub, seat } = table;
  const free = new Set(nouns(table, "put").map((noun) => noun.split(".")[0]));
  return heroesOf(pub, seat).map((hero) => {
    const tile = heroTile(table, seat, hero);
    if (!free.has(hero)) {
      return stillTile({ ...tile, look: "who shut", foot: table.words.say("exam-placed") });
    }
    const pressed = chosenHero(table) === hero;
    return liveTile({ ...tile, look: `who ${pressed ? "sel" : ""}` }, {
      verb: "",
      pressed,
      leads: pressed ? "" : hero,
      on: { click: () => chooseHero(table, hero) },
    });
  });
}

/** Whether the hand is but one's own team, which wide screens have beside the map. @param {TableView} table */
export function isTeamHand(table) {
  const name = question(table);
  return name === "retreat" ||
    !battleOf(table.pub, table.seat) && !["arrive", "field"].includes(name);
}

/** Between questions, on the map: one's own team. @param {TableView} table */
function team(table) {
  const { pub, seat } = table;
  return row(
    heroesOf(pub, seat).map((hero) => stillTile(heroTile(table, seat, hero))),
    "three team",
  );
}

/**
 * @param {TableView} table
 * @param {number} seat
 * @param {string} hero
 * @returns {import("./tiles.js").Tile}
 */
export function heroTile({ pub, words }, seat, hero) {
  const { health, chakra, most, level } = pub.teams[seat].heroes[hero];
  return {
    name: words.nameOf(hero),
    art: faceOf(hero, { frame: "none" }),
    colour: symbolOf(hero),
    text: html`${stroke("heart", health, most[0])}${stroke("chakra", chakra, most[1])}`,
    thing: `hero:${hero}`,
    look: "who",
    label: [
      words.nameOf(hero),
      words.say("exam-level", { level }),
      words.say("exam-heart", { value: health, most: most[0] }),
      words.say("exam-chakra", { value: chakra, most: most[1] }),
    ].join(", "),
  };
}
