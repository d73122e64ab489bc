"""Who is waited for and isn't looking, and so to be told: written with the entry, or found out later."""

from __future__ import annotations

from app.live.game.table import Table
from app.live.room.room import Room
from app.live.room.waiting import since
from app.store import Database, Notice, Record, Wait, waits
from games.contract import Seat


def changed(room: Room, after: Table, seats: dict[Seat, int]) -> Wait | None:
    """What is written with the entry that leads to this table; None if it is nobody else's turn by that."""
    if seats == room.waiting.seats or not room.is_ordinary:
        return None
    asked = [seat for seat, number in seats.items() if number == after.number]
    fresh = [(seat, room.guest_of(seat, after.seating)) for seat in asked]
    return Wait(seats=seats, tell=_told(room, after.number, fresh))


def at_start(room: Room, record: Record, table: Table) -> Wait:
    """The same of a game that begins: at its start those who sit close ranks."""
    seats = since({}, table)
    return Wait(seats=seats, tell=_told(room, 0, [(seat, record.sitters[seat].guest) for seat in seats]))


async def read(room: Room, database: Database) -> None:
    """What is stored of it; where a release that writes nothing of it went on, it is made up."""
    if room.table is None or not room.is_ordinary or room.record.status != "running":
        return
    found = await database.read(waits.of_rooms, [room.code])
    stored = found.get(room.code)
    seats = since(stored or {}, room.table)
    room.waiting.set(room.table, seats)
    if seats != stored:
        await database.write(waits.put, room.code, room.number, Wait(seats=seats))


def missed(room: Room, guest: str, heard: float) -> list[Notice]:
    """What a guest was asked after the last sign of life of a line that looked, and is lost."""
    if not room.is_ordinary or room.attendance.is_looking(guest):
        return []
    own = [seat for seat in room.waiting.seats if room.guest_of(seat) == guest]
    return [_notice(room, seat, guest) for seat in own if room.waiting.was_asked(seat, heard)]


def hidden(room: Room, before: dict[Seat, int]) -> list[Notice]:
    """What another node has asked those whose pages are here and out of sight, which it may not know yet."""
    here = {outlet.guest for outlet in room.attendance.outlets}
    guests = {seat: room.guest_of(seat) for seat in room.waiting.asked_after(before)}
    return [
        _notice(room, seat, guest)
        for seat, guest in guests.items()
        if guest in here and guest and not room.attendance.is_looking(guest)
    ]


def _notice(room: Room, seat: Seat, guest: str) -> Notice:
    return Notice(room.code, seat, room.waiting.seats[seat], guest)


def _told(room: Room, number: int, fresh: list[tuple[Seat, str | None]]) -> tuple[Notice, ...]:
    absent = [(seat, guest) for seat, guest in fresh if guest and not room.attendance.is_looking(guest)]
    return tuple(Notice(room.code, seat, number, guest) for seat, guest in absent)
