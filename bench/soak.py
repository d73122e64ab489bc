"""A long soak: people come and go at many tables, and what the server holds is written down every minute.

python -m bench.soak --minutes 60
"""

from __future__ import annotations

import asyncio
import json
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import httpx2
import typer
from rich.console import Console
from rich.table import Table

from bench.people import LOST
from tests.app.players import PATIENCE, Line, Player
from tests.app.server import Process

GAMES = ("columns", "hunt", "duel", "exam")
THINKS = 0.05  # seconds between two clicks of a table
CLICKS = 150  # of a game before its people leave
GONE = 75  # seconds until the last room has left the server's memory
SHOWN = 15  # kinds of objects that grew most
SOON = {"LOCAL_NOTICES": "on", "NOTICE_AFTER": "0.1"}

console = Console(width=110)


class Windowed(Process):
    """A server whose memory can be looked into."""

    @property
    def program(self) -> tuple[str, ...]:
        return ("-m", "bench.window", str(self.seen))

    @property
    def seen(self) -> Path:
        return self.log.with_name("window.json")

    async def look(self, how: signal.Signals = signal.SIGUSR1) -> dict[str, Any]:
        self.seen.unlink(missing_ok=True)
        self.send(how)
        async with asyncio.timeout(PATIENCE):
            while not self.seen.exists():  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.05)
        found: dict[str, Any] = json.loads(self.seen.read_text())
        return found

    @property
    def descriptors(self) -> int:
        return len(list(Path(f"/proc/{self.pid}/fd").iterdir()))


class Sample(NamedTuple):
    minute: float
    memory: int
    blocks: int
    descriptors: int
    tasks: int
    rooms: int
    sockets: int
    clicks: int
    stored: int
    bugs: int


class Found(NamedTuple):
    """What is left once all garbage is gone; bytes then, and once the allocator gave back what it could."""

    collected: int
    trimmed: int
    kinds: Counter[str]


