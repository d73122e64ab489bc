"""Two nodes under load, and one fault after the other: what was done to them, and what was found.

python -m bench.chaos --minutes 10
"""

from __future__ import annotations

import asyncio
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from app.live.game import keeper
from app.store import Database, log, rooms
from bench.people import Crowd, Person
from tests import services
from tests.app.gate import Gate
from tests.app.server import Process, process

RIGHT_WITHIN = 3.0  # seconds after a fault's end
LOOK_FOR = 30.0  # seconds, after which a table that isn't right is a finding
BETWEEN = 3.0  # seconds of quiet play
NOTHING = "nothing"

console = Console()


class World:
    """All that can break."""

    def __init__(self, nodes: list[Process], doors: list[Gate], redis: services.Redis, frozen: float) -> None:
        self.nodes = nodes
        self.doors = doors  # of the second node: to Redis, and to the database
        self.redis = redis
        self.frozen = frozen
        self.faults: dict[str, Callable[[], Awaitable[None]]] = {
            NOTHING: lambda: asyncio.sleep(0),
            "kill -9 a node": self.kill,
            "Redis stops": self.stop_redis,
            "a node stands still": self.freeze,
            "a node is cut from Redis": lambda: self.cut(0, 8.0),
            "a node is cut from Postgres": lambda: self.cut(1, 8.0),
        }

    async def kill(self) -> None:
        await self.nodes[1].end(signal.SIGKILL)
        await asyncio.sleep(2)
        await self.nodes[1].start()

    async def stop_redis(self) -> None:
        self.redis.stop()
        await asyncio.sleep(6)
        self.redis.start()

    async def freeze(self) -> None:
        self.nodes[1].send(signal.SIGSTOP)
        await asyncio.sleep(self.frozen)
        self.nodes[1].send(signal.SIGCONT)

    async def cut(self, door: int, seconds: float) -> None:
        self.doors[door].shut()
        await asyncio.sleep(seconds)
        await self.doors[door].open()


async def chaos(minutes: float, tables: int, frozen: float) -> int:
    chooser, found = random.Random(), 0
    async with world(frozen) as (broken, url), Database.open(url) as database:
        crowd = Crowd(broken.nodes)
        await crowd.gather(tables)
        until = time.monotonic() + 60 * minutes
        faults = [NOTHING]  # how long it takes to look, on this machine
        while time.monotonic() < until:
            faults = faults or chooser.sample(sorted(broken.faults), len(broken.faults))
            name = faults.pop()
            await asyncio.sleep(BETWEEN)
            await broken.faults[name]()
            took, wrong = await right_again(crowd, database)
            found += len(wrong) + (took > RIGHT_WITHIN and name != NOTHING)
            console.print(
                f"{name}: {len(crowd.people)} browsers right after {took:.1f} s; {wrong or 'none'} wrong"
            )
        await crowd.stop()
        found += await audit(crowd, database)
    console.print(f"{crowd.clicks} clicks, {crowd.returns} returns, refusals {dict(crowd.refusals)}")
    console.print(f"{found} findings")
    return found


async def right_again(crowd: Crowd, database: Database) -> tuple[float, list[str]]:
    """How long it takes until everybody sees what they should, and who doesn't at all."""
    began = time.monotonic()
    await crowd.pause()
    wrong = list(crowd.people)
    while wrong and time.monotonic() < began + LOOK_FOR:
        wrong = [person for person in wrong if not await sees_truth(person, database)]
        await asyncio.sleep(0.05)
    crowd.resume()
    return time.monotonic() - began, [f"{person.code}:{person.seat}" for person in wrong]


async def sees_truth(person: Person, database: Database) -> bool:
    """Whether the browser shows what its seat may see of the game in the log, and nothing else."""
    record = await database.read(rooms.get, person.code)
    line = person.line
    if record is None or line is None or line.is_closed or record.status == "frozen":
        return False
    table, parted = await keeper.read(database, record)
    return parted is None and (line.pub, line.me) == (table.public(), table.private(person.seat))


async def audit(crowd: Crowd, database: Database) -> int:
    """Every click that was acknowledged is in the log, once."""
    lost = doubled = 0
    for code, acked in crowd.acked.items():
        written = Counter(entry.id for entry in await database.read(log.since, code, 0))
        lost += sum(written[id] == 0 for id in acked)
        doubled += sum(count > 1 for count in written.values())
    total = sum(map(len, crowd.acked.values()))
    console.print(f"{total} acknowledged clicks in {len(crowd.acked)} games: {lost} lost, {doubled} doubled")
    return lost + doubled


@asynccontextmanager
async def world(frozen: float) -> AsyncIterator[tuple[World, str]]:
    with (
        tempfile.TemporaryDirectory() as name,
        services.postgres() as url,
        services.redis(Path(name)) as redis,
    ):
        doors = [Gate(redis.url), Gate(url)]
        for door in doors:
            await door.open()
        folders = [Path(name) / node for node in ("first", "second")]
        for folder in folders:
            folder.mkdir()
        async with (
            process(url, folders[0], REDIS_URL=redis.url) as first,
            process(doors[1].url, folders[1], REDIS_URL=doors[0].url) as second,
        ):
            yield World([first, second], doors, redis, frozen), url
        for door in doors:
            door.shut()


def main(
    minutes: Annotated[float, typer.Option(help="How long faults are made.")] = 10,
    tables: Annotated[int, typer.Option(help="Tables of two, one player at each node.")] = 6,
    frozen: Annotated[float, typer.Option(help="Seconds for which a node stands still.")] = 20,
) -> None:
    raise typer.Exit(min(1, asyncio.run(chaos(minutes, tables, frozen))))


if __name__ == "__main__":
    typer.run(main)
