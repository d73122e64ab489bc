/** A half-made choice of this browser alone; it is forgotten when another question is asked. */

/** @typedef {import("../games/game.js").TableView} TableView */

export class Choice {
  #question = "";
  #value = "";

  /**
   * What is chosen for the question that stands; "" for nothing.
   * @param {TableView} table
   */
  of(table) {
    return questionOf(table) === this.#question ? this.#value : "";
  }

  /**
   * @param {TableView} table
   * @param {string} value
   */
  make(table, value) {
    this.#question = questionOf(table);
    this.#value = value;
  }
}

/** The same words asked about other things are another question. @param {TableView} table */
function questionOf({ me }) {
  return `${me.ask ?? ""} ${JSON.stringify(me.choices ?? {})}`;
}
