"""Games as they were shown: the stored steps of every finished one, and which are still missing."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, select

from app.store.records import StoredReplay
from app.store.rooms import FINISHED
from app.store.tables import insert, replays, rooms
from games import major


def put(conn: Connection, kept: StoredReplay) -> None:
    """Keep a replay, in place of a shorter one of the same room."""
    fields = msgspec.structs.asdict(kept)
    query = insert(conn, replays).values(fields)
    conn.execute(query.on_conflict_do_update(index_elements=["room"], set_=fields))


def get(conn: Connection, room: str) -> StoredReplay | None:
    row = conn.execute(select(replays).where(replays.c.room == room)).one_or_none()
    return StoredReplay(**row._mapping) if row else None


def outcome(conn: Connection, room: str) -> dict[str, Any]:
    """How a recorded game ended; nothing where none is stored."""
    found: dict[str, Any] | None = conn.execute(
        select(replays.c.outcome).where(replays.c.room == room)
    ).scalar_one_or_none()
    return found or {}


def missing(conn: Connection, versions: Collection[tuple[str, int]], limit: int = 20) -> list[str]:
    """Finished games of these majors whose replay isn't stored, those that ended first."""
    query = _missing(rooms.c.code, rooms.c.game, rooms.c.version).order_by(rooms.c.ended_at)
    found = (row.code for row in conn.execute(query) if (row.game, major(row.version)) in versions)
    return [code for code, _ in zip(found, range(limit), strict=False)]


def lost(conn: Connection, versions: Collection[tuple[str, int]]) -> list[tuple[str, int]]:
    """The majors of finished games without a replay that none of these versions can make."""
    query = _missing(rooms.c.game, rooms.c.version).distinct()
    return sorted({(row.game, major(row.version)) for row in conn.execute(query)} - set(versions))


def _missing(*columns: Any) -> Select[Any]:
    query = select(*columns).outerjoin(replays, replays.c.room == rooms.c.code)
    return query.where(rooms.c.status.in_(FINISHED), rooms.c.seed.is_not(None), replays.c.room.is_(None))
