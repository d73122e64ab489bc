"""Ways to a table: playing at once with bots, and codes or words that somebody said."""

from __future__ import annotations

from typing import Annotated, Any, Literal
from urllib.parse import quote

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field, StrictStr
from starlette.responses import RedirectResponse

from app.ground import words
from app.ground.refused import Refused
from app.ground.spoken import fresh, spoken, understood
from app.live.bots.strength import strength
from app.store import Guest, Manner, Record, asks, figures
from app.store import spoken as said_rooms
from app.web.api.api import Body, guest_for_table, remember
from app.web.api.problems import PROBLEMS
from app.web.limits import Limit
from app.web.services import Services
from app.web.visitors import Known, Us, Visitor, address, limit
from games import GAMES, engine, mind
from games.contract import Rules

FINDS = Limit("finds", 20, 60)  # of words or codes, by one address
TRIES = 8  # for words that no other room has

router = APIRouter(prefix="/api", responses=PROBLEMS)
pages = APIRouter(include_in_schema=False)


class NowBody(Body):
    game: Annotated[StrictStr, Field(max_length=40)]
    options: dict[str, Any] | None = None  # without: what is best for a first game
    pace: Literal["human", "quick"] = "human"
    level: Annotated[StrictStr, Field(max_length=40)] = ""  # of the bots; "": about as strong as the guest
    name: Annotated[StrictStr, Field(max_length=100)] = ""  # of a visitor who has none


@router.post("/now", status_code=201)
async def play_now(
    body: NowBody, request: Request, response: Response, us: Us, me: Visitor
) -> dict[str, str]:
    """A table with bots that play as well as this guest, begun at once."""
    if body.game in GAMES and body.level and body.level not in mind.names_of(GAMES[body.game]):
        raise Refused(422, "no-bot")
    me = await guest_for_table(us, request, me, body.game, body.name)
    code = await _begin(us, me, body)
    return {"code": code, "id": me.id, "name": me.name, "token": remember(us, request, response, me)}


@router.post("/rooms/{code}/words", status_code=201)
async def say_room(code: str, request: Request, us: Us, me: Known) -> dict[str, str]:
    """Two words that stand for this room; for those who sit there while it waits for players."""
    record = await us.rooms.record(code.upper())
    if record.seat_of(me.id) is None:
        raise Refused(403, "onlooker")
    if record.status != "open":
        raise Refused(409, "already-started")
    number = await us.database.read(said_rooms.number_of, record.code)
    for _ in range(TRIES if number is None else 0):
        if (number := await us.database.write(said_rooms.give, record.code, fresh())) is not None:
            break
    if number is None:
        raise Refused(503, "too-many")
    return {"words": spoken(number, _language(request))}


@router.get("/find")
async def find_room(said: Annotated[str, Query(max_length=80)], request: Request, us: Us) -> dict[str, Any]:
    """The code of the room that is meant by a code or two words, and what who comes late can do there."""
    room = await us.rooms.record(await _found(us, request, said))
    return {"code": room.code, "begun": room.status != "open", "late": await _late(us, room)}


async def _late(us: Services, room: Record) -> Literal["", "chair", "later", "watch"]:
    """In a running game: a chair is offered, may be later to who looks on first, or only to who doesn't."""
    if room.status != "running":
        return ""
    if any(one.kind == "offer" for one in await us.database.read(asks.of_room, room.code)):
        return "chair"
    return "later" if room.standins else "watch"


@pages.get("/go")
async def go(said: Annotated[str, Query(max_length=80)], request: Request, us: Us) -> Response:
    """The same for a form, without a script."""
    return RedirectResponse(f"/r/{quote(await _found(us, request, said))}", 303)


async def _found(us: Services, request: Request, said: str) -> str:
    limit(us, FINDS, address(request))
    number = understood(said, _language(request))
    room = await us.database.read(said_rooms.room_of, number) if number is not None else None
    if room:
        return room
    return (await us.rooms.record("".join(said.split()).replace("-", "").upper())).code


def _language(request: Request) -> str:
    return words.chosen(request.cookies, request.headers.get("accept-language", ""))


async def _begin(us: Services, me: Guest, body: NowBody) -> str:
    rules = GAMES[body.game]
    options = dict(rules.DOOR.first) if body.options is None else body.options
    level = body.level or await _level(us, me, rules)
    manner = Manner(public=False, pace=body.pace, rerolls=False)
    code = await us.lobby.make(me.id, body.game, options, manner)
    for _ in range(_size(rules, options) - 1):
        await us.lobby.seat_bot(me.id, code, level, None)
    await us.lobby.start(me.id, code)
    return code


async def _level(us: Services, me: Guest, rules: Rules) -> str:
    return strength(rules, await us.database.read(figures.against_bots, me.id, rules.ID)).level


def _size(rules: Rules, options: dict[str, Any]) -> int:
    """Three where everybody plays for themselves, else the smallest table with others."""
    sizes = [size for size in sorted(rules.SEATS) if size > 1 and engine.fits(rules, options, size)]
    if 3 in sizes and not rules.SIDES:
        return 3
    return sizes[0] if sizes else min(rules.SEATS)
