"""What happened in a room, over HTTP: older events, replays, exports."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response

from app.ground.refused import Refused
from app.live import replay
from app.live.table import ONLOOKERS
from app.store import tallies
from app.web.limits import Limit
from app.web.problems import PROBLEMS
from app.web.services import Services
from app.web.visitors import Us, Visitor, address, limit
from app.wire.feeds import told

EVENTS = Limit("events", 60, 60)
REPLAYS = Limit("replays", 30, 60)
PAGE = 50

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/rooms/{code}/events")
async def older_events(
    code: str, request: Request, us: Us, me: Visitor, before: Annotated[int, Query(ge=0, le=2**31)] = 2**31
) -> dict[str, Any]:
    """Events before the audience's `before`-th, the newest fifty of them, for the own audience."""
    limit(us, EVENTS, me.id if me else address(request))
    play = await us.rooms.open(code.upper())
    if play.room.table is None:
        raise Refused(409, "not-started")
    seat = play.room.seat_of(me.id) if me else None
    audience = ONLOOKERS if seat is None else seat
    end = min(before, play.room.table.told[audience])
    start = max(0, end - PAGE)
    await _tally(us, play.room.code, play.room.number)
    events = await us.database.read(tallies.page, play.room.code, audience, start, end)
    return {"events": [told(event) for event in events], "before": start}


@router.get("/rooms/{code}/replay")
async def replay_room(code: str, us: Us, request: Request) -> Response:
    export = await _export(us, request, code)
    answer = {
        "game": export.game,
        "seats": export.seats,
        "steps": await us.replays.steps(export),
        "seed": export.seed,
        "seal": export.seal,
        "outcome": export.outcome,
    }
    return Response(msgspec.json.encode(answer), media_type="application/json")


@router.get("/rooms/{code}/export")
async def export_room(code: str, us: Us, request: Request) -> Response:
    export = await _export(us, request, code)
    name = f"{export.game}-{export.code}.json"
    return Response(
        msgspec.json.encode(export),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def _tally(us: Services, code: str, number: int) -> None:
    """Count on from the last tally, in pieces: of a long log that is done once."""
    if await us.database.read(tallies.is_behind, code, number):
        while await us.database.write(tallies.fill, code):
            continue


async def _export(us: Services, request: Request, code: str) -> replay.Export:
    limit(us, REPLAYS, address(request))
    play = await us.rooms.open(code.upper())
    if play.room.record.status not in ("over", "frozen") or play.room.table is None:
        raise Refused(409, "not-over")
    return await replay.exported(us.database, play.room.record, play.room.table)
