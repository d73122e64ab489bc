"""Where people want to be called when they are waited for, over HTTP: theirs, and a room's of its host."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from fastapi import APIRouter, Request
from pydantic import Field, StrictStr

from app.ground import words
from app.ground.refused import Refused
from app.live.notices import outgoing, services, webhooks
from app.live.notices.push import is_subscription
from app.store import Record, channels
from app.store.channels import Channel
from app.web.api.api import Body
from app.web.api.problems import PROBLEMS
from app.web.limits import Limit
from app.web.links import full_url
from app.web.services import Services
from app.web.visitors import Known, Us, limit

CHANGES = Limit("calls", 20, 60)

Address = Annotated[StrictStr, Field(min_length=1, max_length=outgoing.LONGEST)]
Key = Annotated[StrictStr, Field(min_length=1, max_length=200)]

router = APIRouter(prefix="/api", responses=PROBLEMS)


class PushBody(Body):
    """What a browser's push service has given it."""

    endpoint: Address
    p256dh: Key
    auth: Key


class CallBody(Body):
    kind: Literal["webhook", "email", "ntfy", "telegram", "matrix"]
    address: Address


class HookBody(Body):
    address: Address


@router.get("/me/calls")
async def my_calls(us: Us, me: Known) -> dict[str, Any]:
    """Where I am called, the key with which a browser subscribes, and what else is offered here."""
    found = await us.database.read(channels.of_guest, me.id)
    pusher = await us.courier.pusher()
    return {"key": pusher.public_key, "kinds": us.courier.kinds, "calls": [_shown(one) for one in found]}


@router.post("/me/calls/push", status_code=201)
async def call_this_browser(body: PushBody, request: Request, us: Us, me: Known) -> dict[str, str]:
    limit(us, CHANGES, me.id)
    _check(us, body.endpoint)
    keys = {"p256dh": body.p256dh, "auth": body.auth}
    if not is_subscription(body.endpoint, keys):
        raise Refused(422, "no-address")
    return await _put(us, request, me.id, "", "push", body.endpoint, keys)


@router.post("/me/calls", status_code=201)
async def call_me(body: CallBody, request: Request, us: Us, me: Known) -> dict[str, str]:
    """By a webhook of my own, or by what the operator has set up."""
    limit(us, CHANGES, me.id)
    if body.kind == "webhook":
        _check(us, body.address)
        return await _put(us, request, me.id, "", webhooks.kind_of(body.address), body.address, {})
    if body.kind not in us.courier.kinds:
        raise Refused(422, "no-service")
    if not services.is_address(body.kind, body.address):
        raise Refused(422, "no-address")
    return await _put(us, request, me.id, "", body.kind, body.address, {})


@router.delete("/me/calls/{id}")
async def call_no_more(id: str, us: Us, me: Known) -> dict[str, bool]:
    if not await us.database.write(channels.drop_of, me.id, id):
        raise Refused(404, "no-call")
    return {"called": False}


@router.get("/rooms/{code}/webhook")
async def webhook(code: str, us: Us, me: Known) -> dict[str, Any]:
    """For the host: where the room tells whom it waits for."""
    record = await _hosted(us, code, me.id)
    found = await us.database.read(channels.of_room, record.code)
    return {"webhook": _shown(found) if found else None}


@router.post("/rooms/{code}/webhook", status_code=201)
async def set_webhook(code: str, body: HookBody, request: Request, us: Us, me: Known) -> dict[str, str]:
    """Tell there whenever somebody who isn't looking is waited for."""
    limit(us, CHANGES, me.id)
    record = await _hosted(us, code, me.id)
    _check(us, body.address)
    kind = webhooks.kind_of(body.address)
    return await _put(us, request, me.id, record.code, kind, body.address, {})


@router.delete("/rooms/{code}/webhook")
async def drop_webhook(code: str, us: Us, me: Known) -> dict[str, bool]:
    record = await _hosted(us, code, me.id)
    await us.database.write(channels.drop, channels.id_of(record.code))
    return {"called": False}


async def _hosted(us: Services, code: str, guest: str) -> Record:
    record = await us.rooms.record(code.upper())
    if record.host != guest:
        raise Refused(403, "not-host")
    return record


def _check(us: Services, address: str) -> None:
    """What the address says of itself; what its name stands for is looked at with every request."""
    try:
        outgoing.target(address, us.courier.local)
    except outgoing.Unfit:
        raise Refused(422, "no-address") from None


async def _put(
    us: Services, request: Request, guest: str, room: str, kind: str, address: str, keys: dict[str, str]
) -> dict[str, str]:
    channel = Channel(
        id=channels.id_of(room) if room else secrets.token_hex(8),
        guest=guest,
        room=room,
        kind=kind,
        address=address,
        keys=keys | {"origin": full_url(request, us.settings, "")},
        language=words.chosen(request.cookies, request.headers.get("accept-language", "")),
    )
    await us.database.write(channels.put, channel)
    return _shown(channel)


def _shown(channel: Channel) -> dict[str, str]:
    """Whoever has the address could write there in our name: only its host is shown."""
    host = channel.address if channel.kind in services.KINDS else urlsplit(channel.address).hostname
    return {"id": channel.id, "kind": channel.kind, "at": host or ""}
