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
 * @property {() => void} [first] bots that give way needn't wait any longer
 * @property {{left: number, seat: number, more: boolean} | null} [yields] whose bot acts when people have had their
 *   time, how many milliseconds of it are left, and whether `wait` prolongs it
 * @property {boolean} fresh whether this is one of somebody's first games
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
 * @typedef {{beats: Beat[], lanes?: string[]}} Scene lanes: where it is seen, e.g. one battle of the exam; none: everywhere
 * @typedef {{beat: Beat, at: number, of: number}} Now
 * @typedef {object} Plays what `stage/scenes.js` makes of a game's scenes
 * @property {(step: Step) => Scene[]} scenes pure; [] for none; an unknown kind is a cut
 * @property {string[]} meanwhile verbs that may be clicked during a scene
 * @property {() => string} lane what this browser looks at; "" for everything
 */

/**
 * How a game plays its steps: events are sorted into runs, runs become beats, a beat's `show` its moment.
 * @typedef {object} Scenes
 * @property {Record<string, (run: Run) => Beat[]>} beats by the sort of a run; of a sort without, nothing is shown
 * @property {(pub: View) => GameEvent[]} [opening] what is told of a table that is laid before anybody did anything
 * @property {Record<string, (next: View, event: GameEvent, last: View) => void>} [after] by the kind of an event:
 *   changes a copy of the table to what the show needs meanwhile; last: the table after the whole step
 * @property {(event: GameEvent, step: Step) => string} [sort] instead of its kind
 * @property {string[]} [joined] sorts whose events in a row are one run; others stand alone
 * @property {(event: GameEvent) => string[]} [lanes] where it is seen; none: everywhere
 * @property {string[]} [meanwhile] verbs that may be clicked during a scene
 * @property {() => string} [lane] what this browser looks at; "" for everything
 * @typedef {object} Run events in a row, and what is known while a step is walked through
 * @property {Step} step
 * @property {Told} told
 * @property {View} pub the table before it
 * @property {View} next the table after it
 * @property {View} last the table after the whole step
 * @property {(pub: View, event: GameEvent) => View} go the table after an event
 * @property {GameEvent[]} events
 * @property {GameEvent} event the first
 * @property {number} from the place of the first in the step
 * @property {number} to how many events of the step are told when it is over
 * @property {string} lane the first of its lanes
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
 * What stands in the regions of the frame.
 * @typedef {object} Regions
 * @property {any} [board] the game and nothing else; without it a plain board of everyone's numbers
 * @property {import("../stage/prompt.js").Question} prompt during a scene the show's own words take its place
 * @property {import("../stage/prompt.js").Answer[]} answers whole without the board: what is picked there is one
 *   of them too; at most one is primary
 * @property {any} [hand] of `stage/hand.js`, or whatever lies before a player; nothing for onlookers
 * @property {import("../stage/prompt.js").Answer[]} [meanwhile] what may be clicked during a scene, beside the
 *   show's own buttons
 * @property {(all: Chip[]) => Chip[]} [chips] instead of everyone's usual chips: who matters now, with what numbers
 * @property {any} [round] what the bar says: how far the game is
 * @property {string} [look] classes for the frame, for instance "choosing"
 * @typedef {import("../stage/chips.js").Chip} Chip
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
 * A game's table with all its names; what a table.js doesn't give has a default (`games/plain.js`).
 * In what it draws, `data-fly="<key>"` flies from its last place to the new one (new things from the element with
 * `data-spot` named by `data-from`); `data-drag="<verb>"` is dragged onto `data-drop="<noun>"`; words that a
 * catalogue writes as [[thing|words]] lead to the thing's sheet in prompts.
 * @typedef {object} GameFront
 * @property {(table: TableView) => Regions} regions
 * @property {(course: Course) => Finale} [finale] how the points came about, and what people will talk about
 * @property {Scenes} scenes what is played of a step
 * @property {Record<string, (table: TableView, show: any) => any>} moments what lies over the board during a beat,
 *   by the kind of its `show`
 * @property {(thing: string, table: TableView) => Explained | null} explain
 * @property {string[]} glossary the things whose sheets are the game's words, in the order of the help
 * @property {(table: TableView) => number} chapter the section of the rules that fits the question
 * @property {(events: GameEvent[], words: Words, nameOf: (seat: number) => string) => LogLine[]} [tell] the log
 * @property {(pub: View, seat: number) => any} score the number beside a name
 * @property {() => any} [picture] a wide scene for the pages of its rules and lessons, instead of that of its door
 * @property {(section: number, words: Words) => any} illustrate a picture for a section of the rules, or ""
 * @property {Record<string, SoundName>} cues which event sounds how
 * @property {string[]} great events that a replay marks
 * @property {(key: string, events: GameEvent[]) => string} leaving the `data-spot` that a vanished key flies to, or ""
 * @property {Record<string, (table: TableView) => void>} keys shortcuts by `event.key`; words in the message `<game>-key-<key>`
 * @property {string[]} alone verbs that are given by themselves where they are the only answer
 * @property {string[]} next what the keyboard goes on to when a step took away what it had: the first that is there
 * @property {(pub: View, seat: number) => string} face the sign at a seat's face: whom it leads, or its camp
 * @property {(id: string, words: Words) => string} name the name of an id that has no message `id-<id>` or `card-<id>`
 * @property {(options: Record<string, any>, taken: number[]) => Seating} [seating] how a lobby seats people by the
 *   room's options
 * @typedef {Pick<GameFront, "regions"> & Partial<GameFront>} GameTable what a table.js has as its default export
 */

export {};
