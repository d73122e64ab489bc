"""Who thinks next: as many at once as there are workers, and hints before bots."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    def __init__(self, workers: int) -> None:
        self._free = workers
        self._hints: deque[asyncio.Future[None]] = deque()
        self._bots: deque[asyncio.Future[None]] = deque()

    @property
    def waiting(self) -> int:
        """How many bots wait for their turn."""
        return len(self._bots)

    @asynccontextmanager
    async def turn(self, is_hint: bool = False) -> AsyncIterator[None]:
        await self._take(self._hints if is_hint else self._bots)
        try:
            yield
        finally:
            self._give()

    async def _take(self, queue: deque[asyncio.Future[None]]) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn in queue:
                queue.remove(turn)
            else:
                self._give()
            raise

    def _give(self) -> None:
        if queue := self._hints or self._bots:
            queue.popleft().set_result(None)
        else:
            self._free += 1
