"""What the people of a room are asked to agree to: one row for each, void once it is decided."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, select

from app.store.records import Ask
from app.store.tables import asks, insert, now


def put(conn: Connection, room: str, kind: str, seat: int, noun: str, asker: int, stale: float) -> bool:
    """Ask for it; False if it is asked for already, and not so many seconds ago."""
    query = insert(conn, asks).values(
        room=room, kind=kind, seat=seat, noun=noun, asker=asker, yes=[], no=[], at=now()
    )
    new = {name: query.excluded[name] for name in ("noun", "asker", "yes", "no", "at")}
    old = asks.c.at < now() - stale
    query = query.on_conflict_do_update(index_elements=["room", "kind", "seat"], set_=new, where=old)
    return conn.execute(query.returning(asks.c.seat)).first() is not None


def of_room(conn: Connection, room: str) -> list[Ask]:
    query = select(asks).where(asks.c.room == room).order_by(asks.c.at, asks.c.kind, asks.c.seat)
    return [Ask(**row._mapping) for row in conn.execute(query)]


def vote(conn: Connection, room: str, kind: str, seat: int, voter: int, yes: bool) -> Ask | None:
    """Who has said what by now, this voter included; None if it isn't asked any more."""
    row = conn.execute(select(asks).where(*_at(room, kind, seat)).with_for_update()).one_or_none()
    if row is None:
        return None
    found = Ask(**row._mapping)
    said = {
        "yes": sorted({*found.yes, voter} if yes else {*found.yes} - {voter}),
        "no": sorted({*found.no} - {voter} if yes else {*found.no, voter}),
    }
    conn.execute(asks.update().where(*_at(room, kind, seat)).values(said))
    return Ask(**(dict(row._mapping) | said))


def drop(conn: Connection, room: str, kinds: Collection[str], seat: int) -> None:
    """They are decided, refused or withdrawn."""
    conn.execute(asks.delete().where(asks.c.room == room, asks.c.kind.in_(kinds), asks.c.seat == seat))


def drop_all(conn: Connection, room: str) -> None:
    conn.execute(asks.delete().where(asks.c.room == room))


def _at(room: str, kind: str, seat: int) -> tuple[ColumnElement[bool], ...]:
    return asks.c.room == room, asks.c.kind == kind, asks.c.seat == seat
