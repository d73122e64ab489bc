"""Finds out the truth about finished games for those who ask: one at a time, behind all other work."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import AsyncGenerator
from multiprocessing.connection import Connection
from random import Random

import msgspec
import structlog

from app.ground.metrics import BUGS
from app.live.bots.workers import serve
from app.live.game import replay
from app.live.game.replay import Export
from app.live.nodes.nodes import Nodes
from app.store import Database, rooms, truths
from games import rules_for
from games.mind.past import past_of
from games.mind.truth import reckoned

EVERY = 2.0  # seconds between two looks for what is asked, and between two pieces of news
NICE = 19  # nobody waits for it

journal = structlog.get_logger()


class Truths:
    def __init__(self, database: Database, nodes: Nodes, seconds: float) -> None:
        self._database = database
        self._nodes = nodes
        self._seconds = seconds

    async def work(self) -> None:
        """What was asked for first, as long as there is something."""
        while self._seconds and self._nodes.is_first("truths"):
            asked = await self._database.read(truths.oldest)
            if asked is None:
                return
            await self._find_out(asked.room)

    async def _find_out(self, code: str) -> None:
        """A game that can't be judged is told once, and hinders no other."""
        record = await self._database.read(rooms.get, code)
        if record is None:
            await self._database.write(truths.put, code, b"", "failed")
            return
        await self._database.write(truths.put, code, b"", "growing")
        data, state = b"", "failed"
        export = await replay.exported(self._database, record)
        async for data in told(export, self._seconds):
            state = "done"
            await self._database.write(truths.put, code, data, "growing")
        if state == "failed":
            BUGS.inc()
            journal.error("truth-failed", room=code)
        await self._database.write(truths.put, code, data, state)


async def told(export: Export, seconds: float) -> AsyncGenerator[bytes, None]:
    """What the process tells, until it ends; it ends with whoever listens."""
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe(duplex=False)
    process = spawn.Process(target=reckon, args=(theirs, export, seconds), daemon=True)
    await asyncio.to_thread(process.start)
    theirs.close()
    try:
        while data := await asyncio.to_thread(_heard, ours):
            yield data
    finally:
        process.kill()
        await asyncio.to_thread(process.join)
        ours.close()


def _heard(pipe: Connection) -> bytes:
    """b"" when there is nothing more to come."""
    try:
        return pipe.recv_bytes()
    except EOFError:
        return b""


def reckon(pipe: Connection, export: Export, seconds: float) -> None:
    """In a process of its own."""
    serve(NICE)
    rules, seed = rules_for(export.game, export.version), bytes.fromhex(export.seed)
    assert rules
    past = past_of(rules, len(export.seats), export.options, seed, export.entries, export.origin)
    said, started = time.monotonic(), time.process_time()
    for found in reckoned(past, Random(seed), lambda: 1 - (time.process_time() - started) / seconds):
        if found.share == 100 or time.monotonic() - said >= EVERY:
            said = time.monotonic()
            pipe.send_bytes(msgspec.json.encode(found))
