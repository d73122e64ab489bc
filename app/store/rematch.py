"""The same people around a new table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from app.store import bans, chats, rooms, seats
from app.store.records import Sitter


def again(
    conn: Connection,
    code: str,
    fresh: str,
    host: str,
    options: dict[str, Any],
    version: str,
    sitters: Sequence[Sitter],
) -> str:
    """The room of the rematch: made with this code by the first who asks, the same for all others.

    The sitters are those who are invited, each on their place.
    """
    over = rooms.locked(conn, code, *rooms.FINISHED)
    if over.next:
        return over.next
    rooms.add(
        conn,
        fresh,
        host,
        game=over.game,
        version=version,
        options=options,
        manner=over.manner,
    )
    seats.keep(conn, fresh, sitters)
    bans.copy(conn, code, fresh)
    chats.copy(conn, code, fresh)
    return rooms.set_next(conn, code, fresh)
