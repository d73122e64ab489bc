"""Rooms that go on from a step of another game: where they come from outlives that game's room."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, select

from app.store import rooms, seats
from app.store.records import Sitter
from app.store.tables import origins
from app.store.tables import rooms as rooms_table


def add(
    conn: Connection,
    /,
    code: str,
    host: str,
    *,
    step: int,
    chairs: int,
    data: bytes,
    sitters: Iterable[Sitter],
    **room: Any,
) -> None:
    """A new room of these sitters, one of whom is host; Taken if there is one of this code."""
    rooms.add(conn, code, host, **room)
    conn.execute(rooms_table.update().where(rooms_table.c.code == code).values(goes_on=step, chairs=chairs))
    conn.execute(origins.insert().values(room=code, data=data))
    seats.keep(conn, code, sitters)


def get(conn: Connection, room: str) -> bytes | None:
    return conn.execute(select(origins.c.data).where(origins.c.room == room)).scalar_one_or_none()
