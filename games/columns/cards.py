"""The pack (C1 to C4): 90 number cards, 18 dice cards, 12 direction cards, and the die."""

from __future__ import annotations

from collections.abc import Iterable

COLOURS = ("naruto", "sakura", "sasuke", "kakashi", "lee")
STAR = "star"
FACES = (*COLOURS, STAR)

NUMBERS = {
    f"{colour}-{value}{copy}": (colour, value)
    for colour in COLOURS
    for value in range(1, 7)
    for copy in "abc"
}
DICE = tuple(f"dice-{number:02}" for number in range(1, 19))
DIRECTIONS = tuple(f"turn-{number:02}" for number in range(1, 13))
PACK = (*NUMBERS, *DICE, *DIRECTIONS)

COLOUR = {card: colour for card, (colour, _) in NUMBERS.items()}
VALUE = dict.fromkeys(PACK, 0) | {card: value for card, (_, value) in NUMBERS.items()}
KIND = COLOUR | dict.fromkeys(DICE, "dice") | dict.fromkeys(DIRECTIONS, "turn")

# One bit per value, colour and for dice cards: two cards that share a bit can't share a column (C8, C9).
_BIT = {mark: 1 << bit for bit, mark in enumerate((1, 2, 3, 4, 5, 6, *COLOURS, "dice"))}
MARKS = (
    {card: _BIT[colour] | _BIT[value] for card, (colour, value) in NUMBERS.items()}
    | dict.fromkeys(DICE, _BIT["dice"])
    | dict.fromkeys(DIRECTIONS, 0)
)


def pack_for(seats: int) -> list[str]:
    """C4: two players play without direction cards."""
    return [*NUMBERS, *DICE] if seats == 2 else list(PACK)


def points(cards: Iterable[str]) -> int:
    return sum([VALUE[card] for card in cards])
