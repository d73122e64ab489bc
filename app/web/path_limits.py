"""How often each path of the site may be asked for, by one guest and from one address."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from starlette.requests import HTTPConnection

from app.ground.refused import Refused
from app.web.limits import Limit
from app.web.services import Services
from app.web.visitors import address

HELD = 0.5  # seconds for which a refusal is held back: to refuse costs time too


class PathLimit(NamedTuple):
    by_guest: Limit
    by_address: Limit

    @classmethod
    def of(cls, name: str, guest: int, address: int) -> PathLimit:
        """So many times a minute; behind one address a whole school may sit."""
        return cls(Limit(f"{name} of a guest", guest, 60), Limit(f"{name} of an address", address, 60))


FILES = PathLimit.of("files", 3000, 12_000)  # a first visit asks for more than a hundred
PAGES = PathLimit.of("pages", 120, 600)
READS = PathLimit.of("reads", 300, 1500)
WRITES = PathLimit.of("writes", 240, 1200)
OPERATION = PathLimit.of("operation", 600, 600)
PATH_LIMITS = (FILES, PAGES, READS, WRITES, OPERATION)


def limit_of(method: str, path: str) -> PathLimit:
    if path.startswith(("/bundle/", "/static/", "/modules/", "/text/")):
        return FILES
    if path in ("/healthz", "/readyz", "/metrics"):
        return OPERATION
    if method not in ("GET", "HEAD"):
        return WRITES
    return READS if path.startswith("/api/") else PAGES


async def check_path(us: Services, request: HTTPConnection) -> None:
    """Refused if guest or address have asked too often; who doesn't stop asking waits for each answer."""
    try:
        _check(us, request)
    except Refused:
        await asyncio.sleep(HELD)
        raise


def _check(us: Services, request: HTTPConnection) -> None:
    limit, guest = limit_of(request.scope["method"], request.url.path), us.identities.claimed(request)
    where = (
        f"{address(request)}, by name" if guest else address(request)
    )  # the nameless only hinder each other
    if not us.limiter.allows(limit.by_address, where):
        raise Refused(429, "too-many")
    us.bans.check(guest, address(request))
    if guest and not us.limiter.allows(limit.by_guest, guest):
        raise Refused(429, "too-many")
