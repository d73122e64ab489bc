"""Says once that a proxy isn't trusted: everybody behind it would count as one visitor."""

from __future__ import annotations

import structlog
from starlette.requests import HTTPConnection

journal = structlog.get_logger()


class Forwarding:
    def __init__(self) -> None:
        self._is_told = False

    def check(self, connection: HTTPConnection) -> None:
        if not self._is_told and _is_untrusted(connection):
            self._is_told = True
            journal.warning("proxy-not-trusted", setting="FORWARDED_ALLOW_IPS", asked_by=_asker(connection))


def _is_untrusted(connection: HTTPConnection) -> bool:
    """Of a trusted one, uvicorn has put the visitor that it names in its own place."""
    named = connection.headers.get("x-forwarded-for", "")
    return bool(named) and _asker(connection) not in [one.strip() for one in named.split(",")]


def _asker(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""
