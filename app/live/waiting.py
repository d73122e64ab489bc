"""Whom a game waits for, since which entry, and who of them is to be told: those who aren't looking."""

from __future__ import annotations

import time

from app.live.room import Room
from app.live.table import Table
from app.store import Database, Notice, Record, Wait, waits
from games.contract import Seat


def at(room: Room, after: Table) -> dict[Seat, int]:
    """Whom the game waits for at the table that comes next; a seat that changes hands is asked anew."""
    before, leads = room.waits, after.seating.leads
    if room.waited != leads:
        before = {seat: one for seat, one in before.items() if room.waited.get(seat) == leads.get(seat)}
    return since(before, after)


def changed(room: Room, after: Table, seats: dict[Seat, int]) -> Wait | None:
    """What is written with the entry that leads to this table; None if it is nobody else's turn by that."""
    if seats == room.waits or room.lesson:
        return None
    asked = [seat for seat, number in seats.items() if number == after.number]
    fresh = [(seat, room.guest_of(seat, after.seating)) for seat in asked]
    return Wait(seats=seats, tell=_told(room, after.number, fresh))


def at_start(room: Room, record: Record, table: Table) -> Wait:
    """The same of a game that begins: at its start those who sit close ranks."""
    seats = since({}, table)
    return Wait(seats=seats, tell=_told(room, 0, [(seat, record.sitters[seat].guest) for seat in seats]))


def since(before: dict[Seat, int], table: Table) -> dict[Seat, int]:
    """The seats that are waited for, and the entry since which they are."""
    awaited = frozenset[Seat]() if table.seating.ended else table.rules.awaited(table.state)
    return {seat: before.get(seat, table.number) for seat in sorted(awaited)}


def follow(room: Room, after: Table, seats: dict[Seat, int]) -> None:
    """The table has moved on, and these are waited for."""
    before, room.waits, room.waited = room.waits, seats, after.seating.leads
    for seat in _asked(room, before):
        room.asked_at[seat] = time.monotonic()


async def read(room: Room, database: Database) -> None:
    """What is stored of it; where a release that writes nothing of it went on, it is made up."""
    if room.table is None or room.lesson or room.record.status != "running":
        return
    found = await database.read(waits.of_rooms, [room.code])
    stored = found.get(room.code)
    room.waits, room.waited = since(stored or {}, room.table), room.table.seating.leads
    if room.waits != stored:
        await database.write(waits.put, room.code, room.number, Wait(seats=room.waits))


def missed(room: Room, guest: str, heard: float) -> list[Notice]:
    """What a guest was asked after the last sign of life of a line that looked, and is lost."""
    if room.lesson or room.is_looking(guest):
        return []
    own = [seat for seat in room.waits if room.guest_of(seat) == guest]
    unseen = [seat for seat in own if room.asked_at.get(seat, 0.0) > heard]
    return [Notice(room.code, seat, room.waits[seat], guest) for seat in unseen]


def hidden(room: Room, before: dict[Seat, int]) -> list[Notice]:
    """What another node has asked those whose pages are here and out of sight, which it may not know yet."""
    guests = {seat: room.guest_of(seat) for seat in _asked(room, before)}
    here = {outlet.guest for outlet in room.outlets}
    unseen = [seat for seat, guest in guests.items() if guest in here and not room.is_looking(guest)]
    return [Notice(room.code, seat, room.waits[seat], str(guests[seat])) for seat in unseen]


def _asked(room: Room, before: dict[Seat, int]) -> list[Seat]:
    return [seat for seat, number in room.waits.items() if before.get(seat) != number]


def _told(room: Room, number: int, fresh: list[tuple[Seat, str | None]]) -> tuple[Notice, ...]:
    absent = [(seat, guest) for seat, guest in fresh if guest and not room.is_looking(guest)]
    return tuple(Notice(room.code, seat, number, guest) for seat, guest in absent)
