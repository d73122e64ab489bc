"""The table is laid (C4, C5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from games.columns.cards import pack_for
from games.columns.state import Player, State
from games.contract import Dice, Illegal

_hidden = msgspec.Meta(extra_json_schema={"x-hidden": True})


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    risk: bool = False
    first: Annotated[int, _hidden] = 0


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
    return options
