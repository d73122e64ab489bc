"""Servers beside each other: each in turn has a short slice of the same work, and its CPU is counted."""

from __future__ import annotations

import asyncio
import os
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import NamedTuple

import psutil

from bench.contestants import GENERATOR_CORE
from bench.rooms import Room

PATIENCE = 30  # seconds for all clients to hear of the last clicks

Work = Callable[["Side"], Awaitable["Slice"]]


class Slice(NamedTuple):
    clicks: int
    cpu: float  # seconds of all its processes
    seconds: float
    latencies: list[float]  # milliseconds
    database: float  # CPU seconds of the Postgres that stores for them

    @property
    def whole(self) -> Slice:
        """With its database's CPU: what a host pays."""
        return self._replace(cpu=self.cpu + self.database)


class Side:
    """One of those that are compared: its processes, and rooms that are played on in every slice."""

    def __init__(self, pids: Iterable[int], rooms: Iterable[Room], database: int = 0) -> None:
        self.pids = tuple(pids)
        self.database = database  # the process of a Postgres, which has children
        self._rooms = deque(rooms)
        self._busy: set[Room] = set()
        self._latencies: list[float] = []
        self._settled = asyncio.Event()
        self._to_come = 0  # clicks of a flood
        for room in self._rooms:
            room.settled = self._note

    async def paced(self, rate: float, seconds: float) -> Slice:
        """An open loop: so many clicks a second, one room after the other."""
        return await self._measured(self._pace(rate, seconds))

    async def flooded(self, lanes: int, clicks: int) -> Slice:
        """A closed loop: in so many rooms a click follows as soon as all have heard the last."""
        return await self._measured(self._flood(lanes, clicks))

    async def _measured(self, work: Awaitable[None]) -> Slice:
        self._latencies = []
        began, before, stored = time.perf_counter(), spent(self.pids), self._stored()
        await work
        await self._quiet()
        cpu, seconds = spent(self.pids) - before, time.perf_counter() - began
        return Slice(len(self._latencies), cpu, seconds, self._latencies, since(stored, self._stored()))

    def _stored(self) -> dict[int, float]:
        """CPU seconds of each process of the database."""
        family = psutil.Process(self.database).children(recursive=True) if self.database else []
        found = {}
        for one in family:
            with suppress(FileNotFoundError, ProcessLookupError):  # a worker that has ended meanwhile
                found[one.pid] = spent([one.pid])
        return found

    async def _pace(self, rate: float, seconds: float) -> None:
        due = time.perf_counter()
        for _ in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += 1 / rate
            self._click()

    async def _flood(self, lanes: int, clicks: int) -> None:
        self._to_come = clicks - lanes
        for _ in range(lanes):
            self._click()

    def _click(self) -> None:
        """In the next room that waits for one; a game that is over is left."""
        for _ in range(len(self._rooms)):
            room = self._rooms.popleft()
            if room in self._busy:
                self._rooms.append(room)
            elif room.click():
                self._rooms.append(room)
                self._busy.add(room)
                return
        if not self._rooms:
            raise RuntimeError("all games are over: more rooms are needed")

    def _note(self, room: Room) -> None:
        self._latencies.append(room.latency * 1000)
        self._busy.discard(room)
        if self._to_come:
            self._to_come -= 1
            self._click()
        elif not self._busy:
            self._settled.set()

    async def _quiet(self) -> None:
        self._settled.clear()
        if self._busy:
            async with asyncio.timeout(PATIENCE):
                await self._settled.wait()


async def in_turn(sides: dict[str, Side], rounds: int, work: Work) -> dict[str, list[Slice]]:
    """The slices of all sides; who begins changes with every round, and the first round only warms up."""
    found: dict[str, list[Slice]] = {name: [] for name in sides}
    names = deque(sides)
    with apart():
        for number in range(rounds + 1):
            for name in names:
                one = await work(sides[name])
                if number:
                    found[name].append(one)
            names.rotate(1)
    return found


@contextmanager
def apart() -> Iterator[None]:
    """The generator on a core of its own, if there is one; what it has started stays where it was."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores & {int(GENERATOR_CORE)} or cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def per_1000(slices: list[Slice]) -> float:
    """CPU seconds for 1,000 clicks: the middle one of the rounds."""
    return median(1000 * one.cpu / one.clicks for one in slices)


def ratio(slices: list[Slice], base: list[Slice]) -> float:
    """How many times the CPU of the base a click costs: the middle one of the rounds."""
    pairs = zip(slices, base, strict=True)
    return median(one.cpu / one.clicks / (other.cpu / other.clicks) for one, other in pairs)


def spent(pids: Iterable[int]) -> float:
    """CPU seconds of these processes, by the scheduler's own count: /proc/PID/stat knows hundredths only."""
    tasks = (task for pid in pids for task in Path(f"/proc/{pid}/task").iterdir())
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


def since(before: dict[int, float], after: dict[int, float]) -> float:
    """What those have spent who were there at both moments: a database's processes come and go."""
    return sum(after[pid] - before[pid] for pid in before.keys() & after.keys())
