"""Which room is meant by two words: one that waits for players, or began a while ago."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, or_, select

from app.store.tables import DAY, insert, now, rooms, spoken

LATE = 2 * 3600.0  # seconds after the start in which friends still come by the words


def number_of(conn: Connection, room: str) -> int | None:
    return conn.execute(select(spoken.c.number).where(spoken.c.room == room)).scalar_one_or_none()


def give(conn: Connection, room: str, number: int) -> int | None:
    """The number of this room from now on; the one it has already, or None if another room has this one."""
    fresh = (rooms.c.status == "open") & (rooms.c.touched_at > now() - DAY)
    held = select(rooms.c.code).where(or_(fresh, _is_late()))
    conn.execute(spoken.delete().where(spoken.c.number == number, spoken.c.room.not_in(held)))
    values = {"number": number, "room": room, "at": now()}
    conn.execute(insert(conn, spoken).values(values).on_conflict_do_nothing())
    return number_of(conn, room)


def room_of(conn: Connection, number: int) -> str | None:
    """The room that is meant, as long as it waits for players or its game is young."""
    query = select(spoken.c.room).join(rooms, rooms.c.code == spoken.c.room)
    is_meant = or_(rooms.c.status == "open", _is_late())
    return conn.execute(query.where(spoken.c.number == number, is_meant)).scalar_one_or_none()


def _is_late() -> ColumnElement[bool]:
    """Begun, and somebody may still come to look on or stand in."""
    return (rooms.c.status == "running") & ~rooms.c.closed & (rooms.c.started_at > now() - LATE)
