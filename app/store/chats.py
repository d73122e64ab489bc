"""What was said in a room, and to whom."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, select

from app.store.records import ChatLine
from app.store.tables import chats, now

ALL = "all"
_COPIED = ("guest", "seat", "name", "text", "audience", "at")


def add(conn: Connection, room: str, guest: str, seat: int, name: str, text: str, audience: str) -> ChatLine:
    fields = {"room": room, "guest": guest, "seat": seat, "name": name, "text": text, "audience": audience}
    query = chats.insert().values(fields | {"at": now()}).returning(chats)
    return ChatLine(**conn.execute(query).one()._mapping)


def last(conn: Connection, room: str, *audiences: str, limit: int = 50) -> list[ChatLine]:
    """The last lines said to any of these audiences, oldest first."""
    query = select(chats).where(chats.c.room == room, chats.c.audience.in_(audiences))
    rows = conn.execute(query.order_by(chats.c.id.desc()).limit(limit)).all()
    return [ChatLine(**row._mapping) for row in reversed(rows)]


def last_of_all(conn: Connection, room: str, limit: int = 50) -> list[ChatLine]:
    """For the operator: the last lines, to whomever they were said."""
    query = select(chats).where(chats.c.room == room).order_by(chats.c.id.desc()).limit(limit)
    return [ChatLine(**row._mapping) for row in reversed(conn.execute(query).all())]


def get(conn: Connection, line: int) -> ChatLine | None:
    row = conn.execute(select(chats).where(chats.c.id == line)).one_or_none()
    return ChatLine(**row._mapping) if row else None


def copy(conn: Connection, room: str, to: str, limit: int = 50) -> None:
    """What was said last to everybody goes on where the same people meet again."""
    for line in last(conn, room, ALL, limit=limit):
        fields = msgspec.structs.asdict(line)
        conn.execute(chats.insert().values({name: fields[name] for name in _COPIED} | {"room": to}))


def since(conn: Connection, room: str, line: int, limit: int = 50) -> list[ChatLine]:
    """The last lines after this one, to whomever they were said."""
    query = select(chats).where(chats.c.room == room, chats.c.id > line)
    rows = conn.execute(query.order_by(chats.c.id.desc()).limit(limit)).all()
    return [ChatLine(**row._mapping) for row in reversed(rows)]


def newest(conn: Connection, room: str) -> int:
    """The id of the last line; 0 if nothing was said."""
    return conn.execute(select(func.max(chats.c.id)).where(chats.c.room == room)).scalar_one() or 0
