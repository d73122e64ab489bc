"""Taking back: freely what nobody can have learned from, else with the consent of every other human."""

from __future__ import annotations

import asyncio
from typing import Any

from app.live import keeper
from app.live.room import PendingUndo
from app.live.writer import Writer
from app.store import log
from games import engine
from games.contract import Illegal, Seat
from games.engine import Entry

WINDOW = 100  # entries among which the one to take back is looked for


class Undos:
    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.room = writer.room

    async def ask(self, seat: Seat, id: str) -> None:
        table = self.writer.table
        entry, before = await self._last_click(seat)
        if not self.room.record.rerolls and engine.rolled(table.rules, before, entry, table.seed):
            raise Illegal("dice-rolled")
        if await asyncio.to_thread(engine.is_free, table.rules, before, entry, table.seats, table.seed):
            await self._take_back(seat, entry.number, id)
        elif self.room.humans() - {seat}:
            self.room.undo = PendingUndo(seat, entry.number, set(), entry.events)
            self.room.note(id)
            self.writer.news.tell_room()
        else:
            raise Illegal("no-undo")

    async def consent(self, seat: Seat, yes: bool) -> None:
        """Yes or no of another seat; the asker's own no withdraws it."""
        pending = self.room.undo
        if pending is None or (yes and seat == pending.seat):
            raise Illegal("no-undo")
        if yes:
            pending.yes.add(seat)
        else:
            self.room.undo = None
        if yes and pending.yes >= self.room.humans() - {pending.seat}:
            number = self.writer.table.number
            await self._take_back(pending.seat, pending.number, f"undo:{pending.number}:{number}")
        else:
            self.writer.news.tell_room()

    async def _last_click(self, seat: Seat) -> tuple[Entry, Any]:
        """The click to take back; where others may have clicked unseen, the answer must not tell."""
        table = self.writer.table
        if table.rules.outcome(table.state):
            raise Illegal("over")
        if engine.others_act_unseen(table.rules, table.state, seat):
            raise Illegal("no-undo")
        tail = await self.writer.database.read(log.page, self.room.code, table.number + 1, WINDOW)
        entry = engine.undoable(tail, seat)
        if entry is None:
            raise Illegal("no-undo")
        return entry, await self._state_at(entry.number - 1)

    async def _take_back(self, seat: Seat, number: int, id: str) -> None:
        """An undo is an entry of its own, with a snapshot, so that no tail ever holds one."""
        state = await self._state_at(number - 1)
        draft = self.writer.table.undo(seat, number - 1, state)
        if not await self.writer.write(draft, id):
            raise Illegal("no-undo")

    async def _state_at(self, number: int) -> Any:
        table = await keeper.table_at(self.writer.database, self.room.record, number)
        return table.state
