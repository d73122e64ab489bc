"""The log of a room and its snapshots; new entries come in through `Database.append`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import BindParameter, Connection, Delete, Select, bindparam, case, func, or_, select

from app.store.errors import Conflict
from app.store.records import Row, Snapshot
from app.store.tables import entries, insert, snapshots
from games.engine import Entry

KEPT_SNAPSHOTS = 3
KEPT_UNDOS = 20


def since(conn: Connection, room: str, number: int, limit: int | None = None) -> list[Entry]:
    """The entries after this number, or the first of them; after -1: all."""
    query = _log(room).where(entries.c.number > number).order_by(entries.c.number)
    return _entries(conn, query.limit(limit))


def up_to(conn: Connection, room: str, number: int) -> list[Entry]:
    """The entries from the start to this number, itself included."""
    return _entries(conn, _log(room).where(entries.c.number <= number).order_by(entries.c.number))


def page(conn: Connection, room: str, before: int, limit: int = 50) -> list[Entry]:
    """The last entries before this number, in their order."""
    query = _log(room).where(entries.c.number < before).order_by(entries.c.number.desc())
    return _entries(conn, query.limit(limit))[::-1]


def with_id(conn: Connection, room: str, entry: str) -> Entry | None:
    """The entry of this id: a click that was sent before."""
    return next(iter(_entries(conn, _log(room).where(entries.c.id == entry))), None)


def last_numbers(conn: Connection, rooms: Collection[str]) -> dict[str, int]:
    """How far the log of each of these rooms has come; rooms without a log are left out."""
    query = select(entries.c.room, func.max(entries.c.number).label("number")).where(
        entries.c.room.in_(rooms)
    )
    return {row.room: row.number for row in conn.execute(query.group_by(entries.c.room))}


def shares(conn: Connection, room: str) -> dict[int, dict[str, int]]:
    """Of each seat how many clicks were made, and how many of them by a bot and by a stand-in."""
    who = case(
        (entries.c.id.startswith("bot:"), "bot"), (entries.c.id.startswith("stand:"), "guest"), else_=""
    )
    query = select(entries.c.seat, who.label("who"), func.count().label("count"))
    query = query.where(entries.c.room == room, entries.c.kind == "act").group_by(entries.c.seat, "who")
    found: dict[int, dict[str, int]] = {}
    for seat, kind, count in conn.execute(query):
        own = found.setdefault(seat, {"all": 0})
        own["all"] += count
        if kind:
            own[kind] = count
    return found


def snapshot_at(conn: Connection, room: str, number: int) -> Snapshot | None:
    """The newest snapshot not after this number."""
    query = _snapshots(room).where(snapshots.c.number <= number).limit(1)
    row = conn.execute(query).one_or_none()
    return Snapshot(**row._mapping) if row else None


def add_snapshot(conn: Connection, room: str, snapshot: Snapshot) -> None:
    """Keep a snapshot, in place of an older one of the same number."""
    fields = msgspec.structs.asdict(snapshot)
    query = insert(conn, snapshots).values(room=room, **fields)
    conn.execute(query.on_conflict_do_update(index_elements=["room", "number"], set_=fields))


def prune_snapshots(conn: Connection, room: str) -> None:
    """Forget the old snapshots: the newest ones stay, and the newest of an undo.

    An undo can't be replayed from a snapshot after its target. None is: after the oldest snapshot
    that is kept, every undo has its own, and what is older is replayed from the start.
    """
    conn.execute(_PRUNE, {"of": room})


def add_first(conn: Connection, row: Row, snapshot: Snapshot) -> None:
    """The start entry, in the transaction that closes the lobby; Conflict if the room has one."""
    query = insert(conn, entries).values(msgspec.structs.asdict(row))
    if not conn.execute(query.on_conflict_do_nothing().returning(entries.c.number)).first():
        raise Conflict(row.room)
    add_snapshot(conn, row.room, snapshot)


def _prune() -> Delete:
    room: BindParameter[str] = bindparam("of")
    newest = select(snapshots.c.number).where(snapshots.c.room == room).order_by(snapshots.c.number.desc())
    undos = select(entries.c.number).where(entries.c.room == room, entries.c.kind == "undo")
    undos = undos.order_by(entries.c.number.desc()).limit(KEPT_UNDOS)
    kept = or_(snapshots.c.number.in_(newest.limit(KEPT_SNAPSHOTS)), snapshots.c.number.in_(undos))
    return snapshots.delete().where(snapshots.c.room == room, ~kept)


_PRUNE = _prune()  # built once: that costs more than to run it


def _log(room: str) -> Select[Any]:
    return select(entries).where(entries.c.room == room)


def _snapshots(room: str) -> Select[Any]:
    query = select(snapshots.c.number, snapshots.c.version, snapshots.c.data)
    return query.where(snapshots.c.room == room).order_by(snapshots.c.number.desc())


def _entries(conn: Connection, query: Select[Any]) -> list[Entry]:
    return [Row(**row._mapping).entry for row in conn.execute(query)]
