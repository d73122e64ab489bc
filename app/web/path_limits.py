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


class Gate(NamedTuple):
    by_guest: Limit
    by_address: Limit

    @classmethod
    def of(cls, name: str, guest: int, address: int) -> Gate:
        """So many times a minute; behind one address a whole school may sit."""
        return cls(Limit(f"{name} of a guest", guest, 60), Limit(f"{name} of an address", address, 60))


FILES = Gate.of("files", 3000, 12_000)  # a first visit asks for more than a hundred
PAGES = Gate.of("pages", 120, 600)
READS = Gate.of("reads", 300, 1500)
WRITES = Gate.of("writes", 240, 1200)
OPERATION = Gate.of("operation", 600, 600)
GATES = (FILES, PAGES, READS, WRITES, OPERATION)


def gate_of(method: str, path: str) -> Gate:
    if path.startswith(("/bundle/", "/static/", "/modules/", "/text/")):
        return FILES
    if path in ("/healthz", "/readyz", "/metrics"):
        return OPERATION
    if method not in ("GET", "HEAD"):
        return WRITES
    return READS if path.startswith("/api/") else PAGES


async def pass_gate(us: Services, request: HTTPConnection) -> None:
    """Refused if guest or address have asked too often; who doesn't stop asking waits for each answer."""
    try:
        _check(us, request)
    except Refused:
        await asyncio.sleep(HELD)
        raise


def _check(us: Services, request: HTTPConnection) -> None:
    gate = gate_of(request.scope["method"], request.url.path)
    if not us.limiter.allows(gate.by_address, address(request)):
        raise Refused(429, "too-many")
    guest = us.identities.claimed(request)
    us.house.check(guest, address(request))
    if guest and not us.limiter.allows(gate.by_guest, guest):
        raise Refused(429, "too-many")
