"""Write, then tell: entries appended durably, taken and told, and what follows from each."""

from __future__ import annotations

from collections.abc import Callable

from app.ground.metrics import counted
from app.live import keeper
from app.live.clocks import Clocks
from app.live.entries import row_of, snapshot_of
from app.live.news import News
from app.live.room import Room
from app.live.show import length
from app.live.table import Draft, Table
from app.store import Database, bans, lessons, log, rooms
from games.contract import Illegal, Lesson
from games.lessons import PUPIL

SNAPSHOT_EVERY = 50


class Writer:
    def __init__(self, room: Room, news: News, database: Database, wake: Callable[[], None]) -> None:
        self.room = room
        self.news = news
        self.database = database
        self.clocks = Clocks(room, news, database)
        self.is_settled = True  # whether all that follows from the last entry has been done
        self._wake = wake  # the bots

    @property
    def table(self) -> Table:
        if self.room.table is None:
            raise Illegal("not-started")
        if self.room.record.status == "frozen":
            raise Illegal("frozen")
        return self.room.table

    async def write(self, draft: Draft, id: str, ack: str = "") -> bool:
        """Append the entry durably, then take it and tell it; False if another was faster."""
        room, after = self.room, self.table.after(draft)
        ended = after.rules.outcome(after.state) is not None
        keep = ended or draft.kind == "undo" or after.number % SNAPSHOT_EVERY == 0
        row = row_of(room.code, after, draft, id)
        if not await self.database.append(row, snapshot_of(after) if keep else None):
            await self.reload()
            return False
        self._take(draft, after, id, ack)
        await self.clocks.follow(draft.seat if draft.kind == "lapse" else None, draft.kind == "undo")
        await self._settle(ended)
        if keep and not ended:
            await self._touch()
        self.is_settled = True
        return True

    async def insist(self, decide: Callable[[], Draft], id: str) -> None:
        """Write what is decided; if another node was faster, decide anew."""
        while not await self.write(decide(), id) and not await self.stands(id):
            continue

    async def stands(self, id: str) -> bool:
        """Whether an entry of this id is in the log: ids are what makes everything happen once."""
        return await self.database.read(log.with_id, self.room.code, id) is not None

    async def is_repeated(self, id: str) -> bool:
        """Whether this was asked before: a browser asks again what it saw no answer to."""
        return id in self.room.ids or await self.stands(id)

    async def resume(self) -> None:
        """Catch up on what a stop may have cut off after the last entry was written."""
        await self.clocks.read()
        await self.refresh()
        if self.room.record.status == "running" and self.room.table:
            await self.clocks.follow()
            await self._settle(self.table.rules.outcome(self.table.state) is not None)
        self.is_settled = True

    async def refresh(self) -> None:
        """Read the lobby anew, and tell everyone in the room."""
        record = await self.database.read(rooms.get, self.room.code)
        if record:
            self.room.barred = await self.database.read(bans.barred, self.room.code)
            self.news.tell_change(record)

    async def reload(self) -> None:
        """Read the game anew from the log, and show everyone the whole of it."""
        await self.refresh()
        self.room.table, self.news.feeds = await keeper.opened(self.database, self.room.record)
        self.room.undo = None
        await self.clocks.read()
        await self.refresh()
        self.news.tell_tables()
        self._wake()

    def _take(self, draft: Draft, after: Table, id: str, ack: str) -> None:
        self.room.table, self.is_settled = after, False
        self.room.note(id)
        counted(self.room.record.game, draft.kind).inc()
        self.news.tell_step(draft, ack)
        self._show(draft)
        if self.room.undo:  # the game went on: whoever was asked for consent isn't asked any longer
            self.room.undo = None
            self.news.tell_room()

    def _show(self, draft: Draft) -> None:
        """Nothing is counted when nobody is there to see it."""
        if draft.kind == "undo":
            self.room.show.cut()
        elif self.room.outlets:
            self.room.show.go_on(length(self.room.rules, draft.events))

    async def _touch(self) -> None:
        """Note how far the game has come."""
        table = self.table
        awaited = table.rules.awaited(table.state)
        await self.database.write(rooms.touch, self.room.code, table.number, awaited)

    async def _settle(self, ended: bool) -> None:
        """What follows from the new table: what was learned, results, bots."""
        if self.room.lesson:
            await self._learn(self.room.lesson)
        elif ended:
            await self._finish()
        self._wake()

    async def _learn(self, lesson: Lesson) -> None:
        """A lesson has no result: who came to its end has learned it."""
        guest, game = self.room.sitter(PUPIL).guest, self.room.record.game
        if guest and self.room.step is None:
            await self.database.write(lessons.learn, guest, game, lesson.id)
        self.news.tell_room()

    async def _finish(self) -> None:
        outcome = self.table.rules.outcome(self.table.state)
        assert outcome
        await self.database.write(rooms.finish, self.room.code, outcome)
        await self.refresh()
