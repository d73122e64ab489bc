"""Who asks over HTTP, and how often they may."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

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
    guest = await recognised(own, request)
    if guest:
        own.visits.note_guest(guest.id)
    return guest


async def recognised(us: Services, connection: HTTPConnection) -> Guest | None:
    """The guest of a token that still holds; none if nobody is claimed, or nobody is known by that id."""
    claim = us.identities.claim(connection)
    guest = await us.database.read(guests.get, claim.guest) if claim else None
    if claim and guest and guest.version != claim.version:
        raise Refused(401, "bad-token")
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


def address(connection: HTTPConnection) -> str:
    """Where somebody asks from, as far as one person has it: of IPv6 the network, of which all is theirs."""
    return network(connection.client.host) if connection.client else ""


@lru_cache(maxsize=4096)
def network(host: str) -> str:
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, IPv6Address) and found.ipv4_mapped:
        return str(found.ipv4_mapped)
    if isinstance(found, IPv6Address):
        return str(IPv6Address(int(found) >> 64 << 64)) + "/64"
    return str(found)
