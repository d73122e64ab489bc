"""Who may not come in or not speak, in one room or in the whole house, and what was reported of whom."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, select

from app.store import rooms
from app.store.tables import bans, chats, guests, insert, now, reports
from app.store.tables import rooms as rooms_table

HOUSE = ""  # the room of bans that hold everywhere
NEWEST = 50


class Barred(msgspec.Struct, frozen=True):
    """Ids of guests."""

    banned: frozenset[str] = frozenset()
    muted: frozenset[str] = frozenset()


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The last lines that the one who reports could read, and how far the game was."""

    id: int
    room: str
    number: int
    guest: str
    about: str
    lines: list[dict[str, Any]]
    at: float


def set_bar(conn: Connection, room: str, guest: str, kind: str, on: bool) -> None:
    """`kind` is "ban" or "mute"."""
    if on:
        row = {"room": room, "guest": guest, "kind": kind, "at": now()}
        conn.execute(insert(conn, bans).values(row).on_conflict_do_nothing())
    else:
        conn.execute(bans.delete().where(*_of(room), bans.c.guest == guest, bans.c.kind == kind))


def barred(conn: Connection, room: str) -> Barred:
    rows = conn.execute(select(bans.c.guest, bans.c.kind).where(*_of(room))).all()
    kinds = {kind: frozenset(guest for guest, one in rows if one == kind) for kind in ("ban", "mute")}
    return Barred(kinds["ban"], kinds["mute"])


def copy(conn: Connection, room: str, to: str) -> None:
    """A rematch keeps out whom its first room kept out, in the same way."""
    for row in conn.execute(select(bans.c.guest, bans.c.kind).where(*_of(room))).all():
        set_bar(conn, to, row.guest, row.kind, True)
    kept = conn.execute(select(*_FLAGS).where(rooms_table.c.code == room)).one()
    conn.execute(rooms_table.update().where(rooms_table.c.code == to).values(kept._mapping))


def guard(conn: Connection, room: str, closed: bool, locked: bool, hushed: bool) -> None:
    rooms.locked(conn, room, *rooms.UNFINISHED, *rooms.FINISHED)
    values = {"closed": closed, "locked": locked, "hushed": hushed}
    conn.execute(rooms_table.update().where(rooms_table.c.code == room).values(values))


def speakers(conn: Connection, room: str) -> set[str]:
    """The ids of all who said something in the room."""
    return set(conn.scalars(select(chats.c.guest).where(chats.c.room == room).distinct()))


def names(conn: Connection, ids: frozenset[str]) -> dict[str, str]:
    rows = conn.execute(select(guests).where(guests.c.id.in_(ids))).all()
    return {row.id: row.name for row in rows}


def report(
    conn: Connection, room: str, number: int, guest: str, about: str, lines: list[dict[str, Any]]
) -> int:
    row = {"room": room, "number": number, "guest": guest, "about": about, "lines": lines, "at": now()}
    found: int = conn.execute(reports.insert().values(row).returning(reports.c.id)).scalar_one()
    return found


def reported(conn: Connection, limit: int = NEWEST) -> list[Report]:
    """The newest reports first."""
    rows = conn.execute(select(reports).order_by(reports.c.id.desc()).limit(limit)).all()
    return [Report(**row._mapping) for row in rows]


_FLAGS = (rooms_table.c.closed, rooms_table.c.locked, rooms_table.c.hushed)


def _of(room: str) -> tuple[ColumnElement[bool]]:
    return (bans.c.room == room,)
