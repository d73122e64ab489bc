"""PostgreSQL: SQLAlchemy for everything but the append of entries; there the driver, in batches."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg
import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from app.store.appends import Append, Mark
from app.store.errors import Unreachable
from app.store.records import Row

T = TypeVar("T")

PATIENCE = 30  # seconds in which a batch is sent again after the connection was lost
PAUSE = 0.1
COMMAND_WITHIN = 10  # seconds
# The server stops on its own what nobody waits for any longer.
LIMITS = {
    "statement_timeout": f"{COMMAND_WITHIN}s",
    "idle_in_transaction_session_timeout": f"{3 * COMMAND_WITHIN}s",
}
LOST = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.InternalClientError,  # what asyncpg makes of a farewell that came while the connection was idle
)

_NOW = "extract(epoch FROM statement_timestamp())"
# All rows are one text, which is made in a sixth less time than an array for each column.
_ADD_ENTRIES = f"""
    INSERT INTO entries ({", ".join(Row.__struct_fields__)})
    SELECT room, number, kind, seat, verb, noun, id, at, decode(events, 'base64'), hash
    FROM json_to_recordset($1::json) AS one (room text, number int, kind text, seat int, verb text,
        noun text, id text, at float8, events text, hash text)
    ON CONFLICT DO NOTHING RETURNING room, number, id, hash"""
_ADD = f"""
    WITH added AS ({_ADD_ENTRIES}
    ), kept AS (
        INSERT INTO snapshots (room, number, version, data)
        SELECT room, number, version, decode(data, 'base64')
        FROM json_to_recordset($2::json) AS one (room text, number int, version text, data text)
        JOIN added USING (room, number)
        ON CONFLICT DO NOTHING
    ), waiting AS (
        INSERT INTO waits (room, number, seats)
        SELECT DISTINCT ON (room) room, number, seats
        FROM json_to_recordset($3::json) AS one (room text, id text, seats json)
        JOIN added USING (room, id)
        ORDER BY room, number DESC
        ON CONFLICT (room) DO UPDATE SET number = excluded.number, seats = excluded.seats
        WHERE waits.number < excluded.number
    ), telling AS (
        INSERT INTO outbox (room, seat, number, leader, at, due)
        SELECT one.room, one.seat, one.number, one.leader, {_NOW}, {_NOW}
        FROM json_to_recordset($4::json) AS one (room text, seat int, number int, leader text, id text)
        JOIN added USING (room, id)
        ON CONFLICT DO NOTHING
    )
    SELECT room, number, id, hash FROM added"""
_STANDING = """
    SELECT room, number, id, hash FROM entries
    JOIN unnest($1::text[], $2::int[]) AS one (room, number) USING (room, number)"""


class Postgres:
    def __init__(self, url: str, engine: AsyncEngine) -> None:
        self._url = url
        self._engine = engine
        self._reading = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._appending: asyncpg.Connection | None = None

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator[Postgres]:
        engine = _engine(url, command_timeout=COMMAND_WITHIN, server_settings=LIMITS)
        database = cls(url, engine)
        try:
            yield database
        finally:
            await database._hang_up()
            await engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self._reading.connect() as conn:
            return await conn.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await _write(self._engine, work)

    async def migrate(self, work: Callable[[Connection], None]) -> None:
        """A write that may take as long as it takes."""
        engine = _engine(self._url)
        try:
            await _write(engine, work)
        finally:
            await engine.dispose()

    async def tend(self) -> None:
        """The server's own autovacuum sees to it."""

    async def append(self, batch: Sequence[Append]) -> set[Mark]:
        """Store the batch; if the connection is lost on the way, the same rows are sent again."""
        until = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                return await self._append(batch)
            except LOST as error:
                await self._hang_up()
                if asyncio.get_running_loop().time() > until:
                    raise Unreachable(str(error)) from error
            await asyncio.sleep(PAUSE)

    async def _append(self, batch: Sequence[Append]) -> set[Mark]:
        if self._appending is None or self._appending.is_closed():
            self._appending = await asyncpg.connect(
                self._url, timeout=COMMAND_WITHIN, command_timeout=COMMAND_WITHIN, server_settings=LIMITS
            )
        statement, values = _insert(batch)
        added = {tuple(row) for row in await self._appending.fetch(statement, *values)}
        lost = [one.row for one in batch if one.mark not in added]
        if lost:
            keys = [row.room for row in lost], [row.number for row in lost]
            added.update(tuple(row) for row in await self._appending.fetch(_STANDING, *keys))
        return added

    async def _hang_up(self) -> None:
        connection, self._appending = self._appending, None
        if connection:
            connection.terminate()


def _engine(url: str, **limits: Any) -> AsyncEngine:
    async def connect() -> asyncpg.Connection:
        return await asyncpg.connect(url, timeout=COMMAND_WITHIN, **limits)

    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=connect,
        pool_pre_ping=True,
        pool_timeout=COMMAND_WITHIN,
        hide_parameters=True,  # errors are logged, and names and words are not
    )


async def _write(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    async with engine.begin() as conn:
        return await conn.run_sync(work)


def _insert(batch: Sequence[Append]) -> tuple[str, list[str]]:
    """The statement and what it stores; most clicks are an entry and nothing else."""
    entries = [_text([one.row for one in batch])]
    if any(one.snapshot or one.wait for one in batch):
        return _ADD, entries + _beside(batch)
    return _ADD_ENTRIES, entries


def _beside(batch: Sequence[Append]) -> list[str]:
    """Snapshots, whom games wait for, and who is to be told."""
    kept = [{"room": one.row.room, **asdict(one.snapshot)} for one in batch if one.snapshot]
    waits = [(one.row, one.wait) for one in batch if one.wait]
    seats = [{"room": row.room, "id": row.id, "seats": wait.seats} for row, wait in waits]
    tell = [asdict(notice) | {"id": row.id} for row, wait in waits for notice in wait.tell]
    return [_text(kept), _text(seats), _text(tell)]


def _text(rows: object) -> str:
    return msgspec.json.encode(rows).decode()
