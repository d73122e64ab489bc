"""Bots that give way: where people may act first, they have time to, and all see who steps in after it."""

from __future__ import annotations

from collections.abc import Callable

from app.bus.messages import GaveWay
from app.live.room.room import Room
from games.contract import Illegal

GRANTED = 20.0  # seconds for people to act first
TO_NEWCOMERS = 40.0
OF_A_CLOCK = 0.5  # how much of a seat's own time may pass at most


class Patience:
    """One wait, named by the rules: begun once, ended by "you first", prolonged once by "wait!"."""

    def __init__(self, room: Room, told: Callable[[GaveWay], None]) -> None:
        self._room = room
        self._told = told

    @property
    def left(self) -> float:
        """Seconds until the bots that give way act themselves."""
        name = self._name
        return self._room.giving_way.left(name) if name else 0.0

    def begin(self) -> None:
        """The wait that the rules name now, unless it has begun before."""
        room, yielding = self._room, self._room.yielding()
        if not yielding or room.table is None or room.giving_way.name == self._name:
            return
        seat = room.table.rules.foremost(room.table.state, frozenset(yielding))
        room.giving_way.begin(self._name, seat, room.scene_time.left + self._seconds)
        self._tell()

    def end(self) -> None:
        """You first."""
        self._insist()
        self._room.giving_way.end()
        self._tell()

    def prolong(self) -> None:
        """Wait!"""
        self._insist()
        if not self._room.giving_way.prolong(self._seconds):
            raise Illegal("too-many")
        self._tell()

    @property
    def _name(self) -> str:
        return next(iter(self._room.yielding().values()), "")

    @property
    def _seconds(self) -> float:
        """No bot's own clock runs out meanwhile."""
        table = self._room.table
        assert table
        clocks = table.rules.clocks(table.state).values()
        new = any(outlet.fresh and outlet.leads for outlet in self._room.attendance.outlets)
        return min([TO_NEWCOMERS if new else GRANTED, *(OF_A_CLOCK * clock.seconds for clock in clocks)])

    def _insist(self) -> None:
        if not self.left:
            raise Illegal("not-allowed")

    def _tell(self) -> None:
        self._told(self._room.giving_way.message())
