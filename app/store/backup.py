"""A picture of the whole database as files, taken beside a running server, and laid back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
from sqlalchemy import Connection, inspect, make_url, select
from sqlalchemy.exc import DBAPIError

from app.store import nodes, schema
from app.store.database import Database
from app.store.tables import metadata, rooms

COPY = "shinobi.db"  # the file of an SQLite database
LEFT_OUT = ("alembic_version", "nodes")
DAMAGED = "What this backup holds doesn't fit together: it is damaged."
_MISFITS = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.ProgramLimitExceededError,
    asyncpg.ProtocolViolationError,
    asyncpg.SyntaxOrAccessError,
)
_COLUMNS = """
    SELECT table_name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
    FROM information_schema.columns WHERE table_schema = current_schema() GROUP BY table_name"""
_NEXT_ID = (
    "SELECT setval(pg_get_serial_sequence('{table}', 'id'), (SELECT coalesce(max(id), 1) FROM {table}))"
)


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    """What the files hold: of which kind of database, after which migration, and which columns."""

    database: str
    revision: str
    tables: dict[str, list[str]] = {}

    @property
    def files(self) -> list[str]:
        return list(self.tables) if self.tables else [COPY]


async def take(url: str, folder: Path) -> Picture:
    """Write the files of the picture into the folder."""
    async with Database.open(url) as database:
        revision = await database.read(schema.current)
    if url.startswith("sqlite"):
        _copy(_path(url), folder / COPY)
        return Picture(database="sqlite", revision=revision)
    return Picture(database="postgresql", revision=revision, tables=await _copy_out(url, folder))


def check(picture: Picture) -> None:
    """ValueError if it isn't one that this release knows, name by name."""
    if picture.revision > schema.head():
        raise ValueError(f"This backup was made by a newer release: its schema is at {picture.revision}.")
    columns = _columns()
    is_known = all(set(named) <= columns.get(table, set()) for table, named in picture.tables.items())
    is_whole = bool(picture.tables) == (picture.database == "postgresql")
    if picture.database not in ("sqlite", "postgresql") or not (is_known and is_whole):
        raise ValueError("This file names tables that no backup of ours has.")
    if picture.revision not in schema.revisions() or not _is_complete(picture):
        raise ValueError(DAMAGED)


def _is_complete(picture: Picture) -> bool:
    """Of an older release tables and columns may be missing, but none is named twice."""
    if any(not named or len(named) > len(set(named)) for named in picture.tables.values()):
        return False
    if not picture.tables or picture.revision != schema.head():
        return True
    return picture.tables.keys() == {*_columns()} - {*LEFT_OUT} and all(
        {*named} == _columns()[table] for table, named in picture.tables.items()
    )


def _columns() -> dict[str, set[str]]:
    return {name: set(table.columns.keys()) for name, table in metadata.tables.items()}


async def lay(url: str, folder: Path, picture: Picture) -> None:
    """Put what the picture holds in the place of what the database holds, or change nothing."""
    if picture.database != ("sqlite" if url.startswith("sqlite") else "postgresql"):
        raise ValueError(f"This is a backup of {picture.database}, and DATABASE_URL names another database.")
    if picture.database == "sqlite":
        await _renew(folder / COPY, picture)
        _replace(folder / COPY, _path(url))
    else:
        async with Database.open(url) as database:
            await database.migrate(partial(_copy_in, folder, picture.tables))


async def in_the_way(url: str, replace: bool) -> str | None:
    """Why nothing can be laid into this database: a server runs on it, or it holds rooms already."""
    if url.startswith("sqlite") and not _path(url).exists():
        return None
    async with Database.open(url) as database:
        if await database.read(_has_no_tables):
            return None
        if await database.read(nodes.alive):
            return "A server is alive on this database: stop it first (one that was killed counts for 15 s)."
        if not replace and await database.read(_has_rooms):
            return "This database holds rooms already: --replace puts the backup in their place."
    return None


def _has_no_tables(conn: Connection) -> bool:
    return not inspect(conn).has_table("nodes")


def _has_rooms(conn: Connection) -> bool:
    return conn.execute(select(rooms.c.code).limit(1)).first() is not None


def _path(url: str) -> Path:
    return Path(make_url(url).database or "")


def _copy(source: Path, target: Path) -> None:
    """By SQLite's own online backup: writers go on meanwhile."""
    address = f"file:{source}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


async def _renew(copy: Path, picture: Picture) -> None:
    """Look whether a copy is whole and ours, and bring it up to date, before anything is replaced by it."""
    try:
        _examine(copy)
    except sqlite3.Error:
        raise ValueError(DAMAGED) from None
    async with Database.open(f"sqlite:///{copy}") as database:
        if await database.read(schema.current) != picture.revision:
            raise ValueError(DAMAGED)
        try:
            await database.migrate(_forget_nodes)
        except DBAPIError:  # what a migration or this release builds on isn't there
            raise ValueError(DAMAGED) from None


def _forget_nodes(conn: Connection) -> None:
    found = inspect(conn)
    for name, columns in _columns().items():
        if not found.has_table(name) or {one["name"] for one in found.get_columns(name)} != columns:
            raise ValueError(DAMAGED)
    conn.execute(metadata.tables["nodes"].delete())


def _examine(copy: Path) -> None:
    with closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as connection:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()
        named = connection.execute("SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'")
        known = {("table", name) for name in (*metadata.tables, "alembic_version")}
        if found != ("ok",) or {one for one in named if one[0] != "index"} - known:
            raise ValueError(DAMAGED)


def _replace(source: Path, target: Path) -> None:
    """Whole or not at all, and without the journals of the database that was there."""
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_suffix(".restored")
    try:
        _copy(source, draft)
        for journal in ("-wal", "-shm"):
            Path(f"{target}{journal}").unlink(missing_ok=True)
        os.replace(draft, target)
    finally:
        draft.unlink(missing_ok=True)


async def _copy_out(url: str, folder: Path) -> dict[str, list[str]]:
    """All tables as they were at one moment."""
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            found = {row["table_name"]: row["columns"] for row in await connection.fetch(_COLUMNS)}
            tables = {name: found[name] for name in _in_order(found)}
            for name, columns in tables.items():
                query = f"SELECT {', '.join(map(_quoted, columns))} FROM {_quoted(name)}"  # also of its parts
                await connection.copy_from_query(query, output=folder / name, format="binary")
    finally:
        await connection.close()
    return tables


def _copy_in(folder: Path, tables: dict[str, list[str]], conn: Connection) -> None:
    conn.exec_driver_sql(f"TRUNCATE {', '.join(metadata.tables)}")
    for name in _in_order(tables):
        _copy_table_in(conn, name, tables[name], folder / name)
    for name in ("chats", "reports"):
        conn.exec_driver_sql(_NEXT_ID.format(table=name))


def _copy_table_in(conn: Connection, name: str, columns: list[str], source: Path) -> None:
    async def copy(driver: asyncpg.Connection) -> None:
        await driver.copy_to_table(name, columns=columns, source=source, format="binary")

    adapted: Any = conn.connection.dbapi_connection
    try:
        adapted.run_async(copy)
    except _MISFITS:
        raise ValueError(DAMAGED) from None


def _quoted(name: str) -> str:
    return f'"{name}"'


def _in_order(tables: dict[str, list[str]]) -> list[str]:
    """Those first that others refer to; names that we don't know are left out."""
    return [one.name for one in metadata.sorted_tables if one.name in tables and one.name not in LEFT_OUT]
