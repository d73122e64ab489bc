"""A finished game as its judge sees it: the clicks that stand, the tables between them, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from games import engine, origins
from games.contract import Action, Event, Outcome, Rules, Seat
from games.engine import Entry
from games.origins import Origin

PLAYED = frozenset({"act", "lapse", "leave"})
LATE = 40  # entries before the end
STAND_IN = "stand:"  # how the id of a stand-in's click begins


class Move(msgspec.Struct, frozen=True, eq=False):
    """What a seat did, or what was done for it; `by` says by whom if it wasn't its owner.

    Of what was no click the action is `-lapse` or `-leave`.
    """

    number: int
    seat: Seat
    kind: str
    action: Action
    by: str  # "", "bot", "guest"
    before: Any
    after: Any
    events: list[Event]


class Past(msgspec.Struct, frozen=True, eq=False):
    rules: Rules
    seats: int
    first: Any
    moves: list[Move]
    agreed: Outcome | None = None  # a draw that all agreed to

    @property
    def last(self) -> Any:
        return self.moves[-1].after if self.moves else self.first

    def is_late(self, number: int) -> bool:
        """Whether the end is so near that playing on to it costs little."""
        return bool(self.moves) and number > self.moves[-1].number - LATE

    @property
    def is_over(self) -> bool:
        return self.agreed is not None or self.rules.outcome(self.last) is not None

    @property
    def camps(self) -> list[str | Seat]:
        """By seat: the side, or the seat itself where there are none."""
        return [self.rules.side(self.last, seat) or seat for seat in range(self.seats)]

    def results(self) -> list[float]:
        """What each seat has won: 1, or its part of it."""
        if self.agreed is None:
            return [self.rules.worth(self.last, seat) for seat in range(self.seats)]
        first, camps = self.agreed.places[0], self.camps
        part = 1 / len({camps[seat] for seat in first})
        return [part if seat in first else 0.0 for seat in range(self.seats)]


def past_of(
    rules: Rules,
    seats: int,
    options: Any,
    seed: bytes,
    entries: Sequence[Entry],
    origin: Origin | None = None,
) -> Past:
    """From the whole log, the start entry first; what was taken back never was."""
    first = before = origins.start(rules, seats, options, seed, origin)
    moves: list[Move] = []
    agreed = None
    for entry, after, events in engine.replayed(rules, first, entries[1:], seed):
        if entry.kind == "undo":
            moves = [one for one in moves if one.number <= int(entry.noun)]
        elif entry.kind in PLAYED:
            moves.append(_move(entry, before, after, events))
        elif entry.kind == "stop" and entry.verb == "draw":
            agreed = rules.drawn(after)
        before = after
    return Past(rules, seats, first, moves, agreed)


def _move(entry: Entry, before: Any, after: Any, events: list[Event]) -> Move:
    by = "bot" if engine.is_bots(entry) else "guest" if entry.id.startswith(STAND_IN) else ""
    action = Action(entry.verb, entry.noun) if entry.kind == "act" else Action(f"-{entry.kind}")
    return Move(entry.number, entry.seat, entry.kind, action, by, before, after, events)
