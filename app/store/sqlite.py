"""SQLite: every write on one thread and one connection, reads beside it on connections that can't write."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, asynccontextmanager
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TypeVar

from msgspec.structs import astuple
from sqlalchemy import Connection, Engine, QueuePool, create_engine, event, make_url

from app.store import errors
from app.store.appends import Append, Mark, seats_of
from app.store.records import Row
from app.store.threads import Line

T = TypeVar("T")

READERS = 4
LOCKED = 10  # seconds for which another process may hold the file
PAUSE = 0.02
BEGIN = "BEGIN IMMEDIATE"
SAMPLE = 1000  # rows of an index that are looked at for the planner's statistics
DURABLE = ("journal_mode=WAL", "synchronous=FULL")
IN_MEMORY = "temp_store=MEMORY"  # else a batch writes and unlinks a file, to be able to take itself back
WRITING = (*DURABLE, IN_MEMORY, "foreign_keys=ON")

_FIELDS = Row.__struct_fields__
_ADD_ENTRIES = f"""
    INSERT INTO entries ({", ".join(_FIELDS)}) VALUES {{rows}} ON CONFLICT DO NOTHING"""
_ADDED = " RETURNING room, number, id, hash"
_ROW = f"({', '.join('?' for _ in _FIELDS)})"
_ADD_SNAPSHOT = """
    INSERT INTO snapshots (room, number, version, data) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"""
_PUT_WAITS = """
    INSERT INTO waits (room, number, seats) VALUES {rows}
    ON CONFLICT (room) DO UPDATE SET number = excluded.number, seats = excluded.seats
    WHERE waits.number < excluded.number"""
_ADD_NOTICES = """
    INSERT INTO outbox (room, seat, number, leader, at, due) VALUES {rows} ON CONFLICT DO NOTHING"""
_NOW = "((julianday('now') - 2440587.5) * 86400.0)"
_STANDING = "SELECT room, number, id, hash FROM entries WHERE room = ? AND number = ?"


class Sqlite:
    def __init__(self, path: str, stack: ExitStack) -> None:
        self._path = path
        self._writer = _engine(path, 1, BEGIN, WRITING)
        self._readers = _engine(path, READERS, "BEGIN", ("query_only=ON",))
        stack.callback(self._writer.dispose)
        stack.callback(self._readers.dispose)
        self.appender = Appender(path)
        stack.callback(self.appender.close)
        self._write_line = Line("sqlite-writer")
        stack.callback(self._write_line.close)
        self._read_threads = stack.enter_context(ThreadPoolExecutor(READERS, "sqlite-reader"))

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator[Sqlite]:
        path = make_url(url).database
        if not path:
            raise ValueError(f"{url} names no file")
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        with ExitStack() as stack:
            yield cls(path, stack)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await _on(self._read_threads, partial(_read, self._readers, work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._write_line.do(partial(_write, self._writer, work))

    async def migrate(self, work: Callable[[Connection], None]) -> None:
        """A write without foreign keys, under which tables can't be rebuilt."""
        engine = _engine(self._path, 1, BEGIN, DURABLE)
        try:
            await self._write_line.do(partial(_write, engine, work))
        finally:
            engine.dispose()

    async def append(self, batch: Sequence[Append]) -> set[Mark]:
        return await self._write_line.do(partial(self.appender.append, batch), errors.ANSWER_WITHIN)

    async def tend(self) -> None:
        """Look how the rows have come to lie; connections learn that when they are opened."""
        await self.write(_analyze)
        self._readers.dispose()


class Appender:
    """Entries by the bare driver, on a connection of their own: SQLAlchemy would take twice as long."""

    def __init__(self, path: str) -> None:
        self.pragmas: Sequence[str] = WRITING
        self._path = path
        self._connection: sqlite3.Connection | None = None

    def append(self, batch: Sequence[Append]) -> set[Mark]:
        """After a failure the next batch gets another connection: a file may have come back."""
        connection = self._connection or _connected(self._path, self.pragmas)
        self._connection = None
        try:
            standing = _appended(connection, batch)
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        return standing

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            connection.close()


