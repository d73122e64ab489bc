"""An entry stands in the log: the room takes the table it leads to, and everyone is told, each their own."""

from __future__ import annotations

from collections.abc import Callable

from app.bus.messages import Awaits, Message
from app.live.game.scene_time import Lanes, lengths
from app.live.game.seating import CHANGES
from app.live.game.table import Draft, Table
from app.live.room.news import News
from app.store import Database, Notice, outbox
from games.contract import Seat


class Teller:
    def __init__(self, news: News, database: Database, tell_all: Callable[[Message], None]) -> None:
        self._news = news
        self._room = news.room
        self._database = database
        self._tell_all = tell_all  # all nodes

    def take(self, draft: Draft, after: Table, awaited: dict[Seat, int], id: str, ack: str = "") -> None:
        """`ack`: the click of this node's own browser that the entry answers."""
        self._room.table = after
        self._room.waiting.follow(after, awaited)
        self._room.note(id)
        lanes = lengths(after.rules, draft.events)
        self._news.tell_step(draft, lanes, ack)
        if draft.kind in CHANGES:  # at once, whatever becomes of the database: who led a seat may not see it
            self._news.tell_seats(self._room.record)
        self._show(draft, lanes)
        if self._room.undo.end():  # the game went on: whoever was asked for consent isn't asked any longer
            self._news.tell_room()

    async def tell_late(self, missed: list[Notice]) -> None:
        """Somebody seemed to look when they were asked; whether it still stands is seen before sending."""
        fresh = [one for one in missed if await self._database.write(outbox.add, one)]
        if fresh:
            self._tell_all(Awaits(fresh))

    def _show(self, draft: Draft, lanes: Lanes) -> None:
        """Nothing is counted when nobody is there to see it."""
        if draft.kind == "undo":
            self._room.scene_time.cut()
        elif self._room.attendance.outlets:
            for lane, milliseconds in lanes.items():
                self._room.scene_time.go_on(milliseconds, lane)
