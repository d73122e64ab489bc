"""The table: everything that is true of a game between two clicks."""

from __future__ import annotations

from typing import Annotated

import msgspec

from games.contract import Seat

DRAWN = -1  # who begins is drawn
_hidden = msgspec.Meta(extra_json_schema={"x-hidden": True})


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    risk: bool = False
    first: Annotated[int, _hidden] = DRAWN


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A display: open cards, which the die can take, and protected ones."""

    open: list[str]
    safe: list[str]
    present: bool


class State(msgspec.Struct, forbid_unknown_fields=True):
    risk: bool
    phase: str  # turn, place, go-on, take or over
    turn: Seat
    deck: list[str]  # the next card is the last
    discard: list[str]
    drawn: str  # the card that waits for its place, or ""
    columns: list[list[str]]  # a column that was taken is empty until the turn ends
    directions: list[str]
    takers: list[Seat]  # who still takes a column, the next one first
    players: list[Player]
