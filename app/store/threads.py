"""A thread of one's own: jobs are done one after the other, and the loop is woken once for each.

Of our own, because a pool of one thread took twice the CPU for every hand-over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


class Line:
    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[], T], within: float = 0.0) -> T:
        """TimeoutError after so many seconds; who gives up waiting takes back a job that wasn't begun."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(job, loop, answer))
        if not within:
            return await answer
        late = loop.call_later(within, _give_up, answer)
        try:
            return await answer
        finally:
            late.cancel()

    def close(self) -> None:
        """Once all that waits is done."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while one := self._jobs.get():
            one.run()


def _give_up(answer: asyncio.Future[Any]) -> None:
    if not answer.done():
        answer.set_exception(TimeoutError())


class _Job:
    __slots__ = ("answer", "job", "loop")

    def __init__(
        self, job: Callable[[], Any], loop: asyncio.AbstractEventLoop, answer: asyncio.Future[Any]
    ) -> None:
        self.job = job
        self.loop = loop
        self.answer = answer

    def run(self) -> None:
        if self.answer.done():
            return
        try:
            told = self.answer.set_result, self.job()
        except BaseException as error:
            told = self.answer.set_exception, error
        self.loop.call_soon_threadsafe(self._tell, *told)

    def _tell(self, tell: Callable[[Any], None], what: Any) -> None:
        if not self.answer.done():
            tell(what)
