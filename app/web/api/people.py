"""People who have played with each other: what they play now, their figures, and who wants to be hidden."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter
from pydantic import Field, StrictBool, StrictStr

from app.ground.refused import Refused
from app.live.bots.strength import strength
from app.store import Guest, figures, guests, together, waits
from app.store.together import Mate
from app.web.api.api import Body, key_of, listed
from app.web.api.problems import PROBLEMS
from app.web.services import Services
from app.web.visitors import Known, Us
from games import GAMES

router = APIRouter(prefix="/api", responses=PROBLEMS)


class HiddenBody(Body):
    hidden: StrictBool


class StandInBody(Body):
    key: Annotated[StrictStr, Field(max_length=40)] = ""  # of somebody's page; "": nobody


@router.get("/me/friends")
async def my_friends(us: Us, me: Known) -> dict[str, Any]:
    """With whom I have played, and their tables that I may look at or join."""
    people = await us.database.read(together.mates, me.id)
    tables = await us.database.read(together.tables, me.id, people) if people else []
    asked = await us.database.read(waits.asked, [room.code for room in tables])
    return {
        "people": [_mate(one) for one in people],
        "rooms": [listed(us, room, asked.get(room.code, 0)) for room in tables if room.game in GAMES],
    }


@router.get("/me/figures")
async def my_figures(us: Us, me: Known) -> dict[str, Any]:
    found = [one | {"strength": await _strength(us, me, one["game"])} for one in await _figures(us, me.id)]
    return {"figures": found, "hidden": me.hidden}


@router.post("/me/hidden")
async def hide_me(body: HiddenBody, us: Us, me: Known) -> dict[str, bool]:
    """Whether those who played with me see neither my page nor what I play."""
    await us.database.write(guests.hide, me.id, body.hidden)
    return {"hidden": body.hidden}


@router.get("/people/{key}")
async def person(key: str, us: Us, me: Known) -> dict[str, Any]:
    """Somebody with whom I have played, or myself."""
    if key == key_of(me.id):
        own = {"key": key, "name": me.name, "face": me.face, "hidden": me.hidden}
        return own | {"me": True, "figures": await _figures(us, me.id)}
    mate = await _found(us, me, key)
    return _mate(mate) | {"me": False, "figures": await _figures(us, mate.guest)}


@router.post("/rooms/{code}/stand-in")
async def name_stand_in(code: str, body: StandInBody, us: Us, me: Known) -> dict[str, str]:
    """Who may play on for me in this room while I am away: somebody with whom I have played."""
    mate = await _found(us, me, body.key) if body.key else None
    await us.lobby.entrust(me.id, code.upper(), mate.guest if mate else "")
    return {"name": mate.name if mate else ""}


async def _found(us: Services, me: Guest, key: str) -> Mate:
    people = await us.database.read(together.mates, me.id)
    mate = next((one for one in people if key_of(one.guest) == key), None)
    if mate is None:
        raise Refused(404, "no-person")
    return mate


def _mate(one: Mate) -> dict[str, Any]:
    return {
        "key": key_of(one.guest),
        "name": one.name,
        "face": one.face,
        "games": one.games,
        "at": int(one.last * 1000),
    }


async def _figures(us: Services, guest: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.to_builtins(await us.database.read(figures.of_guest, guest))
    return found


async def _strength(us: Services, me: Guest, game: str) -> dict[str, Any]:
    """Which bots are about as strong as I am; nothing of a game that isn't installed any more."""
    if game not in GAMES:
        return {}
    bots = await us.database.read(figures.against_bots, me.id, game)
    return msgspec.structs.asdict(strength(GAMES[game], bots))
