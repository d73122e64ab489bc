"""Playing on for who doesn't: asked for by others who have waited for long, or when a clock ran out."""

from __future__ import annotations

from collections.abc import Callable

from app.live.game.seating import PAUSE
from app.live.line.writer import Writer
from app.live.nodes.nodes import Nodes
from app.live.room.room import AWAY
from app.store import log
from app.store.deadlines import LIVE, REMINDING, RESERVED
from games.contract import Illegal, Seat

HELD = 60.0  # seconds of a question without a clock after which it may be answered for who is here


class Lapses:
    def __init__(self, writer: Writer, nodes: Nodes, wake: Callable[[], None]) -> None:
        self._writer = writer
        self._room = writer.room
        self._nodes = nodes
        self._wake = wake  # the bots

    async def ask(self, seat: Seat, id: str, by: Seat) -> None:
        """Another player plays on for one who has been away for long, or holds everybody up."""
        if self._room.is_paused:
            raise Illegal("paused")
        if seat not in self._room.humans() or not (self._is_away(seat) or await self._holds_up(seat, by)):
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

    def _is_away(self, seat: Seat) -> bool:
        since = self._room.away_since(seat)
        return since > 0 and self._room.attendance.is_gone(since, AWAY)

    async def _holds_up(self, seat: Seat, by: Seat) -> bool:
        """Whether nothing has happened for all to see since long, and the other isn't asked too."""
        room, table = self._room, self._writer.table
        awaited = table.rules.awaited(table.state)
        if room.deadlines or room.days or room.record.clock or seat not in awaited or by in awaited:
            return False
        last = await self._writer.database.read(log.page, room.code, room.number + 1)
        told = (entry.at for entry in last if any(event.only is None for event in entry.events))
        return self._nodes.now() - max(told, default=room.record.started_at or 0.0) >= HELD
