"""Playing on from a step of a finished game, over HTTP."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field, StrictInt, StrictStr

from app.live.house.going_on import GoingOn
from app.web.api.api import Body
from app.web.api.problems import PROBLEMS
from app.web.limits import Limit
from app.web.visitors import Known, Us, limit

OPENED = Limit("going-on", 20, 60)

router = APIRouter(prefix="/api", responses=PROBLEMS)


class GoingOnBody(Body):
    step: Annotated[StrictInt, Field(ge=0, le=2**31)]
    seat: Annotated[StrictInt, Field(ge=0, le=100)]
    level: Annotated[StrictStr, Field(max_length=40)] = ""  # of the bots; "": friends take the other seats


@router.post("/rooms/{code}/going-on", status_code=201)
async def go_on(code: str, body: GoingOnBody, us: Us, me: Known) -> dict[str, str]:
    """A room that goes on from this step of a finished game; what one couldn't know is dealt anew."""
    limit(us, OPENED, me.id)
    opened = await GoingOn(us.lobby).open(me.id, code.upper(), body.step, body.seat, body.level)
    return {"code": opened}
