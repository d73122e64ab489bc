"""The migrations: up to what the code expects, and down to nothing."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from app.store import Database, guests, migrate, rooms, schema
from app.store.tables import metadata
from tests.services import free_port


def differences(conn: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(conn), metadata))


def tables(conn: Connection) -> set[str]:
    return set(inspect(conn).get_table_names())


async def test_the_migrated_schema_is_the_one_the_code_expects(database: Database) -> None:
    assert await database.read(differences) == []


async def test_migrations_go_down_to_nothing_and_up_again(database: Database) -> None:
    await database.write(schema.downgrade)
    assert await database.read(tables) == {"alembic_version"}
    await database.migrate()
    assert await database.read(differences) == []


async def test_a_database_is_ready_once_it_is_migrated(empty_url: str) -> None:
    async with Database.open(empty_url) as database:
        assert await database.ready() == "the schema is at nothing, not at 0013"
        await asyncio.to_thread(migrate, empty_url)
        assert await database.ready() is None


async def test_two_nodes_may_migrate_at_once(empty_url: str) -> None:
    program = f"from app.store import migrate; migrate({empty_url!r})"
    nodes = [await asyncio.create_subprocess_exec(sys.executable, "-c", program) for _ in range(2)]
    assert [await node.wait() for node in nodes] == [0, 0]
    async with Database.open(empty_url) as database:
        assert await database.ready() is None


async def test_a_database_that_is_away_is_not_ready() -> None:
    async with Database.open(f"postgres://shinobi@127.0.0.1:{free_port()}/none") as database:
        assert "doesn't answer" in (await database.ready() or "")


async def test_other_databases_are_refused() -> None:
    for url in ("mysql://host/name", "sqlite://"):
        with pytest.raises(ValueError, match=url.split(":")[0]):
            async with Database.open(url):
                pass


def set_revision(conn: Connection, revision: str) -> None:
    conn.execute(text("UPDATE alembic_version SET version_num = :to"), {"to": revision})


async def test_a_schema_that_a_newer_release_made_is_ready_and_left_as_it_is(database: Database) -> None:
    await database.write(set_revision, "9999")
    await database.migrate()
    assert await database.ready() is None
    await database.write(set_revision, "0001")
    assert await database.ready() == "the schema is at 0001, not at 0013"


def write_as_the_release_before(conn: Connection) -> None:
    conn.execute(text("INSERT INTO guests (id, name, created_at) VALUES ('naruto', 'Naruto', 1)"))
    conn.execute(
        text(
            "INSERT INTO rooms (code, game, version, options, public, pace, status, host, seal, created_at,"
            " touched_at, number, awaited) VALUES ('leaf', 'columns', '1.0', '{}', true, 'human', 'open',"
            " 'naruto', '', 1, 1, -1, '[]')"
        )
    )


async def test_the_release_before_can_write_on_the_new_schema(database: Database) -> None:
    await database.write(write_as_the_release_before)
    room, guest = await database.read(rooms.get, "leaf"), await database.read(guests.get, "naruto")
    assert room and not (room.closed or room.locked or room.hushed)
    assert guest and guest.version == 0
