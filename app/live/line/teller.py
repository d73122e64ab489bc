"""An entry stands in the log: the room takes the table it leads to, and everyone is told, each their own."""

from __future__ import annotations

from app.live.game.scene_time import Lanes, lengths
from app.live.game.seating import CHANGES
from app.live.game.table import Draft, Table
from app.live.room.news import News
from games.contract import Seat


class Teller:
    def __init__(self, news: News) -> None:
        self._news = news
        self._room = news.room

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

    def _show(self, draft: Draft, lanes: Lanes) -> None:
        """Nothing is counted when nobody is there to see it."""
        if draft.kind == "undo":
            self._room.scene_time.cut()
        elif self._room.attendance.outlets:
            for lane, milliseconds in lanes.items():
                self._room.scene_time.go_on(milliseconds, lane)
