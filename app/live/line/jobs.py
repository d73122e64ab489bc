"""One line of jobs: what changes a room runs one after the other, whoever asked for it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

Job = Callable[[], Awaitable[None]]
Failed = Callable[[Exception], None]


class Jobs:
    def __init__(self) -> None:
        self._waiting: deque[tuple[Job, Failed]] = deque()
        self._worker: asyncio.Task[None] | None = None

    @property
    def is_working(self) -> bool:
        return self._worker is not None

    def submit(self, job: Job, failed: Failed) -> None:
        """Run the job after those already waiting; a socket that goes away does not stop it."""
        self._waiting.append((job, failed))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())

    async def do(self, job: Job) -> None:
        """Run the job in line, and wait for it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def reported() -> None:
            await job()
            if not done.done():
                done.set_result(None)

        def failed(error: Exception) -> None:
            if not done.done():
                done.set_exception(error)

        self.submit(reported, failed)
        await done

    async def _work(self) -> None:
        """Whatever ends it, the next that is submitted begins it again."""
        try:
            while self._waiting:
                job, failed = self._waiting.popleft()
                try:
                    await job()
                except Exception as error:
                    failed(error)
        finally:
            self._worker = None
