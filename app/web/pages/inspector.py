"""The inspector for authors, at /dev: any game from inside, entry by entry, through the eyes of any seat.

It is there with `--reload` only, and shows every secret: whoever asks sits at this machine, came
through no proxy, and knows the token that was printed at the start. It is an author's tool, as the
command line is, and speaks English as that does.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from secrets import compare_digest
from typing import Annotated, Any
from urllib.parse import urlencode

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.responses import RedirectResponse

from app.ground.refused import Refused
from app.live.game import replay
from app.live.game.inspection import Inspection, inspected
from app.live.game.replay import Export
from app.store import rooms
from app.web.identities import is_local
from app.web.pages.pages import templates
from app.web.services import Services
from app.web.visitors import Us, services

COOKIE = "shinobi-dev"
NEWEST = 2**31

Number = Annotated[int, Query(ge=0)]
SeatAsked = Annotated[int | None, Query(ge=0, alias="seat")]


async def insider(request: Request) -> None:
    """The author at this machine; for everybody else there is no such page."""
    token = services(request).settings.dev_token
    given = request.query_params.get("token") or request.cookies.get(COOKIE, "")
    if not token or not is_local(request) or not compare_digest(token.encode(), given.encode()):
        raise Refused(404, "no-page")


router = APIRouter(prefix="/dev", include_in_schema=False, dependencies=[Depends(insider)])


@router.get("")
async def all_rooms(request: Request, us: Us) -> Response:
    if "token" in request.query_params:
        return _remembered(request)
    return _page(request, rooms=await us.database.read(rooms.newest))


@router.get("/rooms/{code}")
async def one_room(
    code: str, request: Request, us: Us, number: Number = NEWEST, seat: SeatAsked = None
) -> Response:
    export = await _exported(us, code.upper())
    return await _moment(request, export, number, seat, {})


@router.get("/file")
async def one_file(path: str, request: Request, number: Number = NEWEST, seat: SeatAsked = None) -> Response:
    """An exported game of this machine, also one that another server wrote."""
    try:
        export = msgspec.json.decode(await asyncio.to_thread(Path(path).read_bytes), type=Export)
    except (OSError, ValueError) as error:
        return _page(request, problem=f"{path} is no exported game: {error}")
    return await _moment(request, export, number, seat, {"path": path})


async def _exported(us: Services, code: str) -> Export:
    record = await us.rooms.record(code)
    if record.status == "open":
        raise Refused(409, "not-started")
    return await replay.exported(us.database, record)


async def _moment(
    request: Request, export: Export, number: int, seat: int | None, source: dict[str, str]
) -> Response:
    try:
        found = await asyncio.to_thread(inspected, export, number)
    except ValueError as error:
        return _page(request, problem=str(error))
    if seat is not None and seat >= found.moment.table.seats:
        raise Refused(404, "no-seat")

    def link(number: int | None = None, seat: Any = seat) -> str:
        """The same game at another entry, or through other eyes."""
        at = found.moment.entry.number if number is None else number
        eyes = {} if seat is None else {"seat": seat}
        return f"{request.url.path}?{urlencode(source | {'number': at} | eyes)}"

    return _page(request, found=found, seat=seat, link=link, **_shown(found, seat))


def _shown(found: Inspection, seat: int | None) -> dict[str, Any]:
    moment, rules = found.moment, found.moment.table.rules
    state, seats = moment.table.state, range(moment.table.seats)
    return {
        "moment": moment,
        "sent": moment.sent[seat],
        "sizes": {audience: sent.size for audience, sent in moment.sent.items()},
        "choices": {one: rules.legal(state, one) for one in seats if one in rules.actors(state)},
        "asks": {one: rules.ask(state, one) for one in seats if one in rules.actors(state)},
        "clocks": rules.clocks(state),
    }


def _page(request: Request, **context: Any) -> Response:
    return templates.TemplateResponse(request, "dev.html", context | {"pretty": _pretty})


def _pretty(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value)).decode()


def _remembered(request: Request) -> Response:
    """The token moves from the address into a cookie of these pages."""
    answer = RedirectResponse("/dev", 303)
    token = request.query_params["token"]
    answer.set_cookie(COOKIE, token, path="/dev", httponly=True, samesite="strict")
    return answer
