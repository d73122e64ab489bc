"""The door to the database: reads, writes, appends to the log, and nothing else."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Concatenate, ParamSpec, Protocol, TypeVar

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from app.store import errors, schema
from app.store.appends import Append, Appends, Mark
from app.store.errors import Unreachable
from app.store.postgres import LOST, Postgres
from app.store.records import Row, Snapshot, Wait
from app.store.sqlite import Sqlite

P = ParamSpec("P")
T = TypeVar("T")

READY_WITHIN = 5  # seconds
FAILURES = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, sqlite3.Error, OSError)
SQLITE_AWAY = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}
POSTGRES_AWAY = ("08", "53", "57")  # classes of SQLSTATE: the connection, resources, the operator
READ_ONLY = (sqlite3.SQLITE_READONLY, "25006")


class Engine(Protocol):
    """What SQLite and PostgreSQL each do in their own way."""

    async def read(self, work: Callable[[Connection], T]) -> T: ...
    async def write(self, work: Callable[[Connection], T]) -> T: ...
    async def migrate(self, work: Callable[[Connection], None]) -> None: ...
    async def append(self, batch: Sequence[Append]) -> set[Mark]: ...
    async def tend(self) -> None: ...


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
        with _ToldApart():
            async with asyncio.timeout(errors.ANSWER_WITHIN):
                return await self._engine.read(lambda conn: work(conn, *args, **kw))

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kw: P.kwargs) -> T:
        """Run a function as one transaction: it is durable once this returns, or nothing has changed."""
        with _ToldApart(writing=True):
            async with asyncio.timeout(errors.ANSWER_WITHIN):
                return await self._engine.write(lambda conn: work(conn, *args, **kw))

    async def append(self, row: Row, snapshot: Snapshot | None = None, wait: Wait | None = None) -> bool:
        """Whether the row stands in the log, durably and with its snapshot; False: it lost a race.

        Whom the game waits for after it is written with it, and who is to be told, if that has changed.

        A row that stands already, the same click with the same state after it, counts as appended.
        """
        with _ToldApart(writing=True):
            return await self._appends.append(row, snapshot, wait)

    async def ready(self, writing: bool = False) -> str | None:
        """Why the database can't be used now; None if it can. Whether it can be written to is tried out."""
        try:
            async with asyncio.timeout(READY_WITHIN):
                reason = await self.read(schema.shortfall)
                if reason is None and writing:
                    await self.write(schema.probe)
                return reason
        except Unreachable as away:
            return f"the database doesn't answer: {away}"
        except FAILURES as error:
            return f"the database doesn't answer: {error!r}"

    async def tend(self) -> None:
        """Let the database see how its rows lie, so that it finds them by the shortest way."""
        with _ToldApart(writing=True):
            await self._engine.tend()

    async def migrate(self, then: Callable[[Connection], None] = lambda conn: None) -> None:
        """Bring the schema up to date, and do this in the same transaction."""

        def work(conn: Connection) -> None:
            schema.upgrade(conn)
            then(conn)

        with _ToldApart(writing=True):
            await self._engine.migrate(work)


def migrate(url: str) -> None:
    """Bring the schema of this database up to date; Unreachable if it lets nobody in."""

    async def run() -> None:
        async with Database.open(url) as database:
            await database.migrate()

    try:
        asyncio.run(run())
    except FAILURES as error:
        raise Unreachable(repr(error)) from error


class _ToldApart:
    """A database that is away is no bug; `Unreachable` says so, and everything else rises as it is.

    One that can only be read is away for who writes; who reads and meets that has a bug.
    """

    __slots__ = ("_writing",)

    def __init__(self, writing: bool = False) -> None:
        self._writing = writing

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if not isinstance(error, FAILURES):
            return
        cause = (error.orig or error) if isinstance(error, DBAPIError) else error
        if _is_away(error, cause) or (self._writing and _code(cause) in READ_ONLY):
            raise Unreachable(repr(cause)) from error


def _is_away(error: BaseException, cause: BaseException) -> bool:
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    if isinstance(cause, sqlite3.Error):
        return _code(cause) in SQLITE_AWAY
    return isinstance(cause, (NoConnection, *LOST)) or str(_code(cause)).startswith(POSTGRES_AWAY)


def _code(cause: BaseException) -> int | str:
    """What the database itself says that it is."""
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", 0) & 0xFF
    return getattr(cause, "sqlstate", None) or ""


def _engine(url: str) -> AbstractAsyncContextManager[Engine]:
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite":
        return Sqlite.open(url)
    if scheme in ("postgres", "postgresql"):
        return Postgres.open(f"postgresql://{rest}")
    raise ValueError(f"DATABASE_URL must begin with sqlite:/// or postgresql://, not {scheme}://")
