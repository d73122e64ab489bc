"""Makes the replay of every game that is over and has none yet, off the line of its room."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

import structlog

from app.ground.metrics import BUGS
from app.live.game import replay
from app.live.game.replay import Shown
from app.store import Database, Record, StoredReplay, replays, rooms
from games import majors, rules_for

journal = structlog.get_logger()


class Recorder:
    """One game after the other: a long one takes seconds, in which all others are slower."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._turn = asyncio.Lock()
        self._failed: set[str] = set()

    async def shown(self, record: Record) -> Shown | None:
        """The game as it was shown, made now if it is missing; None where that can't be done."""
        async with self._turn:
            kept = await self._database.read(replays.get, record.code)
            if kept is None and rules_for(record.game, record.version):
                kept = await self._record(record)
        return replay.unpacked(kept) if kept else None

    async def make_missing(self, is_ours: Callable[[str], bool] = lambda code: True) -> int:
        """Record the finished games that lack a replay and are this node's to record; how many were made."""
        codes = await self._database.read(replays.missing, majors())
        made = [await self.make(code) for code in codes if code not in self._failed and is_ours(code)]
        return sum(made)

    async def make(self, code: str) -> bool:
        """A game that can't be recorded is told once, and hinders no other."""
        record = await self._database.read(rooms.get, code)
        if record is None:
            return False
        try:
            async with self._turn:
                await self._record(record)
        except Exception as error:
            self._failed.add(code)
            BUGS.inc()
            journal.error("replay-failed", room=code, exc_info=error)
            return False
        return True

    async def _record(self, record: Record) -> StoredReplay:
        export = await replay.exported(self._database, record)
        kept = await asyncio.to_thread(replay.packed, export)
        await self._database.write(replays.put, kept)
        return kept


async def record_all(database: Database, codes: Iterable[str] = ()) -> int:
    """Everything that is missing, and these games besides; how many were made."""
    recorder, made = Recorder(database), 0
    while found := await recorder.make_missing():
        made += found
    return made + sum([await recorder.make(code) for code in codes])
