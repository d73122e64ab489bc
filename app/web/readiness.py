"""Whether the server can be used: asked of the database once a second at most, however many ask."""

from __future__ import annotations

import asyncio
import time

import structlog

from app.store import Database

FOR = 1.0  # seconds for which an answer holds

journal = structlog.get_logger()


class Readiness:
    def __init__(self) -> None:
        self._reason: str | None = None
        self._until = 0.0
        self._turn = asyncio.Lock()

    async def reason(self, database: Database) -> str | None:
        """Why it can't be used; None if it can."""
        async with self._turn:
            if time.monotonic() >= self._until:
                self._reason = await database.ready(writing=True)
                self._until = time.monotonic() + FOR
                if self._reason:
                    journal.warning("not-ready", reason=self._reason)
        return self._reason
