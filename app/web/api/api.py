"""The HTTP API under /api: guests, rooms, seats, histories."""

from __future__ import annotations

import io
import secrets
from functools import cache, lru_cache
from hashlib import sha256
from typing import Annotated, Any, Literal

import msgspec
import segno
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from app.ground.portraits import PORTRAITS
from app.ground.refused import Refused
from app.live.room.room import places_of
from app.store import Guest, Manner, Record, guests, listings
from app.web.api.problems import PROBLEMS
from app.web.front.prepared import made
from app.web.identities import BROWSER, COOKIE, clean_name, is_secure
from app.web.limits import Limit
from app.web.links import full_url, page_url
from app.web.services import Services
from app.web.socket_limits import Rank
from app.web.visitors import Known, Us, Visitor, address, limit
from app.wire import asyncapi
from games import GAMES, mind
from games.contract import Rules

NEW_GUESTS = Limit("guests", 60, 60)  # of one address
NEW_NAMES = Limit("names", 10, 60)
NEW_ROOMS = Limit("rooms", 20, 60)
NEW_LINKS = Limit("links", 20, 60)
LINK_SECONDS = 24 * 3600.0
YEAR = 365 * 24 * 3600
PAGE = 20  # rooms of the public list


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NameBody(Body):
    name: Annotated[StrictStr, Field(max_length=10_000)]
    face: Annotated[StrictStr, Field(max_length=40)] | None = None  # as it is


class RoomBody(Body):
    options: dict[str, Any] = {}
    public: StrictBool = False
    pace: Literal["human", "quick"] = "human"
    rerolls: StrictBool = False
    hints: StrictBool = True
    days: Literal[0, 1, 2, 3, 7] = 0
    bank: Annotated[StrictInt, Field(ge=0, le=14)] = 0
    clock: Literal[0, 10, 30, 60, 120, 300] = 0
    reserve: Literal[0, 180, 300, 900] = 0
    absence: Literal[0, 120, 600, 86400] = 600
    standins: StrictBool = False


class NewRoomBody(RoomBody):
    game: Annotated[StrictStr, Field(max_length=40)]
    name: Annotated[StrictStr, Field(max_length=100)] = ""  # drawn for a visitor who has none


class SeatBody(Body):
    seat: StrictInt | None = None


class SitBody(SeatBody):
    ready: StrictBool = False  # to start, too


class HostBody(Body):
    seat: StrictInt


class BotBody(SeatBody):
    level: Annotated[StrictStr, Field(max_length=40)] = "chunin"


class ReadyBody(Body):
    ready: StrictBool


class LinkBody(Body):
    replace: StrictBool = False


QR: dict[str, Any] = {"scale": 6, "border": 2, "dark": "#1d1a20", "light": "#ffffff"}

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.post("/guests", status_code=201)
async def name_guest(
    body: NameBody, request: Request, response: Response, us: Us, me: Visitor
) -> dict[str, str]:
    """Give a name and be in; with an identity already, change the name or the face."""
    name, face = clean_name(body.name), body.face
    if face not in (None, "", *PORTRAITS):
        raise Refused(422, "no-face")
    if me is None:
        me = await new_guest(us, request, name, face or "")
    elif (me.name, me.face) != (name, me.face if face is None else face):
        limit(us, NEW_NAMES, me.id)
        me = msgspec.structs.replace(me, name=name, face=me.face if face is None else face)
        await us.database.write(guests.rename, me.id, me.name, me.face)
        await us.rooms.renamed(me.id, name)
    return who(me) | {"token": remember(us, request, response, me)}


@router.get("/me")
async def who_am_i(me: Known) -> dict[str, str]:
    return who(me)


@router.post("/me/link", status_code=201)
async def personal_link(request: Request, us: Us, me: Known) -> dict[str, str]:
    """A link that carries this identity to another device, once."""
    limit(us, NEW_LINKS, me.id)
    token = secrets.token_urlsafe(24)
    await us.database.write(guests.add_link, _hashed(token), me.id, LINK_SECONDS)
    path = f"/link/{token}"
    qr = segno.make(full_url(request, us.settings, path), error="m").svg_data_uri(**QR)
    return {"url": page_url(request, us.settings, path), "qr": qr}


