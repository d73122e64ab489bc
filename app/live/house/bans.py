"""Whom the operator keeps out of the whole house: guests and addresses, held in memory."""

from __future__ import annotations

import asyncio

from app.bus.messages import BansChanged
from app.ground.refused import Refused
from app.live.house.rooms import Rooms
from app.store import Database, bans

EVERY = 5.0  # seconds until a ban that another node wrote holds here


class HouseBans:
    def __init__(self, database: Database, rooms: Rooms) -> None:
        self._database = database
        self._rooms = rooms
        self._names: frozenset[str] = frozenset()
        self._task: asyncio.Task[None] | None = None
        rooms.nodes.on(BansChanged, lambda node, message: self._refresh_soon())

    def check(self, *names: str | None) -> None:
        """Refused if one of these, a guest's id or an address, is banned."""
        if not self._names.isdisjoint(names):
            raise Refused(403, "banned-here")

    async def change(self) -> None:
        """They were changed here."""
        self._rooms.nodes.tell_house(BansChanged())
        await self.refresh()

    def _refresh_soon(self) -> None:
        self._task = asyncio.create_task(self.refresh())

    async def refresh(self) -> None:
        """Read them anew; guests who were banned meanwhile are sent away."""
        before, self._names = self._names, (await self._database.read(bans.barred, bans.HOUSE)).banned
        for play in self._rooms.live() if self._names - before else ():
            for outlet in [
                one
                for one in play.room.attendance.outlets
                if not self._names.isdisjoint((one.guest, one.address))
            ]:
                play.news.send_away(outlet, "banned-here")
