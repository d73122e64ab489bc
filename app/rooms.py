"""The rooms held in memory: opened when somebody looks, closed when nobody has for a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import structlog

from app import keeper
from app.bots import Bots
from app.frames import Bye, framed
from app.metrics import BUGS, ROOMS
from app.play import Play
from app.refused import Refused
from app.room import Room
from app.store import Database, Deadline, Unreachable, deadlines, log, rooms
from app.store import Room as Record
from games import GAMES, rules_for

IDLE = 60.0  # seconds an empty room stays in memory

logger = structlog.get_logger()


class Rooms:
    def __init__(self, database: Database, bots: Bots) -> None:
        self.database = database
        self._bots = bots
        self._plays: dict[str, asyncio.Task[Play]] = {}
        self._left: dict[str, float] = {}

    async def open(self, code: str) -> Play:
        """The room with all that can be done in it; Refused if there is none of this code."""
        task = self._plays.get(code)
        if task is None:
            task = self._plays[code] = asyncio.create_task(self._load(code))
        try:
            return await asyncio.shield(task)
        except Exception:
            if self._plays.get(code) is task:
                del self._plays[code]
            raise

    def live(self) -> list[Room]:
        return [play.room for play in self._loaded()]

    def watchers(self, code: str) -> int:
        task = self._plays.get(code)
        if task is None or not _is_loaded(task):
            return 0
        return sum(outlet.seat is None for outlet in task.result().room.outlets)

    async def renamed(self, guest: str, name: str) -> None:
        """A guest has a new name: every table they sit at learns it."""
        for room in self.live():
            if any(one.guest == guest for one in room.record.sitters) or room.is_here(guest):
                for outlet in room.outlets:
                    outlet.name = name if outlet.guest == guest else outlet.name
                await self.refresh(room.code)

    async def refresh(self, code: str) -> Play:
        """Read the lobby anew, and tell everyone in the room."""
        play = await self.open(code)
        await play.room.do(play.refresh)
        return play

    def say_goodbye(self) -> None:
        """The server is stopping: browsers are told, and come back by themselves."""
        for room in self.live():
            room.tell_all(framed(Bye()))

    async def record(self, code: str) -> Record:
        """The room as it is stored; Refused if there is none of this code."""
        found = await self.database.read(rooms.get, code) if code.isascii() and code.isalnum() else None
        if found is None or found.game not in GAMES:
            raise Refused(404, "no-room")
        return found

    async def _load(self, code: str) -> Play:
        record = await self.record(code)
        if not rules_for(record.game, record.version):
            raise Refused(409, "other-version")
        table, feeds = await keeper.opened(self.database, record)
        play = Play(Room(record, table, feeds), self.database, self._bots)
        await play.resume()
        return play

    async def tick(self) -> None:
        """Once a second: clocks that ran out, what other nodes wrote, rooms nobody looks at any more."""
        played = {game: _major(rules.VERSION) for game, rules in GAMES.items()}
        for deadline in await self.database.read(deadlines.due, played):
            await self._run_out(deadline)
        await self._look_around()
        self._make_up()
        self._close_idle()
        ROOMS.set(len(self._plays))

    async def _run_out(self, deadline: Deadline) -> None:
        """A room that can't be opened stops no other clock."""
        try:
            (await self.open(deadline.room)).submit_run_out(deadline.seat, deadline.key)
        except Exception:
            BUGS.inc()
            logger.exception("clock-failed", room=deadline.room)

    async def _look_around(self) -> None:
        codes = [room.code for room in self.live() if room.outlets]
        for code, number in (await self.database.read(log.last_numbers, codes)).items():
            play = await self.open(code)
            if play.room.number < number:
                play.submit_catch_up(number)

    def _make_up(self) -> None:
        """What the last entry of a room called for and a database that was away prevented."""
        for play in self._loaded():
            if not play.is_settled and not play.room.is_working:
                play.room.submit(play.resume)

    def _loaded(self) -> list[Play]:
        return [task.result() for task in self._plays.values() if _is_loaded(task)]

    def _close_idle(self) -> None:
        now = time.monotonic()
        idle = {room.code for room in self.live() if room.is_idle}
        self._left = {code: self._left.get(code, now) for code in idle}
        for code, since in self._left.items():
            if now - since > IDLE:
                del self._plays[code]


@asynccontextmanager
async def rooms_of(database: Database, bots: Bots) -> AsyncIterator[Rooms]:
    found = Rooms(database, bots)
    ticker = asyncio.create_task(_tick(found))
    try:
        yield found
    finally:
        ticker.cancel()
        with suppress(asyncio.CancelledError):
            await ticker


async def _tick(found: Rooms) -> None:
    is_away = False
    while True:
        await asyncio.sleep(1)
        try:
            await found.tick()
            if is_away:
                logger.info("database-back")
            is_away = False
        except Unreachable as away:
            if not is_away:
                logger.warning("database-away", reason=str(away))
            is_away = True
        except Exception:
            BUGS.inc()
            logger.exception("tick-failed")


def _major(version: str) -> str:
    return version.partition(".")[0]


def _is_loaded(task: asyncio.Task[Play]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
