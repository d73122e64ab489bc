"""What is kept of one person: given to them, or forgotten."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, or_, select

from app.store.rooms import UNFINISHED
from app.store.tables import (
    bans,
    channels,
    chats,
    feats,
    guests,
    hands,
    learned,
    links,
    outbox,
    reports,
    results,
    rooms,
    seats,
)


def data(conn: Connection, guest: str) -> dict[str, Any]:
    """All rows that are about the guest, without what would let somebody else in."""
    own_seats = [column for column in seats.c if column.name != "named"]  # who is somebody else
    played = select(*own_seats, rooms.c.game, rooms.c.status, rooms.c.started_at, rooms.c.ended_at)
    own = {
        "guest": select(guests).where(guests.c.id == guest),
        "seats": played.join(rooms, rooms.c.code == seats.c.room).where(seats.c.guest == guest),
        "rooms": select(rooms.c.code, rooms.c.game, rooms.c.created_at).where(rooms.c.host == guest),
        "results": select(results).where(results.c.guest == guest),
        "feats": select(feats)
        .join(results, (results.c.room == feats.c.room) & (results.c.seat == feats.c.seat))
        .where(results.c.guest == guest),
        "chat": select(chats).where(chats.c.guest == guest).order_by(chats.c.id),
        "links": select(links.c.expires_at, links.c.used_at).where(links.c.guest == guest),
        "reports": select(reports.c.room, reports.c.number, reports.c.at)
        .where(reports.c.guest == guest)
        .order_by(reports.c.id),
        "hands": select(hands).where(hands.c.guest == guest),
        "bans": select(bans).where(bans.c.guest == guest),
        "learned": select(learned).where(learned.c.guest == guest),
        "channels": select(channels.c.room, channels.c.kind, channels.c.address, channels.c.at)
        .where(channels.c.guest == guest)
        .order_by(channels.c.at),
        "notices": select(outbox.c.room, outbox.c.seat, outbox.c.at).where(outbox.c.leader == guest),
    }
    return {name: [dict(row) for row in conn.execute(query).mappings()] for name, query in own.items()}


def sitting(conn: Connection, guest: str) -> list[tuple[str, int]]:
    """The seats of the guest in rooms that aren't finished."""
    query = select(seats.c.room, seats.c.seat).join(rooms, rooms.c.code == seats.c.room)
    rows = conn.execute(query.where(seats.c.guest == guest, rooms.c.status.in_(UNFINISHED))).all()
    return [(row.room, row.seat) for row in rows]


def standing_in(conn: Connection, guest: str) -> list[str]:
    """Rooms that aren't finished, and in which the guest may lead somebody else's seat."""
    query = select(hands.c.room).distinct().join(rooms, rooms.c.code == hands.c.room)
    own = hands.c.guest == guest, hands.c.seat >= 0, rooms.c.status.in_(UNFINISHED)
    return list(conn.scalars(query.where(*own)))


def sign_out(conn: Connection, guest: str) -> int:
    """All tokens and links of the guest are void; the version of those that are made from now on."""
    conn.execute(links.delete().where(links.c.guest == guest))
    query = guests.update().where(guests.c.id == guest).values(version=guests.c.version + 1)
    version: int = conn.execute(query.returning(guests.c.version)).scalar_one()
    return version


def forget(conn: Connection, guest: str) -> None:
    """The name, what they said, also in reports, and every way to be them again; what was played stays."""
    sign_out(conn, guest)
    conn.execute(guests.update().where(guests.c.id == guest).values(name="", face="", hidden=True))
    conn.execute(chats.delete().where(chats.c.guest == guest))
    conn.execute(learned.delete().where(learned.c.guest == guest))
    conn.execute(hands.delete().where(hands.c.guest == guest, hands.c.seat < 0))
    conn.execute(seats.update().where(or_(seats.c.named == guest, _names(guest))).values(named=""))
    conn.execute(channels.delete().where(channels.c.guest == guest))
    conn.execute(outbox.delete().where(outbox.c.leader == guest))
    for row in conn.execute(select(reports.c.id, reports.c.lines)).all():
        rest = [line for line in row.lines if line["guest"] != guest]
        if len(rest) < len(row.lines):
            conn.execute(reports.update().where(reports.c.id == row.id).values(lines=rest))


def _names(guest: str) -> ColumnElement[bool]:
    return (seats.c.guest == guest) & (seats.c.named != "")
