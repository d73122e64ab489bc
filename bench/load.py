"""The load generator: plays rooms against one running server and prints what it measured as JSON."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter, deque
from statistics import quantiles
from typing import Any

import msgspec
import psutil
import uvloop

from bench.dialects import DIALECTS
from bench.rooms import Opener, Room


class Task(msgspec.Struct):
    """What to do with the server on this port."""

    dialect: str
    port: int
    pid: int
    rooms: int = 50
    spares: int = 100
    onlookers: int = 8
    seconds: float = 5
    rates: tuple[int, ...] = (50, 100)
    idle: int = 0


async def measured(task: Task) -> dict[str, Any]:
    opened = DIALECTS[task.dialect](task.port)
    if task.idle:
        return {"room_kb": await idle_memory(task, opened)}
    rooms = [await opened(task.onlookers) for _ in range(task.rooms + task.spares)]
    paced = {str(rate): await latencies(rooms[: task.rooms], rate, task.seconds) for rate in task.rates}
    cpu = cpu_seconds(task.pid)
    clicks, seconds = await Flood(rooms, task.rooms).run(task.seconds)
    return {
        "actions_per_second": clicks / seconds,
        "cpu_per_1000": (cpu_seconds(task.pid) - cpu) * 1000 / clicks,
        "clicks": clicks,
        "latency_ms": paced,
        "update_bytes": median(sum((room.sizes for room in rooms), Counter())),
    }


class Flood:
    """A closed loop: each lane clicks as soon as its last click has reached everyone."""

    def __init__(self, rooms: list[Room], lanes: int) -> None:
        self.lanes = rooms[:lanes]
        self.spares = deque(rooms[lanes:])
        self.clicks = 0
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def run(self, seconds: float) -> tuple[int, float]:
        began = time.perf_counter()
        for room in self.lanes:
            self.play(room)
        asyncio.get_running_loop().call_later(seconds, self.stop)
        await self.done
        return self.clicks, time.perf_counter() - began

    def play(self, room: Room) -> None:
        """Click, or go on in a fresh room where the game is over; with none left it was long enough."""
        room.settled = self.settled
        if room.click():
            return
        if self.spares:
            self.play(self.spares.popleft())
        else:
            self.stop()

    def settled(self, room: Room) -> None:
        if not self.done.done():
            self.clicks += 1
            self.play(room)

    def stop(self) -> None:
        if not self.done.done():
            self.done.set_result(None)


async def latencies(rooms: list[Room], rate: int, seconds: float) -> dict[str, float]:
    """An open loop: so many clicks a second, room by room, whatever became of those before."""
    seen: list[float] = []
    for room in rooms:
        room.settled = lambda room: seen.append(room.latency * 1000)
    due = time.perf_counter()
    for turn in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += 1 / rate
        room = rooms[turn % len(rooms)]
        if room.is_idle:
            room.click()
    await asyncio.sleep(1)
    cuts = quantiles(seen, n=100)
    return {"p50": cuts[49], "p99": cuts[98], "most": max(seen), "clicks": len(seen)}


async def idle_memory(task: Task, opened: Opener) -> float:
    """Memory the server took for each room with four players, after a few that paid for warming up."""
    for _ in range(task.idle // 10):
        await opened(0)
    before = memory(task.pid)
    for _ in range(task.idle):
        await opened(0)
    await asyncio.sleep(1)
    return (memory(task.pid) - before) / task.idle / 1000


def memory(pid: int) -> int:
    server = psutil.Process(pid)
    return sum(int(one.memory_info().rss) for one in (server, *server.children(recursive=True)))


def cpu_seconds(pid: int) -> float:
    times = psutil.Process(pid).cpu_times()
    return float(times.user + times.system)


def median(sizes: Counter[int]) -> int:
    """The middle one of all updates."""
    left = sizes.total() / 2
    for size in sorted(sizes):
        left -= sizes[size]
        if left <= 0:
            return size
    return 0


if __name__ == "__main__":
    print(json.dumps(uvloop.run(measured(msgspec.json.decode(sys.argv[1], type=Task)))))
