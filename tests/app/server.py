"""A real server for tests: in the test's own loop, or as a process to kill."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import structlog
import uvicorn.server
from fastapi import FastAPI

from app.ground.config import ROOT, Settings
from app.live.game import keeper
from app.live.game.table import Table
from app.store import Database, migrate, rooms
from app.web.server import server as server_of
from app.web.services import Services
from tests.app.players import PATIENCE, House, client
from tests.services import free_port

KEY = "the key of the tests"

structlog.configure(processors=[structlog.processors.format_exc_info, structlog.processors.JSONRenderer()])


class Hasty:
    """What uvicorn has for asyncio in tests: it looks ten times as often whether it is to end, and has."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 10)


vars(uvicorn.server)["asyncio"] = Hasty()


class Inner(House):
    """A server in the test's own event loop, whose parts a test may look at."""

    def __init__(self, port: int, http: httpx2.AsyncClient, services: Services) -> None:
        super().__init__(port, http)
        self.services = services

    async def table(self, code: str) -> Table:
        """The room's game, with all its secrets."""
        found = (await self.services.rooms.open(code)).room.table
        assert found
        return found

    def forget_rooms(self) -> None:
        """As if nobody had looked for a while: who looks next opens a room from its log."""
        for play in self.services.rooms.live():
            self.services.rooms.forget(play.room.code)


@asynccontextmanager
async def serving(url: str, **settings: Any) -> AsyncIterator[Inner]:
    """A server on this database, in the running loop."""
    port = free_port()
    await asyncio.to_thread(migrate, url)
    own: dict[str, Any] = {"database_url": url, "secret_key": KEY, "limits": False, "port": port} | settings
    server = server_of(Settings(**own))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    assert isinstance(server.config.app, FastAPI)
    async with client() as http:
        house = Inner(port, http, server.config.app.state.services)
        try:
            yield house
        finally:
            await house.close()
            server.should_exit = True
            await task


class Process(House):
    """A server process of its own, to be stopped and killed."""

    def __init__(self, http: httpx2.AsyncClient, url: str, data: Path, **environment: str) -> None:
        super().__init__(free_port(), http)
        self.log = data / "log"
        self._data = data
        self.root = ROOT  # the code that it runs
        self._environment = {
            **os.environ,
            "DATABASE_URL": url,
            "SECRET_KEY": KEY,
            "LIMITS": "off",
        } | environment
        self._process: asyncio.subprocess.Process | None = None

    @property
    def program(self) -> tuple[str, ...]:
        return ("-m", "app")

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    async def start(self) -> None:
        command = (*self.program, "serve", "--port", str(self.port), "--data", str(self._data))
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *command, cwd=self.root, env=self._environment, stdout=log, stderr=log
            )
        async with asyncio.timeout(3 * PATIENCE):
            while not await self._is_up():
                assert self._process.returncode is None, self.log.read_text()
                await asyncio.sleep(0.05)

    async def table(self, code: str) -> Table:
        """The room's game, with all its secrets, as it stands in the log."""
        url = self._environment["DATABASE_URL"] or f"sqlite:///{self._data}/shinobi.db"
        async with Database.open(url) as database:
            record = await database.read(rooms.get, code)
            assert record
            return (await keeper.read(database, record))[0]

    async def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """Send the signal, and wait; the exit code."""
        assert self._process
        if self._process.returncode is None:
            self.send(how)
        return await self._process.wait()

    def send(self, how: signal.Signals) -> None:
        assert self._process
        self._process.send_signal(how)

    def children(self) -> list[int]:
        tasks = Path(f"/proc/{self.pid}/task")
        found = [int(child) for path in tasks.glob("*/children") for child in path.read_text().split()]
        return [
            child for child in found if b"resource_tracker" not in Path(f"/proc/{child}/cmdline").read_bytes()
        ]

    async def _is_up(self) -> bool:
        try:
            return (await self.http.get(f"{self.url}/readyz")).status_code == 200
        except httpx2.TransportError:
            return False


@asynccontextmanager
async def process(url: str, data: Path, **environment: str) -> AsyncIterator[Process]:
    async with client() as http:
        house = Process(http, url, data, **environment)
        await house.start()
        try:
            yield house
        finally:
            await house.close()
            await house.end()
