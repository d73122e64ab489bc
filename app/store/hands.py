"""Who has led a seat of a room that isn't theirs, or looked on: known to the log by a number only."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, func, select

from app.store.records import Hand
from app.store.tables import guests, hands, insert, now, seats

ONLOOKER = -1
_OF_ROOMS = (
    select(
        hands,
        func.coalesce(guests.c.name, "").label("name"),
        func.coalesce(guests.c.face, "").label("face"),
    )
    .outerjoin(guests, guests.c.id == hands.c.guest)
    .order_by(hands.c.room, hands.c.number)
)


def number_of(conn: Connection, room: str, guest: str, seat: int) -> int:
    """The number by which the log names this guest on this seat, given now if there is none."""
    while (found := _number(conn, room, guest, seat)) is None:
        last = select(func.coalesce(func.max(hands.c.number), -1)).where(hands.c.room == room)
        number = conn.execute(last).scalar_one() + 1
        query = insert(conn, hands).values(room=room, number=number, guest=guest, seat=seat)
        conn.execute(query.on_conflict_do_nothing())
    return found


def has_looked_on(conn: Connection, room: str, guest: str) -> bool:
    return _number(conn, room, guest, ONLOOKER) is not None


def of_rooms(conn: Connection, rooms: Sequence[str]) -> dict[str, tuple[Hand, ...]]:
    """Those who have led a seat, by room."""
    query = _OF_ROOMS.where(hands.c.room.in_(rooms), hands.c.seat != ONLOOKER)
    found: dict[str, list[Hand]] = {}
    for row in conn.execute(query).mappings():
        fields = dict(row)
        found.setdefault(fields.pop("room"), []).append(Hand(**fields))
    return {room: tuple(those) for room, those in found.items()}


def keep(conn: Connection, room: str, guest: str, kept: bool) -> None:
    """Whether nobody else may hand over the seat of this guest."""
    conn.execute(seats.update().where(seats.c.room == room, seats.c.guest == guest).values(kept=kept))


def entrust(conn: Connection, room: str, guest: str, to: str) -> None:
    """Whom this guest lets play on for them while they are away; "": nobody."""
    conn.execute(seats.update().where(seats.c.room == room, seats.c.guest == guest).values(named=to))


def see(conn: Connection, room: str, here: Sequence[str]) -> None:
    """These guests are in the room, or were up to now."""
    query = seats.update().where(seats.c.room == room, seats.c.guest.in_(here))
    conn.execute(query.values(seen_at=now()))


def _number(conn: Connection, room: str, guest: str, seat: int) -> int | None:
    query = select(hands.c.number).where(hands.c.room == room, hands.c.guest == guest, hands.c.seat == seat)
    return conn.execute(query).scalar_one_or_none()
