"""Who sits where while the lobby is open; a closed one answers Conflict."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import ColumnElement, Connection

from app.store import rooms
from app.store.errors import Conflict, Taken
from app.store.records import Sitter
from app.store.tables import insert, now, seats
from app.store.tables import rooms as rooms_table

HOSTED = ("open", "running", "over")


def take(conn: Connection, room: str, seat: int, guest: str, ready: bool = False) -> None:
    """Sit down, or move to another seat of the room; Taken if somebody sits there."""
    sitters = rooms.locked(conn, room, "open").sitters
    held = next((one for one in sitters if one.guest == guest), None)
    if held is None or held.seat != seat:
        if held:
            conn.execute(seats.delete().where(*_at(room, held.seat)))
        _sit(conn, room, seat, guest, "", held.at if held else None)
        _settle_host(conn, room)
    if ready:
        conn.execute(seats.update().where(*_at(room, seat)).values(ready=True))


def set_bot(conn: Connection, room: str, seat: int, bot: str) -> None:
    """Put a bot of this level on a free seat, or change the level of the bot on it."""
    sitters = rooms.locked(conn, room, "open").sitters
    if any(one.seat == seat and one.bot for one in sitters):
        conn.execute(seats.update().where(*_at(room, seat)).values(bot=bot))
    else:
        _sit(conn, room, seat, None, bot)


def keep(conn: Connection, room: str, sitters: Iterable[Sitter]) -> None:
    """Seat exactly these, who sat in another room."""
    rooms.locked(conn, room, "open")
    conn.execute(seats.delete().where(seats.c.room == room))
    for sitter in sitters:
        _sit(conn, room, sitter.seat, sitter.guest, sitter.bot)


def drop(conn: Connection, room: str, seat: int, guest: str | None, by: str) -> None:
    """Free the seat of this guest, or of a bot, as they or the host wish; Conflict if that has changed."""
    found = rooms.locked(conn, room, "open")
    is_theirs = any((one.seat, one.guest) == (seat, guest) for one in found.sitters)
    if not is_theirs or by not in (guest, found.host):
        raise Conflict(room)
    conn.execute(seats.delete().where(*_at(room, seat)))
    _touch(conn, room)
    _settle_host(conn, room)


def pass_on(conn: Connection, room: str, host: str, heir: str) -> None:
    """Conflict if the one isn't host any more, or the other has no seat."""
    found = rooms.locked(conn, room, *HOSTED)
    if found.host != host or found.seat_of(heir) is None:
        raise Conflict(room)
    rooms.set_host(conn, room, heir)


def set_ready(conn: Connection, room: str, guest: str, ready: bool) -> None:
    """Conflict if the guest has no seat."""
    seat = rooms.locked(conn, room, "open").seat_of(guest)
    if seat is None:
        raise Conflict(room)
    conn.execute(seats.update().where(*_at(room, seat)).values(ready=ready))


def _sit(
    conn: Connection, room: str, seat: int, guest: str | None, bot: str, at: float | None = None
) -> None:
    values = {"room": room, "seat": seat, "guest": guest, "bot": bot, "ready": bool(bot)}
    query = insert(conn, seats).values(**values, at=now() if at is None else at)
    if not conn.execute(query.on_conflict_do_nothing().returning(seats.c.seat)).first():
        raise Taken(f"{room}:{seat}")
    _touch(conn, room)


def _settle_host(conn: Connection, code: str) -> None:
    """Where guests sit, one of them is host: the first one if the host has no seat."""
    room = rooms.locked(conn, code, "open")
    guests = [one.guest for one in room.sitters if one.guest]
    if guests and room.host not in guests:
        rooms.set_host(conn, code, guests[0])


def _touch(conn: Connection, room: str) -> None:
    conn.execute(rooms_table.update().where(rooms_table.c.code == room).values(touched_at=now()))


def _at(room: str, seat: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return seats.c.room == room, seats.c.seat == seat
