"""Group commit: one writer gathers the entries that are waiting and stores them as one batch."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import msgspec

from app.store.errors import Unreachable
from app.store.records import Row, Snapshot, Wait

BATCH = 1000

Mark = tuple[str, int, str, str]  # room, number, id, hash: two rows of the same mark are the same click


class Append(NamedTuple):
    mark: Mark
    row: Row
    snapshot: Snapshot | None
    wait: Wait | None = None


Insert = Callable[[Sequence[Append]], Awaitable[set[Mark]]]  # the marks that stand afterwards


def seats_of(append: Append) -> str:
    """Whom the game waits for after it, as it is stored."""
    return msgspec.json.encode(append.wait.seats if append.wait else {}).decode()


class Appends:
    def __init__(self, insert: Insert) -> None:
        self._insert = insert
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._writer: asyncio.Task[None] | None = None

    def append(self, row: Row, snapshot: Snapshot | None, wait: Wait | None) -> asyncio.Future[bool]:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        mark = (row.room, row.number, row.id, row.hash)
        self._waiting.append((Append(mark, row, snapshot, wait), answer))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        return answer

    async def drained(self) -> None:
        if self._writer:
            await self._writer

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            if len(batch) > 1:  # unsorted batches of two nodes can wait for each other in a ring
                batch.sort(key=lambda waiting: waiting[0].mark)
            await self._settle(batch)

    async def _settle(self, batch: Sequence[tuple[Append, asyncio.Future[bool]]]) -> None:
        try:
            standing = await self._insert([append for append, _ in batch])
        except Exception as error:
            await self._settle_apart(batch, error)
            return
        for append, answer in batch:
            if not answer.done():
                answer.set_result(append.mark in standing)

    async def _settle_apart(
        self, batch: Sequence[tuple[Append, asyncio.Future[bool]]], error: Exception
    ) -> None:
        """A row the database can't take fails alone, and not the others of its batch."""
        if len(batch) > 1 and not isinstance(error, Unreachable):
            for one in batch:
                await self._settle([one])
            return
        for _, answer in batch:
            if not answer.done():
                answer.set_exception(error)