@router.post("/link/{token}")
async def use_link(
    token: str, body: LinkBody, request: Request, response: Response, us: Us, me: Visitor
) -> dict[str, str]:
    """Become the guest of this link; an identity that has seats is replaced only if asked to."""
    owner = await us.database.read(guests.link_guest, _hashed(token))
    if owner is None:
        raise Refused(404, "no-link")
    held = await us.database.read(guests.seats_held, me.id) if me and me.id != owner.id else 0
    if held and not body.replace:
        raise Refused(409, "has-seats")
    if await us.database.write(guests.use_link, _hashed(token)) is None:
        raise Refused(404, "no-link")
    return who(owner) | {"token": remember(us, request, response, owner)}


@router.get("/games")
async def games() -> dict[str, Any]:
    return {"games": all_games()}


@router.get("/asyncapi.json")
async def websocket_document(request: Request) -> Response:
    """The room's websocket, described as AsyncAPI."""
    return made(request, _websocket_document(), "application/json")


@cache
def _websocket_document() -> bytes:
    return msgspec.json.encode(asyncapi.document())


@router.post("/rooms", status_code=201)
async def make_room(
    body: NewRoomBody, request: Request, response: Response, us: Us, me: Visitor
) -> dict[str, Any]:
    """A table, opened at once: nobody has to give a name first."""
    me = await guest_for_table(us, request, me, body.game, body.name)
    code = await us.lobby.make(me.id, body.game, body.options, _manner(body))
    url = page_url(request, us.settings, f"/r/{code}")
    token = remember(us, request, response, me)
    return {"code": code, "url": url, "game": body.game, "seat": 0, "id": me.id, "token": token}


@router.get("/rooms")
async def public_rooms(
    us: Us,
    game: Annotated[str, Query(max_length=40)] = "",
    free: Annotated[int, Query(ge=0, le=20)] = 0,
    page: Annotated[int, Query(ge=0, le=1000)] = 0,
) -> dict[str, Any]:
    """Public rooms whose host is there, of a game, with so many free chairs; and whether there are more."""
    found = await us.database.read(listings.shown, game)
    known = [room for room in found if room.game in GAMES and (not free or chairs(room) >= free)]
    first = page * PAGE
    return {
        "rooms": [listed(us, room) for room in known[first : first + PAGE]],
        "more": len(known) > first + PAGE,
    }


@router.get("/rooms/{code}")
async def one_room(code: str, us: Us, me: Visitor) -> dict[str, Any]:
    play = await us.rooms.open(code.upper())
    us.socket_limits.check_sight(play, me.id if me else "")
    room: dict[str, Any] = msgspec.to_builtins(play.news.shown())
    return room


@router.post("/rooms/{code}/options")
async def change_room(code: str, body: RoomBody, us: Us, me: Known) -> dict[str, Any]:
    await us.lobby.change(me.id, code.upper(), body.options, _manner(body))
    return {"code": code.upper()}


@router.post("/rooms/{code}/seats")
async def take_seat(code: str, body: SitBody, us: Us, me: Known) -> dict[str, int]:
    return {"seat": await us.lobby.sit(me.id, code.upper(), body.seat, body.ready)}


@router.delete("/rooms/{code}/seats/{seat}")
async def leave_seat(code: str, seat: int, us: Us, me: Known) -> dict[str, int]:
    await us.lobby.rise(me.id, code.upper(), seat)
    return {"seat": seat}


@router.post("/rooms/{code}/bots")
async def seat_bot(code: str, body: BotBody, us: Us, me: Known) -> dict[str, int]:
    return {"seat": await us.lobby.seat_bot(me.id, code.upper(), body.level, body.seat)}


@router.post("/rooms/{code}/ready")
async def say_ready(code: str, body: ReadyBody, us: Us, me: Known) -> dict[str, bool]:
    await us.lobby.ready(me.id, code.upper(), body.ready)
    return {"ready": body.ready}


@router.post("/rooms/{code}/host")
async def pass_on_host(code: str, body: HostBody, us: Us, me: Known) -> dict[str, int]:
    await us.lobby.pass_on(me.id, code.upper(), body.seat)
    return {"host": body.seat}


@router.post("/rooms/{code}/start")
async def start(code: str, us: Us, me: Known) -> dict[str, str]:
    await us.lobby.start(me.id, code.upper())
    return {"status": "running"}


@router.post("/rooms/{code}/rematch")
async def rematch(code: str, us: Us, me: Known) -> dict[str, str]:
    return {"code": await us.lobby.rematch(me.id, code.upper())}


