/** A game like Columns, with every choice made for the player: the same clicks and a table of the same size. */

const COLOURS = ["naruto", "sakura", "sasuke", "kakashi", "lee"];
const PHASES = ["draw", "place", "draw", "place", "draw", "place", "stop", "take", "take", "take"];

/** @returns {string[]} 90 cards, the next one last */
export function deck() {
  const cards = COLOURS.flatMap((colour) =>
    Array.from({ length: 18 }, (_, at) => `${colour}-${1 + at % 6}-${Math.floor(at / 6)}`)
  );
  return cards.map((_, at) => cards[at * 37 % cards.length]);
}

/**
 * The plain table, which is also the shape of Colyseus' schema.
 * @param {number} seats
 */
export function table(seats) {
  return {
    clicks: 0,
    turn: 0,
    actor: 0,
    phase: "draw",
    deck: 90,
    drawn: "",
    discard: 0,
    columns: [0, 1, 2].map(() => ({ cards: [] })),
    players: Array.from({ length: seats }, () => ({ score: 0, cards: [] })),
  };
}

/**
 * Plays one click, if it is the one expected; false otherwise.
 * @param {any} state
 * @param {string[]} cards the hidden deck
 * @param {number} seat
 * @param {string} verb
 * @param {number} column
 */
export function click(state, cards, seat, verb, column) {
  if (seat !== state.actor || verb !== state.phase) return false;
  VERBS[verb](state, cards, seat, column);
  state.clicks += 1;
  pass(state);
  return true;
}

/** @type {Record<string, (state: any, cards: string[], seat: number, column: number) => void>} */
const VERBS = {
  draw(state, cards) {
    state.drawn = cards.pop() ?? "";
    state.deck = cards.length;
  },
  place(state, _cards, _seat, column) {
    state.columns[column].cards.push(state.drawn);
    state.drawn = "";
  },
  stop() {},
  take(state, _cards, seat, column) {
    const taken = [...state.columns[column].cards];
    state.columns[column].cards.splice(0, taken.length);
    state.players[seat].cards.push(...taken);
    state.players[seat].score += taken.reduce((sum, card) => sum + Number(card.split("-")[1]), 0);
  },
};

/** @param {any} state */
function pass(state) {
  const step = state.clicks % PHASES.length;
  if (step === 0) state.turn = (state.turn + 1) % state.players.length;
  state.phase = state.deck === 0 && step === 0 ? "over" : PHASES[step];
  state.actor = (state.turn + Math.max(0, step - 7)) % state.players.length;
}
