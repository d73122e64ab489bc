"""A finished game between bots, as simulations and a game's own report look at it."""

from __future__ import annotations

from typing import Any

import msgspec

from games.contract import Event, Outcome

Sheet = dict[str, list[Any]]  # a table of a report: its "columns", and its "rows"


class Match(msgspec.Struct):
    """How it ended, how many clicks it took, its last state and all its events."""

    outcome: Outcome
    clicks: int
    state: Any
    events: list[Event]
