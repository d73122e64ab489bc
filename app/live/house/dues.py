"""Which clocks have run out: kept in memory, so that the database isn't asked every second."""

from __future__ import annotations

import time
from collections.abc import Iterable
from math import inf

from app.live.nodes.nodes import Nodes
from app.live.play.play import RoomPlay
from app.store import Database, Deadline, deadlines
from games import majors

EVERY = 10.0  # seconds between two looks into the database
LATE = 2.0  # seconds that a node with people in the room has before the others


class Dues:
    def __init__(self, database: Database, nodes: Nodes) -> None:
        self._database = database
        self._nodes = nodes
        self._soon: list[Deadline] = []
        self._read_at = -inf

    async def passed(self, live: Iterable[RoomPlay]) -> list[Deadline]:
        """Those that are this node's to see to."""
        if not self._nodes.is_sure:
            return []
        own = [one for play in live for one in self._over(play) if play.presence.is_ours]
        return own + await self._left_over()

    def look_again(self) -> None:
        """Clocks were moved by others than the rooms in memory."""
        self._read_at = -inf

    def _over(self, play: RoomPlay) -> list[Deadline]:
        now = self._nodes.now()
        if play.room.record.status != "running":
            return []
        return [one for one in play.room.deadlines.values() if one.due <= now]

    async def _left_over(self) -> list[Deadline]:
        """Those that nobody has seen to, by the node that ranks first; the database has the last word."""
        await self._look()
        until = self._nodes.now() - (LATE if self._nodes.has_others else 0.0)
        if not any(one.due <= until and self._nodes.is_first(one.room) for one in self._soon):
            return []
        passed = await self._database.read(deadlines.due, majors())
        self._soon = [one for one in self._soon if one.due > until]
        return [one for one in passed if one.due <= until and self._nodes.is_first(one.room)]

    async def _look(self) -> None:
        if time.monotonic() - self._read_at >= EVERY:
            self._soon = await self._database.read(deadlines.due, majors(), within=EVERY + LATE)
            self._read_at = time.monotonic()
