"""A picture of the whole database as files, taken beside a running server, and laid back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import msgspec
from sqlalchemy import Connection, inspect, make_url, select

from app.store import nodes, schema
from app.store.database import Database
from app.store.tables import metadata, rooms

COPY = "shinobi.db"  # the file of an SQLite database
LEFT_OUT = ("alembic_version", "nodes")
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


async def lay(url: str, folder: Path, picture: Picture) -> None:
    """Put what the picture holds in the place of what the database holds."""
    if picture.database != ("sqlite" if url.startswith("sqlite") else "postgresql"):
        raise ValueError(f"This is a backup of {picture.database}, and DATABASE_URL names another database.")
    if picture.revision > schema.head():
        raise ValueError(f"This backup was made by a newer release: its schema is at {picture.revision}.")
    if picture.database == "sqlite":
        _replace(folder / COPY, _path(url))
    async with Database.open(url) as database:
        await database.migrate()
        if picture.database == "sqlite":
            await database.write(lambda conn: conn.execute(metadata.tables["nodes"].delete()) and None)
    if picture.database == "postgresql":
        await _copy_in(url, folder, picture.tables)


async def in_the_way(url: str, replace: bool) -> str | None:
    """Why nothing can be laid into this database: a server runs on it, or it holds rooms already."""
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


def _replace(source: Path, target: Path) -> None:
    """Whole or not at all, and without the journals of the database that was there."""
    draft = target.with_suffix(".restored")
    _copy(source, draft)
    for journal in ("-wal", "-shm"):
        Path(f"{target}{journal}").unlink(missing_ok=True)
    os.replace(draft, target)


async def _copy_out(url: str, folder: Path) -> dict[str, list[str]]:
    """All tables as they were at one moment."""
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            found = {row["table_name"]: row["columns"] for row in await connection.fetch(_COLUMNS)}
            tables = {name: found[name] for name in _in_order(found)}
            for name, columns in tables.items():
                output = folder / name
                await connection.copy_from_table(name, columns=columns, output=output, format="binary")
    finally:
        await connection.close()
    return tables


async def _copy_in(url: str, folder: Path, tables: dict[str, list[str]]) -> None:
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction():
            await connection.execute(f"TRUNCATE {', '.join(metadata.tables)}")
            for name in _in_order(tables):
                source = folder / name
                await connection.copy_to_table(name, columns=tables[name], source=source, format="binary")
            for name in ("chats", "reports"):
                await connection.execute(_NEXT_ID.format(table=name))
    finally:
        await connection.close()


def _in_order(tables: dict[str, list[str]]) -> list[str]:
    """Those first that others refer to; names that we don't know are left out."""
    return [one.name for one in metadata.sorted_tables if one.name in tables and one.name not in LEFT_OUT]
