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
 * @property {View} pub the public view that the show has reached
 * @property {View} me the private view of this seat; {} for onlookers
 * @property {number} seat -1 for onlookers
 * @property {GameEvent[]} events what happened, the newest last
 * @property {Words} words the catalogue of the site and of this game
 * @property {(seat: number) => string} nameOf
 * @property {(seat: number) => string} faceOf the symbol of a seat; its colour is var(--<symbol>)
 * @property {(verb: string, noun?: string) => boolean} can
 * @property {(verb: string, noun?: string) => void} act
 * @property {(verb: string, noun?: string) => ""|"sent"|"queued"} pressed whether such a click is on its way or waits
 * @property {(verb: string, noun?: string) => Promise<Record<string, any>>} hint
 * @property {(kind: "ping"|"arrow", from: string, to?: string) => void} sketch a sign on the board for everyone
 * @property {import("../types.js").Sketch[]} sketches the signs that haven't faded yet
 * @property {(seat: number) => {left: number, seconds: number} | null} clock a seat's clock: milliseconds left
 *   of its seconds; the table is drawn anew every second while one runs
 * @property {() => void} [wait] asks the others to wait in the moment that is open
 * @property {{left: number, seats: number[]} | null} [held] who did, and how many milliseconds are left
 * @property {boolean} replay
 * @property {Now | null} now the beat that is shown; null when nothing is under way
 */

/**
 * What the director plays. One step may tell many events, so a game gives scenes for a step.
 * @typedef {{pub: View, me: View, events: GameEvent[]}} Shown pub and me of the same step
 * @typedef {{before: Shown, after: Shown, events: GameEvent[], ms: number, own: boolean, cut: boolean}} Step
 *   ms: the server's count, 0 if it has none; own: this seat's click; cut: an undo or a whole table, never played
 * @typedef {object} Beat
 * @property {View} [pub] drawn during the beat, made from `before` and the values told so far
 * @property {string} words one sentence for the prompt and for a screen reader
 * @property {string} [note] a quiet line under it
 * @property {number} ms its length at calm speed
 * @property {string[]} [marks] ids of things that stand out meanwhile
 * @property {SoundName} [sound]
 * @property {number} [tells] how many of the step's events the log tells from here on
 * @property {string} [next] what the show's own Next says here
 * @property {any} [show] what the game's `moment` draws from
 * @typedef {{beats: Beat[], lane?: string}} Scene lane: e.g. one battle of the exam
 * @typedef {{beat: Beat, at: number, of: number}} Now
 * @typedef {object} Plays what a game gives
 * @property {(step: Step) => Scene[]} scenes pure; [] for none; an unknown kind is a cut
 * @property {string[]} meanwhile verbs that may be clicked during a scene
 * @property {() => string} lane what this browser looks at; "" for everything
 */

/**
 * What the words of a scene are made from.
 * @typedef {{words: () => Words, nameOf: (seat: number) => string, faceOf: (seat: number) => string, seat: () => number}} Told
 */

/**
 * One sheet for everything that can be asked about; `data-explain="<thing>"` on an element names the thing.
 * @typedef {object} Explained
 * @property {string} title
 * @property {string} [kind] a quiet line under the title
 * @property {any} [picture]
 * @property {string} [colour] the name of a colour: var(--<colour>)
 * @property {any} text what it is and does, in words
 * @property {any} [now] what it is now: facts, pills, cards
 * @property {string} [whyNot] why it can't be used now
 */

/**
 * What stands in the regions of the frame. A table that gives no regions draws all of itself,
 * its action bar too, with `draw`: that fills the stage, which then scrolls inside itself.
 * @typedef {object} Regions
 * @property {any} stage
 * @property {any} prompt of `stage/prompt.js`; during a scene the show's own words take its place
 * @property {any} [meanwhile] what may be clicked during a scene, beside the show's own buttons
 * @property {any} hand nothing for onlookers
 * @property {(floats: (seat: number) => any) => any} [players] instead of everyone's chips: who matters now,
 *   with the emotes that float over a seat
 * @property {any} [round] what the bar says: how far the game is
 * @property {string} [look] classes for the frame, for instance "choosing"
 */

/**
 * One line of the log: `pieces` are words, with players' names at odd places.
 * @typedef {object} LogLine
 * @property {string[]} pieces
 * @property {number} [seat] whose line it is
 * @property {string} [symbol] beside the words
 * @property {string} [head] a new group begins with this title
 * @property {string} [thing] what a click on it explains
 * @property {number} at the place of its first event
 */

/**
 * The end: what a game makes of its whole course.
 * @typedef {object} Ending
 * @property {GameFront} game
 * @property {View} pub the last public view
 * @property {View} outcome
 * @property {number} seat -1 for onlookers
 * @property {(seat: number) => string} nameOf
 * @property {(seat: number) => string} faceOf
 * @property {boolean} isClosed whether the server has closed the room
 * @property {Record<string, Record<string, number>>} [shares] who clicked, of seats that changed hands
 * @typedef {{symbol: string, label: string, value: number, sealed?: boolean}} Part of somebody's points
 * @typedef {{symbol: string, big: string, small: string}} Figure something to talk about
 * @typedef {object} Finale
 * @property {Record<number, Part[]>} parts by seat
 * @property {any} legend what the parts mean
 * @property {any} [course] instead of everyone's points: how it came about
 * @property {Figure[]} figures
 * @property {any} [hidden] what nobody could see, laid open
 * @typedef {object} Course
 * @property {View} pub the last public view
 * @property {View} outcome
 * @property {View[]} views the public view after each step; empty until they are known
 * @property {Array<{events: GameEvent[]}>} steps
 * @property {Words} words
 * @property {(seat: number) => string} nameOf
 */

/**
 * @typedef {{places: number, camps: boolean, why: string}} Seating so many places, whether under two banners, and
 *   the refusal that the rules would give to who sits now ("" for none)
 */

/**
 * @typedef {object} GameFront
 * @property {(table: TableView) => any} draw the table and its action bar, the middle of the page.
 *   What has `data-fly="<key>"` flies from its last place to the new one (new things from the
 *   element with `data-spot` named by `data-from`); what has `data-drag="<verb>"` is dragged onto what has
 *   `data-drop="<noun>"`; words that a catalogue writes as [[thing|words]] lead to the thing's sheet in prompts
 * @property {(table: TableView) => Regions} [regions] instead of `draw` at a table with a frame
 * @property {(course: Course) => Finale} [finale] how the points came about, and what people will talk about
 * @property {(table: TableView) => any} [moment] what a scene draws over the stage
 * @property {(told: Told) => Plays} [plays] the scenes
 * @property {(thing: string, table: TableView) => Explained | null} [explain]
 * @property {string[]} [glossary] the things whose sheets are the game's words, in the order of the help
 * @property {(table: TableView) => number} [chapter] the section of the rules that fits the question
 * @property {(events: GameEvent[], words: Words, nameOf: (seat: number) => string) => LogLine[]} [tell] the log
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
 * @property {(options: Record<string, any>, taken: number[]) => Seating} [seating] how a lobby seats people by the
 *   room's options
 */

export {};
