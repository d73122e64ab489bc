"""Which public rooms have their host here: the database is told, so that all nodes list them."""

from __future__ import annotations

from collections.abc import Iterable

from app.live.room.room import Room
from app.store import Database, listings
from app.store.listings import There
from app.store.rooms import UNFINISHED


class Listings:
    def __init__(self, database: Database, node: str) -> None:
        self._database = database
        self._node = node
        self._told: There = {}

    async def tell(self, rooms: Iterable[Room]) -> None:
        there = {room.code: (room.record.host, mark) for room in rooms if (mark := _mark_of_host(room))}
        if there != self._told:
            await self._database.write(listings.tell, self._node, there)
            self._told = there


def _mark_of_host(room: Room) -> str:
    """Of the address from which the host of a public room is here; "" if they aren't."""
    record = room.record
    if not record.public or record.status not in UNFINISHED:
        return ""
    here = (one.marks.address for one in room.attendance.outlets if one.guest == record.host)
    return next(here, "")
