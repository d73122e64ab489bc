"""What happened in a room, over HTTP: older events, replays, exports."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response

from app.ground.refused import Refused
from app.live.game.table import ONLOOKERS
from app.live.room.room import seat_stored
from app.store import Record, rooms, tallies
from app.store.rooms import FINISHED
from app.web.api.problems import PROBLEMS
from app.web.limits import Limit
from app.web.services import Services
from app.web.visitors import Known, Us, Visitor, address, limit
from app.wire.feeds import told
from games import rules_for

EVENTS = Limit("events", 60, 60)
REPLAYS = Limit("replays", 30, 60)
STORIES = Limit("stories", 10, 60)  # of one guest: a whole game is played for each
PAGE = 50

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/rooms/{code}/events")
async def older_events(
    code: str, request: Request, us: Us, me: Visitor, before: Annotated[int, Query(ge=0, le=2**31)] = 2**31
) -> dict[str, Any]:
    """Events before the audience's `before`-th, the newest fifty of them, for the own audience."""
    limit(us, EVENTS, me.id if me else address(request))
    play = await us.rooms.open(code.upper())
    us.socket_limits.check_sight(play, me.id if me else "")
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
async def replay_room(code: str, us: Us, me: Visitor, request: Request) -> Response:
    """A finished game laid open; one that can't go on as the own audience saw it last."""
    limit(us, REPLAYS, address(request))
    record = await past(us, code)
    if record.status in FINISHED:
        answer = await us.replays.laid_open(record) | await _seal(us, record)
    else:
        answer = await us.replays.seen_by(record, seat_stored(record, me.id) if me else None)
    return Response(msgspec.json.encode(answer), media_type="application/json")


@router.get("/rooms/{code}/story")
async def story_so_far(code: str, us: Us, me: Visitor, request: Request) -> Response:
    """A running game up to now, step by step, as the own audience saw it."""
    limit(us, STORIES, me.id if me else address(request))
    play = await us.rooms.open(code.upper())
    us.socket_limits.check_sight(play, me.id if me else "")
    if play.room.table is None:
        raise Refused(409, "not-started")
    seat = play.room.seat_of(me.id) if me else None
    answer = await us.replays.so_far(play.room.record, seat, play.room.number)
    return Response(msgspec.json.encode(answer), media_type="application/json")


@router.get("/rooms/{code}/export")
async def export_room(code: str, us: Us, me: Visitor, request: Request) -> Response:
    """A finished game as a file; of one that can't go on, what the asking player was told."""
    limit(us, REPLAYS, address(request))
    record = await past(us, code)
    name = f"{record.game}-{record.code}.json"
    if record.status in FINISHED:
        export: Any = await us.replays.exported(record)
    else:
        export = await us.replays.own_events(record, seat_stored(record, me.id) if me else None)
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


@router.post("/rooms/{code}/stop")
async def stop_room(code: str, us: Us, me: Known) -> dict[str, str]:
    """End a game that can't go on, because its rules aren't here any more."""
    record = await past(us, code)
    if seat_stored(record, me.id) is None:
        raise Refused(403, "onlooker")
    if record.status in FINISHED:
        raise Refused(409, "over")
    await us.database.write(rooms.stop, record.code)
    return {"code": record.code}


async def past(us: Services, code: str) -> Record:
    """A room whose game is over, or can't be played on here; Refused if it can."""
    record = await us.rooms.record(code.upper())
    if record.status in FINISHED:
        return record
    if record.status == "open" or rules_for(record.game, record.version):
        raise Refused(409, "not-over")
    return record


async def _seal(us: Services, record: Record) -> dict[str, str]:
    seed = await us.database.read(rooms.seed_of, record.code)
    return {"seed": seed.hex() if seed else "", "seal": record.seal}
