"""Who came lately, and to which rooms: kept in memory and written down together, not with every request."""

from __future__ import annotations

from collections.abc import Iterable

from app.live.play.play import RoomPlay
from app.store import Database, guests, hands, rooms

PIECE = 500  # rows of one transaction


class Visits:
    def __init__(self) -> None:
        self._guests: set[str] = set()
        self._rooms: set[str] = set()

    def note_guest(self, guest: str) -> None:
        self._guests.add(guest)

    def note_room(self, play: RoomPlay, guest: str) -> None:
        """Only those who sit in a room keep it: anybody could look on for ever."""
        if play.room.seat_of(guest) is not None:
            self._rooms.add(play.room.code)

    async def write_down(self, database: Database, live: Iterable[RoomPlay]) -> None:
        for play in live:
            for outlet in play.room.attendance.outlets:
                self.note_room(play, outlet.guest)
            if play.room.record.status == "running" and (here := _seated(play)):
                await database.write(hands.see, play.room.code, here)
        while self._guests:
            await database.write(guests.see, _taken(self._guests))
        while self._rooms:
            await database.write(rooms.visit, _taken(self._rooms))


def _seated(play: RoomPlay) -> list[str]:
    return sorted({outlet.guest for outlet in play.room.attendance.outlets if outlet.seat is not None})


def _taken(names: set[str]) -> list[str]:
    return [names.pop() for _ in range(min(PIECE, len(names)))]
