"""Tasks that live as long as the server: whatever ends one, it is counted, told, and goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from prometheus_client import REGISTRY

from app.ground import watch
from app.ground.watch import Watch
from app.live.line.jobs import Jobs
from tests.app.players import eventually
from tests.app.server import Inner

LIVING = {"rooms", "chores", "replays", "truths", "bans", "notices", "pulse"}


def bugs() -> float:
    return REGISTRY.get_sample_value("shinobi_bugs_total") or 0


def running(name: str) -> asyncio.Task[object] | None:
    return next((task for task in asyncio.all_tasks() if task.get_name() == name), None)


async def test_every_task_of_a_server_that_ends_is_told_and_begun_again(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "SOUND", 0.5)
    for name in LIVING:
        ended, before = running(name), bugs()
        assert ended, name
        ended.cancel()
        await eventually(lambda before=before: bugs() == before + 1)  # type: ignore[misc]
        answer = await house.http.get(f"{house.url}/readyz")
        assert (answer.status_code, f"{name} ended" in answer.text) == (503, True)
        await eventually(lambda name=name: running(name) is not None)  # type: ignore[misc]
    await eventually(lambda: house.services.watch.reason is None)
    assert (await house.http.get(f"{house.url}/readyz")).status_code == 200


def broken() -> None:
    raise RuntimeError("nobody expected this")


@pytest.mark.parametrize(("end", "why"), [(broken, "nobody expected this"), (lambda: None, "by itself")])
async def test_the_pause_before_a_task_is_begun_again_grows_and_is_bounded(
    end: Callable[[], None], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "FIRST", 0.02)
    monkeypatch.setattr(watch, "LONGEST", 0.08)
    times, before, now = list[float](), bugs(), asyncio.get_running_loop().time
    tasks = asyncio.all_tasks()

    async def work() -> None:
        times.append(now())
        end()

    watched = Watch()
    async with watched.keeping("one", work):
        await eventually(lambda: len(times) >= 6)
        assert watched.reason and why in watched.reason
    assert bugs() >= before + 5
    assert times[2] - times[0] >= 0.06
    assert times[5] - times[2] >= 0.24
    assert asyncio.all_tasks() == tasks  # nobody is left who could begin it again


@pytest.mark.parametrize("end", [RuntimeError, asyncio.CancelledError])
async def test_a_room_s_line_of_jobs_outlives_whatever_ends_one(end: type[BaseException]) -> None:
    jobs, done = Jobs(), list[str]()

    def untellable(error: Exception) -> None:
        raise error

    async def bad() -> None:
        raise end

    async def good() -> None:
        done.append("good")

    jobs.submit(bad, untellable)
    await eventually(lambda: not jobs.is_working)
    await jobs.do(good)
    assert done == ["good"]
