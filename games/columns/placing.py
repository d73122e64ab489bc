"""Where a card may lie (C7 to C10), and how likely the next one fits nowhere (C17, C18)."""

from __future__ import annotations

from collections.abc import Sequence

from games.columns.cards import MARKS

COLUMNS = 3


def fits(card: str, column: Sequence[str]) -> bool:
    """C8, C9: no value, no colour and no dice card twice."""
    return not MARKS[card] & marks(column)


def marks(column: Sequence[str]) -> int:
    union = 0
    for card in column:
        union |= MARKS[card]
    return union


def places(card: str, columns: Sequence[Sequence[str]]) -> list[int]:
    """C7: every column that takes the card, and a new one while there are fewer than three."""
    free = [number for number, column in enumerate(columns) if fits(card, column)]
    if len(columns) < COLUMNS:
        free.append(len(columns))
    return free


def bust_odds(columns: Sequence[Sequence[str]], unseen: Sequence[str]) -> int:
    """How many in a thousand of the unseen cards fit nowhere."""
    if len(columns) < COLUMNS or not unseen:
        return 0
    first, second, third = map(marks, columns)
    cards = map(MARKS.__getitem__, unseen)
    return sum([1 for card in cards if card & first and card & second and card & third]) * 1000 // len(unseen)
