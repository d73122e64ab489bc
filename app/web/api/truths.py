"""The truth about a finished game: asked for, and what is known of it."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response

from app.ground.refused import Refused
from app.live.room.room import seat_stored
from app.store import Record, rooms, truths
from app.web.api.api import seats_shown
from app.web.api.histories import past
from app.web.api.problems import PROBLEMS
from app.web.limits import Limit
from app.web.services import Services
from app.web.visitors import Us, Visitor, address, limit
from games import GAMES, major

ASKED = Limit("truths", 10, 600)  # that were asked for from one address
READ = Limit("truth reads", 60, 60)
LONGEST = 5_000  # entries of a game that is judged

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.post("/rooms/{code}/truth")
async def ask_for_truth(code: str, us: Us, request: Request) -> dict[str, str]:
    """Have it found out where a game turned, what its players decided, and what was luck."""
    limit(us, ASKED, address(request))
    record = await judgeable(us, code)
    if not await us.database.write(truths.ask, record.code, GAMES[record.game].VERSION):
        raise Refused(503, "truth-busy")
    return {"code": record.code}


@router.get("/rooms/{code}/truth")
async def read_truth(code: str, us: Us, me: Visitor, request: Request) -> Response:
    """What is known by now; nothing before somebody has asked."""
    limit(us, READ, address(request))
    record = await judgeable(us, code)
    found = await us.database.read(truths.get, record.code)
    if found and found.state == "failed":
        raise Refused(409, "truth-failed")
    seat = seat_stored(record, me.id) if me else None
    results = (await us.database.read(rooms.results_of, [record.code])).get(record.code, [])
    answer: dict[str, Any] = {
        "state": found.state if found else "none",
        "ahead": await us.database.read(truths.ahead, record.code),
        "truth": msgspec.Raw(found.data) if found and found.data else None,
        "seat": -1 if seat is None else seat,
        "seats": seats_shown(record),
        "places": {str(one.seat): one.place for one in results},
    }
    return Response(msgspec.json.encode(answer), media_type="application/json")


async def judgeable(us: Services, code: str) -> Record:
    """A game that can be judged, of somebody who may see its replay; Refused, with the reason, if not."""
    record = await past(us, code)
    if not us.settings.truth_seconds:
        raise Refused(409, "truth-off")
    if major(record.version) != major(GAMES[record.game].VERSION):
        raise Refused(409, "truth-older")
    if record.number > LONGEST:
        raise Refused(409, "truth-long")
    results = await us.database.read(rooms.results_of, [record.code])
    if record.status != "over" or not results.get(record.code):
        raise Refused(409, "truth-cut-off")
    return record
