"""The game moves on by entries: one's own once it is written, and those of others as they come."""

from __future__ import annotations

import time
from collections.abc import Callable

from app.ground.metrics import GAPS
from app.live.game import keeper
from app.live.game.seating import CHANGES
from app.live.game.table import Draft, Parted, Table
from app.live.line.clocks import Clocks
from app.live.line.teller import Teller
from app.live.room import absent, witnesses
from app.live.room.news import News
from app.live.room.room import Room
from app.store import Database, asks, bans, log, rooms
from games.engine import Entry

SEEN_TO_WITHIN = 2.0  # seconds


class Follower:
    def __init__(
        self,
        room: Room,
        news: News,
        database: Database,
        clocks: Clocks,
        teller: Teller,
        wake: Callable[[], None],
    ) -> None:
        self.room = room
        self.news = news
        self.database = database
        self.clocks = clocks
        self._teller = teller
        self._wake = wake  # the bots
        self._followed_at = 0.0  # when the last entry of others came, until it is sure

    async def catch_up(self) -> None:
        """Carry out what others have written, entry by entry, and tell it as if it were written here."""
        if self.room.table is None:
            await self.look_around()
            return
        entries = await self.database.read(log.since, self.room.code, self.room.number)
        try:
            for entry in entries:
                await self._follow(entry)
        except Parted:
            await self.open()
        if entries:
            await self.look_around()

    async def hear(self, entry: Entry) -> None:
        """What another node says that it wrote: the next entry is carried out, if it fits."""
        table = self.room.table
        if table and entry.number <= table.number:
            return
        if not await self._fits(entry):
            GAPS.inc()
            await self.catch_up()

    def is_unsure(self) -> bool:
        """Whether the node that wrote the last entry may have died before it saw to what follows."""
        return 0 < self._followed_at < time.monotonic() - SEEN_TO_WITHIN

    def be_sure(self) -> bool:
        """Whether all that follows from the last entry has been seen to."""
        self._followed_at = 0.0
        table, room = self.room.table, self.room
        if table is None or room.record.status != "running":
            return True
        return not table.is_over and self.clocks.are_right()

    async def _fits(self, entry: Entry) -> bool:
        """Whether it is the next entry, and was followed."""
        if entry.number != self.room.number + 1 or self.room.table is None:
            return False
        try:
            await self._follow(entry)
        except Parted:
            return False
        return True

    async def _follow(self, entry: Entry) -> None:
        draft, after = await self._carried_out(entry)
        self._followed_at, before = time.monotonic(), self.room.waiting.seats
        self._teller.take(draft, after, self.room.waiting.at(after), entry.id)
        if draft.kind in CHANGES:
            await self.refresh()
        self._wake()
        if hidden := absent.hidden(self.room, before):
            await self._teller.tell_late(hidden)

    async def open(self) -> None:
        """Read the game from its log, and show everyone the whole of it."""
        await self.refresh()
        self.room.table, self.news.feeds = await keeper.opened(self.database, self.room.record)
        await absent.read(self.room, self.database)
        await self.read_undo()
        await self.clocks.read()
        await self.refresh()
        await witnesses.note(self.room, self.database, self.room.attendance.outlets)
        self.news.tell_tables()
        self._wake()

    async def refresh(self, again: bool = True) -> None:
        """Read the lobby anew, and tell everyone in the room; `again`: also if they know it."""
        record = await self.database.read(rooms.get, self.room.code)
        if record:
            self.room.barred = await self.database.read(bans.barred, self.room.code)
            await self.read_asks()
            if record.status in rooms.FINISHED and self.room.was_handed:
                self.room.shares = await self.database.read(log.shares, self.room.code)
            self.news.tell_change(record, again)

    async def look_around(self) -> None:
        """What is stored beside the log; nobody is told what they know."""
        await self.clocks.read()
        await self.read_undo()
        await self.refresh(again=False)
        if self.room.table is None and self.room.record.status != "open":
            await self.open()

    async def read_undo(self) -> None:
        """Void once the game has gone on, or is over."""
        if self.room.record.status == "running":
            await self.room.undo.read(self.database, self.room.code, self.room.number)
        else:
            self.room.undo.end()

    async def read_asks(self) -> None:
        """What the people of the room are asked; nothing once it is over."""
        is_running = self.room.table is not None and not self.room.table.is_over
        found = await self.database.read(asks.of_room, self.room.code) if is_running else []
        self.room.asks.renew(found, self.room.days)

    async def _carried_out(self, entry: Entry) -> tuple[Draft, Table]:
        table = self.room.table
        assert table
        if entry.kind != "undo":
            return table.followed(entry)
        stored = await keeper.table_at(self.database, self.room.record, entry.number)
        return table.undone(entry, stored.state)
