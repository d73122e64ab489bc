/** What can be reckoned from the Columns view: where cards fit, what a column is worth, what is left. */

/** @typedef {import("../../types.js").View} View */

export const COLOURS = ["naruto", "sakura", "sasuke", "kakashi", "lee"];
export const COLUMNS = [0, 1, 2];
const VALUES = [1, 2, 3, 4, 5, 6];
const COPIES = 3;
const PACK = { dice: 18, turn: 12 };

/**
 * "naruto-3a" is Naruto's 3; dice and direction cards have neither colour nor value.
 * @param {string} id
 */
export function parsed(id) {
  const [kind, rest] = id.split("-");
  return { kind, value: COLOURS.includes(kind) ? parseInt(rest) : 0 };
}

/**
 * Cards in the order in which they lie.
 * @param {Record<string, number>} places
 */
export function inOrder(places) {
  return Object.keys(places).sort((a, b) => places[a] - places[b]);
}

/** The three columns, empty ones too. @param {View} pub @returns {string[][]} */
export function columnsOf(pub) {
  return COLUMNS.map((number) => inOrder(pub.columns?.[number] ?? {}));
}

/** @param {string[]} cards */
export function worth(cards) {
  return cards.reduce((sum, id) => sum + parsed(id).value, 0);
}

/** @param {string[]} cards */
export function hasAmbush(cards) {
  return cards.some((id) => parsed(id).kind === "dice");
}

/**
 * The cards of a column that keep a card out: of its value, of its colour or both.
 * @param {string} card
 * @param {string[]} column
 */
export function blockers(card, column) {
  const { kind, value } = parsed(card);
  const inside = column.map((id) => ({ id, ...parsed(id) }));
  return {
    value: inside.find((one) => value > 0 && one.value === value)?.id ?? "",
    kind: inside.find((one) => one.kind === kind)?.id ?? "",
  };
}

/**
 * @param {string} card
 * @param {string[]} column
 */
export function fits(card, column) {
  const { value, kind } = blockers(card, column);
  return !value && !kind;
}

/**
 * What would bust now: number cards, and the ambush as "dice"; cards that all lie in sight can't come.
 * @param {View} pub
 */
export function busting(pub) {
  const columns = columnsOf(pub);
  if (columns.some((column) => !column.length)) return [];
  const numbers = COLOURS.flatMap((colour) => VALUES.map((value) => `${colour}-${value}`));
  return [...numbers, "dice"].filter((card) =>
    !columns.some((column) => fits(card, column)) && !isAllSeen(pub, card)
  );
}

/**
 * How many cards of the deck fit nowhere, from the chance in a thousand.
 * @param {View} pub
 */
export function bustingCount({ bust, deck, drawn }) {
  return Math.max(0, Math.ceil(bust * (deck + (drawn ? 1 : 0)) / 1000 - 1e-9));
}

/**
 * How many cards of each kind are still in the deck.
 * @param {View} pub
 * @returns {Record<string, number>}
 */
export function left(pub) {
  const seats = Object.keys(pub.players).length;
  const pack = { ...colourPack(), ...PACK, turn: seats > 2 ? PACK.turn : 0 };
  return Object.fromEntries(
    Object.entries(pack).map(([kind, count]) => [kind, count - outside(pub, kind)]),
  );
}

/**
 * How many of a number card lie open on the table.
 * @param {View} pub
 * @param {string} card
 */
export function inSight(pub, card) {
  const { kind, value } = parsed(card);
  return visible(pub).filter((id) => parsed(id).kind === kind && parsed(id).value === value).length;
}

/**
 * What a roll would cost a seat: cards by face, those of all colours for a risky star.
 * @param {View} pub
 * @param {number} seat
 * @param {string} face
 * @returns {string[]}
 */
export function atStake(pub, seat, face) {
  const { open } = pub.players[seat];
  if (face === "star") return pub.risk ? COLOURS.flatMap((one) => cardsOf(open[one])) : [];
  return cardsOf(open[face]);
}

/** @param {Record<string, number> | undefined} pile */
export function cardsOf(pile) {
  return Object.keys(pile ?? {}).sort((a, b) => parsed(a).value - parsed(b).value);
}

function colourPack() {
  return Object.fromEntries(COLOURS.map((colour) => [colour, VALUES.length * COPIES]));
}

/** Every card that lies open. @param {View} pub @returns {string[]} */
function visible(pub) {
  const displays = Object.values(pub.players).flatMap((player) =>
    COLOURS.flatMap((colour) => cardsOf(player.open[colour]))
  );
  const rest = [pub.drawn, ...Object.keys(pub.directions ?? {})].filter(Boolean);
  return [...columnsOf(pub).flat(), ...displays, ...rest];
}

/**
 * @param {View} pub
 * @param {string} kind
 */
function outside(pub, kind) {
  const open = visible(pub).filter((id) => parsed(id).kind === kind).length;
  const sealed = Object.values(pub.players).map((player) => player.safe[kind]?.count ?? 0);
  return open + (pub.gone?.[kind] ?? 0) + sealed.reduce((sum, count) => sum + count, 0);
}

/**
 * @param {View} pub
 * @param {string} card
 */
function isAllSeen(pub, card) {
  return card === "dice" ? left(pub).dice === 0 : inSight(pub, card) === COPIES;
}
