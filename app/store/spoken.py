"""Which open room is meant by two words."""

from __future__ import annotations

from sqlalchemy import Connection, select

from app.store.tables import DAY, insert, now, rooms, spoken


def number_of(conn: Connection, room: str) -> int | None:
    return conn.execute(select(spoken.c.number).where(spoken.c.room == room)).scalar_one_or_none()


def give(conn: Connection, room: str, number: int) -> int | None:
    """The number of this room from now on; the one it has already, or None if another room has this one."""
    open_rooms = select(rooms.c.code).where(rooms.c.status == "open", rooms.c.touched_at > now() - DAY)
    conn.execute(spoken.delete().where(spoken.c.number == number, spoken.c.room.not_in(open_rooms)))
    values = {"number": number, "room": room, "at": now()}
    conn.execute(insert(conn, spoken).values(values).on_conflict_do_nothing())
    return number_of(conn, room)


def room_of(conn: Connection, number: int) -> str | None:
    """The room that is meant, as long as it waits for players."""
    query = select(spoken.c.room).join(rooms, rooms.c.code == spoken.c.room)
    return conn.execute(query.where(spoken.c.number == number, rooms.c.status == "open")).scalar_one_or_none()
