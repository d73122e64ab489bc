"""The table is laid (C4, C5)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.columns.cards import pack_for
from games.columns.state import Options, Player, State
from games.contract import Dice, Illegal, Outcome


def setup(seats: int, options: Options, dice: Dice) -> State:
    if not 0 <= options.first < seats:
        raise Illegal("options")
    deck = pack_for(seats)
    dice.shuffle(deck)
    return State(
        risk=options.risk,
        phase="turn",
        turn=options.first,
        deck=deck,
        discard=[],
        drawn="",
        columns=[],
        directions=[],
        takers=[],
        players=[Player(open=[], safe=[], present=True) for _ in range(seats)],
    )


def seated(options: Options, places: Sequence[int]) -> Options:
    """Who begins, counted round the table: a rematch may have fewer seats."""
    return replace(options, first=options.first % len(places)) if places else options


def again(options: Options, outcome: Outcome | None, seats: int) -> Options:
    """C5: in a rematch the next seat begins."""
    return replace(options, first=options.first + 1)
