"""The door to the database: reads, writes, appends to the log, and nothing else."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Concatenate, ParamSpec, Protocol, TypeVar

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from app.store import schema
from app.store.appends import Append, Appends, Mark
from app.store.postgres import Postgres
from app.store.records import Row, Snapshot
from app.store.sqlite import Sqlite

P = ParamSpec("P")
T = TypeVar("T")

READY_WITHIN = 5  # seconds
FAILURES = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, sqlite3.Error, OSError)


class Engine(Protocol):
    """What SQLite and PostgreSQL each do in their own way."""

    async def read(self, work: Callable[[Connection], T]) -> T: ...
    async def write(self, work: Callable[[Connection], T]) -> T: ...
    async def migrate(self, work: Callable[[Connection], None]) -> None: ...
    async def append(self, batch: Sequence[Append]) -> set[Mark]: ...


class Database:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._appends = Appends(engine.append)

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator[Database]:
        """`sqlite:///path` or `postgresql://...`; nothing is asked of the server yet."""
        async with _engine(url) as engine:
            database = cls(engine)
            try:
                yield database
            finally:
                await database._appends.drained()

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kw: P.kwargs) -> T:
        """Run a function that only looks, on one consistent picture of the data."""
        return await self._engine.read(lambda conn: work(conn, *args, **kw))

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kw: P.kwargs) -> T:
        """Run a function as one transaction: it is durable once this returns, or nothing has changed."""
        return await self._engine.write(lambda conn: work(conn, *args, **kw))

    async def append(self, row: Row, snapshot: Snapshot | None = None) -> bool:
        """Whether the row stands in the log, durably and with its snapshot; False: it lost a race.

        A row that stands already, the same click with the same state after it, counts as appended.
        """
        return await self._appends.append(row, snapshot)

    async def ready(self) -> str | None:
        """Why the database can't be used now; None if it can."""
        try:
            async with asyncio.timeout(READY_WITHIN):
                return await self.read(schema.shortfall)
        except FAILURES as error:
            return f"the database doesn't answer: {error!r}"

    async def migrate(self) -> None:
        """Bring the schema up to date."""
        await self._engine.migrate(schema.upgrade)


def migrate(url: str) -> None:
    """Bring the schema of this database up to date."""

    async def run() -> None:
        async with Database.open(url) as database:
            await database.migrate()

    asyncio.run(run())


def _engine(url: str) -> AbstractAsyncContextManager[Engine]:
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite":
        return Sqlite.open(url)
    if scheme in ("postgres", "postgresql"):
        return Postgres.open(f"postgresql://{rest}")
    raise ValueError(f"DATABASE_URL must begin with sqlite:/// or postgresql://, not {scheme}://")
