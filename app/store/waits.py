"""Whom a running game waits for, without opening it; new rows come in through `Database.append`."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, select

from app.store import outbox
from app.store.records import Wait
from app.store.tables import entries, insert, rooms, waits


def of_rooms(conn: Connection, codes: Collection[str]) -> dict[str, dict[int, int]]:
    """The seats these running games wait for, and since which entry; unknown ones are left out."""
    query = select(waits.c.room, waits.c.seats).join(rooms, rooms.c.code == waits.c.room)
    found = conn.execute(query.where(waits.c.room.in_(codes), rooms.c.status == "running"))
    return {row.room: {int(seat): number for seat, number in row.seats.items()} for row in found}


def asked(conn: Connection, codes: Collection[str]) -> dict[str, float]:
    """When these running games last began to wait for somebody: what everybody saw, no click in secret."""
    last = (entries.c.room == waits.c.room) & (entries.c.number == waits.c.number)
    query = select(waits.c.room, entries.c.at).join(entries, last).where(waits.c.room.in_(codes))
    return {row.room: row.at for row in conn.execute(query)}


def put(conn: Connection, room: str, number: int, wait: Wait) -> None:
    """Where no append can write it: at the start, and where it is missing; what is newer stays."""
    seats = {str(seat): since for seat, since in wait.seats.items()}
    query = insert(conn, waits).values(room=room, number=number, seats=seats)
    new = {"number": query.excluded.number, "seats": query.excluded.seats}
    newer = waits.c.number < query.excluded.number
    conn.execute(query.on_conflict_do_update(index_elements=["room"], set_=new, where=newer))
    for notice in wait.tell:
        outbox.add(conn, notice)


def left(conn: Connection, held: dict[str, int]) -> set[str]:
    """In which of these rooms somebody on this seat has given up for good."""
    ids = {f"leave:{seat}" for seat in held.values()}
    query = select(entries.c.room, entries.c.id).where(entries.c.room.in_(held), entries.c.id.in_(ids))
    return {row.room for row in conn.execute(query) if row.id == f"leave:{held[row.room]}"}
