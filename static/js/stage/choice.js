/** A half-made choice of this browser alone; it is forgotten when another question is asked. */

import { redraw } from "../site.js";

/** @typedef {import("../games/game.js").TableView} TableView */

/** @template [T=string] */
export class Choice {
  #question = "";
  #value;

  /**
   * @param {T} nothing what stands for no choice
   * @param {(table: TableView) => string} [during] as long as this is the same, the choice stands
   */
  constructor(nothing, during = questionOf) {
    this.nothing = nothing;
    this.during = during;
    this.#value = nothing;
  }

  /** What is chosen for the question that stands. @param {TableView} table @returns {T} */
  of(table) {
    if (this.during(table) !== this.#question) this.#value = this.nothing;
    return this.#value;
  }

  /**
   * @param {TableView} table
   * @param {T} value
   */
  make(table, value) {
    this.#question = this.during(table);
    this.#value = value;
    void redraw();
  }

  /**
   * Chosen once more, it is let go.
   * @param {TableView} table
   * @param {T} value
   */
  toggle(table, value) {
    this.make(table, this.of(table) === value ? this.nothing : value);
  }

  clear() {
    if (this.#value === this.nothing) return;
    this.#value = this.nothing;
    void redraw();
  }
}

/** The same words asked about other things are another question. @param {TableView} table */
function questionOf({ me }) {
  return `${me.ask ?? ""} ${JSON.stringify(me.choices ?? {})}`;
}

/** The same words, whatever may be answered. @param {TableView} table */
export function wordsOf({ me }) {
  return me.ask ?? "";
}
