"""The clocks of one room: they run by the database's time, and outlive sockets and servers."""

from __future__ import annotations

from collections.abc import Callable

from app.bus.messages import Clocks as ClocksSet
from app.bus.messages import Message
from app.live.news import News
from app.live.room import Room
from app.store import Database, Deadline, deadlines
from games.contract import Clock, Seat

REMEMBERED = 32  # questions an undo can come back to without gaining time


class Clocks:
    def __init__(self, room: Room, news: News, database: Database, post: Callable[[Message], None]) -> None:
        self._room = room
        self._news = news
        self._database = database
        self._post = post
        self._heard = 0  # after which entry another node last set them
        self._dues: dict[tuple[Seat, str], float] = {}

    async def follow(self, lapsed: Seat | None = None, undone: bool = False) -> None:
        """Stop and start what the table's new questions ask for."""
        running = {seat: one.key for seat, one in self._room.deadlines.items() if seat != lapsed}
        if running != {seat: clock.key for seat, clock in self._wanted().items()}:
            await self.keep(lapsed, undone)

    async def keep(self, lapsed: Seat | None = None, undone: bool = False) -> None:
        """A clock starts with the end of the show, runs on with its question, goes back with an undo."""
        wanted = self._wanted()
        known = {seat: self._dues.get((seat, clock.key), 0.0) for seat, clock in wanted.items() if undone}
        anew = () if lapsed is None else (lapsed,)
        found = await self._database.write(
            deadlines.keep, self._room.code, wanted, anew, known, self._room.show.left
        )
        self._post(ClocksSet(self._room.number, found))
        self._take(found)
        self._news.tell_room()

    async def add(self, seconds: float) -> None:
        """Somebody asked the others to wait."""
        if self._room.deadlines:
            found = await self._database.write(deadlines.add, self._room.code, seconds)
            self._post(ClocksSet(self._room.number, found))
            self._take(found)

    def hear(self, number: int, found: list[Deadline]) -> None:
        """Another node has set them, after this entry; a message that was overtaken tells nothing new."""
        if number >= max(self._heard, self._room.number):
            self._heard = number
            self._take(found)
            self._news.tell_room_if_new()

    async def read(self) -> None:
        """Another node may have set them."""
        self._show(await self._database.read(deadlines.of_room, self._room.code))

    async def follow_moved(self) -> None:
        """No server was there for a while, and all clocks have been moved; what an undo knows is void."""
        self._dues.clear()
        await self.read()
        self._news.tell_room()

    def _take(self, found: list[Deadline]) -> None:
        self._show(found)
        self._dues |= {(deadline.seat, deadline.key): deadline.due for deadline in found}
        for old in list(self._dues)[:-REMEMBERED]:
            del self._dues[old]

    def _show(self, found: list[Deadline]) -> None:
        self._room.deadlines = {deadline.seat: deadline for deadline in found}

    def _wanted(self) -> dict[Seat, Clock]:
        table = self._room.table
        return table.rules.clocks(table.state) if table else {}
