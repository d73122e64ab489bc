"""The undo that is asked for in a room, and waits for the consent of every other human."""

from __future__ import annotations

import msgspec

from app.store import Database, log, undos
from games import engine
from games.contract import Event, Seat
from games.engine import Entry

WINDOW = 100  # entries among which the one to take back is looked for


class AskedBy(msgspec.Struct):
    seat: Seat
    number: int
    yes: set[Seat]
    events: list[Event]  # what it would take back, as everyone was told


class PendingUndo:
    def __init__(self) -> None:
        self.now: AskedBy | None = None

    def ask(self, seat: Seat, number: int, events: list[Event]) -> None:
        self.now = AskedBy(seat, number, set(), events)

    def end(self) -> bool:
        """Granted, withdrawn, or the game has gone on; whether there was one."""
        was_asked, self.now = self.now is not None, None
        return was_asked

    async def read(self, database: Database, room: str, number: int) -> None:
        """As it is stored, of a game that has come to this entry; void once it has gone on."""
        self.now = None
        asked = await database.read(undos.get, room)
        if asked is None or asked.number != number:
            return
        if entry := await undoable(database, room, number, asked.seat):
            self.now = AskedBy(asked.seat, number, set(asked.yes), entry.events)


async def undoable(database: Database, room: str, number: int, seat: Seat) -> Entry | None:
    """The last click of this seat, if nothing came after it."""
    return engine.undoable(await database.read(log.page, room, number + 1, WINDOW), seat)
