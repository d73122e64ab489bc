"""Who looks on is known again: where a seat is offered later on, they can't stand in."""

from __future__ import annotations

from collections.abc import Iterable

from app.live.room.room import Room
from app.store import Database, glances, hands
from app.wire.outlet import Outlet
from games.contract import Seat


async def note(room: Room, database: Database, outlets: Iterable[Outlet]) -> None:
    """By name and by browser; by address only who has no name: a family shares one."""
    if room.record.status != "running" or not room.is_ordinary or room.record.standins:
        return
    marks = {mark for one in outlets if one.seat is None for mark in _marks(one)}
    if marks:
        await database.write(glances.note, room.code, sorted(marks), _offered(room))


async def is_one(room: Room, database: Database, outlet: Outlet, seat: Seat) -> bool:
    """Whether somebody of this name, browser or address looked on before the seat was on offer."""
    ask = room.asks.find("offer", seat)
    marks = list(filter(None, outlet.marks))
    if await database.read(glances.has, room.code, marks, ask.at if ask else 0.0):
        return True
    return await database.read(hands.has_looked_on, room.code, outlet.guest)  # noted by an older release


def _marks(outlet: Outlet) -> list[str]:
    marks = outlet.marks
    return list(filter(None, (marks.guest, marks.browser) if outlet.guest else marks))


def _offered(room: Room) -> float:
    """Since when a seat is on offer, if one is: whoever comes by the invitation looks on no earlier."""
    return max((ask.at for ask in room.asks if ask.kind == "offer"), default=0.0)
