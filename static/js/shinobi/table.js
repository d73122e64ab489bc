/** What the table of any game may use of ours: all that a game of another package imports, beside lit-html. */

export { awaitedNames, isAsked, nouns, offered } from "../games/asking.js";
export { doorScene, medallion } from "../games/door.js";
export { faceAt, faceOf } from "../faces.js";
export { animate, isStill } from "../motion.js";
export { cardFrame } from "../stage/card.js";
export { Choice } from "../stage/choice.js";
export { handRow } from "../stage/hand.js";
export { answer, prompt, waitingFor } from "../stage/prompt.js";
export { askAbout } from "../stage/sheet.js";
export { framed, seatFace, spriteOf, symbol, symbolOf } from "../symbols.js";

/**
 * @typedef {import("../games/game.js").GameFront} GameFront what a table.js has as its default export
 * @typedef {import("../games/game.js").TableView} TableView what it draws from
 * @typedef {import("../games/game.js").GameEvent} GameEvent
 * @typedef {import("../types.js").View} View
 * @typedef {import("../words.js").Words} Words
 */
