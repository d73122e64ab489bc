"""Signing out everywhere, and being forgotten: what is open is left first, then nothing is kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from app.ground.refused import Refused
from app.live.house.lobby import Lobby
from app.live.house.rooms import Rooms
from app.store import people


class People:
    def __init__(self, live: Rooms, lobby: Lobby) -> None:
        self._live = live
        self._lobby = lobby
        self._database = live.database

    async def sign_out(self, guest: str) -> int:
        """The version of the tokens that hold from now on; every open line has to come back with one."""
        version = await self._database.write(people.sign_out, guest)
        self._live.hang_up(guest)
        return version

    async def forget(self, guest: str) -> None:
        for room, seat in await self._database.read(people.sitting, guest):
            await self._leave(guest, room, seat)
        for room in await self._database.read(people.standing_in, guest):
            await self._give_back(guest, room)
        await self._hear_out(guest)
        await self._database.write(people.forget, guest)
        self._live.hang_up(guest)
        await self._live.renamed(guest, "")

    async def _leave(self, guest: str, room: str, seat: int) -> None:
        """A game that can't be played on here is left as it is: nobody waits for its seats."""
        with _unless_gone():
            await self._lobby.rise(guest, room, seat)

    async def _give_back(self, guest: str, room: str) -> None:
        with _unless_gone():
            await (await self._live.open(room)).give_back(guest)

    async def _hear_out(self, guest: str) -> None:
        """What they have said, and is still to be written down, comes before the end."""
        known = [play for play in self._live.live() if play.room.knows(guest)]
        self._live.hang_up(guest)
        for play in known:
            await play.refresh()


@contextmanager
def _unless_gone() -> Iterator[None]:
    try:
        yield
    except Refused as refused:
        if refused.code not in ("over", "other-version", "no-room", "no-seat", "not-yours"):
            raise
