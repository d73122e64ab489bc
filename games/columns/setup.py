"""The table is laid (C4, C5)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.columns.cards import pack_for
from games.columns.state import DRAWN, Options, Player, State
from games.contract import Dice, Illegal, Outcome


def setup(seats: int, options: Options, dice: Dice) -> State:
    if not DRAWN <= options.first < seats:
        raise Illegal("options")
    deck = pack_for(seats)
    dice.shuffle(deck)
    first = dice.roll(seats) - 1 if options.first == DRAWN else options.first
    return State(
        risk=options.risk,
        phase="turn",
        turn=first,
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
    if not places or options.first == DRAWN:
        return options
    return replace(options, first=options.first % len(places))


def again(options: Options, outcome: Outcome | None, start: State) -> Options:
    """C5: in a rematch the seat after the one that began does."""
    return replace(options, first=start.turn + 1)
