"""Who is in a room: at this node by their sockets, at others as these tell, and who is away since when."""

from __future__ import annotations

import time
from collections.abc import Callable

from app.bus.messages import Here
from app.wire.outlet import Outlet

WRITTEN = 1200.0  # seconds within which it is written down that somebody is still here
NOBODY = Here(frozenset(), 0)

HasSeat = Callable[[str], bool]


class Attendance:
    def __init__(self, knows_since: Callable[[], float]) -> None:
        self.outlets: set[Outlet] = set()
        self.elsewhere: dict[str, Here] = {}  # by node
        self.away: dict[str, float] = {}  # since when, of those who have a seat
        self._knows_since = knows_since  # when this node began to hear who is at others
        self._opened = time.time()

    @property
    def watchers(self) -> int:
        return self.here().watchers + sum(other.watchers for other in self.elsewhere.values())

    def enter(self, outlet: Outlet) -> None:
        self.outlets.add(outlet)
        self.away.pop(outlet.guest, None)

    def exit(self, outlet: Outlet, has_seat: HasSeat) -> None:
        self.outlets.discard(outlet)
        self._miss(outlet.guest, has_seat)

    def here(self) -> Here:
        """Who is in this room at this node."""
        guests = frozenset(outlet.guest for outlet in self.outlets if outlet.guest)
        looking = frozenset(outlet.guest for outlet in self.outlets if outlet.guest and outlet.looking)
        return Here(guests, sum(outlet.seat is None for outlet in self.outlets), looking)

    def hear_of(self, node: str, here: Here, has_seat: HasSeat) -> bool:
        """Who is in this room at another node; whether that changes anything."""
        before = self.elsewhere.pop(node, NOBODY)
        if here.guests or here.watchers:
            self.elsewhere[node] = here
        for guest in before.guests - here.guests:
            self._miss(guest, has_seat)
        for guest in here.guests:
            self.away.pop(guest, None)
        return before.is_other_than(here)

    def is_here(self, guest: str) -> bool:
        return any(outlet.guest == guest for outlet in self.outlets) or any(
            guest in other.guests for other in self.elsewhere.values()
        )

    def is_looking(self, guest: str) -> bool:
        """Whether the guest has this room in sight, at whichever node."""
        return any(outlet.guest == guest and outlet.looking for outlet in self.outlets) or any(
            guest in other.looking for other in self.elsewhere.values()
        )

    def guests(self) -> frozenset[str]:
        """All who are here, at whichever node."""
        return self.here().guests.union(*(other.guests for other in self.elsewhere.values()))

    def away_since(self, guest: str, seen: float) -> float:
        """When the guest went away; 0 while they are here.

        What was written down of a visit is old by less than `WRITTEN`, as long as it lasted.
        """
        if self.is_here(guest):
            return 0
        return self.away.get(guest, min(self._opened, seen + WRITTEN) if seen else self._opened)

    def is_gone(self, since: float, seconds: float) -> bool:
        """Whether somebody has been away for so long, and this node could have known otherwise."""
        return time.time() - max(since, self._knows_since()) >= seconds

    def _miss(self, guest: str, has_seat: HasSeat) -> None:
        if has_seat(guest) and not self.is_here(guest):
            self.away[guest] = time.time()
