/** Words in one language, from the Fluent catalogues of the site and of a game. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {(seat: number) => string} NameOf */

const MARK = "\u2063";
const GROUPED = 1000;

/** A count below a thousand reads the same in all our languages: it needs no formatter, which is slow to make. */
class Count extends FluentNumber {
  /** @override */
  toString() {
    return String(this.value);
  }
}

export class Words {
  /**
   * @param {string} lang
   * @param {string} ftl
   * @param {Record<string, string>} texts card texts made by the server
   * @param {Record<string, number>} lengths how long a game's scenes last at calm speed, in milliseconds
   */
  constructor(lang, ftl, texts = {}, lengths = {}) {
    this.lang = lang;
    this.texts = texts;
    this.lengths = lengths;
    /** How a game names an id that has no message of its own. @type {(id: string) => string} */
    this.namer = (id) => id;
    /** @type {Map<string, number>} */
    this.places = new Map([...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id], at) => [id, at]));
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    this.bundle.addResource(new FluentResource(ftl), { allowOverrides: true });
  }

  /** @param {string} id */
  has(id) {
    return id in this.texts || this.bundle.hasMessage(id);
  }

  /** Where the catalogue has a message: what belongs together stands there in a sensible order. @param {string} id */
  placeOf(id) {
    return this.places.get(id) ?? Infinity;
  }

  /**
   * The message in words; a missing one shows its id, which nobody overlooks.
   * @param {string} id
   * @param {Record<string, any>} [args]
   * @returns {string}
   */
  say(id, args = {}) {
    if (id in this.texts) return this.texts[id];
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, counted(args), []) : id;
  }

  /**
   * The name of a thing by its id, or the value itself.
   * @param {any} value
   * @returns {any}
   */
  nameOf(value) {
    if (Array.isArray(value)) return value.map((one) => this.nameOf(one)).join(", ");
    if (typeof value === "boolean") return String(value);
    if (typeof value !== "string") return value;
    const id = [`id-${value}`, `card-${value}`].find((one) => this.has(one));
    return id ? this.say(id) : this.namer(value);
  }

  /**
   * What a card does, or nothing.
   * @param {string} id
   */
  textOf(id) {
    const text = `card-${id}-text`;
    return this.has(text) ? this.say(text) : "";
  }

  /** @param {number} perMille */
  percent(perMille) {
    const part = Math.round(perMille / 10) / 100;
    return new Intl.NumberFormat(this.lang, { style: "percent" }).format(part);
  }

  /**
   * One event as pieces of a sentence; players' names stand at odd places.
   * @param {GameEvent} event
   * @param {NameOf} nameOf
   * @param {string} [id] another message than that of its kind
   * @returns {string[]}
   */
  pieces(event, nameOf, id = `event-${event.kind}`) {
    if (!this.has(id)) return [this.#plain(event, nameOf)];
    return this.say(id, this.#values(event, nameOf)).split(MARK);
  }

  /**
   * An event that today's catalogues have no sentence for: older rules told it.
   * @param {GameEvent} event
   * @param {NameOf} nameOf
   */
  #plain({ kind, seat, ...told }, nameOf) {
    const values = Object.values(told).map((value) => this.nameOf(value)).join(", ");
    const who = seat === undefined ? "" : `${nameOf(Number(seat))}: `;
    return `${who}${kind.replaceAll("-", " ")}${values ? ` (${values})` : ""}`;
  }

  /**
   * @param {GameEvent} event
   * @param {NameOf} nameOf
   */
  line(event, nameOf) {
    return this.pieces(event, nameOf).join("");
  }

  /**
   * @param {GameEvent} event
   * @param {NameOf} nameOf
   */
  #values(event, nameOf) {
    /** @type {Record<string, any>} */
    const values = {};
    for (const [key, value] of Object.entries(event)) values[key] = this.nameOf(value);
    const marked = (/** @type {any} */ seat) => `${MARK}${nameOf(Number(seat))}${MARK}`;
    if ("seat" in event) values.player = marked(event.seat);
    if ("other" in event) values.other = marked(event.other);
    return values;
  }
}

/** @param {Record<string, any>} args */
function counted(args) {
  const isCount = (/** @type {any} */ one) => Number.isInteger(one) && one >= 0 && one < GROUPED;
  const pairs = Object.entries(args);
  return Object.fromEntries(pairs.map(([key, one]) => [key, isCount(one) ? new Count(one) : one]));
}

/** @typedef {{ftl: string, texts: Record<string, string>, lengths?: Record<string, number>, games?: Record<string, string>}} Catalogue games: on the home page what their doors say */

/** @type {Map<string, Promise<Catalogue>>} */
const loaded = new Map();

/**
 * @param {string} address
 * @param {string} lang
 */
export async function loadWords(address, lang, more = "") {
  const { ftl, texts, lengths } = await catalogue(address);
  const late = more ? (await catalogue(more)).ftl : "";
  return new Words(lang, `${ftl}\n${late}`, texts, lengths);
}

/**
 * What the doors of the home page say, by game.
 * @param {string} address
 * @param {string} lang
 * @returns {Promise<Record<string, Words>>}
 */
export async function loadDoorWords(address, lang) {
  const { games = {} } = await catalogue(address);
  const all = Object.entries(games).map(([game, ftl]) => [game, new Words(lang, ftl)]);
  return Object.fromEntries(all);
}

/**
 * @param {string} address
 * @returns {Promise<Catalogue>}
 */
function catalogue(address) {
  if (!loaded.has(address)) loaded.set(address, fetched(address));
  return /** @type {Promise<Catalogue>} */ (loaded.get(address));
}

/** @param {string} address */
async function fetched(address) {
  const answer = await fetch(address).catch((error) => {
    loaded.delete(address); // it may come the next time
    throw error;
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
