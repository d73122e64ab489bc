"""The same people around a new table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from app.store import bans, rooms, seats


def again(
    conn: Connection,
    code: str,
    fresh: str,
    host: str,
    options: dict[str, Any],
    version: str,
    places: Sequence[int],
) -> str:
    """The room of the rematch: made with this code by the first who asks, the same for all others.

    The places are those of its seats, in their order.
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
    moved = [
        msgspec.structs.replace(one, seat=place) for one, place in zip(over.sitters, places, strict=True)
    ]
    seats.keep(conn, fresh, moved)
    bans.copy(conn, code, fresh)
    return rooms.set_next(conn, code, fresh)
