"""From which browsers and addresses a room was looked at, and by whom: as marks, and during which offer."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, func, select

from app.store.tables import glances, insert

_DURING = "@"


def note(conn: Connection, room: str, marks: Collection[str], offered: float = 0.0) -> None:
    """`offered`: since when the seat was on offer that was offered last; 0: none was."""
    during = f"{_DURING}{offered}" if offered else ""
    rows = [{"room": room, "mark": mark + during} for mark in marks]
    conn.execute(insert(conn, glances).on_conflict_do_nothing(), rows)


def has(conn: Connection, room: str, marks: Collection[str], offered: float) -> bool:
    """Whether the room was looked at by any of them before a seat was on offer since then."""
    if not marks:
        return False
    length = len(next(iter(marks)))
    query = select(glances.c.mark).where(
        glances.c.room == room, func.substr(glances.c.mark, 1, length).in_(marks)
    )
    return any(float(mark[length + 1 :] or 0) < offered for mark in conn.scalars(query))
