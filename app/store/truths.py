"""What is found out about finished games: asked for, growing, done, or failed."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, func, or_, select

from app.store.tables import insert, now, truths

MOST = 50  # that wait at once
ABANDONED = 60.0  # seconds after which a node that told nothing more is taken to have stopped


class StoredTruth(msgspec.Struct, frozen=True, kw_only=True):
    """Of a room, by the rules of this version; the data are empty as long as nothing is known."""

    room: str
    version: str
    data: bytes
    state: str
    at: float


def get(conn: Connection, room: str) -> StoredTruth | None:
    row = conn.execute(select(truths).where(truths.c.room == room)).one_or_none()
    return StoredTruth(**row._mapping) if row else None


def ask(conn: Connection, room: str, version: str) -> bool:
    """Whether it is known by this version or will be; False: too many wait."""
    found = get(conn, room)
    if found and found.version == version:
        return True
    if _waiting(conn) >= MOST:
        return False
    fields = {"version": version, "data": b"", "state": "asked", "at": now()}
    query = insert(conn, truths).values(room=room, **fields)
    conn.execute(query.on_conflict_do_update(index_elements=["room"], set_=fields))
    return True


def ahead(conn: Connection, room: str) -> int:
    """How many were asked for before this one and aren't done."""
    mine = select(truths.c.at).where(truths.c.room == room).scalar_subquery()
    unfinished = truths.c.state.in_(("asked", "growing")), truths.c.room != room
    query = select(func.count()).where(*unfinished, or_(truths.c.at < mine, truths.c.state == "growing"))
    return conn.execute(query).scalar_one()


def oldest(conn: Connection) -> StoredTruth | None:
    """Whose turn it is: asked for first, or left behind by a node that stopped."""
    row = conn.execute(select(truths).where(_is_due()).order_by(truths.c.at).limit(1)).one_or_none()
    return StoredTruth(**row._mapping) if row else None


def put(conn: Connection, room: str, data: bytes, state: str) -> None:
    conn.execute(truths.update().where(truths.c.room == room).values(data=data, state=state, at=now()))


def _waiting(conn: Connection) -> int:
    return conn.execute(select(func.count()).where(truths.c.state == "asked")).scalar_one()


def _is_due() -> ColumnElement[bool]:
    left_behind = and_(truths.c.state == "growing", truths.c.at < now() - ABANDONED)
    return or_(truths.c.state == "asked", left_behind)
