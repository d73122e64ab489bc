/** The shapes that the server sends, as JSDoc types for every other module. */

/**
 * @typedef {Record<string, any>} View
 * @typedef {{kind: string, seat?: number, [key: string]: any}} GameEvent
 * @typedef {{id: string, name: string, face: string, key: string}} Guest
 * @typedef {{id: string, seats: number[], sides: string[], options: any, bots: string[], lessons: number, door: GameDoor}} GameInfo
 * @typedef {{place: number, people: string[], cast: Record<string, string[]>}} GameDoor
 * @typedef {{name: string, bot: string, ready: boolean, left: boolean, here: boolean, since: number, who: string, face?: string} & Led} Seat
 * @typedef {{led?: ""|"bot"|"guest"|"empty", level?: string, stand_in?: string, kept?: boolean, kicked?: boolean, named?: string, shares?: Record<string, number>}} Led who plays it instead of its owner
 * @typedef {{kind: string, seat: number, noun: string, asker: number, name: string, yes: Record<string, number>, no: Record<string, number>, of: Record<string, number>}} Ask
 * @typedef {{at: number, seat: number, name: string, text: string, to: string, who: string, hints?: number}} ChatLine
 * @typedef {{key: number, seat: number, name: string, kind: "ping"|"arrow", from: string, to: string}} Sketch
 */

/**
 * @typedef {object} Boot
 * @property {"home"|"room"|"replay"|"rules"|"learn"|"link"|"player"|"truth"|"error"} page
 * @property {string} lang
 * @property {string[]} langs
 * @property {Guest | null} me
 * @property {string} code
 * @property {string} game
 * @property {string} url
 * @property {string} lan
 * @property {GameInfo[]} games
 * @property {string} build what this page is made of
 * @property {Record<string, string>} words the address of the page's catalogue in each language
 * @property {Record<string, string>} late the same of the words that few visits need
 * @property {string[]} faces the addresses of its portraits
 * @property {Record<string, string>} scenes what is drawn behind its games
 * @property {string} hall what is drawn behind the table of a lobby
 * @property {string} made the folder of what set-up drew
 * @property {Room | null} room an open room as it was when the page was asked for
 * @property {number} seat of this visitor in it; -1: none
 * @property {string} token of a personal link
 * @property {string} key of a player's page
 * @property {boolean} alone the server hears this machine only, and this page is on it
 */

/**
 * @typedef {object} Room
 * @property {string} code
 * @property {string} game
 * @property {"open"|"running"|"over"|"frozen"|"stopped"} status
 * @property {boolean} public
 * @property {"human"|"quick"} pace
 * @property {boolean} rerolls clicks that rolled dice can be taken back
 * @property {boolean} closed to onlookers
 * @property {boolean} locked nobody new may sit down
 * @property {boolean} hushed onlookers can't speak
 * @property {Record<string, any>} options
 * @property {number} places
 * @property {Record<string, Seat>} seats
 * @property {number} host
 * @property {number} watchers
 * @property {string} seal
 * @property {Record<string, {due: number, seconds: number, held?: number}>} clocks
 * @property {{until?: number, seats?: Record<string, number>, spent?: Record<string, number>}} [held] a moment that
 *   somebody holds open, and who has had the time that each seat gets on such an occasion
 * @property {{until?: number, seat?: number, more?: number}} [yields] bots give way: until when, who acts then, and
 *   whether there may be more
 * @property {number} [days] that a question has; none: it is played live
 * @property {number} [bank]
 * @property {number} [clock] seconds of a question in a live game; none: what the rules say
 * @property {number} [reserve] seconds beside them
 * @property {number} [absence] seconds after which a seat may be handed over; none: ten minutes
 * @property {boolean} [standins]
 * @property {{seat?: number, until?: number}} [paused]
 * @property {Ask[]} [asks]
 * @property {boolean} [can_draw]
 * @property {number} [goes_on] from this step of another game; -1: it began with its own dice
 * @property {number} [acting] the seat that may hand over seats of those who are away
 * @property {{seat?: number, yes?: Record<string, number>, events?: GameEvent[]}} undo what would be taken back
 * @property {string} next
 * @property {number} now
 * @property {boolean} hints
 * @property {Lesson} [lesson]
 *
 * @typedef {{verb: string, noun: string, why: string, data: Record<string, any>, chance?: number}} Advice
 *
 * @typedef {object} Lesson
 * @property {string} id
 * @property {number} place among all of the game
 * @property {number} count
 * @property {string} next "" after the last
 * @property {number} step how many clicks of the pupil were made
 * @property {boolean} over
 * @property {string[]} click that it waits for: verb and noun; empty while others play
 */

export {};
