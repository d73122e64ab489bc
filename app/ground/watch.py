"""Tasks that live as long as the server: one that ends is a bug, which is counted, told and made good."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import structlog

from app.ground.metrics import BUGS

FIRST = 0.5  # seconds until a task that ended is begun again, and twice as long each time
LONGEST = 30.0
SOUND = 10.0  # seconds that it has to run until it is trusted again

Work = Callable[[], Coroutine[Any, Any, None]]

journal = structlog.get_logger()


class Watch:
    def __init__(self) -> None:
        self._ended: dict[str, str] = {}  # why, by the task's name

    @property
    def reason(self) -> str | None:
        """Which tasks ended and aren't trusted yet; None if all of them run."""
        return "; ".join(f"{name} ended: {why}" for name, why in self._ended.items()) or None

    @asynccontextmanager
    async def keeping(self, name: str, work: Work) -> AsyncIterator[None]:
        """The work goes on, whatever ends it, until the block is left."""
        keeper = asyncio.create_task(self._keep(name, work))
        try:
            yield
        finally:
            await _stop(keeper)

    async def _keep(self, name: str, work: Work) -> None:
        pause = FIRST
        while True:
            if await self._run(name, work):
                pause = FIRST
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)

    async def _run(self, name: str, work: Work) -> bool:
        """Until it ends; whether it was sound for a while."""
        task = asyncio.create_task(work(), name=name)
        try:
            ended, _ = await asyncio.wait([task], timeout=SOUND)
            if not ended:
                self._ended.pop(name, None)
                await asyncio.wait([task])
        finally:
            await _stop(task)
        self._note(name, task)
        return not ended

    def _note(self, name: str, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        self._ended[name] = repr(error) if error else "by itself"
        BUGS.inc()
        journal.error("task-ended", task=name, exc_info=error)


async def _stop(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait([task])
