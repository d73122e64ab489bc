"""Where somebody, or a room, is told that a seat is waited for; and the keys that all nodes share."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import ColumnElement, Connection, select

from app.store.tables import channels, insert, keys, now

MOST = 12  # channels of one guest; the oldest make room


class Channel(msgspec.Struct, frozen=True, kw_only=True):
    """A channel of a guest, or, with a room, of that room; the address and its keys are secrets."""

    id: str
    guest: str
    room: str = ""
    kind: str
    address: str
    keys: dict[str, str] = {}
    language: str


def put(conn: Connection, channel: Channel) -> None:
    """In place of one with the same address; of a room: in place of the one it has."""
    same = channels.c.room == channel.room if channel.room else _of(channel.guest)
    again = same if channel.room else same & (channels.c.address == channel.address)
    conn.execute(channels.delete().where(again))
    if not channel.room:
        newest = select(channels.c.id).where(same).order_by(channels.c.at.desc()).limit(MOST - 1)
        kept = list(conn.scalars(newest))
        conn.execute(channels.delete().where(same, channels.c.id.not_in(kept)))
    conn.execute(channels.insert().values({**msgspec.structs.asdict(channel), "at": now()}))


def of_guest(conn: Connection, guest: str) -> list[Channel]:
    return _found(conn, _of(guest))


def of_room(conn: Connection, room: str) -> Channel | None:
    return next(iter(_found(conn, channels.c.room == room)), None)


def towards(conn: Connection, guest: str, room: str) -> list[Channel]:
    """Where a notice for the guest in this room goes."""
    return [*of_guest(conn, guest), *_found(conn, channels.c.room == room)]


def drop(conn: Connection, id: str) -> None:
    """It is there no longer, says who would take notices there."""
    conn.execute(channels.delete().where(channels.c.id == id))


def drop_of(conn: Connection, guest: str, id: str) -> bool:
    return conn.execute(channels.delete().where(_of(guest), channels.c.id == id)).rowcount == 1


def drop_of_room(conn: Connection, room: str) -> None:
    conn.execute(channels.delete().where(channels.c.room == room))


def key(conn: Connection, name: str, fresh: Callable[[], str]) -> str:
    """The key of this name: made by the first who asks, the same for all others."""
    query = select(keys.c.value).where(keys.c.name == name)
    found: str | None = conn.execute(query).scalar_one_or_none()
    if found is None:
        conn.execute(insert(conn, keys).values(name=name, value=fresh()).on_conflict_do_nothing())
        found = conn.execute(query).scalar_one()
    return found


def _of(guest: str) -> ColumnElement[bool]:
    return (channels.c.guest == guest) & (channels.c.room == "")


def _found(conn: Connection, which: ColumnElement[bool]) -> list[Channel]:
    columns = [column for column in channels.c if column.name != "at"]
    rows = conn.execute(select(*columns).where(which).order_by(channels.c.at, channels.c.id))
    return [Channel(**row._mapping) for row in rows]
