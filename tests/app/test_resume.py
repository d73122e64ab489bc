"""Resume: what was acknowledged is there after kill -9, and a server that is stopped says goodbye."""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from app.live.game import replay
from app.store import Database, log, rooms
from games import GAMES
from tests.app.players import PATIENCE, Line, eventually, fresh_id
from tests.app.server import Process, process
from tests.app.tables import beside_a_bot, table
from tests.sharing import THOROUGH

ROOMS = 4
KILLS = 2


class Clicker:
    """Clicks as fast as answers come, and keeps what was acknowledged and what was left unanswered."""

    def __init__(self, line: Line, seed: int) -> None:
        self.line = line
        self.acknowledged: list[str] = []
        self.pending: dict[str, Any] = {}
        self._chooser = random.Random(seed)

    async def run(self) -> None:
        try:
            while "outcome" not in self.line.pub:
                await self.click()
        except (ConnectionError, ConnectionClosed, TimeoutError):
            pass

    async def click(self) -> None:
        line = self.line
        if not line.me.get("choices"):
            await line.until(lambda: bool(line.me.get("choices")) or "outcome" in line.pub)
            return
        verb, nouns = self._chooser.choice(sorted(line.me["choices"].items()))
        noun = self._chooser.choice(sorted(nouns))
        self.pending = {"verb": verb, "noun": noun, "ask": line.me["ask"], "id": fresh_id()}
        answer = await line.click(**self.pending)
        if answer["t"] in ("mine", "ok"):
            self.acknowledged.append(f"{line.seat}:{self.pending['id']}")
        self.pending = {}


async def some_clicks(clickers: list[Clicker], more: int) -> None:
    """Wait until so many more were acknowledged, with others on their way."""
    goal = acknowledged(clickers) + more
    await eventually(lambda: acknowledged(clickers) >= goal)


def acknowledged(clickers: list[Clicker]) -> int:
    return sum(len(clicker.acknowledged) for clicker in clickers)


async def check_log(url: str, clickers: list[Clicker]) -> None:
    """Every acknowledged click is in the log, which has no gaps and replays."""
    async with Database.open(url) as database:
        for clicker in clickers:
            entries = await database.read(log.since, clicker.line.code, -1)
            assert [entry.number for entry in entries] == list(range(len(entries)))
            written = [entry.id for entry in entries]
            assert not set(clicker.acknowledged) - set(written)
            assert len(set(written)) == len(written)
        for code in {clicker.line.code for clicker in clickers}:
            await check_views(database, code, [one.line for one in clickers if one.line.code == code])


async def check_views(database: Database, code: str, lines: list[Line]) -> None:
    """What was told is at most one click behind the log, and never ahead of it."""
    room, seed = await database.read(rooms.get, code), await database.read(rooms.seed_of, code)
    assert room and seed
    entries = await database.read(log.since, code, -1)
    tables = [one for _, one in replay.tables(GAMES[room.game], room.options, 2, seed, entries)]
    for line in lines:
        assert line.pub in [one.public() for one in tables[-2:]]


async def come_back(house: Process, clicker: Clicker) -> None:
    """Reconnect as a browser does: with what was seen, and the unanswered click once more."""
    pending, old = clicker.pending, clicker.line
    clicker.line = await old.player.enter(old.code, old.seen)
    await clicker.line.until(lambda: clicker.line.feed or None)
    if pending:
        answer = await clicker.line.click(**pending)
        assert answer["t"] in ("mine", "ok") or answer["code"] == "stale", answer
        if answer["t"] != "error":
            clicker.acknowledged.append(f"{clicker.line.seat}:{pending['id']}")
    clicker.pending = {}


@THOROUGH
async def test_what_was_acknowledged_survives_kill_9_under_load(database_url: str, tmp_path: Path) -> None:
    chooser = random.Random(9)
    async with process(database_url, tmp_path) as house:
        lines = [line for _ in range(ROOMS) for line in await table(house)]
        clickers = [Clicker(line, seed) for seed, line in enumerate(lines)]
        for _ in range(KILLS):
            load = asyncio.gather(*(clicker.run() for clicker in clickers))
            await some_clicks(clickers, chooser.randint(15, 150))
            await house.end(signal.SIGKILL)
            await load
            await check_log(database_url, clickers)
            await house.start()
            await asyncio.gather(*(come_back(house, clicker) for clicker in clickers))
        for clicker in clickers:
            await clicker.line.quiet()
        for mei, ao in zip(clickers[::2], clickers[1::2], strict=True):
            assert mei.line.pub == ao.line.pub
        await house.end(signal.SIGKILL)
        await check_log(database_url, clickers)


async def test_a_server_that_is_stopped_says_goodbye_and_goes_on_where_it_was(
    database_url: str, tmp_path: Path
) -> None:
    async with process(database_url, tmp_path) as house:
        lines = await table(house)
        clickers = [Clicker(line, seed) for seed, line in enumerate(lines)]
        watcher = await house.onlooker(lines[0].code)
        load = asyncio.gather(*(clicker.run() for clicker in clickers))
        await some_clicks(clickers, 20)
        async with asyncio.timeout(PATIENCE):
            assert await house.end(signal.SIGTERM) == 0
        await load
        for line in (*lines, watcher):
            await line.closed()
            assert line.frames[-1]["t"] == "bye"
            assert line.socket.close_code == 1012
        await check_log(database_url, clickers)
        assert "Traceback" not in house.log.read_text()
        await house.start()
        await asyncio.gather(*(come_back(house, clicker) for clicker in clickers))
        await eventually(lambda: clickers[0].line.pub == clickers[1].line.pub)


async def test_a_stopped_server_leaves_no_process_behind(sqlite_url: str, tmp_path: Path) -> None:
    """The workers that think for bots die with the server, also if it is killed."""
    async with process(sqlite_url, tmp_path) as house:
        line = await beside_a_bot(house)
        async with asyncio.timeout(PATIENCE):
            while not (workers := house.children()):
                if line.me.get("choices"):
                    await line.choose(random.Random(1))
                await asyncio.sleep(0.02)
        await house.end(signal.SIGKILL)
        await eventually(lambda: not any(map(is_alive, workers)))


def is_alive(process: int) -> bool:
    return Path(f"/proc/{process}").exists()


@pytest.mark.parametrize("signals", [(signal.SIGTERM, signal.SIGTERM), (signal.SIGINT,)])
async def test_an_impatient_operator_gets_an_end_too(
    sqlite_url: str, tmp_path: Path, signals: tuple[signal.Signals, ...]
) -> None:
    async with process(sqlite_url, tmp_path) as house:
        await table(house)
        for one in signals[:-1]:
            house.send(one)
        async with asyncio.timeout(PATIENCE):
            await house.end(signals[-1])
