/** The seam for a game's front-end: what a `games/<id>/table.js` exports, and what it is given. */

/** @typedef {import("lit-html").TemplateResult} TemplateResult */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("../sound.js").SoundName} SoundName */

/**
 * What a game draws from. Nothing is clickable that `can` doesn't offer; a click on something
 * else may still be sent with `act`, and the server answers why not.
 * @typedef {object} TableView
 * @property {View} pub the public view
 * @property {View} me the private view of this seat; {} for onlookers
 * @property {number} seat -1 for onlookers
 * @property {GameEvent[]} events what happened, the newest last
 * @property {Words} words the catalogue of the site and of this game
 * @property {(seat: number) => string} nameOf
 * @property {(seat: number) => string} faceOf the symbol of a seat; its colour is var(--<symbol>)
 * @property {(verb: string, noun?: string) => boolean} can
 * @property {(verb: string, noun?: string) => void} act
 * @property {(verb: string, noun?: string) => Promise<Record<string, any>>} hint
 * @property {(kind: "ping"|"arrow", from: string, to?: string) => void} sketch a sign on the board for everyone
 * @property {import("../types.js").Sketch[]} sketches the signs that haven't faded yet
 * @property {(seat: number) => {left: number, seconds: number} | null} clock a seat's clock: milliseconds left
 *   of its seconds; the table is drawn anew every second while one runs
 * @property {boolean} replay
 */

/**
 * @typedef {object} GameFront
 * @property {(table: TableView) => any} draw the table and its action bar, the middle of the page.
 *   What has `data-fly="<key>"` flies from its last place to the new one (new things from the
 *   element with `data-spot` named by `data-from`)
 * @property {(pub: View, seat: number) => any} score the number beside a name
 * @property {(pub: View, seat: number) => any} badge what stands under a name
 * @property {() => any} picture a scene for the door on the home page
 * @property {(section: number, words: Words) => any} illustrate a picture for a section of the rules, or ""
 * @property {Record<string, SoundName>} cues which event sounds how
 * @property {(key: string, events: GameEvent[]) => string} leaving the `data-spot` that a vanished key flies to, or ""
 * @property {Record<string, (table: TableView) => void>} keys shortcuts by `event.key`; words in the message `<game>-key-<key>`
 * @property {string[]} next what the keyboard goes on to when a step took away what it had: the first that is there
 * @property {(events: GameEvent[], root: HTMLElement) => void} [moved] further animation after a step
 * @property {() => boolean} [isShowing] whether that still goes on; a result waits for its end
 * @property {(events: GameEvent[]) => GameEvent[]} [heard] what of it the log may tell meanwhile
 * @property {(pub: View, seat: number) => string} [face] a symbol of its own for a seat
 * @property {(id: string, words: Words) => string} [name] the name of an id that has no message `id-<id>` or `card-<id>`
 * @property {string} minutes how long a game lasts: "20-30"
 */

export {};
