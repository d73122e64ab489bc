"""A moment that is held open, because somebody asked the others to wait."""

from __future__ import annotations

from time import monotonic

from games.contract import Seat

SECONDS = 10.0


class Hold:
    """Who asked for time in the moment that is open; another moment begins anew."""

    def __init__(self) -> None:
        self._moment = ""
        self._seats: list[Seat] = []
        self._ends = 0.0

    def ask(self, moment: str, seat: Seat) -> bool:
        """Ten seconds more, once for each seat and moment; whether there was any."""
        if moment != self._moment:
            self._moment, self._seats, self._ends = moment, [], 0.0
        if seat in self._seats:
            return False
        self._seats.append(seat)
        self._ends = max(self._ends, monotonic()) + SECONDS
        return True

    def left(self, moment: str) -> float:
        """Seconds until this moment may be closed."""
        return max(0.0, self._ends - monotonic()) if moment == self._moment else 0.0

    def seats(self, moment: str) -> list[Seat]:
        """Who asked for time in this moment, in their order."""
        return self._seats if moment == self._moment else []
