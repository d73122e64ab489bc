"""A thread of one's own: one job after the other, each answered."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from threading import Event, current_thread

import pytest

from app.store.threads import Line


@pytest.fixture
def line() -> Iterator[Line]:
    made = Line("of a test")
    yield made
    made.close()


async def test_jobs_are_done_in_order_on_one_thread(line: Line) -> None:
    done: list[int] = []
    answers = await asyncio.gather(*(line.do(lambda one=one: done.append(one)) for one in range(100)))  # type: ignore[misc]
    assert done == list(range(100))
    assert answers == [None] * 100
    assert (await line.do(current_thread)).name == "of a test"


async def test_a_job_that_fails_fails_for_whom_it_was_done(line: Line) -> None:
    with pytest.raises(ZeroDivisionError):
        await line.do(lambda: 1 // 0)
    assert await line.do(lambda: 5) == 5


async def test_who_gives_up_takes_back_what_was_not_begun(line: Line) -> None:
    done, begun, gate = list[str](), Event(), Event()

    def wait() -> None:
        begun.set()
        gate.wait()
        done.append("first")

    first = asyncio.create_task(line.do(wait))
    await asyncio.to_thread(begun.wait)
    second = asyncio.create_task(line.do(lambda: done.append("second")))
    await asyncio.sleep(0)
    for task in (first, second):
        task.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    gate.set()
    assert await line.do(lambda: [*done, "third"]) == ["first", "third"]
