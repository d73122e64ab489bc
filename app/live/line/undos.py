"""Taking back: freely what nobody can have learned from, else with the consent of every other human."""

from __future__ import annotations

import asyncio
from typing import Any

from app.bus.messages import UndoAsked
from app.live.game import keeper
from app.live.line.writer import Writer
from app.live.room.pending_undo import AskedBy, undoable
from app.store import undos
from games import engine
from games.contract import Illegal, Seat
from games.engine import Entry


class Undos:
    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.room = writer.room
        self.database = writer.database

    async def ask(self, seat: Seat, id: str, free: bool) -> None:
        table = self.writer.table
        entry, before = await self._last_click(seat)
        if not self.room.record.rerolls and engine.rolled(table.rules, before, entry, table.seed):
            raise Illegal("dice-rolled")
        if await asyncio.to_thread(engine.is_free, table.rules, before, entry, table.seats, table.seed):
            await self._take_back(seat, entry, id)
        elif not self.room.humans() - {seat}:
            raise Illegal("no-consent")
        elif free:
            raise Illegal("asks-consent")
        else:
            await self.database.write(undos.ask, self.room.code, table.number, seat)
            self.room.note(id)
            self.room.undo.ask(seat, table.number, entry.events)
            self._show()

    async def consent(self, seat: Seat, yes: bool) -> None:
        """Yes or no of another seat; the asker's own no withdraws it."""
        pending = self.room.undo.now
        if pending is None or (yes and seat == pending.seat):
            raise Illegal("no-undo")
        if yes:
            await self._agree(pending, seat)
        else:
            await self.database.write(undos.drop, self.room.code, pending.number)
            self._end()

    async def _agree(self, pending: AskedBy, seat: Seat) -> None:
        agreed = await self.database.write(undos.agree, self.room.code, pending.number, seat)
        if agreed is None:
            self._end()
            raise Illegal("no-undo")
        pending.yes.update(agreed)
        if pending.yes >= self.room.humans() - {pending.seat}:
            entry, _ = await self._last_click(pending.seat)
            await self._take_back(pending.seat, entry, f"undo:{entry.number}:{self.writer.table.number}")
        else:
            self._show()

    def _end(self) -> None:
        self.room.undo.end()
        self._show()

    def _show(self) -> None:
        self.writer.post(UndoAsked())
        self.writer.news.tell_room()

    async def _last_click(self, seat: Seat) -> tuple[Entry, Any]:
        """The click to take back; where others may have clicked unseen, the answer must not tell."""
        table = self.writer.table
        if table.is_over:
            raise Illegal("over")
        if engine.others_act_unseen(table.rules, table.state, seat):
            raise Illegal("no-undo")
        entry = await undoable(self.database, self.room.code, self.room.number, seat)
        if entry is None:
            raise Illegal("no-undo")
        return entry, await self._state_at(entry.number - 1)

    async def _take_back(self, seat: Seat, entry: Entry, id: str) -> None:
        """An undo is an entry of its own, with a snapshot, so that no tail ever holds one."""
        state = await self._state_at(entry.number - 1)
        draft = self.writer.table.undo(seat, entry.number - 1, state)
        if not await self.writer.write(draft, id):
            raise Illegal("no-undo")

    async def _state_at(self, number: int) -> Any:
        table = await keeper.table_at(self.database, self.room.record, number)
        return table.state
