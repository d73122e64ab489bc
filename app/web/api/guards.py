"""What a host does against those who disturb, and reports to the operator, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field, StrictBool, StrictStr

from app.web.api.api import Body
from app.web.api.problems import PROBLEMS
from app.web.limits import Limit
from app.web.visitors import Known, Us, limit

REPORTS = Limit("reports", 5, 600)

Who = Annotated[StrictStr, Field(max_length=40)]

router = APIRouter(prefix="/api", responses=PROBLEMS)


class GuardBody(Body):
    closed: StrictBool
    locked: StrictBool
    hushed: StrictBool


class PersonBody(Body):
    who: Who
    on: StrictBool = True


class ReportBody(Body):
    who: Who


@router.get("/rooms/{code}/guard")
async def guard(code: str, us: Us, me: Known) -> dict[str, Any]:
    """For the host: what is shut, and who is banned or muted."""
    return await us.guard.shown(me.id, code.upper())


@router.post("/rooms/{code}/guard")
async def set_guard(code: str, body: GuardBody, us: Us, me: Known) -> dict[str, bool]:
    """Close the room to onlookers, lock it against new players, silence all onlookers."""
    await us.guard.set(me.id, code.upper(), closed=body.closed, locked=body.locked, hushed=body.hushed)
    return body.model_dump()


@router.post("/rooms/{code}/bans")
async def ban(code: str, body: PersonBody, us: Us, me: Known) -> dict[str, bool]:
    """Keep somebody out of this room, or let them in again; `who` stands in chat lines and at seats."""
    await us.guard.bar(me.id, code.upper(), body.who, "ban", body.on)
    return {"banned": body.on}


@router.post("/rooms/{code}/mutes")
async def mute(code: str, body: PersonBody, us: Us, me: Known) -> dict[str, bool]:
    """Silence somebody in this room, or let them speak again."""
    await us.guard.bar(me.id, code.upper(), body.who, "mute", body.on)
    return {"muted": body.on}


@router.post("/rooms/{code}/reports", status_code=201)
async def report(code: str, body: ReportBody, us: Us, me: Known) -> dict[str, int]:
    """Tell the operator of somebody; the last chat lines and the number of the log go with it."""
    limit(us, REPORTS, me.id)
    return {"report": await us.guard.report(me.id, code.upper(), body.who)}
