"""Playing on for who doesn't: asked for by others once somebody is away for long, or when a clock ran out."""

from __future__ import annotations

from collections.abc import Callable

from app.live.game.seating import PAUSE
from app.live.line.writer import Writer
from app.live.nodes.nodes import Nodes
from app.live.room.room import AWAY
from app.store.deadlines import LIVE, REMINDING, RESERVED
from games.contract import Illegal, Seat


class Lapses:
    def __init__(self, writer: Writer, nodes: Nodes, wake: Callable[[], None]) -> None:
        self._writer = writer
        self._room = writer.room
        self._nodes = nodes
        self._wake = wake  # the bots

    async def ask(self, seat: Seat, id: str, by: Seat) -> None:
        """Another player plays on for one who has been away for long."""
        if self._room.is_paused:
            raise Illegal("paused")
        since = self._room.away_since(seat) if seat in self._room.humans() else 0
        if not since or not self._room.attendance.is_gone(since, AWAY):
            raise Illegal("still-here")
        if not await self._writer.write(self._writer.table.lapse(seat, by), id):
            raise Illegal("stale")

    async def run_out(self, seat: Seat, key: str) -> None:
        """By the clock as it is stored now; if another was faster, the next look decides."""
        await self._writer.clocks.read()
        deadline = self._room.deadlines.get(seat)
        if deadline is None or deadline.key != key or deadline.due > self._nodes.now():
            return
        table = self._writer.table
        if self._writer.clocks.key_of(seat) != key:
            await self._writer.clocks.keep()
        elif seat == PAUSE:
            await self._writer.write(table.beside("resume", seat), f"resume:{table.number}")
        elif key.startswith(REMINDING):
            await self._writer.clocks.keep(seat)
            self._wake()
        else:
            draft = table.run_out(seat) if key.startswith((LIVE, RESERVED)) else table.lapse(seat)
            await self._writer.write(draft, f"lapse:{seat}:{table.number}")
