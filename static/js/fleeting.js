/** What everybody sees for a moment: emotes and signs on the board. */

/** @typedef {{seat: number, name: string, emote: string, key: number}} Emote */
/** @typedef {import("./types.js").Sketch} Sketch */

const STAYS = { emotes: 2400, sketches: 8000 };

export class Fleeting {
  /** @type {Emote[]} */
  emotes = [];
  /** @type {Sketch[]} */
  sketches = [];
  #count = 0;

  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
  }

  /**
   * @param {"emotes"|"sketches"} list
   * @param {any} frame
   */
  show(list, frame) {
    const one = { ...frame, key: ++this.#count };
    this[list] = [...this[list], one];
    this.changed();
    setTimeout(() => {
      this[list] = /** @type {any} */ (this[list].filter((other) => other !== one));
      this.changed();
    }, STAYS[list]);
  }
}
