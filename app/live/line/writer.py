"""Write, then tell: entries appended durably, taken and told, and what follows from each."""

from __future__ import annotations

from collections.abc import Callable

from app.bus.messages import Awaits, Changed, Message
from app.ground.metrics import counted
from app.live.game.entries import row_of, snapshot_of
from app.live.game.seating import CHANGES, stored
from app.live.game.table import Draft, Table
from app.live.line.clocks import Clocks
from app.live.line.follower import Follower
from app.live.line.teller import Teller
from app.live.nodes.open_elsewhere import OpenElsewhere
from app.live.room import absent
from app.live.room.news import News
from app.live.room.room import Room
from app.store import Database, log, rooms
from games.contract import Illegal

SNAPSHOT_EVERY = 50

Post = Callable[[Message], None]


class Writer:
    def __init__(
        self, room: Room, news: News, database: Database, wake: Callable[[], None], post: Post, tell_all: Post
    ) -> None:
        self.room = room
        self.news = news
        self.database = database
        self.post = post  # to the other nodes
        self.open_elsewhere = OpenElsewhere(post)
        self.clocks = Clocks(room, news, database, post)
        self._teller = Teller(news, database, tell_all)
        self.tell_late = self._teller.tell_late
        self.follower = Follower(room, news, database, self.clocks, self._teller, wake)
        self.is_settled = True  # whether all that follows from the last entry has been done
        self._wake = wake  # the bots
        self._tell_all = tell_all  # all nodes

    @property
    def table(self) -> Table:
        if self.room.table is None:
            raise Illegal("not-started")
        if self.room.record.status == "frozen":
            raise Illegal("frozen")
        return self.room.table

    @property
    def playing(self) -> Table:
        """The same of a game that goes on; Illegal once it is over, and that may have been just before."""
        if self.table.is_over:
            raise Illegal("over")
        return self.table

    async def write(self, draft: Draft, id: str, ack: str = "") -> bool:
        """Append the entry durably, then take it and tell it; False if another was faster."""
        room, after = self.room, self.table.after(draft)
        ended = after.is_over
        keep = ended or draft.kind == "undo" or after.number % SNAPSHOT_EVERY == 0
        row, awaited = row_of(room.code, after, draft, id), room.waiting.at(after)
        wait = absent.changed(room, after, awaited)
        if not await self.database.append(row, snapshot_of(after) if keep else None, wait):
            await self.follower.catch_up()
            return False
        self.open_elsewhere.tell(row)
        if wait and wait.tell:
            self._tell_all(Awaits(list(wait.tell)))
        self.is_settled = False
        counted(room.record.game, draft.kind).inc()
        await self._learn(after.number)
        self._teller.take(draft, after, awaited, id, ack)
        if draft.kind in CHANGES:
            await self._note_seating()
            await self.follower.refresh()
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

    async def make_sure(self) -> None:
        """What follows from another node's entry is that node's to see to, unless it died over it."""
        if not self.follower.be_sure():
            await self.resume()

    async def resume(self) -> None:
        """Catch up on what a stop may have cut off after the last entry was written."""
        await self.clocks.read()
        await self.follower.read_undo()
        await self.follower.refresh()
        await absent.read(self.room, self.database)
        if self.room.record.status == "running" and self.room.table:
            await self._note_seating()
            await self.clocks.follow()
            await self._learn(self.room.number)
            await self._settle(self.table.is_over)
        self.is_settled = True

    async def _note_seating(self) -> None:
        """For lists, which don't open the game."""
        seating = stored(self.table.seating, self.table.left)
        if seating != self.room.record.seating:
            await self.database.write(rooms.set_seating, self.room.code, seating)

    async def _touch(self) -> None:
        """Note how far the game has come."""
        await self.database.write(rooms.touch, self.room.code, self.table.number)

    async def _learn(self, number: int) -> None:
        """Before anybody is told that a lesson is over."""
        if self.room.lesson:
            await self.room.lesson.learn(self.database, self.room.record, number)

    async def _settle(self, ended: bool) -> None:
        """What follows from the new table: results, bots, how far a lesson has come."""
        if self.room.lesson:
            self.news.tell_room()
        elif ended:
            await self._finish()
        self._wake()

    async def _finish(self) -> None:
        outcome = self.table.outcome
        if outcome:
            await self.database.write(rooms.finish, self.room.code, outcome)
        else:
            await self.database.write(rooms.stop, self.room.code)
        self.post(Changed())
        await self.follower.refresh()
