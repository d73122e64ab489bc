"""An open room as the server draws it: what is played and who is there, readable before any script ran."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from app.ground import words
from app.ground.refused import Refused
from app.store import Guest, Record
from app.web.services import Services
from app.wire.frames import RoomShown, SeatShown
from games import GAMES
from games.words import Words, words_of

FACES = ("naruto", "kakashi", "lee", "sasuke", "sakura", "shikamaru")  # of seats, as static/js/symbols.js
STEPS = ("how-1", "how-2", "how-3")


class Place(msgspec.Struct, frozen=True):
    """A seat that is taken."""

    face: str
    name: str
    note: str


class Gathering(msgspec.Struct, frozen=True):
    room: RoomShown
    seat: int  # of the one who asks; -1: none
    is_invited: bool  # a newcomer, for whom there is a seat
    host: str
    facts: list[tuple[str, str]]  # a symbol, and words
    places: list[Place]
    camp: str  # of the seat that would be the newcomer's
    steps: list[str]


async def gathering(us: Services, record: Record, me: Guest | None, lang: str) -> Gathering | None:
    """None if the game has begun, or if this visitor may not look."""
    if record.status != "open":
        return None
    play = await us.rooms.open(record.code)
    guest = me.id if me else ""
    try:
        us.socket_limits.check_sight(play, guest)
    except Refused:
        return None
    seat = play.room.seat_of(guest) if guest else None
    return _drawn(play.news.shown(), -1 if seat is None else seat, me, lang)


def _drawn(room: RoomShown, seat: int, me: Guest | None, lang: str) -> Gathering:
    own = words_of(room.game, lang)
    host = room.seats.get(str(room.host))
    return Gathering(
        room,
        seat,
        me is None and len(room.seats) < room.places,
        host.name if host else "",
        [*_facts(room, lang, own)],
        [_place(room, int(number), one, lang) for number, one in room.seats.items()],
        _camp(room, own),
        [own.format(step) for step in STEPS if own.has(step)],
    )


def _facts(room: RoomShown, lang: str, own: Words) -> Iterator[tuple[str, str]]:
    site = words.site(lang)
    told = site.format("door-minutes", minutes=own.format("minutes"))
    yield "time", words.length(own, room.options) or told
    for text in _in_short(room, own):
        yield "scroll", text
    yield "people", site.format("join-taken", taken=len(room.seats), places=room.places)


def _in_short(room: RoomShown, own: Words) -> Iterator[str]:
    """The mode, and what is unlike the usual."""
    schema = msgspec.json.schema(GAMES[room.game].Options)["$defs"]["Options"]["properties"]
    mode = room.options.get("mode")
    for name, field in schema.items():
        value = room.options.get(name, field["default"])
        if field.get("x-hidden") or mode not in field.get("x-modes", [mode]):
            continue
        if name == "mode" or value != field["default"]:
            yield _spoken(name, field, value, own)


def _spoken(name: str, field: dict[str, Any], value: Any, own: Words) -> str:
    if "enum" in field:
        return own.format(f"option-{name}-{value}")
    return own.format(f"option-{name}") if field["type"] == "boolean" else str(value)


def _place(room: RoomShown, seat: int, one: SeatShown, lang: str) -> Place:
    site = words.site(lang)
    bots = site.format("bot-names").split(",")
    nobody = bots[seat % len(bots)].strip() if one.bot else site.format("former-player")
    return Place(FACES[seat % len(FACES)], one.name or nobody, _note(room, seat, one, site))


def _note(room: RoomShown, seat: int, one: SeatShown, site: Words) -> str:
    if seat == room.host:
        return site.format("host")
    if one.bot:
        return site.format("bot-level", level=site.format(f"bot-{one.bot}"))
    if not one.here:
        return site.format("away")
    return site.format("is-ready" if one.ready else "not-ready-yet")


def _camp(room: RoomShown, own: Words) -> str:
    """Where each camp is one player, the names say it."""
    sides = GAMES[room.game].SIDES
    if room.places <= len(sides):
        return ""
    free = next((seat for seat in range(room.places) if str(seat) not in room.seats), 0)
    return own.format(f"id-{sides[free % len(sides)]}") if sides else ""
