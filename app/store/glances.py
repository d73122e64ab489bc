"""From which browsers and addresses a room was looked at by people who may have had no name."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, select

from app.store.tables import glances, insert


def note(conn: Connection, room: str, marks: Collection[str]) -> None:
    rows = [{"room": room, "mark": mark} for mark in marks]
    if rows:
        conn.execute(insert(conn, glances).on_conflict_do_nothing(), rows)


def has(conn: Connection, room: str, marks: Collection[str]) -> bool:
    """Whether the room was looked at from any of them."""
    query = select(glances.c.mark).where(glances.c.room == room, glances.c.mark.in_(marks))
    return conn.execute(query.limit(1)).first() is not None
