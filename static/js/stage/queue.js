/** Clicks are never lost or doubled: while one is on its way, the next ones wait for its answer. */

const MOST = 3;

/** @typedef {{verb: string, noun: string}} Click */
/** @typedef {"refused"|"undone"|"changed"|"full"} Why why clicks that waited were dropped */

/**
 * @typedef {object} Line
 * @property {(click: Click) => Promise<boolean>} send whether it was accepted
 * @property {(verb: string, noun: string) => boolean} offered whether the newest question offers it
 * @property {(verb: string) => boolean} asks whether the newest question is one for this verb
 * @property {() => void} changed
 * @property {(why: Why) => void} dropped what waited is forgotten, and why
 */

export class Queue {
  /** @type {Click | null} */
  sent = null;
  /** @type {Click[]} */
  waiting = [];

  /** @param {Line} line */
  constructor(line) {
    this.line = line;
  }

  /**
   * @param {string} verb
   * @param {string} noun
   */
  press(verb, noun = "") {
    const click = { verb, noun };
    if (!this.sent) return this.#send(click);
    const isDouble = isSame(click, this.waiting.at(-1) ?? this.sent);
    if (isDouble) return;
    if (this.waiting.length === MOST) return this.line.dropped("full");
    this.waiting.push(click);
    this.line.changed();
  }

  /**
   * @param {string} verb
   * @param {string} noun
   * @returns {""|"sent"|"queued"}
   */
  state(verb, noun = "") {
    const click = { verb, noun };
    if (this.sent && isSame(click, this.sent)) return "sent";
    return this.waiting.some((one) => isSame(one, click)) ? "queued" : "";
  }

  /** @param {Why} why */
  empty(why) {
    if (!this.waiting.length) return;
    this.waiting = [];
    this.line.dropped(why);
  }

  /** A question that doesn't know the verb of the click before it is of another kind. @param {Click} click */
  async #send(click) {
    this.sent = click;
    this.line.changed();
    const isAccepted = await this.line.send(click);
    this.sent = null;
    if (!isAccepted) this.empty("refused");
    else if (!this.line.asks(click.verb)) this.empty("changed");
    this.#goOn();
    this.line.changed();
  }

  #goOn() {
    const next = this.waiting.shift();
    if (!next) return;
    if (this.line.offered(next.verb, next.noun)) return void this.#send(next);
    this.waiting = [];
    this.line.dropped("changed");
  }
}

/**
 * @param {Click} one
 * @param {Click} other
 */
function isSame(one, other) {
  return one.verb === other.verb && one.noun === other.noun;
}
