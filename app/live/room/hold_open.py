"""A moment that is held open, because somebody asked the others to wait."""

from __future__ import annotations

from collections.abc import Container
from time import monotonic

from games.contract import Seat

SECONDS = 10.0
GLANCE = 0.5  # seconds after which who waits looks again whether anybody still holds the moment


class HoldOpen:
    """Who asked for time in the moment that is open, until when, and who has had it on this occasion."""

    def __init__(self) -> None:
        self._moment = ""
        self._ends: dict[Seat, float] = {}
        self._occasion = ""
        self._spent: list[Seat] = []

    @property
    def is_asked(self) -> bool:
        """Whether anybody asked for time, lately or long ago."""
        return bool(self._ends)

    def ask(self, moment: str, seat: Seat, occasion: str = "") -> bool:
        """Ten seconds more, once for each seat and occasion; whether there was any."""
        if (occasion or moment) != self._occasion:
            self._occasion, self._spent = occasion or moment, []
        if seat in self._spent:
            return False
        if moment != self._moment:
            self._moment, self._ends = moment, {}
        self._spent.append(seat)
        self._ends[seat] = max([monotonic(), *self._ends.values()]) + SECONDS
        return True

    def left(self, moment: str, speaking: Container[Seat]) -> float:
        """Seconds until this moment may be closed; who has nothing more to say holds up nobody."""
        ends = [self._ends[seat] for seat in self.seats(moment, speaking)]
        return max(0.0, max(ends, default=0.0) - monotonic())

    def seats(self, moment: str, speaking: Container[Seat]) -> list[Seat]:
        """Who asked for time in this moment and may still speak, in their order."""
        return [seat for seat in self._ends if seat in speaking] if moment == self._moment else []

    def spent(self, occasion: str) -> list[Seat]:
        """Who has had the time of this occasion, in their order."""
        return self._spent if occasion == self._occasion else []