def _engine(path: str, size: int, begin: str, pragmas: Sequence[str]) -> Engine:
    engine = create_engine(
        "sqlite://",
        creator=partial(_connected, path, pragmas),
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,  # errors are logged, and names and words are not
    )
    event.listen(engine, "begin", lambda conn: conn.exec_driver_sql(begin))
    return engine


def _connected(path: str, pragmas: Sequence[str]) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=LOCKED, isolation_level=None, check_same_thread=False)
    for pragma in pragmas:
        _insist(connection, f"PRAGMA {pragma}")
    return connection


def _insist(connection: sqlite3.Connection, command: str) -> None:
    """A change of the journal doesn't wait for another process by itself, as everything else does."""
    until = time.monotonic() + LOCKED
    while True:
        try:
            connection.execute(command)
        except sqlite3.OperationalError as error:
            if not _is_busy(error) or time.monotonic() > until:
                raise
            time.sleep(PAUSE)
        else:
            return


def _is_busy(error: sqlite3.OperationalError) -> bool:
    """The lowest byte is the kind of an error, the others say more of it."""
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


async def _on(threads: ThreadPoolExecutor, job: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, job)


def _read(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.connect() as conn:
        return work(conn)


def _write(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as conn:
        return work(conn)


def _analyze(conn: Connection) -> None:
    """All tables: `optimize` of SQLite before 3.46 passes over those that this connection didn't read."""
    for command in (f"PRAGMA analysis_limit={SAMPLE}", "ANALYZE", "PRAGMA optimize"):
        conn.exec_driver_sql(command)


def _appended(connection: sqlite3.Connection, batch: Sequence[Append]) -> set[Mark]:
    """Entries alone are one statement, and so a transaction by themselves."""
    if not any(one.snapshot or one.wait for one in batch):
        return _added(connection.cursor(), batch)
    with connection:
        return _added(connection.execute(BEGIN), batch)


def _added(cursor: sqlite3.Cursor, batch: Sequence[Append]) -> set[Mark]:
    """All rows are one statement, because the thread may wait for the interpreter after each."""
    rows = ", ".join([_ROW] * len(batch))
    values = chain.from_iterable(astuple(one.row) for one in batch)
    waits = [one for one in batch if one.wait]
    added: set[Mark] = set(
        cursor.execute(_ADD_ENTRIES.format(rows=rows) + (_ADDED if waits else ""), list(values))
    )
    standing = {one.mark for one in batch}
    if (len(added) if waits else cursor.rowcount) < len(batch):
        standing = {mark for one in batch for mark in cursor.execute(_STANDING, one.mark[:2])}
    for one in batch:
        if one.snapshot and one.mark in standing:
            kept = one.snapshot
            cursor.execute(_ADD_SNAPSHOT, (one.row.room, kept.number, kept.version, kept.data))
    _wait(cursor, [one for one in waits if one.mark in added])
    return standing


def _wait(cursor: sqlite3.Cursor, changed: Sequence[Append]) -> None:
    """The same of whom the games wait for now; a room twice in a batch has its last entry last."""
    waits = [(one.row.room, one.row.number, seats_of(one)) for one in changed]
    if waits:
        rows = ", ".join(["(?, ?, ?)"] * len(waits))
        cursor.execute(_PUT_WAITS.format(rows=rows), list(chain.from_iterable(waits)))
    tell = [astuple(notice) for one in changed if one.wait for notice in one.wait.tell]
    if tell:
        rows = ", ".join([f"(?, ?, ?, ?, {_NOW}, {_NOW})"] * len(tell))
        cursor.execute(_ADD_NOTICES.format(rows=rows), list(chain.from_iterable(tell)))
