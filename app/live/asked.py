"""The undo that is asked for in a room: as it is stored, and what it would take back."""

from __future__ import annotations

from app.live.room import PendingUndo, Room
from app.store import Database, log, undos
from games import engine
from games.contract import Seat
from games.engine import Entry

WINDOW = 100  # entries among which the one to take back is looked for


async def read(database: Database, room: Room) -> PendingUndo | None:
    """Void once the game has gone on."""
    asked = await database.read(undos.get, room.code)
    if asked is None or asked.number != room.number or room.record.status != "running":
        return None
    entry = await undoable(database, room, asked.seat)
    return PendingUndo(asked.seat, asked.number, set(asked.yes), entry.events) if entry else None


async def undoable(database: Database, room: Room, seat: Seat) -> Entry | None:
    """The last click of this seat, if nothing came after it."""
    tail = await database.read(log.page, room.code, room.number + 1, WINDOW)
    return engine.undoable(tail, seat)
