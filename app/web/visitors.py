"""Who asks over HTTP, and how often they may."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from app.ground.refused import Refused
from app.store import Guest, guests
from app.web.identities import require_same_origin
from app.web.limits import Limit
from app.web.services import Services


def services(request: Request) -> Services:
    found: Services = request.app.state.services
    return found


async def visitor(request: Request) -> Guest | None:
    """Who asks; a page of another site may not ask in their name."""
    own = services(request)
    if request.method not in ("GET", "HEAD"):
        require_same_origin(request, own.settings.public_url)
    name = own.identities.guest(request)
    guest = await own.database.read(guests.get, name) if name else None
    if guest:
        own.visits.note_guest(guest.id)
    return guest


async def known_guest(request: Request) -> Guest:
    guest = await visitor(request)
    if guest is None:
        raise Refused(401, "no-guest")
    return guest


Us = Annotated[Services, Depends(services)]
Visitor = Annotated[Guest | None, Depends(visitor)]
Known = Annotated[Guest, Depends(known_guest)]


def limit(us: Services, limit: Limit, who: str) -> None:
    if not us.limiter.allows(limit, who):
        raise Refused(429, "too-many")


def address(request: Request) -> str:
    return request.client.host if request.client else ""
