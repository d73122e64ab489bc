"""My games: what to resume, and whose turn it is without opening a room; how the last ones ended."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog
from fastapi import APIRouter

from app.ground.metrics import BUGS
from app.ground.refused import Refused
from app.live.game.seating import AS_MADE, Seating, restored
from app.live.room.room import guest_in, seat_in
from app.live.room.waiting import since
from app.store import Record, Result, Unreachable, rooms, waits
from app.web.api.api import known_since, seats_shown
from app.web.api.problems import PROBLEMS
from app.web.services import Services
from app.web.visitors import Known, Us
from games import rules_for

journal = structlog.get_logger()

router = APIRouter(prefix="/api/me", responses=PROBLEMS)


class Games(msgspec.Struct, frozen=True):
    """The rooms of a guest, and what is stored beside them."""

    records: list[Record]
    results: dict[str, list[Result]]
    waits: dict[str, dict[int, int]]
    asked: dict[str, float]
    left: set[str]  # those that the guest has given up for good


@router.get("/rooms")
async def my_rooms(us: Us, me: Known) -> dict[str, Any]:
    """The games to resume, with whose turn it is, then those that ended last, with how I did."""
    games = await _games(us, me.id)
    found = [await _mine(us, games, room, me.id) for room in games.records if room.code not in games.left]
    return {"rooms": [room for room in found if room]}


async def _games(us: Services, guest: str) -> Games:
    records = await us.database.read(rooms.of_guest, guest)
    codes = [room.code for room in records]
    running = {
        room.code: seat_in(room, restored(room.seating), guest)
        for room in records
        if room.status == "running"
    }
    seats = {code: seat for code, seat in running.items() if seat is not None}
    gone = running.keys() - seats.keys()
    return Games(
        records,
        await us.database.read(rooms.results_of, codes),
        await us.database.read(waits.of_rooms, list(running)),
        await us.database.read(waits.asked, list(running)),
        gone | await us.database.read(waits.left, seats),
    )


def _led(seated: Seating, seat: int | None) -> str:
    """Who plays for the owner of this seat: "bot" or "guest"."""
    return "" if seat is None else seated.leader(seat).partition(":")[0]


async def _mine(us: Services, games: Games, room: Record, guest: str) -> dict[str, Any] | None:
    """One of my games; None if it can't be opened."""
    stuck = room.status == "running" and not rules_for(room.game, room.version)
    awaited = games.waits.get(room.code)
    if awaited is None and room.status == "running" and not stuck:
        awaited = await _looked_up(us, room.code)
        if awaited is None:
            return None
    seated, results = restored(room.seating), games.results.get(room.code, [])
    seat = seat_in(room, seated, guest)
    return {
        "code": room.code,
        "game": room.game,
        "status": "stuck" if stuck else room.status,
        "mine": seat,
        "awaited": sorted(awaited or ()),
        "turn": seat in (awaited or ()) and seat is not None and guest_in(room, seated, seat) == guest,
        "led": _led(seated, seat) if room.seat_of(guest) == seat else "",
        "paused": seated.paused is not None,
        "days": room.days if seated.days == AS_MADE else seated.days,
        "place": next((one.place for one in results if one.seat == seat), 0),
        "lost": bool(results) and results[0].place > 1,
        "seats": seats_shown(room),
        "at": int(games.asked.get(room.code, known_since(room)) * 1000),
    }


async def _looked_up(us: Services, code: str) -> dict[int, int] | None:
    """Whom a game waits for of which nothing is stored: a release before wrote its last entry."""
    try:
        room = (await us.rooms.open(code)).room
    except Refused:
        return None
    except Unreachable:
        raise
    except Exception:
        BUGS.inc()
        journal.exception("room-not-opened", room=code)
        return None
    return since(room.waiting.seats, room.table) if room.table else {}
