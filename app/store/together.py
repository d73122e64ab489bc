"""Who has played with whom, and what those people play now."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import ColumnElement, Connection, case, func, or_, select

from app.store.lessons import is_ordinary
from app.store.records import Record
from app.store.rooms import UNFINISHED, selected, with_sitters
from app.store.tables import entries, guests, rooms, seats, waits

MOST = 60  # people
SHOWN = 20  # rooms


class Mate(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody with whom a guest has played; close: at a table that was not open to everybody."""

    guest: str
    name: str
    face: str
    games: int
    last: float
    close: bool


def mates(conn: Connection, guest: str) -> list[Mate]:
    """With whom the guest has played, those of the last games first; who hides isn't there."""
    other = seats.alias()
    mine = seats.join(other, other.c.room == seats.c.room).join(rooms, rooms.c.code == seats.c.room)
    asked = (entries.c.room == waits.c.room) & (entries.c.number == waits.c.number)
    known = mine.join(guests, guests.c.id == other.c.guest)
    known = known.outerjoin(waits, waits.c.room == rooms.c.code).outerjoin(entries, asked)
    last = func.max(func.coalesce(rooms.c.ended_at, entries.c.at, rooms.c.started_at))
    query = (
        select(
            other.c.guest,
            func.max(guests.c.name).label("name"),
            func.max(guests.c.face).label("face"),
            func.count().label("games"),
            last.label("last"),
            func.sum(case((rooms.c.public, 0), else_=1)).label("close"),
        )
        .select_from(known)
        .where(seats.c.guest == guest, other.c.guest != guest, rooms.c.started_at.is_not(None))
        .where(guests.c.name != "", ~guests.c.hidden)
        .group_by(other.c.guest)
        .order_by(last.desc())
        .limit(MOST)
    )
    return [Mate(**(dict(row) | {"close": bool(row["close"])})) for row in conn.execute(query).mappings()]


def tables(conn: Connection, guest: str, people: list[Mate]) -> list[Record]:
    """What they play or wait for, where the guest doesn't sit and may look in, the newest first."""
    shown = or_(rooms.c.public, _of(one.guest for one in people if one.close))
    theirs = _of(one.guest for one in people)
    open_ = rooms.c.status.in_(UNFINISHED), ~rooms.c.closed, is_ordinary(), ~_of([guest])
    newest = func.coalesce(rooms.c.started_at, rooms.c.created_at).desc()
    return with_sitters(conn, selected(*open_, theirs, shown).order_by(newest).limit(SHOWN))


def _of(people: Iterable[str]) -> ColumnElement[bool]:
    return rooms.c.code.in_(select(seats.c.room).where(seats.c.guest.in_(list(people))))
