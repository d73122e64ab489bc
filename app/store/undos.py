"""An undo that waits for the consent of the others: one row of a room, void as soon as its log goes on."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from app.store.tables import insert, undos


class AskedUndo(msgspec.Struct, frozen=True, kw_only=True):
    """Who asked to take back their last click when the log had come to `number`, and who said yes."""

    room: str
    number: int
    seat: int
    yes: list[int]


def ask(conn: Connection, room: str, number: int, seat: int) -> None:
    """In place of an older one; nobody has said yes yet."""
    query = insert(conn, undos).values(room=room, number=number, seat=seat, yes=[])
    new = {"number": number, "seat": seat, "yes": []}
    conn.execute(query.on_conflict_do_update(index_elements=["room"], set_=new))


def get(conn: Connection, room: str) -> AskedUndo | None:
    row = conn.execute(select(undos).where(undos.c.room == room)).one_or_none()
    return AskedUndo(**row._mapping) if row else None


def agree(conn: Connection, room: str, number: int, seat: int) -> list[int] | None:
    """Who has said yes by now, this seat included; None if this undo isn't asked for any more."""
    own = undos.c.room == room, undos.c.number == number
    row = conn.execute(select(undos.c.yes).where(*own).with_for_update()).one_or_none()
    if row is None:
        return None
    yes = sorted({*row.yes, seat})
    conn.execute(undos.update().where(*own).values(yes=yes))
    return yes


def drop(conn: Connection, room: str, number: int) -> None:
    """It was refused, or withdrawn."""
    conn.execute(undos.delete().where(undos.c.room == room, undos.c.number == number))
