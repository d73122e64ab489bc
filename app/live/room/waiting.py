"""Whom a game waits for, and since which entry."""

from __future__ import annotations

import time

from app.live.game.table import Table
from games.contract import Seat


class Waiting:
    def __init__(self) -> None:
        self.seats: dict[Seat, int] = {}  # since which entry
        self._asked_at: dict[Seat, float] = {}  # when that was heard here
        self._leaders: dict[Seat, str] = {}  # other than owners when that was found out

    def at(self, after: Table) -> dict[Seat, int]:
        """Whom the game waits for at the table that comes next; a seat that changes hands is asked anew."""
        before, leads = self.seats, after.seating.leads
        if self._leaders != leads:
            before = {seat: one for seat, one in before.items() if self._leaders.get(seat) == leads.get(seat)}
        return since(before, after)

    def follow(self, after: Table, seats: dict[Seat, int]) -> None:
        """The table has moved on, and these are waited for."""
        before = self.seats
        self.set(after, seats)
        for seat in self.asked_after(before):
            self._asked_at[seat] = time.monotonic()

    def set(self, table: Table, seats: dict[Seat, int]) -> None:
        self.seats, self._leaders = seats, table.seating.leads

    def asked_after(self, before: dict[Seat, int]) -> list[Seat]:
        """The seats that weren't asked the same before."""
        return [seat for seat, number in self.seats.items() if before.get(seat) != number]

    def was_asked(self, seat: Seat, heard: float) -> bool:
        """Whether the seat was asked after this moment of the monotonic clock."""
        return self._asked_at.get(seat, 0.0) > heard


def since(before: dict[Seat, int], table: Table) -> dict[Seat, int]:
    """The seats that are waited for, and the entry since which they are."""
    awaited = frozenset[Seat]() if table.seating.ended else table.rules.awaited(table.state)
    return {seat: before.get(seat, table.number) for seat in sorted(awaited)}
