"""The game moves on by entries: one's own once it is written, and those of others as they come."""

from __future__ import annotations

from collections.abc import Callable

from app.live import asked, keeper
from app.live.clocks import Clocks
from app.live.news import News
from app.live.room import Room
from app.live.show import length
from app.live.table import Draft, Parted, Table
from app.store import Database, bans, log, rooms
from games.engine import Entry


class Follower:
    def __init__(
        self, room: Room, news: News, database: Database, clocks: Clocks, wake: Callable[[], None]
    ) -> None:
        self.room = room
        self.news = news
        self.database = database
        self.clocks = clocks
        self._wake = wake  # the bots

    async def catch_up(self) -> None:
        """Carry out what others have written, entry by entry, and tell it as if it were written here."""
        if self.room.table is None:
            await self.open()
            return
        entries = await self.database.read(log.since, self.room.code, self.room.number)
        for entry in entries:
            await self.follow(entry)
        if entries:
            await self.look_around()

    async def follow(self, entry: Entry) -> None:
        """The entry after the last one; where it can't be carried out, the log decides."""
        table = self.room.table
        if table is None or entry.number != table.number + 1:
            return
        try:
            draft, after = await self._carried_out(table, entry)
        except Parted:
            await self.open()
            return
        self.take(draft, after, entry.id)
        self._wake()

    def take(self, draft: Draft, after: Table, id: str, ack: str = "") -> None:
        """The entry stands in the log: everyone is told, each their own."""
        self.room.table = after
        self.room.note(id)
        self.news.tell_step(draft, ack)
        self._show(draft)
        if self.room.undo:  # the game went on: whoever was asked for consent isn't asked any longer
            self.room.undo = None
            self.news.tell_room()

    async def open(self) -> None:
        """Read the game from its log, and show everyone the whole of it."""
        await self.refresh()
        self.room.table, self.news.feeds = await keeper.opened(self.database, self.room.record)
        self.room.undo = await asked.read(self.database, self.room)
        await self.clocks.read()
        await self.refresh()
        self.news.tell_tables()
        self._wake()

    async def refresh(self) -> None:
        """Read the lobby anew, and tell everyone in the room."""
        record = await self.database.read(rooms.get, self.room.code)
        if record:
            self.room.barred = await self.database.read(bans.barred, self.room.code)
            self.news.tell_change(record)

    async def look_around(self) -> None:
        """What is stored beside the log; nobody is told what they know."""
        await self.clocks.read()
        self.room.undo = await asked.read(self.database, self.room)
        record = await self.database.read(rooms.get, self.room.code)
        if record:
            self.room.barred = await self.database.read(bans.barred, self.room.code)
            self.news.tell_change(record, again=False)

    async def _carried_out(self, table: Table, entry: Entry) -> tuple[Draft, Table]:
        if entry.kind != "undo":
            return table.followed(entry)
        stored = await keeper.table_at(self.database, self.room.record, entry.number)
        return table.undone(entry, stored.state)

    def _show(self, draft: Draft) -> None:
        """Nothing is counted when nobody is there to see it."""
        if draft.kind == "undo":
            self.room.show.cut()
        elif self.room.outlets:
            self.room.show.go_on(length(self.room.rules, draft.events))
