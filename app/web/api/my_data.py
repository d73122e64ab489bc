"""What belongs to a person: their data as a file, signing out everywhere, being forgotten."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import Field, StrictStr

from app.ground.refused import Refused
from app.store import Guest, people
from app.web.api.api import Body, remember
from app.web.api.problems import PROBLEMS
from app.web.identities import COOKIE
from app.web.limits import Limit
from app.web.visitors import Known, Us, limit

DOWNLOADS = Limit("downloads", 5, 60)

router = APIRouter(prefix="/api/me", responses=PROBLEMS)


class SureBody(Body):
    """The own name once more: neither of these happens by mistake."""

    name: Annotated[StrictStr, Field(max_length=100)]


@router.get("/data")
async def my_data(us: Us, me: Known) -> Response:
    """All that is kept of me, as a file."""
    limit(us, DOWNLOADS, me.id)
    found = await us.database.read(people.data, me.id)
    return Response(
        msgspec.json.format(msgspec.json.encode(found)),
        media_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="shinobi-table.json"'},
    )


@router.post("/sign-out")
async def sign_out_everywhere(
    body: SureBody, request: Request, response: Response, us: Us, me: Known
) -> dict[str, str]:
    """Every other device is nobody any more; this one gets a token that still holds."""
    _insist(body, me)
    version = await us.people.sign_out(me.id)
    return {"token": remember(us, request, response, msgspec.structs.replace(me, version=version))}


@router.post("/forget")
async def forget_me(body: SureBody, response: Response, us: Us, me: Known) -> dict[str, bool]:
    """My seats are left, my name and all that I said are deleted, and nobody can be me again."""
    _insist(body, me)
    await us.people.forget(me.id)
    response.delete_cookie(COOKIE)
    return {"forgotten": True}


def _insist(body: SureBody, me: Guest) -> None:
    if body.name != me.name:
        raise Refused(409, "other-name")