@router.get("/rooms/{code}/qr.svg")
async def qr(code: str, request: Request, us: Us, to: Literal["room", "replay"] = "room") -> Response:
    play = await us.rooms.open(code.upper())
    url = full_url(request, us.settings, f"/r/{play.room.code}")
    picture = _picture(f"{url}/replay" if to == "replay" else url)
    return made(request, picture, "image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


@router.get("/rooms/{code}/door", status_code=204)
async def try_door(code: str, request: Request, us: Us, me: Visitor) -> None:
    """Whether a socket would be let in now: browsers don't tell a page why one was refused."""
    play, guest = await us.rooms.open(code.upper()), me.id if me else ""
    us.socket_limits.check(address(request), guest, Rank.of(play, guest))
    us.socket_limits.check_room(play, guest)


def all_games() -> list[dict[str, Any]]:
    return [_told(rules) for rules in GAMES.values()]


@cache
def _told(rules: Rules) -> dict[str, Any]:
    return {
        "id": rules.ID,
        "seats": sorted(rules.SEATS),
        "sides": list(rules.SIDES),
        "options": msgspec.json.schema(rules.Options),
        "bots": mind.names_of(rules),
        "lessons": len(rules.LESSONS),
        "door": {name: getattr(rules.DOOR, name) for name in ("place", "people", "cast")},
    }


@lru_cache(maxsize=1024)
def _picture(url: str) -> bytes:
    svg = io.BytesIO()
    picture = segno.make(url, error="m")
    picture.save(svg, kind="svg", **QR)
    return svg.getvalue()


def _manner(body: RoomBody) -> Manner:
    return Manner(**{name: getattr(body, name) for name in Manner.__struct_fields__})


def known_since(room: Record) -> float:
    """When the room last changed for all to see: a game that runs may be touched by a click in secret."""
    return room.ended_at or room.started_at or room.touched_at


def chairs(room: Record) -> int:
    """On which somebody can still sit down."""
    is_open = room.status == "open" and not room.locked
    return places_of(room) - len(room.sitters) if is_open else 0


def listed(us: Services, room: Record, at: float = 0) -> dict[str, Any]:
    """As a list shows it; at: when something last happened there, if not when it was made."""
    host = next((one.name for one in room.sitters if one.guest == room.host), "")
    return {
        "code": room.code,
        "game": room.game,
        "status": room.status,
        "seats": seats_shown(room),
        "places": places_of(room),
        "host": host,
        "watchers": us.rooms.watchers(room.code),
        "at": int((at or room.created_at) * 1000),
    }


def seats_shown(room: Record) -> dict[str, dict[str, str]]:
    return {str(one.seat): {"name": one.name, "bot": one.bot, "face": one.face} for one in room.sitters}


def who(guest: Guest) -> dict[str, str]:
    return {"id": guest.id, "name": guest.name, "face": guest.face, "key": key_of(guest.id)}


def key_of(guest: str) -> str:
    """By which somebody's page is found; their id stays unknown."""
    return sha256(f"player:{guest}".encode()).hexdigest()[:16]


async def new_guest(us: Services, request: Request, name: str, face: str) -> Guest:
    limit(us, NEW_GUESTS, address(request))
    return await us.database.write(guests.add, secrets.token_hex(8), name, face)


async def guest_for_table(us: Services, request: Request, me: Guest | None, game: str, name: str) -> Guest:
    """Who opens a table of this game: a visitor becomes a guest by the name that was drawn for them."""
    if game not in GAMES:
        raise Refused(404, "no-game")
    if me is None and not name:
        raise Refused(401, "no-guest")
    me = me or await new_guest(us, request, clean_name(name), "")
    limit(us, NEW_ROOMS, me.id)
    return me


def remember(us: Services, request: Request, response: Response, guest: Guest) -> str:
    """The guest's token, in the answer and as a cookie that scripts can't read."""
    token = us.identities.token(guest.id, guest.version)
    _keep(request, response, COOKIE, token)
    return token


def recognisable(request: Request, response: Response) -> Response:
    """The browser gets a name of its own, if it has none."""
    if BROWSER not in request.cookies:
        _keep(request, response, BROWSER, secrets.token_urlsafe(16))
    return response


def _keep(request: Request, response: Response, name: str, value: str) -> None:
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure(request))


def _hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
