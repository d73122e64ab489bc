/** What the table of any game may use of ours: all that a game of another package imports, beside lit-html. */

export { awaitedNames, isAsked, nouns, offered } from "../games/asking.js";
export { doorScene, medallion } from "../games/door.js";
export { faceAt, faceOf } from "../faces.js";
export { animate, isStill } from "../motion.js";
export { reached } from "../stage/bar.js";
export { card } from "../stage/card.js";
export { chip } from "../stage/chips.js";
export { Choice } from "../stage/choice.js";
export { hand, hands } from "../stage/hand.js";
export { bar, finale, moment, number, places, sheet, token } from "../stage/pieces.js";
export { answer, prompt, waitingFor } from "../stage/prompt.js";
export { beat } from "../stage/scenes.js";
export { askAbout } from "../stage/sheet.js";
export { framed, seatFace, spriteOf, symbol, symbolOf } from "../symbols.js";

/**
 * @typedef {import("../games/game.js").GameTable} GameTable what a table.js has as its default export
 * @typedef {import("../games/game.js").TableView} TableView what it draws from
 * @typedef {import("../games/game.js").Regions} Regions what its `regions` gives
 * @typedef {import("../games/game.js").Explained} Explained
 * @typedef {import("../games/game.js").GameEvent} GameEvent
 * @typedef {import("../stage/prompt.js").Answer} Answer
 * @typedef {import("../types.js").View} View
 * @typedef {import("../words.js").Words} Words
 */
