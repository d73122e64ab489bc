/** The games' front-ends, loaded when they are needed. */

/** @typedef {import("./game.js").GameFront} GameFront */

/**
 * @param {string} id
 * @returns {Promise<GameFront>}
 */
export async function loadGame(id) {
  return (await import(`./${id}/table.js`)).default;
}

/**
 * A game's own style sheet, there before the table is drawn.
 * @param {string} id
 * @returns {Promise<void>}
 */
export function wearStyle(id) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`../../css/games/${id}.css`, import.meta.url).href;
  const worn = new Promise((done) => link.onload = link.onerror = () => done(undefined));
  document.head.append(link);
  return /** @type {Promise<void>} */ (worn);
}