class Soak:
    def __init__(self, house: Windowed, folder: Path, hook: str) -> None:
        self.house = house
        self.games = 0
        self.failures: Counter[str] = Counter()
        self._folder = folder
        self._hook = hook
        self._began = time.monotonic()

    async def table(self, number: int) -> None:
        """One game after the other, each with new people."""
        chooser = random.Random(number)
        while True:
            try:
                await self._game(chooser, GAMES[(number + self.games) % len(GAMES)])
                self.games += 1
            except LOST as error:
                self.failures[repr(error)[:80]] += 1
                await asyncio.sleep(1)

    async def _game(self, chooser: random.Random, game: str) -> None:
        host, friend = [await self.house.guest(name) for name in ("Mei", "Ao")]
        code = await host.room(game, public=chooser.random() < 0.5)
        await friend.post(f"rooms/{code}/seats")
        await friend.post("me/calls", {"kind": "webhook", "address": self._hook})
        await friend.post(f"rooms/{code}/ready", {"ready": True})
        await host.post(f"rooms/{code}/start")
        await Sitting(self.house, chooser, code, (host, friend)).play()

    async def sample(self) -> Sample:
        metrics = await self._metrics()
        seen = await self.house.look()
        files = (path for path in self._folder.iterdir() if path.name.startswith("shinobi.db"))
        return Sample(
            minute=(time.monotonic() - self._began) / 60,
            memory=seen["memory"],
            blocks=seen["blocks"],
            descriptors=self.house.descriptors,
            tasks=seen["tasks"],
            rooms=metrics["shinobi_rooms_open"],
            sockets=metrics["shinobi_sockets_open"],
            clicks=metrics["shinobi_actions_total"],
            stored=sum(path.stat().st_size for path in files),
            bugs=metrics["shinobi_bugs_total"],
        )

    async def search(self) -> Found:
        seen = await self.house.look(signal.SIGUSR2)
        return Found(seen["collected"], seen["trimmed"], Counter(seen["kinds"]))

    async def _metrics(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for line in (await self.house.http.get(f"{self.house.url}/metrics")).text.splitlines():
            name, _, value = line.partition("#")[0].rpartition(" ")
            if name:
                found[name.partition("{")[0]] += int(float(value))
        return found


class Sitting:
    """Two people at a table, who click, take back, chat, leave, come back, and let bots play on."""

    def __init__(
        self, house: Process, chooser: random.Random, code: str, players: tuple[Player, Player]
    ) -> None:
        self._house = house
        self._chooser = chooser
        self._code = code
        self._players = players
        self._lines: list[Line] = []

    async def play(self) -> None:
        self._lines = [await player.enter(self._code) for player in self._players]
        onlooker = await self._house.onlooker(self._code)
        try:
            for _ in range(CLICKS):
                await asyncio.sleep(THINKS)
                if "outcome" in self._lines[0].pub:
                    break
                await self._turn()
        finally:
            for line in (*self._lines, onlooker):
                await line.close()
                self._house.lines.remove(line)

    async def _turn(self) -> None:
        place = self._chooser.randrange(2)
        line = self._lines[place]
        match self._chooser.randrange(40):
            case 0:
                await line.ask("undo")
            case 1:
                await line.ask("chat", text="Well played!")
            case 2:
                await line.ask("hand", seat=line.seat, to="bot:genin")
                await asyncio.sleep(1)
                await line.ask("hand", seat=line.seat, to="")
            case 3:
                await self._come_again(place)
            case _:
                await self._click()

    async def _come_again(self, place: int) -> None:
        line = self._lines[place]
        await line.close()
        self._house.lines.remove(line)
        await asyncio.sleep(0.5)
        self._lines[place] = await self._players[place].enter(self._code)

    async def _click(self) -> None:
        asked = [line for line in self._lines if line.me.get("choices") and line.is_whole]
        if asked:
            await asked[0].choose(self._chooser)


async def soak(minutes: float, tables: int) -> tuple[list[Sample], Found, Found]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with sink() as hook, serving(folder) as house:
            running = Soak(house, folder, hook)
            first, samples = await running.search(), [await running.sample()]
            people = [asyncio.create_task(running.table(number)) for number in range(tables)]
            for _ in range(round(minutes)):
                await asyncio.sleep(60)
                samples.append(await running.sample())
                tell(samples[-1])
            for person in people:
                person.cancel()
            await asyncio.gather(*people, return_exceptions=True)
            await asyncio.sleep(GONE)
            samples.append(await running.sample())
            last = await running.search()
            console.print(f"{running.games} games, {dict(running.failures)} failed")
    return samples, first, last


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[Windowed]:
    async with httpx2.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
        house = Windowed(http, "", folder, **SOON)
        await house.start()
        try:
            yield house
        finally:
            await house.close()
            await house.end()


@asynccontextmanager
async def sink() -> AsyncIterator[str]:
    """Where notices end."""

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(take, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"


def tell(sample: Sample) -> None:
    console.print(
        f"{sample.minute:.0f} min: {sample.memory / 1e6:.0f} MB,"
        f" {sample.blocks} blocks, {sample.descriptors} descriptors, {sample.tasks} tasks,"
        f" {sample.rooms} rooms, {sample.sockets} sockets, {sample.clicks} entries, {sample.bugs} bugs"
    )


def report(samples: list[Sample]) -> Table:
    table = Table("minute", "MB", "blocks", "descriptors", "tasks", "rooms", "entries", "bytes each")
    for one in samples:
        each = one.stored / one.clicks if one.clicks else 0
        table.add_row(
            *(f"{one.minute:.0f}", f"{one.memory / 1e6:.0f}", f"{one.blocks:,}"),
            *(str(one.descriptors), str(one.tasks), str(one.rooms), f"{one.clicks:,}", f"{each:,.0f}"),
        )
    return table


def growth(first: Found, last: Found) -> Table:
    """What there is more of at the end, when nobody is there, than before anybody came."""
    table = Table("kind of object", "at first", "at the end")
    table.add_row("MB without garbage", f"{first.collected / 1e6:.0f}", f"{last.collected / 1e6:.0f}")
    table.add_row("MB given back", f"{first.trimmed / 1e6:.0f}", f"{last.trimmed / 1e6:.0f}")
    for kind, _ in (last.kinds - first.kinds).most_common(SHOWN):
        table.add_row(kind, f"{first.kinds[kind]:,}", f"{last.kinds[kind]:,}")
    return table


def main(
    minutes: Annotated[float, typer.Option(help="How long people come and go.")] = 60,
    tables: Annotated[int, typer.Option(help="Tables at which something is played all the time.")] = 30,
) -> None:
    samples, first, last = asyncio.run(soak(minutes, tables))
    console.print(report(samples), growth(first, last))


if __name__ == "__main__":
    typer.run(main)
